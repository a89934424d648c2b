import { describe, expect, it } from '@jest/globals';
import { NO_GATE } from '../builders/gates.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { fails, inTurn, refuses, scores, startAnthropic } from '../servers/anthropic.js';
import { judge } from './judged-run.js';

const ABSOLUTE = { 'judge-mode': 'absolute' };
const DEFAULT_GATES = [
  ...['unusable', 'form', 'outcome', 'requirement', 'ungrounded'].map((name) => `fail-on.${name}`),
  ...['NUMBER', 'IDENTIFIER', 'DIRECTION', 'STATUS'].map((name) => `fail-on.${name}_MISMATCH`),
  'fail-on.HEDGE_DROPPED',
  'min-overall',
  'min-session',
];
const NO_CORPUS: Tree = {
  'candidates/a.json': summaryJson({ title: 'First' }),
  'candidates/b.json': summaryJson({ title: 'Second' }),
};
const MIXED: Tree = {
  ...NO_CORPUS,
  'golden-corpus/a/reference.json': referenceJson({}, { title: 'First' }),
  'golden-corpus/c/reference.json': referenceJson({}, { title: 'Third' }),
};

describe('without a corpus, in absolute mode', () => {
  it('every candidate is judged, and the rubric has no part in it', async () => {
    const api = await startAnthropic({ answer: ({ user }) => scores(user.includes('First') ? 0.9 : 0.6) });
    const run = await judge(makeWorkspace(NO_CORPUS), api, ABSOLUTE);
    expect(run.exitCode).toBe(0);
    expect(run.report).toMatchObject({
      verdict: 'pass',
      corpus_size: 0,
      overall_mean: null,
      overall_min: null,
      findings: [],
      gates: DEFAULT_GATES.map((id) => ({ id, status: 'not_evaluated', value: null })),
      judge: { overall_mean: 0.75, wanted: 12, measured: 12 },
    });
    expect(run.report?.sessions).toEqual([
      expect.objectContaining({
        name: 'a',
        status: 'unreferenced',
        failed: false,
        overall: null,
        dimensions: [],
        candidate_path: 'candidates/a.json',
        reference_digest: null,
        judge: expect.objectContaining({ overall: 0.9 }),
      }),
      expect.objectContaining({ name: 'b', judge: expect.objectContaining({ overall: 0.6 }) }),
    ]);
    expect(run.report?.title).toBe('Pass - judge 0.750, 12 of 12 gates not evaluated, 2 sessions without a reference');
    expect(run.report?.caveats.join('\n')).toContain('golden-corpus has no golden session');
    expect(run.report?.caveats.join('\n')).toContain('No gate could be evaluated');
  });

  it.each<readonly [Readonly<Record<string, string>>, string, number]>([
    [{ 'min-judge-overall': '0.5' }, 'pass', 0],
    [{ 'min-judge-overall': '0.9' }, 'fail', 1],
    [{ 'min-judge-overall': '0.5', 'min-overall': '0.7' }, 'inconclusive', 3],
    [{ 'min-judge-overall': '0.5', 'min-session': '0.3' }, 'inconclusive', 3],
    [{ 'min-judge-overall': '0.5', 'min-dimensions': 'title=0.3' }, 'inconclusive', 3],
    [{ 'min-judge-overall': '0.5', 'min-overall': 'none' }, 'pass', 0],
    [{ 'min-judge-overall': '0.5', 'fail-on': 'outcome' }, 'inconclusive', 3],
    [{ 'min-judge-overall': '0.5', ...NO_GATE }, 'pass', 0],
    [{ 'min-overall': 'none' }, 'pass', 0],
  ])('misses only the gates of the rubric that were set: %j: %s', async (flags, verdict, exitCode) => {
    const run = await judge(makeWorkspace(NO_CORPUS), await startAnthropic(), { ...ABSOLUTE, ...flags });
    expect([run.report?.verdict, run.exitCode]).toEqual([verdict, exitCode]);
  });

  it.each([fails(400), refuses()])('is open where the judge has measured nothing', async (behaviour) => {
    const run = await judge(makeWorkspace(NO_CORPUS), await startAnthropic({ answer: () => behaviour }), ABSOLUTE);
    expect([run.report?.verdict, run.exitCode]).toEqual(['inconclusive', 3]);
    expect(run.report?.title).toContain('judge n/a');
  });

  it('is open where nobody can be asked, and no pass', async () => {
    const run = await judge(makeWorkspace(NO_CORPUS), undefined, { ...ABSOLUTE, judge: 'auto' });
    expect([run.report?.verdict, run.exitCode]).toEqual(['inconclusive', 3]);
    expect(run.report?.judge?.absence).toBe('no_credentials');
    expect(run.stdout).toContain('could not be asked (no credentials): nothing is known');
    expect(run.stdout).not.toContain('The judge measured nothing');
    expect(run.stderr).not.toContain('Judged');
  });

  it('with one answer of two is no blind run', async () => {
    const api = await startAnthropic({ answer: ({ user }) => (user.includes('First') ? scores(0.8) : refuses()) });
    const run = await judge(makeWorkspace(NO_CORPUS), api, ABSOLUTE);
    expect(run.report).toMatchObject({ verdict: 'pass', judge: { measured: 6, wanted: 12 } });
  });

  it('a corpus that was named and is not there is wrong input', async () => {
    const api = await startAnthropic();
    const run = await judge(makeWorkspace(NO_CORPUS), api, { ...ABSOLUTE, corpus: 'golden-corpus' });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('golden-corpus');
    expect(api.requests).toHaveLength(0);
  });

  it.each<[string, Tree]>([
    ['no candidate', { 'candidates/readme.txt': 'x' }],
    ['none that can be read', { 'candidates/a.json': '{' }],
  ])('with %s there is nothing to judge, which is wrong input', async (_, tree) => {
    const run = await judge(makeWorkspace(tree), await startAnthropic(), ABSOLUTE);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('candidates: there is none to judge');
  });

  it('tells of candidates that cannot be read', async () => {
    const run = await judge(
      makeWorkspace({ ...NO_CORPUS, 'candidates/x.json': '{' }),
      await startAnthropic(),
      ABSOLUTE,
    );
    expect(run.report?.findings).toEqual([expect.objectContaining({ code: 'INVALID_CANDIDATE', severity: 'warning' })]);
  });

  it('counts and estimates them in a dry run', async () => {
    const { stdout, exitCode } = await runProgram(
      ['--judge=auto', '--judge-mode=absolute', '--dry-run'],
      makeWorkspace(NO_CORPUS).root,
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('2 sessions to judge');
  });

  it('keeps to a limit, and says so', async () => {
    const run = await judge(makeWorkspace(NO_CORPUS), await startAnthropic(), { ...ABSOLUTE, limit: '1' });
    expect(run.report?.sessions.map(({ name }) => name)).toEqual(['a']);
    expect(run.report?.caveats).toContain('1 candidate without a golden session: not judged (limit).');
  });

  it.each([{}, { judge: 'off' }])('needs a corpus in paired mode, or without a judge: %j', async (flags) => {
    const mode = { 'judge-mode': 'judge' in flags ? 'absolute' : 'paired' };
    const run = await judge(makeWorkspace(NO_CORPUS), await startAnthropic(), { ...mode, ...flags });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('corpus');
  });
});

describe('with a corpus, in absolute mode', () => {
  it('what has no golden session stands apart', async () => {
    const api = await startAnthropic();
    const tree = { ...MIXED, 'candidates/c.json': summaryJson({ title: 'Third' }) };
    const run = await judge(makeWorkspace(tree), api, ABSOLUTE);
    expect(run.report?.sessions.map(({ name, status }) => [name, status])).toEqual([
      ['a', 'scored'],
      ['b', 'unreferenced'],
      ['c', 'scored'],
    ]);
    expect(run.report).toMatchObject({ verdict: 'pass', corpus_size: 2, overall_mean: 1, judge: { wanted: 18 } });
    expect(run.report?.findings).toEqual([]);
    expect(run.report?.caveats.join('\n')).toContain('1 candidate without a golden session');
    expect(api.requests).toHaveLength(3);
  });

  it('a golden session without a candidate still scores 0', async () => {
    const run = await judge(makeWorkspace(MIXED), await startAnthropic(), ABSOLUTE);
    expect(run.report).toMatchObject({ verdict: 'fail', overall_mean: 0.5, corpus_size: 2 });
  });

  it('gives candidates without a golden session what a limit leaves', async () => {
    const one = await judge(makeWorkspace(MIXED), await startAnthropic(), { ...ABSOLUTE, limit: '2' });
    expect(one.report?.sessions.map(({ name }) => name)).toEqual(['a', 'c']);
    const all = await judge(makeWorkspace(MIXED), await startAnthropic(), { ...ABSOLUTE, limit: '3' });
    expect(all.report?.sessions.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('asks about golden sessions first: the others must not use up the money', async () => {
    const api = await startAnthropic();
    const tree = {
      ...MIXED,
      'candidates/c.json': summaryJson({ title: 'Third' }),
      ...Object.fromEntries(
        Array.from({ length: 20 }, (_, i) => [`candidates/0${i}.json`, summaryJson({ title: `Many ${i}` })]),
      ),
    };
    const run = await judge(makeWorkspace(tree), api, {
      ...ABSOLUTE,
      'max-cost-usd': '0.006',
      'judge-concurrency': '1',
    });
    const measured = run.report?.sessions.filter(({ judge }) => judge?.overall != null).map(({ name }) => name);
    expect(measured).toEqual(expect.arrayContaining(['a', 'c']));
    expect(run.report?.judge?.unmeasured_reasons).toHaveProperty('budget');
  });

  it('paired mode only notes them', async () => {
    const run = await judge(makeWorkspace(MIXED), await startAnthropic(), { 'min-overall': '0' });
    expect(run.report?.findings).toEqual([expect.objectContaining({ code: 'UNKNOWN_SESSION' })]);
    expect(run.report?.sessions.map(({ name }) => name)).toEqual(['a', 'c']);
  });

  it('the judge sees no reference and nothing of the golden session but its rubric', async () => {
    const api = await startAnthropic({ answer: inTurn(scores(0.8)) });
    const tree = {
      ...NO_CORPUS,
      'golden-corpus/a/reference.json': referenceJson({}, { title: 'Only in the reference' }),
    };
    await judge(makeWorkspace(tree), api, { ...ABSOLUTE, 'min-overall': '0' });
    expect(api.requests.map(({ text }) => text.includes('Only in the reference'))).toEqual([false, false]);
  });
});

describe('explain, of a candidate without a golden session,', () => {
  it.each<readonly [string, Tree]>([
    ['without a corpus', NO_CORPUS],
    ['beside golden sessions', MIXED],
  ])('shows what the judge said of it in the last run, %s', async (_, tree) => {
    const workspace = makeWorkspace(tree);
    const answer = scores((path) => (path === 'overall' ? 0.6 : 0.4));
    await judge(workspace, await startAnthropic({ answer: () => answer }), ABSOLUTE);
    const { exitCode, stdout, stderr } = await runProgram(['explain', 'b'], workspace.root);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^b\n/);
    expect(stdout).toContain('  reference  none: no golden session has this name');
    expect(stdout).toContain('  candidate  candidates/b.json:1:1\n');
    expect(stdout).toMatch(/\n {2}overall +0\.600 +n\/a {2}What/);
    expect(stdout).toMatch(/\n {2}outcome +0\.400 +n\/a {2}What/);
    const data = JSON.parse((await runProgram(['explain', 'b', '--json'], workspace.root)).stdout);
    expect(data).toMatchObject({
      name: 'b',
      status: 'unreferenced',
      overall: null,
      dimensions: [],
      reference: null,
      candidate: { title: 'Second' },
      judge: { overall: 0.6 },
    });
  });

  it('says that there is no word of the judge where the candidate has changed since', async () => {
    const workspace = makeWorkspace(NO_CORPUS);
    await judge(workspace, await startAnthropic(), ABSOLUTE);
    workspace.files.write('candidates/b.json', JSON.stringify(summaryJson({ title: 'Another' })));
    const absolute = await runProgram(['explain', 'b', '--judge=auto', '--judge-mode=absolute'], workspace.root);
    expect([absolute.exitCode, absolute.stdout]).toEqual([0, expect.stringContaining('no word of the judge')]);
    expect(absolute.stdout).not.toMatch(/0\.\d/);
    const paired = await runProgram(['explain', 'b'], workspace.root);
    expect([paired.exitCode, paired.stdout]).toEqual([2, '']);
    expect(paired.stderr).toContain('golden-corpus');
  });

  it.each(['nobody', 'broken'])('knows none of the name %s', async (name) => {
    const workspace = makeWorkspace({ ...MIXED, 'candidates/broken.json': '{' });
    await judge(workspace, await startAnthropic(), ABSOLUTE);
    const run = await runProgram(['explain', name, '--judge=auto', '--judge-mode=absolute'], workspace.root);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(`the corpus has no session "${name}"`);
  });
});
