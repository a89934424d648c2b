import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import { summaryJson } from '../builders/summaries.js';
import { answers, fails, NOTED, refuses, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

const GATE = { 'min-judge-overall': '0.5' };

/** Half of the sessions get no answer; no request is repeated. */
const half = () => startAnthropic({ answer: ({ index }) => (index % 2 === 0 ? scores(0.8) : fails(400)) });

describe('the verdict of a judged run', () => {
  it.each<readonly [Readonly<Record<string, string>>, string, number]>([
    [{}, 'inconclusive', 3],
    [{ 'min-measured': '0.51' }, 'inconclusive', 3],
    [{ 'min-measured': '0.5' }, 'pass', 0],
    [{ 'min-measured': '0.4' }, 'pass', 0],
    [{ 'min-measured': '0.4', 'min-judge-overall': '0.9' }, 'fail', 1],
    [{ 'on-inconclusive': 'pass' }, 'inconclusive', 0],
    [{ 'warn-only': 'true' }, 'inconclusive', 0],
    [{ 'min-measured': '0.4', 'min-judge-overall': '0.9', 'on-inconclusive': 'pass' }, 'fail', 1],
    [{ 'min-measured': '0.4', 'min-judge-overall': '0.9', 'warn-only': 'true' }, 'fail', 0],
  ])('half measured, %j: %s, exit code %i', async (flags, verdict, exitCode) => {
    const run = await judge(sessionsOf(4), await half(), { ...GATE, ...flags });
    expect(run.report).toMatchObject({ verdict, judge: { measured: 12, unmeasured: 12, overall_mean: 0.8 } });
    expect(run.exitCode).toBe(exitCode);
  });

  it('fails where the rubric fails, whatever the judge could not measure', async () => {
    const api = await startAnthropic({ answer: () => refuses() });
    const workspace = sessionsOf(1, { 'candidates/s0.json': summaryJson({ outcome: 'failure', title: 'Lunch' }) });
    const run = await judge(workspace, api, { ...GATE, 'min-overall': '0.99' });
    expect(run.report?.verdict).toBe('fail');
    expect(run.exitCode).toBe(1);
  });

  it('gates each dimension', async () => {
    const api = await startAnthropic({ answer: () => scores((path) => (path.includes('outcome') ? 0.2 : 0.9)) });
    const run = await judge(sessionsOf(2), api, { 'min-judge-dimensions': 'outcome=0.5,title=0.5' });
    const gates = run.report?.gates.filter(({ kind }) => kind === 'min-judge-dimensions');
    expect(gates).toEqual([
      expect.objectContaining({ id: 'min-judge-dimensions.title', status: 'pass', value: 0.9 }),
      expect.objectContaining({ id: 'min-judge-dimensions.outcome', status: 'fail', value: 0.2 }),
    ]);
    expect(run.exitCode).toBe(1);
  });

  it.each<readonly [string, Readonly<Record<string, string>>, string, number, string]>([
    ['overall', { 'min-judge-overall': '0.7' }, 'min-judge-overall', 4, 'inconclusive'],
    ['overall', { 'min-judge-overall': '0.7' }, 'min-judge-overall', 1, 'pass'],
    ['outcome', { 'min-judge-dimensions': 'outcome=0.7' }, 'min-judge-dimensions.outcome', 4, 'inconclusive'],
    ['overall', { 'min-judge-dimensions': 'outcome=0.7' }, 'min-judge-dimensions.outcome', 4, 'pass'],
  ])(
    'rests on its own score: without the %s of some, %j, %s with %d of 10 missing is %s',
    async (lost, flags, id, missing, verdict) => {
      const api = await startAnthropic({
        answer: ({ user }) => {
          const isBad = Number(/login test s(\d+)/.exec(user)?.[1]) < missing;
          const score = (name: string) => (isBad && name === lost ? '0.2' : 0.8);
          const dimensions = Object.fromEntries(DIMENSIONS.map((name) => [name, { reason: 'r', score: score(name) }]));
          return answers({ ...NOTED, dimensions, rationale: 'r', overall: score('overall') });
        },
      });
      const { report } = await judge(sessionsOf(10), api, flags);
      expect(report?.judge).toMatchObject({ wanted: 60, measured: 60 - missing });
      const gate = report?.gates.find((one) => one.id === id);
      expect([gate?.status, report?.verdict]).toEqual([verdict === 'pass' ? 'pass' : 'not_evaluated', verdict]);
      if (verdict === 'inconclusive') expect(gate?.message).toContain('6 of 10 measurements succeeded, 0.600 < 0.900');
    },
  );

  it('asks nothing about a missing or invalid candidate', async () => {
    const api = await startAnthropic();
    const workspace = sessionsOf(3, { 'candidates/s1.json': '{"title": 1}' });
    workspace.files.remove('candidates/s2.json');
    const run = await judge(workspace, api, { ...GATE, 'min-overall': '0' });
    expect(api.requests).toHaveLength(1);
    expect(run.report?.judge).toMatchObject({ wanted: 6, measured: 6, overall_mean: 0.8 });
  });
});

describe('a judge that cannot be asked', () => {
  it('leaves the decision to the rubric where it may', async () => {
    const run = await judge(sessionsOf(2), undefined, { ...GATE, judge: 'auto' });
    expect(run.exitCode).toBe(0);
    expect(run.report).toMatchObject({
      verdict: 'pass',
      judge: { absence: 'no_credentials', overall_mean: null, calls: 0, cost_usd: 0 },
      gates: expect.arrayContaining([expect.objectContaining({ id: 'min-judge-overall', status: 'not_evaluated' })]),
    });
    expect(run.stdout).toContain('could not be asked');
  });

  it('still fails by the rubric', async () => {
    const workspace = sessionsOf(1, { 'candidates/s0.json': summaryJson({ outcome: 'failure', title: 'Lunch' }) });
    const run = await judge(workspace, undefined, { ...GATE, judge: 'auto', 'min-overall': '0.99' });
    expect(run.exitCode).toBe(1);
  });

  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['required', {}, 'there is no API key'],
    ['required, with a blank key', { 'anthropic-api-key': ' ' }, 'anthropic-api-key'],
    ['a gate, but no judge', { judge: 'off', ...GATE }, 'min-judge-overall'],
    ['an unknown price under a cap', { judge: 'auto', 'judge-model': 'claude-sonnet-4-6' }, 'max-cost-usd'],
    ['a cap on the day without a ledger', { judge: 'auto', 'max-cost-usd-per-day': '1' }, 'budget-ledger'],
    ['replay without a file', { judge: 'auto', 'judge-replay': 'replay' }, 'judge-cassette'],
  ])('%s is wrong input', async (_, flags, message) => {
    const workspace = sessionsOf(1);
    const run = await judge(workspace, undefined, flags);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(message);
    expect(run.report).toBeUndefined();
  });

  it('says that nothing is recorded where it may only replay, and leaves its gates open', async () => {
    const workspace = sessionsOf(1, { 'tape.jsonl': '' });
    const flags = {
      judge: 'auto',
      'judge-replay': 'replay',
      'judge-cassette': 'tape.jsonl',
      'min-judge-overall': '0.5',
    };
    const run = await judge(workspace, undefined, flags);
    expect(run.report?.judge).toMatchObject({ absence: null, unmeasured_reasons: { not_recorded: 6 } });
    expect(run.exitCode).toBe(3);
  });

  it('tells all that is wrong with the judge at once', async () => {
    const run = await judge(sessionsOf(1), undefined, { 'judge-model': 'claude-sonnet-4-6' });
    expect(run.stderr).toContain('max-cost-usd');
    expect(run.stderr).toContain('there is no API key');
  });

  it('takes the key from the environment', async () => {
    const api = await startAnthropic();
    const env = { ANTHROPIC_API_KEY: api.apiKey, ANTHROPIC_BASE_URL: api.url };
    const run = await judge(sessionsOf(1), undefined, {}, env);
    expect(run.report?.judge).toMatchObject({ measured: 6, base_url: api.url });
  });

  it.each([
    'https://me:hunter2hunter2@127.0.0.1:1',
    'https://127.0.0.1:1/?token=hunter2hunter2',
    'nowhere hunter2hunter2',
  ])('refuses %s of the environment without a word of it in the report', async (url) => {
    const env = { ANTHROPIC_API_KEY: 'sk-ant-api03-of-the-environment-0000', ANTHROPIC_BASE_URL: url };
    const workspace = sessionsOf(1);
    const run = await judge(workspace, undefined, {}, env);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('ANTHROPIC_BASE_URL');
    expect(`${run.stdout}${run.stderr}${JSON.stringify(run.report)}`).not.toContain('hunter2hunter2');
  });
});

