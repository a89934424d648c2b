import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openCommittedFiles } from '../../src/adapters/git-objects.js';
import { makeWorkspace } from '../builders/workspace.js';

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'pipe' })
    .toString()
    .trim();

/** Files of a commit, and how often git was started for them. */
function committed() {
  const { root } = makeWorkspace({
    'a/b/deep.txt': 'deep',
    'a/link': { link: 'b/deep.txt' },
    'a/line\nbreak.txt': 'broken',
    'a/HEAD^{tree}': 'no revision',
  });
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'all');
  const commit = git(root, 'rev-parse', 'HEAD');
  const programs = makeWorkspace({
    git: `#!/bin/sh\necho >> '${root}/starts'\nPATH='${process.env['PATH']}' exec git "$@"\n`,
  }).root;
  chmodSync(join(programs, 'git'), 0o755);
  const files = openCommittedFiles(root, { PATH: `${programs}:${process.env['PATH']}` });
  const starts = () => (existsSync(join(root, 'starts')) ? readFileSync(join(root, 'starts'), 'utf8').length : 0);
  return { root, commit, files, starts };
}

describe('a file of a commit', () => {
  const { commit, files, starts } = committed();

  it.each([
    ['in a folder of a folder', 'a/b/deep.txt', 'deep', 1],
    ['behind a link', 'a/link', 'deep', 3],
    ['whose name is two lines', 'a/line\nbreak.txt', 'broken', 4],
    ['whose name would mean something else', 'a/HEAD^{tree}', 'no revision', 1],
  ])('%s is read with as few starts of git as can be', (_, path, text, most) => {
    const before = starts();
    expect(files.fileAt(commit, path)).toEqual({ kind: 'text', text });
    expect(starts() - before).toBeLessThanOrEqual(most);
  });

  it.each(['a/missing.txt', 'nothing/at/all.txt', 'a/b/deep.txt/more', 'a\nb'])('is missing: %j', (path) => {
    expect(files.fileAt(commit, path)).toEqual({ kind: 'missing' });
  });

  it('is unreadable where the commit is not there, or is a name for something else', () => {
    const reason = expect.stringContaining('git does not have the commit');
    expect(files.fileAt('b'.repeat(40), 'a/b/deep.txt')).toEqual({ kind: 'unreadable', reason });
    expect(files.fileAt('HEAD', 'a/b/deep.txt')).toEqual({ kind: 'unreadable', reason });
  });
});
