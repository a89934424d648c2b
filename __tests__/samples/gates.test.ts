import { describe, expect, it } from '@jest/globals';
import type { Report, ReportSession } from '../../src/report/schema.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { makeWorkspace } from '../builders/workspace.js';
import { corpusOf, type Given, type SampleKind, WAYS } from './samples.js';

async function run(given: Given, flags: Flags = {}, more: Readonly<Record<string, unknown>> = {}): Promise<Report> {
  const { tree, candidates } = WAYS['numbered lines']?.(given) ?? { tree: {}, candidates: '' };
  return reportOf(makeWorkspace({ ...corpusOf(Object.keys(given), more), ...tree }), { candidates, ...flags });
}

function only({ sessions: [session] }: Report): ReportSession {
  if (session === undefined) throw new Error('no session');
  return session;
}

describe('the share of samples that must pass', () => {
  it.each<readonly [string, readonly (SampleKind | undefined)[], string, readonly string[]]>([
    ['all by default', ['good', 'good', 'wrong'], '1/1', ['fail-on.outcome']],
    ['2 of 3, where one is wrong', ['good', 'good', 'wrong'], '2/3', []],
    ['2 of 3, where two are wrong', ['wrong', 'good', 'wrong'], '2/3', ['fail-on.outcome']],
    ['2 of 3 for each gate by itself', ['wrong', 'good', 'empty'], '2/3', ['fail-on.outcome']],
    ['2 of 3, where one is missing', ['good', undefined, 'good'], '2/3', []],
    ['0.66 of 3 as two of them', ['good', undefined, 'good'], '0.66', []],
    ['0.67 of 3 as all of them', ['good', undefined, 'good'], '0.67', ['fail-on.unusable', 'min-session']],
    ['a share that is below one sample as one', ['wrong', 'wrong', 'good'], '0.1', []],
    ['.5 of 2', ['wrong', 'good'], '.5', []],
    ['1', ['wrong', 'good'], '1', ['fail-on.outcome']],
  ])('is %s', async (_, kinds, share, gates) => {
    const report = await run(
      { a: kinds, b: ['good', 'good', kinds.length === 3 ? 'good' : undefined] },
      { 'min-samples-pass': share },
    );
    expect(only(report).gates_failed).toEqual(gates);
    expect(report.verdict).toBe(gates.length === 0 ? 'pass' : 'fail');
  });

  it('is told in the line of a floor', async () => {
    const flags = { 'min-samples-pass': '2/3', 'fail-on': 'none', 'min-overall': 'none' };
    const report = await run({ a: ['good', 'empty', 'empty'] }, flags);
    expect(report.gates_failed).toEqual(['session a overall 0.000 < gate 0.250 (1 of 3 samples pass, 2 must)']);
  });

  it('holds for the floors of references', async () => {
    const gates = { min_overall: 0.95, min_dimensions: { key_actions: 0.9 } };
    const flags = { 'fail-on': 'none', 'min-session': 'none' };
    const strict = await run({ a: ['good', 'plain', 'good'] }, flags, { gates });
    expect(strict.gates_failed).toEqual([
      'session a overall 0.800 < gate 0.950 (2 of 3 samples pass, 3 must)',
      'session a key_actions 0.667 < gate 0.900 (2 of 3 samples pass, 3 must)',
    ]);
    const loose = await run({ a: ['good', 'plain', 'good'] }, { ...flags, 'min-samples-pass': '2/3' }, { gates });
    expect(loose.gates_failed).toEqual([]);
  });

  it.each(['0', '3/2', '0/3', '1/0', 'most', '66', '-1', '2/3/4', '0.6666'])('cannot be %s', async (share) => {
    const { problems } = await run({ a: ['good', 'good'] }, { 'min-samples-pass': share }).then(
      () => ({ problems: [] }),
      (error: { readonly problems: readonly { readonly message: string }[] }) => error,
    );
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^--min-samples-pass: ".*" is not such a share.*; allowed: a share such as 2\/3 or 0\.66/),
    ]);
  });
});

describe('a session that fails by a sample which is not its worst', () => {
  it('shows a finding of that sample, at its place', async () => {
    const report = await run({ a: ['good', 'wrong', 'plain'] });
    const { findings, worst, gates_failed: failed } = only(report);
    expect([worst, failed]).toEqual([3, ['fail-on.outcome']]);
    expect(findings.filter(({ code }) => code === 'WRONG_OUTCOME')).toEqual([
      expect.objectContaining({ file: 'out.jsonl', line: 2, severity: 'error', samples: '1/3' }),
    ]);
  });

  it('shows none where enough samples pass', async () => {
    const report = await run({ a: ['good', 'wrong', 'plain'] }, { 'min-samples-pass': '2/3' });
    expect(only(report).findings.map(({ code }) => code)).toEqual(['MISSING_ACTION', 'MISSING_MOMENT']);
  });
});

