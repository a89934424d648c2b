import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { outputsOf, outputsOfShard, setErrorOutputs, setOutputs } from '../../src/action/outputs.js';
import { UserError } from '../../src/core/errors.js';
import type { ReportJudge } from '../../src/report/schema.js';
import { OUTPUTS } from '../../src/settings/outputs.js';
import { readFileCommands } from '../servers/runner/file-commands.js';

type Given = Parameters<typeof outputsOf>[0];

const judge = (cost_usd: number | null, unmeasured = 0) => ({ cost_usd, unmeasured }) as unknown as ReportJudge;

/** A result as far as outputs look at it. */
const result = (report: object = {}, reportPath?: string): Given =>
  ({
    report: {
      ...{ verdict: 'pass', overall_mean: 0.5, gates: [], corpus_size: 2, title: 'Pass', ...report },
    },
    ...(reportPath !== undefined && { reportPath }),
  }) as unknown as Given;

const gates = (...statuses: readonly string[]) => ({ gates: statuses.map((status) => ({ status })) });

describe('the outputs of a report', () => {
  it('are all there are, as text', () => {
    expect(outputsOf(result({}, 'out/report.json'))).toEqual({
      ...{ verdict: 'pass', passed: 'true', 'overall-mean': '0.500', 'gates-failed': '0', sessions: '2' },
      ...{ unmeasured: '0', 'cost-usd': '', title: 'Pass', 'report-path': 'out/report.json', 'comment-url': '' },
    });
  });

  it.each<[Given, Partial<Record<keyof typeof OUTPUTS, string>>]>([
    [result({ verdict: 'fail' }), { verdict: 'fail', passed: 'false' }],
    [result({ verdict: 'inconclusive' }), { verdict: 'inconclusive', passed: 'false' }],
    [result({ overall_mean: null }), { 'overall-mean': '' }],
    [result({ overall_mean: 0 }), { 'overall-mean': '0.000' }],
    [result(gates('fail', 'pass', 'unmeasured', 'fail')), { 'gates-failed': '2' }],
    [result({ judge: judge(0.0123456789, 3) }), { unmeasured: '3', 'cost-usd': '0.012346' }],
    [result({ judge: judge(0) }), { unmeasured: '0', 'cost-usd': '0.000000' }],
    [result({ judge: judge(null) }), { 'cost-usd': '' }],
    [result({}, 'a;b/report.json'), { 'report-path': '' }],
    [result(), { 'report-path': '' }],
  ])('say %j', (given, wanted) => {
    expect(outputsOf(given)).toMatchObject(wanted);
  });
});

describe('the outputs of a shard', () => {
  const shard = { title: 'Scored 3', sessions: 3, unmeasured: 1, costUsd: 0.5, path: 'part.json' };
  const of = (overrides: object = {}) =>
    outputsOfShard({ ...shard, ...overrides } as unknown as Parameters<typeof outputsOfShard>[0]);

  it('have no verdict, neither true nor false', () => {
    expect(of()).toEqual({
      ...{ verdict: '', passed: '', 'overall-mean': '', 'gates-failed': '', sessions: '3', unmeasured: '1' },
      ...{ 'cost-usd': '0.500000', title: 'Scored 3', 'report-path': 'part.json', 'comment-url': '' },
    });
    expect(of({ costUsd: null, path: '$(x).json' })).toMatchObject({ 'cost-usd': '', 'report-path': '' });
  });
});

describe('with the file of the runner', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'summary-gate-outputs-'));
    file = join(folder, 'output');
    writeFileSync(file, '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const written = () => readFileCommands(readFileSync(file, 'utf8'));

  it('each output is written', () => {
    setOutputs(outputsOf(result()), { GITHUB_OUTPUT: file });
    expect(written()).toEqual(outputsOf(result()));
    expect(Object.keys(written())).toEqual(Object.keys(OUTPUTS));
  });

  it('that is not there, the person is told whose file it is', () => {
    const write = () => setOutputs(outputsOf(result()), { GITHUB_OUTPUT: join(folder, 'none') });
    expect(write).toThrow(UserError);
    expect(write).toThrow(/^the outputs of the step cannot be written: the runner's file is missing: /);
  });

  it('a gate that could not run says so, and where that can be read', () => {
    setErrorOutputs('https://x/1', { GITHUB_OUTPUT: file });
    expect(written()).toEqual({
      ...{ verdict: 'error', passed: 'false', 'overall-mean': '', 'gates-failed': '0', sessions: '0', unmeasured: '0' },
      ...{ 'cost-usd': '', title: 'Error - the gate could not run', 'report-path': '', 'comment-url': 'https://x/1' },
    });
    expect(() => setErrorOutputs('', { GITHUB_OUTPUT: join(folder, 'none') })).not.toThrow();
  });
});
