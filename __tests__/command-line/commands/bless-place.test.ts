import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
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
