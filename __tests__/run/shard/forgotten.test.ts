import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { forgetParts } from '../../../src/run/shard/run-shard.js';
import { type Flags, portsOf, settingsOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';

const PARTS: Tree = {
  'summary-gate-report/shard-1-of-2.jsonl': 'x',
  'summary-gate-report/shard-12-of-20.jsonl': 'x',
  'summary-gate-report/report.json': '{}',
  'summary-gate-report/shard-of.jsonl': 'x',
};

const left = (tree: Tree, given: Flags): readonly string[] => {
  const workspace = makeWorkspace(tree);
  forgetParts({ settings: settingsOf(workspace, given), ports: portsOf(workspace) } as never);
  return Object.keys(tree).filter((path) => existsSync(join(workspace.root, path)));
};

it('parts of earlier runs are removed from the report folder, and nothing else', () => {
  expect(left(PARTS, {})).toEqual(['summary-gate-report/report.json', 'summary-gate-report/shard-of.jsonl']);
});

it.each<[string, Tree, Flags]>([
  ['another folder is named', PARTS, { 'report-dir': 'elsewhere' }],
  ['nobody knows which folder is meant', PARTS, { 'report-dir': '../elsewhere' }],
  ['a file stands where the folder should be', { 'summary-gate-report': 'x' }, {}],
  ['there is no folder', { 'other/shard-1-of-2.jsonl': 'x' }, {}],
])('parts stay where %s', (_, tree, given) => {
  expect(left(tree, given)).toEqual(Object.keys(tree));
});

it('a shard removes the report of an earlier run, which would be taken for its own', async () => {
  const { root } = makeWorkspace({
    'golden-corpus/a/reference.json': referenceJson(),
    'candidates/a.json': summaryJson(),
    'summary-gate-report/report.json': '{}',
  });
  expect((await runProgram(['--shard=1/1'], root)).exitCode).toBe(0);
  const names = ['report.json', 'shard-1-of-1.jsonl'];
  expect(names.map((name) => existsSync(join(root, 'summary-gate-report', name)))).toEqual([false, true]);
});
