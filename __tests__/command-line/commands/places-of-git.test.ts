import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

/** Not like any credential, so that nothing masks it: it must not be read at all. */
const TOKEN = 'what the checkout keeps for itself';

/** A checkout below the workspace, as `path: repo` makes it, with what a pull request has put there. */
const workspaceWith = (tree: Tree) =>
  makeWorkspace({
    'repo/.git/HEAD': 'ref: refs/heads/main\n',
    'repo/.git/config': `[user]\n\tname = ${TOKEN}\n`,
    'repo/.git/objects': EMPTY_FOLDER,
    'repo/.git/refs': EMPTY_FOLDER,
    'repo/golden-corpus/a/reference.json': referenceJson(),
    'repo/candidates/a.json': summaryJson(),
    ...Object.fromEntries(Object.entries(tree).map(([path, content]) => [`repo/${path}`, content])),
  });

const scored = async (tree: Tree, ...flags: readonly string[]) => {
  const { root } = workspaceWith(tree);
  const env = { GITHUB_WORKSPACE: root };
  const ran = await runProgram(['score', '--working-directory', 'repo', ...flags], root, { env });
  const report = join(root, 'repo/summary-gate-report');
  const isReport = existsSync(join(report, 'report.json'));
  const written = isReport ? readdirSync(report).map((name) => readFileSync(join(report, name), 'utf8')) : [];
  expect(readdirSync(join(root, 'repo/.git')).sort()).toEqual(['HEAD', 'config', 'objects', 'refs']);
  for (const text of [ran.stdout, ran.stderr, ...written]) expect(text).not.toContain(TOKEN);
  return { ...ran, written: written.join('\n') };
};

it('no report goes into the folder of git, by whatever link', async () => {
  for (const link of ['.git', './golden-corpus/../.git', '.git/objects']) {
    const ran = await scored({ 'summary-gate-report': { link } });
    expect([link, ran.exitCode]).toEqual([link, 2]);
    expect(ran.stderr).toContain('report-dir: "summary-gate-report" belongs to git');
  }
});

const REASON = 'the path belongs to git, whose files may hold tokens';
const CONFIG = { link: '../.git/config' };

it.each<[string, Tree, readonly string[], number, string]>([
  ['a candidate', { 'candidates/a.json': CONFIG }, [], 1, `The candidate cannot be scored: ${REASON}`],
  ['a page for a candidate', { 'candidates/a.json': 'x', 'candidates/b.md': CONFIG }, [], 1, REASON],
  ['a reference', { 'golden-corpus/b/reference.json': { link: '../../.git/config' } }, [], 2, REASON],
  ['the folder of a session', { 'golden-corpus/b': CONFIG }, [], 2, `repo/golden-corpus/b: ${REASON}`],
  ['a folder of accepted ones', { 'golden-corpus/a/accepted': { link: '../../.git' } }, [], 2, REASON],
  ['candidates of lines', { 'c.jsonl': { link: '.git/config' } }, ['--candidates', 'c.jsonl'], 2, 'belongs to git'],
  [
    'waivers',
    { '.github/summary-gate-waivers.yml': CONFIG },
    ['--waivers', '.github/summary-gate-waivers.yml'],
    2,
    'belongs to git',
  ],
  ['the config file', { '.github/summary-gate.yml': CONFIG }, [], 2, 'belongs to git'],
  ['a baseline', { 'base.json': { link: '.git/config' } }, ['--baseline', 'base.json'], 2, 'belongs to git'],
])('%s that leads into the folder of git is refused', async (_, tree, flags, exitCode, wanted) => {
  const ran = await scored(tree, ...flags);
  expect([ran.exitCode, ran.stderr]).toEqual([exitCode, ran.stderr]);
  expect(`${ran.stdout}${ran.stderr}${ran.written}`).toContain(wanted);
});

it('a transcript that leads there is unread, with the reason', async () => {
  const ran = await scored({ 'golden-corpus/a/transcript.txt': { link: '../../.git/config' } });
  expect(ran.written).toContain('repo/golden-corpus/a/transcript.txt');
  expect(ran.written).toContain(REASON);
});
