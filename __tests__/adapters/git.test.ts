import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { trackedFiles } from '../../src/adapters/git.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

function repository(files: Tree): string {
  const { root } = makeWorkspace(files);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('init', '-q');
  git('add', '.');
  return root;
}

const ask = (root: string, ...files: readonly string[]) => [...trackedFiles(root, files, process.env)];

describe('the files of the commit', () => {
  it.each(['a.json', 'a b/(c)*?[d]#%.json', 'ünï/日本.json', ':(top)x.json', '-rf', 'a"b\\c.json', 'line\nbreak.json'])(
    'have %j among them, by its very name',
    (file) => {
      const root = repository({ [file]: '{}', 'other.json': '{}' });
      expect(ask(root, file, 'untracked.json', 'nul\0.json', '*')).toEqual([file]);
    },
  );

  it('are none outside of a repository', () => {
    expect(ask(makeWorkspace({ 'a.json': '{}' }).root, 'a.json')).toEqual([]);
  });

  it('are asked about from the front where there are too many', () => {
    const names = Array.from({ length: 1200 }, (_, i) => `candidates/${String(i).padStart(4, '0')}.json`);
    const root = repository(Object.fromEntries(names.map((name) => [name, '{}'])));
    expect(ask(root, ...names)).toEqual(names.slice(0, 500));
    expect(ask(root, ...names.slice(0, 9), 'x'.repeat(100_000), ...names.slice(9))).toEqual(names.slice(0, 9));
  });

  it('are found without running what the workspace names', () => {
    const root = repository({ 'a.json': '{}' });
    const ran = join(root, 'ran');
    execFileSync('git', ['config', 'core.fsmonitor', `touch ${ran}; false`], { cwd: root });
    expect(ask(root, 'a.json')).toEqual(['a.json']);
    expect(existsSync(ran)).toBe(false);
  });

  it('are not read from a repository that is made of plain files', () => {
    const { root } = makeWorkspace({ 'a.json': '{}' });
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
    git('init', '-q', '--bare', '.');
    git('--git-dir=.', '--work-tree=.', 'add', 'a.json');
    git('--git-dir=.', 'config', 'core.bare', 'false');
    expect(ask(root, 'a.json')).toEqual([]);
  });
});
