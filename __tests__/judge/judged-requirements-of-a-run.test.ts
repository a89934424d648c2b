import { describe, expect, it } from '@jest/globals';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { judging, type MetricScript, startAnthropic } from '../servers/anthropic.js';
import { byTitle, labelled, OPPOSED } from './calibration/labelled-corpus.js';
import { judge } from './judged-run.js';

const CAUSE = 'The login test waited for a fixed time';
/** By its words alone the candidate says it where it has the sentence, and the judge may say otherwise. */
const WAITS = 'The slow runners were replaced by four new machines in Lisbon';

async function run(
  script: MetricScript,
  flags: Readonly<Record<string, string>>,
  requirement: object,
  more: Tree = {},
) {
  const api = await startAnthropic({ answer: judging({ rubric: () => 0.8, ...script }) });
  const workspace = makeWorkspace({
    'golden-corpus/a/reference.json': referenceJson({ requirements: [requirement] }),
    'candidates/a.json': summaryJson({ summary: `${String(summaryJson()['summary'])} ${WAITS}.` }),
    ...more,
  });
  const judged = await judge(workspace, api, { 'judge-metrics': 'completion', 'min-overall': 'none', ...flags });
  expect(api.violations).toEqual([]);
  return {
    ...judged,
    gate: judged.report?.gates.find(({ id }) => id === 'fail-on.requirement'),
    codes: judged.report?.sessions[0]?.findings.map(({ code }) => code),
  };
}

const MENTION = { id: 'cause', text: CAUSE, must: 'mention' };
const SILENCE = { id: 'wait', text: WAITS, must: 'not_mention' };
const NO: MetricScript = { states: () => 'no' };

describe('what the judge alone says of requirements', () => {
  it('decides nothing where no gate of the judge is set, and is told beside the gate', async () => {
    const { report, gate, codes, exitCode } = await run(NO, {}, MENTION);
    expect(codes).toEqual(['REQUIREMENT_UNMET']);
    expect([report?.verdict, exitCode, report?.gates_failed]).toEqual(['pass', 0, []]);
    expect(report?.sessions[0]).toMatchObject({ failed: false, gates_failed: [] });
    expect(gate).toMatchObject({
      status: 'pass',
      value: 0,
      message:
        'requirement: 0 sessions <= 0, 1 by the judge alone (a), which is advice as long as neither fail-on nor min-completion is set',
    });
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['min-completion is', { 'min-completion': '0' }],
    ['fail-on names the class', { 'fail-on': 'requirement' }],
    ['fail-on names the code', { 'fail-on': 'REQUIREMENT_UNMET' }],
  ])('fails a session where %s', async (_, flags) => {
    const { report, exitCode } = await run(NO, flags, MENTION);
    expect(exitCode).toBe(1);
    expect(report?.sessions[0]?.gates_failed).toHaveLength(1);
    expect(report?.gates_failed).toEqual([expect.stringMatching(/: 1 session > 0 \(a\)$/)]);
  });

  it('takes nothing back that words have found, where it is advice', async () => {
    const absolved = await run(NO, {}, SILENCE);
    expect([absolved.exitCode, absolved.codes]).toEqual([1, ['REQUIREMENT_VIOLATED']]);
    expect(absolved.report?.sessions[0]?.findings[0]?.message).toContain('by its words');
    expect(absolved.gate?.message).toBe('requirement: 1 session > 0 (a)');
    const decided = await run(NO, { 'fail-on': 'requirement' }, SILENCE);
    expect([decided.exitCode, decided.codes]).toEqual([0, []]);
  });

  it('is nothing that was mended where it was there on the base, too', async () => {
    const before = await run(NO, {}, MENTION);
    const base = { 'base.json': JSON.stringify(before.report) };
    const { report } = await run(NO, { baseline: 'base.json' }, MENTION, base);
    expect(report?.baseline).toMatchObject({ failures: { new: [], already: [], fixed: [] } });
  });

  it('says once what words have found, too', async () => {
    const { exitCode, codes, report } = await run({}, {}, SILENCE);
    expect([exitCode, codes]).toEqual([1, ['REQUIREMENT_VIOLATED']]);
    expect(report?.sessions[0]?.findings[0]?.message).toContain('by its words');
  });
});

describe('what a judge says that people do not agree with', () => {
  const transcript = jsonl({ role: 'user', content: 'the login test is flaky, mend it' });

  async function opposed(rated: typeof OPPOSED, failOn: string) {
    const answer = judging({ states: () => 'no', verdict: () => ['unknown', 0, ''] });
    const api = await startAnthropic({
      answer: (asked) => (asked.user.includes('Judge this with') ? byTitle(asked) : answer(asked)),
    });
    const workspace = labelled(rated, {
      'golden-corpus/s0/reference.json': referenceJson(
        { requirements: [MENTION] },
        { title: 'Fixed the flaky login test s0' },
      ),
      'golden-corpus/s0/transcript.jsonl': transcript,
    });
    return judge(workspace, api, {
      ...{ 'judge-metrics': 'rubric,faithfulness,completion', 'min-session': 'none' },
      ...{ 'fail-on': failOn, 'min-judge-agreement': '0.6' },
    });
  }

  it.each<[string, typeof OPPOSED, RegExp]>([
    ['is below the level', OPPOSED, /agreement with the labels -?\d\.\d+ < min-judge-agreement 0\.600$/],
    ['cannot be told', OPPOSED.slice(0, 2), /agreement with the labels was not measured: /],
  ])('is advice where the agreement %s, whoever has named the gate', async (_, rated, why) => {
    const { report, exitCode } = await opposed(rated, 'requirement, addition');
    expect(report?.sessions[0]?.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['REQUIREMENT_UNMET', 'UNSUPPORTED_CLAIM']),
    );
    expect([report?.verdict, exitCode]).toEqual(['pass', 0]);
    const gates = report?.gates.filter(({ kind }) => kind === 'fail-on');
    expect(gates?.map(({ status }) => status)).toEqual(['pass', 'pass']);
    for (const { message } of gates ?? []) {
      expect(message).toMatch(/: 0 sessions <= 0, \d by the judge alone \(s0.*\), advisory only: /);
      expect(message).toMatch(why);
    }
  });
});
