import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { questionText } from '../../src/adapters/command/completer.js';
import type { Report } from '../../src/report/schema.js';
import { MEAN_GATE } from '../builders/gates.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Workspace } from '../builders/workspace.js';
import { type Asked, judging, startAnthropic } from '../servers/anthropic.js';
import { judgeCommand } from '../servers/command.js';
import { judge, PAGES, sessionsOf } from './judged-run.js';
import { REQUEST } from './recordings.js';

const TRANSCRIPT = jsonl(
  { role: 'user', content: 'the login test is flaky, mend it' },
  { role: 'tool', content: [{ type: 'tool_result', content: 'login.test failed\nwaited 500 ms' }] },
  { role: 'assistant', content: 'It waits for the event now; 200 runs passed.' },
);

/** A session with everything, one without, and a canary. */
function workspace(): Workspace {
  return makeWorkspace({
    'golden-corpus/full/reference.json': referenceJson({
      requirements: [{ id: 'cause', text: 'The login test waited for a fixed time', must: 'mention' }],
    }),
    'golden-corpus/full/transcript.jsonl': TRANSCRIPT,
    'candidates/full.json': summaryJson(),
    'golden-corpus/bare/reference.json': referenceJson({}, { title: 'Fixed another test' }),
    'candidates/bare.json': summaryJson({ title: 'Fixed another test' }),
    'golden-corpus/watch/reference.json': referenceJson({ canary: true }, { title: 'Fixed a third test' }),
  });
}

const ALL = {
  'judge-metrics': 'rubric,relevance,coherence,faithfulness,completion',
  'meta-evaluation-rate': '1',
  'min-judge-overall': '0.5',
  ...MEAN_GATE,
};

/** All numbers and words of a judge, less what was paid and who was asked. */
function said(report: Report | undefined) {
  if (report?.judge === undefined) throw new Error('no report of a judge');
  const { model, provider, program, prompt_tokens, completion_tokens, cost_usd, saved_usd, base_url, ...judge } =
    report.judge;
  const {
    calls,
    cache_hits,
    meta_evaluation: { model: _, ...meta },
    ...numbers
  } = judge;
  const sessions = report.sessions.map(({ judge: one, ...session }) => {
    if (one === undefined) return session;
    const { model_used, prompt_tokens, completion_tokens, cost_usd, attempts, ...rest } = one;
    return { ...session, judge: rest };
  });
  return { numbers, meta, sessions, gates: report.gates, verdict: report.verdict, title: report.title };
}