describe('waivers', () => {
  it('of a code excuse it in every sample', async () => {
    const waivers = 'waivers:\n  - {code: WRONG_OUTCOME, session: a, reason: known, until: 2099-01-01, by: me}\n';
    const { tree, candidates } = WAYS['numbered lines']?.({ a: ['good', 'wrong', 'plain'] }) ?? {
      tree: {},
      candidates: '',
    };
    const report = await reportOf(makeWorkspace({ ...corpusOf(['a']), ...tree, 'waivers.yml': waivers }), {
      candidates,
      waivers: 'waivers.yml',
    });
    expect(report.verdict).toBe('pass');
    expect(only(report)).toMatchObject({ gates_failed: ['fail-on.outcome'], gates_waived: ['fail-on.outcome'] });
  });
});

/** A run against the report of another one. */
async function against(before: Given, now: Given, flags: Flags = {}): Promise<Report> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const base = await run(
    { ...Object.fromEntries(names.map((name) => [name, []])), ...before },
    { 'fail-on': 'none', 'min-session': 'none' },
  );
  const { tree, candidates } = WAYS['numbered lines']?.(now) ?? { tree: {}, candidates: '' };
  return reportOf(makeWorkspace({ ...corpusOf(names), ...tree, 'base.json': JSON.stringify(base) }), {
    candidates,
    baseline: 'base.json',
    ...flags,
  });
}

const gate = ({ gates }: Report, id: string) => gates.find((one) => one.id === id);

describe('against a baseline with samples', () => {
  it('knows a finding that another sample than the worst had', async () => {
    const before: Given = { a: ['good', 'wrong', 'plain'] };
    const report = await against(before, { a: ['good', 'good', 'wrong'] }, { 'min-session': 'none' });
    expect(gate(report, 'fail-on.outcome')).toMatchObject({
      status: 'pass',
      message: 'outcome: 0 sessions <= 0, 1 known on the base',
    });
  });

  it('takes a finding that no sample had for new', async () => {
    const report = await against({ a: ['good', 'good', 'plain'] }, { a: ['good', 'good', 'wrong'] });
    expect(report.gates_failed).toContain('outcome: 1 session > 0 (a)');
  });

  it('leaves a session alone whose samples are those of the base, whatever their order', async () => {
    const report = await against(
      { a: ['good', 'empty', 'good'], b: ['good', 'good', 'good'] },
      { a: ['empty', 'good', 'good'], b: ['good', 'good', 'plain'] },
      { 'max-session-regression': '0.01' },
    );
    expect(gate(report, 'max-session-regression')?.message).toContain('session b overall 1.000 to 0.933');
  });

  it.each<readonly [string, Given, Given, string]>([
    ['a drop of all samples', { a: ['good', 'good', 'good'] }, { a: ['thin', 'thin', 'thin'] }, 'fail'],
    [
      'a drop of one sample, which may be chance',
      { a: ['good', 'good', 'good'] },
      { a: ['good', 'good', 'empty'] },
      'pass',
    ],
    [
      'a drop of one candidate against samples that do not vary',
      { a: ['good', 'good', 'good'] },
      { a: ['thin'] },
      'fail',
    ],
    ['a drop of one candidate against samples that do', { a: ['good', 'thin', 'good'] }, { a: ['thin'] }, 'pass'],
  ])('compares a session with itself beyond twice the standard error: %s', async (_, before, now, status) => {
    const report = await against(before, now, {
      'max-session-regression': '0.2',
      'fail-on': 'none',
      'min-session': 'none',
    });
    expect(gate(report, 'max-session-regression')).toMatchObject({ status });
  });

  it('says where a drop may be chance, and how large chance may be', async () => {
    const report = await against(
      { a: ['good', 'good', 'good'] },
      { a: ['good', 'good', 'empty'] },
      { 'max-session-regression': '0.2' },
    );
    expect(gate(report, 'max-session-regression')?.message).toMatch(
      /which may be chance among its samples \(up to 0\.\d+\)$/,
    );
  });

  it('says that the numbers of samples differ', async () => {
    const report = await against({ a: ['good', 'good', 'good'] }, { a: ['good'] });
    expect(report.caveats.join('\n')).toContain('The baseline has 3 samples a session, and this run 1');
  });
});

describe('what samples say of another run', () => {
  it('is the standard error of the mean by the samples alone', async () => {
    const { statistics, gates } = await run(
      { a: ['good', 'plain'], b: ['good', 'plain'], c: ['good', 'good'] },
      { 'min-overall': '0.9' },
    );
    // Standard deviations 0.2 / sqrt(2), twice, and 0, of means of two samples of three sessions.
    const error = Math.sqrt((0.02 / 2) * 2) / 3;
    expect(statistics.samples).toEqual({
      per_session: 2,
      spread: Math.round(Math.sqrt((0.02 + 0.02 + 0) / 3) * 1e6) / 1e6,
      rerun_error: Math.round(error * 1e6) / 1e6,
    });
    const risk = gates.find(({ id }) => id === 'min-overall')?.rerun_risk;
    expect(risk?.errors).toBeCloseTo((0.933333 - 0.9) / error, 3);
    expect(risk?.word).toBe('coin toss');
  });

  it('is nothing without samples', async () => {
    const { statistics, gates } = await run({ a: ['good'], b: ['plain'] });
    expect(statistics).not.toHaveProperty('samples');
    expect(gates.some((one) => 'rerun_risk' in one)).toBe(false);
  });
});
