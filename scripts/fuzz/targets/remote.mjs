// What GitHub and the API of a model send, and what is written down of it.
import { zipSync } from 'fflate';
import {
  anyValue,
  brokenJson,
  brokenLines,
  brokenText,
  brokenTexts,
  hostileText,
  leakingText,
} from '../generators.mjs';
import { hasNoCredential, isSafeMarkdown, must, same } from '../invariants.mjs';
import * as material from '../material.mjs';
import { parsedOrNothing } from '../values.mjs';
import { Workspace } from '../workspace.mjs';

const asItIs = (text) => text;

export const REMOTE = {
  'batch-results': (tools) => ({
    make: (chance) => {
      const results = chance.isOneIn(4) ? brokenTexts(material.RESULTS, chance, leakingText) : material.RESULTS;
      return { text: brokenLines(results, chance), size: 1 + chance.below(chance.pick([50, 200, 20_000])) };
    },
    check: async ({ text, size }) => {
      const lines = await linesIn(tools, text, size);
      // A line of more than 4 MiB is refused, which the collector of a batch tells as a failure.
      if (lines === null) return [];
      same(lines, await linesIn(tools, text, Number.POSITIVE_INFINITY), 'the lines of a body in pieces');
      return lines.map((line) => {
        const read = tools.readResult(line, asItIs);
        if (read === undefined) return undefined;
        must(typeof read.id === 'string', 'a result without an id');
        outcomeIsWhole(read.outcome);
        return read;
      });
    },
  }),

  'judge-log': (tools) => ({
    make: (chance) => {
      const other = chance.isOneIn(2) ? leakingText : hostileText;
      return brokenTexts(
        { request: material.REQUEST, outcome: chance.pick(material.OUTCOMES), session: 'login' },
        chance,
        other,
      );
    },
    check: (texts) => {
      const { request, outcome, session } = texts;
      const record = {
        session,
        metric: 'rubric',
        sample: 0,
        attempt: 1,
        request,
        outcome,
        startedAt: 1,
        durationMs: 2,
      };
      const context = { provider: 'anthropic', baseUrl: null, endpoint: null, wallTime: () => 0, showsDurations: true };
      const event = { step: 'look', batch: 'msgbatch_01', requests: 1, startedAt: 1, durationMs: 2, outcome };
      const lines = [tools.attemptLine(record, context), tools.batchLogLine(event, context)];
      for (const line of lines) {
        must(!/[\r\n\u2028\u2029]/.test(line) || parsedOrNothing(line) !== undefined, 'a line that is none');
        must(!/[\r\n]/.test(line), 'a line in two');
        hasNoCredential(line, 'the log of the judge', texts);
      }
      same(JSON.parse(lines[0]).attempt, 1, 'the attempt');
      return lines;
    },
  }),

  artifacts: (tools) => {
    const report = Buffer.from(JSON.stringify(tools.reports[0]));
    return {
      make: (chance) => {
        const beside = chance.pick([
          'report.json',
          'a/report.json',
          '../../report.json',
          '/etc/report.json',
          'report.json/x',
        ]);
        const files = {
          [beside]: chance.isOneIn(4) ? Buffer.from(brokenJson(tools.reports[0], chance)) : report,
          ...(chance.isOneIn(2) && {
            [chance.isOneIn(2) ? 'scored-candidates.jsonl' : hostileText(chance).slice(0, LONGEST_NAME)]: Buffer.from(
              hostileText(chance),
            ),
          }),
        };
        const packed = Buffer.from(zipSync(files, { level: chance.pick([0, 1]), mtime: '2026-11-21T00:00:00Z' }));
        return {
          bytes: chance.isOneIn(4) ? packed.toString('latin1') : brokenBytes(packed, chance),
          wanted: chance.pick(WANTED),
        };
      },
      check: ({ bytes, wanted }) => {
        const read = tools.unpackReport(Buffer.from(bytes, 'latin1'), wanted);
        if (read === undefined) return undefined;
        must(typeof read.report === 'string', 'an archive without a report');
        must(wanted !== 'report' || !('candidates' in read), 'candidates that nobody wants');
        const base = tools.readBaselineReport(read.report);
        must(base.kind === 'report' || base.reason !== '', 'no reason');
        return [read, base];
      },
    };
  },

  events: (tools) => {
    const workspace = new Workspace(tools, { 'event.json': '{}' });
    const path = workspace.pathOf('event.json');
    return {
      make: (chance) => {
        const [name, payload] = chance.pick(Object.entries(material.EVENTS));
        const other = chance.isOneIn(20) ? anyValue(chance) : payload;
        const text = chance.isOneIn(3) ? JSON.stringify(brokenTexts(payload, chance)) : brokenJson(other, chance);
        return { name: chance.isOneIn(30) ? hostileText(chance) : name, text, asked: chance.pick([null, null, 7]) };
      },
      check: ({ name, text, asked }) =>
        workspace.with({ 'event.json': text }, () => {
          const env = { ...RUNNER, GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path };
          const payload = tools.readPayload(env);
          const context = tools.readRunContext({ env, payload, pullRequest: asked });
          contextIsWhole(context, asked);
          const frame = tools.commentFrame(context, context.headSha ?? SHA, FRAME);
          isSafeMarkdown(`${frame.marker}\n\n${frame.footer}`, tools, (target) => target.startsWith(`${HOME}/`));
          const comment = tools.newCommentOf(name, payload);
          if (comment !== undefined && !('ignored' in comment)) commentIsWhole(comment, name);
          return [context, comment];
        }),
    };
  },
};