describe('a judge that is a program', () => {
  it('gives the numbers of the API for the same answers, and plays them from the cassette', async () => {
    const known: (readonly [string, string])[] = [];
    const overalls = { another: 0.9, third: 0.1 };
    const script = judging({
      rubric: ({ user }) => Object.entries(overalls).find(([title]) => user.includes(title))?.[1] ?? 0.6,
      relevance: () => 4,
    });
    const api = await startAnthropic({
      answer: async (asked: Asked) => {
        const behaviour = await script(asked);
        if (behaviour.kind !== 'says') throw new Error('no answer');
        const question = { ...REQUEST, system: asked.system, user: asked.user, schema: {} };
        // The schema comes last and is the same for both.
        const [beginning = ''] = questionText(question).split('## The form of your answer');
        known.push([beginning, behaviour.said(asked).texts.join('')]);
        return behaviour;
      },
    });
    const place = workspace();
    const byApi = await judge(place, api, ALL);
    expect(byApi.report?.judge).toMatchObject({ overall_mean: 0.75, unmeasured: 0, meta_evaluation: { run: 5 } });

    const file = join(place.root, 'known.json');
    writeFileSync(file, JSON.stringify(known));
    const flags = { ...ALL, 'judge-command': judgeCommand('knows', file), 'judge-cassette': 'tape.jsonl' };
    const byProgram = await judge(place, undefined, flags);
    expect(said(byProgram.report)).toEqual(said(byApi.report));
    const calls = byApi.report?.judge?.calls;
    const unknown = { cost_usd: null, prompt_tokens: null, completion_tokens: null, base_url: null };
    expect(byProgram.report?.judge).toMatchObject({ calls, provider: 'command', program: 'node', ...unknown });
    expect(byProgram.report?.judge?.model).toMatch(/^node-[0-9a-f]{8}$/);
    expect(byProgram.report?.settings['judge-command']?.value).toBe('node');
    expect(byProgram.report?.caveats.join('\n')).toContain(
      'The judge is the program node: nobody knows what asking it',
    );
    expect(byProgram.stdout).toMatch(/cost unknown[\s\S]*Answered by the program node, whose costs nobody knows/);
    expect(byProgram.log[0]).toMatchObject({ provider: 'command', base_url: null, endpoint: 'node' });

    writeFileSync(file, '[]');
    const replayed = await judge(place, undefined, { ...flags, 'judge-replay': 'replay' });
    expect(said(replayed.report)).toEqual(said(byApi.report));
    expect(replayed.report?.judge).toMatchObject({ calls: 0, cost_usd: 0, saved_usd: null });
    // Another call may ask another model.
    const other = { ...flags, 'judge-command': judgeCommand('says', ''), 'judge-replay': 'replay' };
    expect((await judge(place, undefined, other)).report?.judge).toMatchObject({ measured: 0, cache_hits: 0 });
  });

  it('may answer in two lines, of which its gates are made', async () => {
    const place = sessionsOf(2, { 'candidates/s1.json': summaryJson({ title: 'Fixed nothing' }) });
    const question = (title: string): string => `#!/bin/sh
case "$(cat)" in *"${title}"*) echo "Score: 0.4"; echo "Explanation: It says nothing.";; *) echo "Score: 0.8"; echo "It says most.";; esac`;
    place.files.write('judge.sh', question('Fixed nothing'));
    const flags = { 'judge-command': 'sh ./judge.sh', 'min-judge-overall': '0.5', ...MEAN_GATE };
    const { report } = await judge(place, undefined, flags);
    expect(report?.judge).toMatchObject({ overall_mean: 0.6, wanted: 2, measured: 2, program: 'sh' });
    expect(report?.gates.find(({ id }) => id === 'min-judge-overall')).toMatchObject({ status: 'pass', value: 0.6 });
    expect(report?.sessions.map((session) => session.judge)).toMatchObject([
      { overall: 0.8, dimensions: [], unmeasured: [] },
      { overall: 0.4, rationale: 'It says nothing.' },
    ]);
    // Who has no answer lacks one number, as the others have one.
    place.files.write('judge.sh', question('Fixed nothing').replace('echo "Score: 0.4"', 'exit 3'));
    const { report: partial } = await judge(place, undefined, { ...flags, 'judge-max-attempts': '1' });
    expect(partial?.judge).toMatchObject({ wanted: 2, measured: 1, unmeasured_reasons: { invalid_request: 1 } });
  });

  it('that is missing is looked for three times, and no more', async () => {
    const run = await judge(sessionsOf(8), undefined, {
      'judge-command': 'no-such-judge -p',
      'judge-concurrency': '1',
    });
    expect(run.report?.judge).toMatchObject({ calls: 3, measured: 0, cost_usd: 0, overall_mean: null });
    expect(run.stderr).toContain('no-such-judge could not be started (ENOENT): there is no such program');
    expect(run.exitCode).toBe(3);
  });

  it('is not asked without what it needs, as in a run of a fork', async () => {
    const needy = { 'judge-command': judgeCommand('says', 'Score: 1'), 'judge-command-env': 'HOUSE_KEY' };
    const env = { HOUSE_KEY: '' };
    const required = await judge(sessionsOf(1), undefined, needy, env);
    expect(required.exitCode).toBe(2);
    expect(required.stderr).toContain('judge: it is required, and the program to ask lacks HOUSE_KEY');
    const { report } = await judge(sessionsOf(1), undefined, { ...needy, judge: 'auto' }, env);
    expect(report).toMatchObject({ verdict: 'pass', judge: { absence: 'no_credentials', calls: 0, cost_usd: 0 } });
  });

  it('tells a dry run that nobody knows the costs, and leaves no arguments behind', async () => {
    const place = sessionsOf(1);
    const secret = 'hunter2-hunter2-hunter2';
    const flags = { 'judge-command': judgeCommand('exits', '1', `bad --key ${secret}`), 'judge-max-attempts': '1' };
    const dry = await judge(place, undefined, { ...flags, 'dry-run': 'true' });
    expect(dry.stdout).toMatch(/cost +unknown: the program of judge-command[^\n]*\n +cap +none/);
    expect(existsSync(join(place.root, 'summary-gate-report'))).toBe(false);
    await judge(place, undefined, { 'judge-command': judgeCommand('says', 'Score: 1', secret), ...PAGES });
    await judge(place, undefined, {
      'judge-command': judgeCommand('says', 'Score: 1', secret),
      shard: '1/1',
      'report-dir': 'part',
    });
    const reports = ['report.json', 'judge-log.jsonl', 'report.html', 'report.md'];
    const paths = ['part/shard-1-of-1.jsonl', ...reports.map((name) => `summary-gate-report/${name}`)];
    const files = paths.map((path) => readFileSync(join(place.root, path), 'utf8'));
    expect(files.filter((text) => text.includes(secret))).toEqual([]);
  });
});
