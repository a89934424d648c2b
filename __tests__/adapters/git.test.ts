import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { baseBranch, checkedOut, isIgnored, trackedFiles } from '../../src/adapters/git.js';
import { openCommittedFiles } from '../../src/adapters/git-objects.js';
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
  const odd = [
    'a.json',
    'a b/(c)*?[d]#%.json',
    'ünï/日本.json',
    ':(top)x.json',
    '-rf',
    'a"b\\c.json',
    'line\nbreak.json',
  ];
  let all: string;
  beforeAll(() => {
    all = repository(Object.fromEntries([...odd, 'other.json'].map((file) => [file, '{}'])));
  });

  it.each(odd)('have %j among them, by its very name', (file) => {
    expect(ask(all, file, 'untracked.json', 'nul\0.json', '*')).toEqual([file]);
  });

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

describe('the branch that pull requests are merged into', () => {
  /** A repository that these commands have made; no settings of whoever runs the tests. */
  const made = (...commands: readonly string[]): string => {
    const { root } = makeWorkspace();
    const script = ['git config --file .gitconfig user.email mona@example.com', ...commands].map((line) => `(${line})`);
    execFileSync('bash', ['-ec', script.join('\n')], { cwd: root, stdio: 'pipe', env: at(root) });
    return root;
  };
  const at = (root: string) => ({
    PATH: process.env['PATH'],
    HOME: root,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'mona',
    GIT_COMMITTER_NAME: 'mona',
  });
  const COMMIT = 'git commit -q --allow-empty -m x';
  const OTHER = ['git init -q -b develop other', `cd other && ${COMMIT}`];

  it.each<[string, readonly string[], string, ReturnType<typeof baseBranch>]>([
    ['a new repository, without commits', ['git init -q -b trunk'], '.', { name: 'trunk', from: 'checkout' }],
    ['a clone', [...OTHER, 'git clone -q other here'], 'here', { name: 'develop', from: 'remote' }],
    [
      'a clone on a branch of its own',
      [...OTHER, 'git clone -q other here', 'cd here && git switch -qc add-gate'],
      'here',
      { name: 'develop', from: 'remote' },
    ],
    [
      'a remote by another name',
      [...OTHER, 'git clone -q -o upstream other here'],
      'here',
      { name: 'develop', from: 'remote' },
    ],
    [
      'a clone without commits checked out',
      [...OTHER, 'git clone -q other here', 'cd here && git switch -q --detach && git branch -qD develop'],
      'here',
      { name: 'develop', from: 'remote' },
    ],
    [
      'a branch made for the gate, beside the one that git begins with',
      ['git config --global init.defaultBranch trunk', 'git init -q', COMMIT, 'git switch -qc add-gate'],
      '.',
      { name: 'trunk', from: 'config' },
    ],
    [
      'a new repository whose branch is another one than git begins with',
      ['git config --global init.defaultBranch trunk', 'git init -q -b main'],
      '.',
      { name: 'main', from: 'checkout' },
    ],
    [
      'a detached checkout of the only branch',
      ['git init -q -b trunk', COMMIT, 'git switch -q --detach'],
      '.',
      { name: 'trunk', from: 'only' },
    ],
    [
      'a detached checkout of several',
      ['git init -q -b trunk', COMMIT, 'git branch x', 'git switch -q --detach'],
      '.',
      undefined,
    ],
    ['no repository', ['git config --global init.defaultBranch trunk'], '.', { name: 'trunk', from: 'config' }],
    ['no repository and no word of git', [], '.', undefined],
    ['a name that nobody can see', ["git init -q -b $'main\\xe2\\x80\\xae'"], '.', undefined],
  ])('in %s', (_, commands, folder, wanted) => {
    const root = made(...commands);
    expect(baseBranch(join(root, folder), at(root))).toEqual(wanted);
  });

  it('is not known without git', () => {
    const root = made('git init -q -b trunk');
    expect(baseBranch(root, { ...at(root), PATH: '/nowhere' })).toBeUndefined();
  });
});

describe('git', () => {
  /** Every question about a repository, and whether git was started for it. */
  const isAsked = (folder: string): readonly (readonly [string, boolean])[] => {
    const { root } = makeWorkspace();
    const asked = join(root, 'asked');
    writeFileSync(join(root, 'git'), `#!/bin/sh\n: > '${asked}'\n`, { mode: 0o755 });
    const env = { PATH: `${root}:${process.env['PATH']}` };
    const commit = 'a'.repeat(40);
    const committed = openCommittedFiles(folder, env);
    const questions: Readonly<Record<string, () => unknown>> = {
      trackedFiles: () => trackedFiles(folder, ['a.json'], env),
      isIgnored: () => isIgnored(join(folder, 'reports'), env),
      checkedOut: () => checkedOut(folder, env),
      pathInRepository: () => committed.pathInRepository('a.json'),
      fileAt: () => committed.fileAt(commit, 'a.json'),
      filesUnder: () => committed.filesUnder(commit, 'a'),
      mergeBase: () => committed.mergeBase(commit, commit),
      parentsOf: () => committed.parentsOf(commit),
    };
    return Object.entries(questions).map(([name, ask]) => {
      rmSync(asked, { force: true });
      ask();
      return [name, existsSync(asked)] as const;
    });
  };
  it('is not started where there is no repository', () => {
    expect(isAsked(makeWorkspace({ 'a/b.json': '{}' }).root).filter(([, isStarted]) => isStarted)).toEqual([]);
  });

  // A link outside of it leads into one.
  it.each(['repository', 'repository/a', 'link'])('is started in %s', (folder) => {
    const { root } = makeWorkspace({ 'repository/.git/HEAD': '', 'repository/a/b.json': '{}' });
    symlinkSync('repository/a', join(root, 'link'));
    expect([...new Set(isAsked(join(root, folder)).map(([, isStarted]) => isStarted))]).toEqual([true]);
  });
});