/** In an archive a name has 65,535 bytes at most. */
const LONGEST_NAME = 20_000;

const WANTED = ['report', 'report and candidates'];

async function linesIn({ linesOf }, text, size) {
  const bytes = Buffer.from(text);
  const body = async function* () {
    for (let start = 0; start < bytes.length; start += size)
      yield bytes.subarray(start, start + Math.min(size, bytes.length));
  };
  const lines = [];
  try {
    for await (const line of linesOf(body(), Number.POSITIVE_INFINITY)) lines.push(line);
  } catch (error) {
    if (error.name === 'LongBodyError') return null;
    throw error;
  }
  return lines;
}

/** An answer with what it cost, or why there is none. */
function outcomeIsWhole(outcome) {
  must(['answer', 'refusal', 'failure'].includes(outcome.kind), () => `an outcome: ${outcome.kind}`);
  if (outcome.kind === 'failure') {
    must(/\w/.test(outcome.message) && outcome.reason !== '', 'a failure without a reason');
    must(outcome.requestId === null || /^[\w-]{1,128}$/.test(outcome.requestId), 'the id of a request');
    return;
  }
  for (const count of Object.values(outcome.usage ?? {}))
    must(Number.isSafeInteger(count) && count >= 0, () => `tokens: ${count}`);
  must(outcome.kind === 'refusal' || typeof outcome.text === 'string', 'an answer without a text');
}

/** Bytes of an archive of which some are others, gone or doubled; the directory at its end as well. */
function brokenBytes(bytes, chance) {
  if (chance.isOneIn(4)) return brokenText(bytes.toString('latin1'), chance);
  const broken = Buffer.from(bytes);
  for (let edits = 1 + chance.below(4); edits > 0; edits--) {
    const from = chance.isOneIn(2) ? Math.max(0, broken.length - 120) : 0;
    broken[from + chance.below(broken.length - from)] = chance.below(256);
  }
  return broken.toString('latin1');
}

const SHA = '0123456789abcdef0123456789abcdef01234567';
const HOME = 'https://github.com/acme/widgets';
const RUNNER = {
  GITHUB_REPOSITORY: 'acme/widgets',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_RUN_ID: '99',
  GITHUB_RUN_NUMBER: '42',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_SHA: SHA,
};
const FRAME = { key: 'default', warnOnly: false, version: '0.0.0', isTracked: () => true };

/** What a payload can tell a run goes into addresses, questions to GitHub and comments: numbers, commits, and one name of a branch. */
function contextIsWhole({ kind, number, headSha, headOwner, headBranch, runUrl }, asked) {
  const kinds = ['pull-request', 'find-pull-request', 'named-pull-request', 'merge-group', 'commit'];
  must(kinds.includes(kind), () => `a context: ${kind}`);
  must(number === undefined || (Number.isSafeInteger(number) && number >= 1), () => `a pull request: ${number}`);
  must(asked === null || number === asked, 'another pull request than was asked for');
  must(headSha === undefined || /^[0-9a-f]{40,64}$/.test(headSha), () => `a commit: ${headSha}`);
  for (const one of [headOwner, headBranch])
    must(one === undefined || (typeof one === 'string' && one !== ''), 'a branch without a name');
  same(runUrl, `${HOME}/actions/runs/99`, 'the address of the run');
}

function commentIsWhole({ id, body, url, login, userId, pullRequest, repositoryId, defaultBranch }, name) {
  must(name === 'issue_comment', 'a comment of another event');
  for (const one of [id, userId, pullRequest, repositoryId])
    must(Number.isSafeInteger(one) && one >= 1, () => `an id: ${one}`);
  must(typeof body === 'string' && typeof defaultBranch === 'string', 'a comment without its text');
  must(/^https?:\/\/[\w.:/#-]+$/.test(url) && /^[A-Za-z0-9][\w-]{0,99}$/.test(login), 'a comment of nobody');
}
