import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

/**
 * Twelve equal scores: of these 3 may be 0 elsewhere, so that a mean of 0.75 is the least to be expected, and 0.60 in other
 * words.
 */
const TREE: Tree = Object.fromEntries(
  [...'abcdefghijkl'].flatMap((name) => [
    [`golden-corpus/${name}/reference.json`, { reference: summaryJson() }],
    [`candidates/${name}.json`, summaryJson()],
  ]),
);

/** Scores, then blesses. */
async function bless(tree: Tree, ...flags: readonly string[]) {
  const { root } = makeWorkspace({ ...TREE, ...tree });
  const env = { GITHUB_WORKSPACE: root };
  expect((await runProgram([], root, { env })).exitCode).toBeLessThan(2);
  return { root, env, ...(await runProgram(['bless', ...flags], root, { env })) };
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

describe('bless', () => {
  it.each<[string, Tree, readonly string[], string]>([
    ['beside everything', {}, [], 'summary-gate-baseline.json'],
    ['in the file that is named', {}, ['base/report.json'], 'base/report.json'],
    ['where the baseline is read', {}, ['--baseline', 'b.json'], 'b.json'],
  ])('writes the report %s, byte for byte', async (_, tree, flags, path) => {
    const { root, exitCode, stdout, env } = await bless(tree, ...flags);
    expect(exitCode).toBe(0);
    expect(read(root, path)).toBe(read(root, 'summary-gate-report/report.json'));
    expect(stdout).toContain(`${path} is the baseline now: Pass`);
    const again = await runProgram(['--baseline', path], root, { env });
    expect(again.exitCode).toBe(0);
    expect(again.stdout).toContain('scored as on the base');
  });

  it.each([
    '',
    '# ours\nmin-overall: 0.5 # low\nrubric: v2\n',
    'min-dimensions:\n  title: 0.2\n  outcome: 0.9\n\n# end\ncomment: never\nmin-session: 0.1',
    'rubric: v2',
  ])('proposes gates as a diff that git applies to %j', async (config) => {
    const path = '.github/summary-gate.yml';
    const { root, stdout } = await bless(config === '' ? {} : { [path]: config });
    const diff = stdout.slice(stdout.indexOf('--- ')).trimEnd();
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    execFileSync('git', ['apply', '--unidiff-zero', '-'], { cwd: root, input: `${diff}\n` });
    expect(read(root, path)).toContain(config.includes('# low') ? 'min-overall: 0.60 # low\n' : 'min-overall: 0.60\n');
    // Nothing else is proposed: one run cannot tell how low a good session, or a dimension, may fall.
    expect(parse(read(root, path))).toEqual({ ...parse(config), 'min-overall': 0.6 });
  });

  it('proposes nothing that is lower than what is set', async () => {
    const { stdout } = await bless({ '.github/summary-gate.yml': 'min-overall: 0.6\n' });
    expect(stdout).toContain('min-overall is as high as this run allows already.');
  });

  it.each<[string, Tree, string]>([
    [
      'has not passed',
      { 'candidates/a.json': summaryJson({ outcome: 'failed' }) },
      'No threshold is proposed: this run does not pass,',
    ],
    [
      'has fewer than ten sessions',
      { '.github/summary-gate.yml': 'limit: 9\n' },
      'No threshold is proposed from 9 sessions: from 10 on one is.',
    ],
  ])('proposes nothing from a run that %s', async (_, tree, sentence) => {
    const { stdout } = await bless(tree, '--even-if-worse');
    expect(stdout.replace(/\s+/g, ' ')).toContain(sentence);
    expect(stdout).not.toContain('--- ');
  });

  it('heeds the runs that the report remembers, but for those that fail by their mean', async () => {
    const { root, env } = await bless({});
    const path = 'summary-gate-report/report.json';
    const report = JSON.parse(read(root, path));
    const point = (mean: number) => ({ scored_at: '2026-11-21T12:00:00Z', overall_mean: mean, ci95: null });
    const proposed = async (...means: readonly number[]) => {
      writeTree(root, { [path]: JSON.stringify({ ...report, trend: means.map(point) }) });
      return JSON.parse((await runProgram(['bless', '--json', '--min-overall', '0.5'], root, { env })).stdout).proposed;
    };
    expect(await proposed(0.99, 0.98, 0.99)).toMatchObject({ min_overall: 0.6, runs: 4, blocked: 0 });
    expect(await proposed(0.8, 0.9, 0.85, 0.2)).toMatchObject({ min_overall: 0.58, runs: 4, blocked: 0 });
    expect(await proposed(0.5, 0.9, 0.7)).toMatchObject({ min_overall: null });
  });

  it.each([
    [
      '',
      'fail-on counts findings, whatever the scores: unusable, form, outcome, requirement, ungrounded, NUMBER_MISMATCH, IDENTIFIER_MISMATCH, DIRECTION_MISMATCH, STATUS_MISMATCH, HEDGE_DROPPED.',
    ],
    ['none', 'fail-on is off: without it no finding fails a run.'],
  ])('says what needs no threshold with fail-on %j', async (failOn, sentence) => {
    const config: Tree = failOn === '' ? {} : { '.github/summary-gate.yml': `fail-on: ${failOn}\n` };
    expect((await bless(config)).stdout.replace(/\s+/g, ' ')).toContain(sentence);
  });

  it('takes a report of an earlier version, which lacks what is newer', async () => {
    const { root, env } = await bless({});
    const path = 'summary-gate-report/report.json';
    expect((await runProgram(['--baseline', 'summary-gate-baseline.json'], root, { env })).exitCode).toBe(0);
    const { baseline, gate_strength: strength, ...report } = JSON.parse(read(root, path));
    const { collapsed, ...earlierBaseline } = baseline;
    const { texts, ...earlierStrength } = strength;
    expect([collapsed, texts]).toEqual([[], 'candidates']);
    const sessions = report.sessions.map(({ gates_failed: _, ...session }: Record<string, unknown>) => session);
    const earlier = { ...report, sessions, baseline: earlierBaseline, gate_strength: earlierStrength };
    writeTree(root, { [path]: JSON.stringify(earlier) });
    const { exitCode, stdout } = await runProgram(['bless', 'b.json'], root, { env });
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('b.json is the baseline now: Pass')]);
    expect(read(root, 'b.json')).toBe(JSON.stringify(earlier));
    expect((await runProgram(['--baseline', 'b.json'], root, { env })).exitCode).toBe(0);
  });

  it('says what is worse than in the baseline that it replaces, and refuses a run that fails or is older', async () => {
    const { root, env } = await bless({});
    const program = (...argv: readonly string[]) => runProgram(argv, root, { env });
    const before = read(root, 'summary-gate-baseline.json');
    const later = { ...env, SOURCE_DATE_EPOCH: '1795348800' };
    const earlier = { ...env, SOURCE_DATE_EPOCH: '1000000000' };

    writeTree(root, { 'candidates/b.json': summaryJson({ title: 'Sign-in check made steady' }) });
    rmSync(join(root, 'golden-corpus/l'), { recursive: true });
    rmSync(join(root, 'candidates/l.json'));
    expect((await runProgram(['--min-session', 'none'], root, { env: later })).exitCode).toBe(0);
    const told = (await program('bless')).stdout;
    expect(told).toContain(
      'Worse than in the baseline that it replaces, scored 2026-11-21T12:00:00Z:\n  - overall: 1.000 → 0.9',
    );
    expect(told).toMatch(/^ {2}- title: 1\.000 → 0\.\d{3} \(−0\.\d{3}\)$/m);
    expect(told).toMatch(/^ {2}- 1 session fell: b 1\.000 → 0\.\d{3} \(−0\.\d{3}\)$/m);
    expect(told).toContain('  - 1 session is not in it any more: l\n');
    expect(told).toContain('summary-gate-baseline.json is the baseline now');
    expect(read(root, 'summary-gate-baseline.json')).not.toBe(before);
    expect((await program('bless')).stdout).toContain('Nothing is worse than in the baseline that it replaces');

    writeTree(root, { 'candidates/c.json': {}, '.github/summary-gate.yml': 'min-session: 0.2\n' });
    expect((await runProgram([], root, { env: later })).exitCode).toBe(1);
    const blessed = read(root, 'summary-gate-baseline.json');
    const refused = await program('bless');
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('report.json: bless: this run fails');
    expect(refused.stdout).toContain('  - 1 session newly fails: c\n');
    expect(refused.stdout).toContain('Another than then: the config file.');
    const { exitCode, stdout } = await program('bless', '--json');
    expect([exitCode, JSON.parse(stdout)]).toMatchObject([
      2,
      { baseline: null, refused: 'this run fails', worse: { failing: ['c'] } },
    ]);
    expect(read(root, 'summary-gate-baseline.json')).toBe(blessed);
    expect((await program('bless', '--even-if-worse')).stdout).toContain('This run has not passed');
    expect(read(root, 'summary-gate-baseline.json')).not.toBe(blessed);

    writeTree(root, { 'candidates/c.json': summaryJson() });
    await runProgram([], root, { env: earlier });
    const older = await program('bless');
    expect([older.exitCode, older.stderr]).toEqual([
      2,
      expect.stringContaining('before the baseline that it would replace'),
    ]);
  });

  it.each<[string, (report: Record<string, unknown>) => void, RegExp]>([
    [
      'was scored with another rubric',
      (report) => {
        report['rubric'] = { version: 'v1', weights: {} };
      },
      /Its scores cannot be compared with these: it was scored with rubric v1\./,
    ],
    [
      'has hostile names',
      (report) => {
        report['sessions'] = [{ ...(report['sessions'] as object[])[0], name: 'x\u001b[31m\u202e' }];
      },
      /1 session is not in it any more: x/,
    ],
  ])('compares with a baseline that %s', async (_, change, wanted) => {
    const { root, env } = await bless({});
    const path = 'summary-gate-baseline.json';
    const report: Record<string, unknown> = JSON.parse(read(root, path));
    change(report);
    writeTree(root, { [path]: JSON.stringify(report) });
    const { exitCode, stdout } = await runProgram(['bless'], root, { env });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(wanted);
    expect(stdout).not.toMatch(/\u001b|\u202e/);
  });

  it('refuses a run that is inconclusive', async () => {
    const { root, env } = await bless({});
    const path = 'summary-gate-report/report.json';
    writeTree(root, { [path]: JSON.stringify({ ...JSON.parse(read(root, path)), verdict: 'inconclusive' }) });
    const { exitCode, stderr } = await runProgram(['bless', 'new.json'], root, { env });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('bless: this run is inconclusive')]);
    expect(existsSync(join(root, 'new.json'))).toBe(false);
  });

  it('tells the same as data', async () => {
    const { stdout } = await bless({}, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      baseline: 'summary-gate-baseline.json',
      gates: { 'min-overall': 0.6 },
    });
  });

  it.each<[string, Tree, readonly string[], RegExp]>([
    ['without a report', {}, ['--report-dir', 'nowhere'], /run score first/],
    ['to a place outside', {}, ['../b.json'], /outside the workspace/],
    ['onto the report itself', {}, ['summary-gate-report/report.json'], /its own baseline/],
    ['where there is a folder', { 'b.json/x': '' }, ['b.json'], /b\.json: bless: cannot write: this is a folder/],
    ['onto the workspace', {}, ['.'], /\.: bless: cannot write: this is a folder/],
    ['among the candidates', {}, ['candidates/new.json'], /lies in candidates/],
    ['into the corpus', {}, ['golden-corpus/a/b.json'], /lies in corpus/],
    ['into the folder of git', { '.git/HEAD': 'x' }, ['.git/b.json'], /belongs to git/],
  ])('refuses %s', async (_, tree, flags, message) => {
    const { exitCode, stderr } = await bless(tree, ...flags);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
  });

  it.each<[string, Tree]>([
    ['a config file', { '.github/summary-gate.yml': 'min-overall: 0.5\n' }],
    ['other JSON', { 'package.json': { version: '1.0.0' } }],
    ['what is no text', { 'b.json': Buffer.from([0xff, 0xfe, 0]) }],
  ])('does not overwrite %s', async (_, tree) => {
    const [path = ''] = Object.keys(tree);
    const { root, exitCode, stderr } = await bless(tree, path);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`${path}: bless: this is no report`)]);
    expect(readFileSync(join(root, path))).toEqual(readFileSync(join(makeWorkspace(tree).root, path)));
  });

  it.each<[string, string]>([
    ['an earlier baseline', '{"schema_version": 0}'],
    ['an empty file', '\n'],
  ])('replaces %s', async (_, text) => {
    expect((await bless({ 'summary-gate-baseline.json': text })).exitCode).toBe(0);
  });

  it('fits a narrow terminal, but for the change that git reads', async () => {
    const { root } = makeWorkspace(TREE);
    const env = { GITHUB_WORKSPACE: root };
    await runProgram([], root, { env });
    const { stdout } = await runProgram(['bless'], root, { env, columns: 40 });
    const [said = ''] = stdout.split('--- ');
    expect(Math.max(...said.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40);
  });

  it.each(['{', '{"schema_version": 1}'])('refuses a report that is %s', async (text) => {
    const { root } = makeWorkspace({ ...TREE, 'summary-gate-report/report.json': text });
    const { exitCode, stderr } = await runProgram(['bless'], root, { env: { GITHUB_WORKSPACE: root } });
    expect([exitCode, stderr.includes('run score again')]).toEqual([2, true]);
  });
});