describe('what the judge adds to the findings', () => {
  it('notes suggestions and disagreement, and gates nothing by them', async () => {
    const value = {
      ...NOTED,
      facts: [
        { fact: 'why it failed', status: 'absent' },
        { fact: 'that it waited', status: 'told' },
        { fact: 'when it failed', status: 'blurred' },
      ],
      rationale: 'Too short.',
      dimensions: Object.fromEntries(
        ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'].map((name) => [
          name,
          { reason: 'r', score: 0.7 },
        ]),
      ),
      overall: 0.7,
    };
    const run = await judge(sessionsOf(1), await startAnthropic({ answer: () => answers(value) }));
    const findings = run.report?.sessions[0]?.findings.map(({ code, severity }) => [code, severity]);
    expect(findings).toEqual(
      expect.arrayContaining([
        ['JUDGE_DISAGREES', 'note'],
        ['JUDGE_SUGGESTION', 'note'],
      ]),
    );
    expect(findings).toHaveLength(3);
    expect(run.exitCode).toBe(0);
  });

  it.each([
    [0.7, true],
    [0.701, false],
  ])('an overall of %d beside a rubric of 1: disagrees is %s', async (score, disagrees) => {
    const run = await judge(sessionsOf(1), await startAnthropic({ answer: () => scores(score) }));
    const codes = run.report?.sessions[0]?.findings.map(({ code }) => code) ?? [];
    expect(codes.includes('JUDGE_DISAGREES')).toBe(disagrees);
  });
});
