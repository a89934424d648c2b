import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

const TREE: Tree = {
  'golden-corpus/a/reference.json': { reference: summaryJson() },
  'candidates/a.json': summaryJson({ title: 'Sign-in test made steady' }),
};

/** A workspace with two runs, the last of them in the default report folder. */
async function twoRuns(tree: Tree, ...flags: readonly string[]) {
  const { root } = makeWorkspace({ ...TREE, ...tree });
  const env = { GITHUB_WORKSPACE: root };
  const program = (...argv: readonly string[]) => runProgram(argv, root, { env });
  for (const dir of ['run-x', 'summary-gate-report']) {
    expect((await program('--report-dir', dir, ...flags)).exitCode).toBe(0);
  }
  return { root, program, read: (path: string) => readFileSync(join(root, path), 'utf8') };
}

describe('the place of a baseline', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['that has its other files', [], []],
    ['that is alone in its folder', ['--report-formats', 'json'], []],
    ['that is compared with', [], ['--baseline', 'run-x/report.json']],
  ])('is not the report of another run %s, and how to bless that is told', async (_, flags, more) => {
    const { program, read } = await twoRuns({}, ...flags);
    const before = read('run-x/report.json');
    const { exitCode, stderr } = await program('bless', 'run-x/report.json', ...more);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining('run-x/report.json: bless: this is the report of a run'),
    ]);
    expect(stderr).toContain('to bless this run, write --report-dir run-x in place of the file');
    expect(read('run-x/report.json')).toBe(before);
    expect((await program('bless', '--report-dir', 'run-x')).exitCode).toBe(0);
    expect(read('summary-gate-baseline.json')).toBe(before);
  });

  it('may be called report.json, and is replaced there by those that name it in the settings', async () => {
    const { program } = await twoRuns({});
    expect((await program('bless', 'base/report.json')).exitCode).toBe(0);
    expect((await program('bless', '--baseline', 'base/report.json')).exitCode).toBe(0);
  });
});

describe('the candidates of a baseline', () => {
  const CANDIDATES = 'scored-candidates.jsonl';
  const kept = `summary-gate-report/${CANDIDATES}`;

  it.each([
    ['summary-gate-baseline.json', CANDIDATES],
    ['base/ours.json', `base/${CANDIDATES}`],
  ])('stand beside %s, where the next report finds what a text was', async (baseline, candidates) => {
    const { root, program, read } = await twoRuns({});
    const { stdout } = await program('bless', baseline);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      `Its candidates are beside it in ${candidates}, by which reports show what a text was on the base: keep both files.`,
    );
    expect(read(candidates)).toBe(read(kept));
    writeTree(root, { 'candidates/a.json': summaryJson({ title: 'Login check no longer fails at random' }) });
    await program('--baseline', baseline);
    expect(read('summary-gate-report/report.html')).toContain('Sign-in test made steady');
    // The next one takes the place of this one, with its candidates.
    expect(JSON.parse((await program('bless', baseline, '--json')).stdout)).toMatchObject({ candidates });
    expect(read(candidates)).toBe(read(kept));
    expect(read(candidates)).toContain('no longer fails at random');
  });

  it.each<[string, Tree, string]>([
    ['of another run', {}, 'run-x/base.json'],
    ['of an earlier baseline that is another run', { 'run-x/base.json': '{"schema_version": 0}' }, 'run-x/base.json'],
    ['that stand there by themselves', { [CANDIDATES]: '{"name": "a"}\n' }, 'summary-gate-baseline.json'],
    [
      'that are scored',
      {
        [CANDIDATES]: `${JSON.stringify({ name: 'a', ...summaryJson({ title: 'Steady' }) })}\n`,
        '.github/summary-gate.yml': `candidates: ${CANDIDATES}\n`,
        'summary-gate-baseline.json': '',
      },
      'summary-gate-baseline.json',
    ],
  ])('do not take the place of those %s', async (_, tree, baseline) => {
    const { program, read } = await twoRuns(tree);
    const path = join(baseline, '..', CANDIDATES);
    const before = read(path);
    const { exitCode, stdout } = await program('bless', baseline);
    expect([exitCode, stdout.replace(/\s+/g, ' ')]).toEqual([
      0,
      expect.stringContaining(`${path} is not that of a baseline: copy ${kept} to where you keep the two together.`),
    ]);
    expect(read(path)).toBe(before);
  });

  it.each<[string, readonly string[], Tree]>([
    ['none were kept', ['--report-formats', 'json'], {}],
    ['they cannot be written', [], { [`${CANDIDATES}/x`]: '' }],
  ])('are missed without harm where %s', async (_, flags, tree) => {
    const { root, program } = await twoRuns({}, ...flags);
    writeTree(root, tree);
    const { exitCode, stdout } = await program('bless');
    expect([exitCode, stdout.replace(/\s+/g, ' ')]).toEqual([
      0,
      expect.stringContaining('reports will not show what a text was'),
    ]);
  });

  it('are left where they are by a baseline in the same folder', async () => {
    const { program, read } = await twoRuns({});
    const before = read(kept);
    const { stdout } = await program('bless', 'summary-gate-report/base.json');
    expect(stdout).toContain('summary-gate-report/base.json is the baseline now');
    expect(read(kept)).toBe(before);
  });
});
