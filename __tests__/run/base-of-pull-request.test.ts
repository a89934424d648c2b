import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openBase } from '../../src/run/base-of-pull-request.js';
import { makeWorkspace } from '../builders/workspace.js';

const [BASE, HEAD] = ['b'.repeat(40), 'c'.repeat(40)];

/** A file of the base where no repository has the commits and nobody may be asked. */
function fileOf(commit: string | null, head: string | null) {
  const { files } = makeWorkspace({ 'a.json': '{}' });
  const base = { commit, head, merge: null, isForeign: false };
  return openBase(base, { 'github-token': null }, { files, env: {}, timeBudget: null })('a.json');
}

it.each([
  [null, HEAD],
  [BASE, null],
  [null, null],
])('the merge base of %s and %s is none of which an event could tell', async (commit, head) => {
  expect(await fileOf(commit, head).mergeBase()).toEqual({
    reason: 'the event of this run names no head of a pull request',
  });
});

it('the merge base of two commits is what git says, else why nobody knows it', async () => {
  expect(await fileOf(BASE, HEAD).mergeBase()).toEqual({ reason: 'git does not tell' });
});

it('the tips of the base are the commits that the event names', () => {
  expect([fileOf(BASE, HEAD).tips, fileOf(null, HEAD).tips]).toEqual([[BASE], []]);
});

it.each([
  ['a.json', 'text'],
  ['inner/a.json', 'text'],
  ['link/a.json', 'missing'],
  ['folder/a.json', 'missing'],
])('%s is looked for in the repositories around it, wherever links lead: %s', async (path, kind) => {
  const { root, files } = makeWorkspace({ 'a.json': '{}', 'folder/a.json': '{}' });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      stdio: 'pipe',
    }).toString();
  git('init', '-q');
  git('add', 'a.json');
  git('commit', '-qm', 'base');
  const commit = git('rev-parse', 'HEAD').trim();
  git('clone', '-q', '.', 'inner');
  symlinkSync('inner', join(root, 'link'));
  const base = { commit, head: HEAD, merge: null, isForeign: false };
  const open = openBase(base, { 'github-token': null }, { files, env: process.env, timeBudget: null });
  expect(await open(path).at(commit)).toMatchObject({ kind });
});
