import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MOST_LISTED } from '../../src/adapters/files-of-commit.js';
import { openCommittedFiles } from '../../src/adapters/git-objects.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

const gitIn =
  (root: string) =>
  (args: readonly string[], input?: string): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      stdio: 'pipe',
      ...(input === undefined ? {} : { input }),
    })
      .toString()
      .trim();

/** A repository with one commit, and what is in it. */
function committed(tree: Tree, format: 'sha1' | 'sha256' = 'sha1') {
  const { root } = makeWorkspace(tree);
  const git = gitIn(root);
  git(['init', '-q', '--template=', `--object-format=${format}`]);
  git(['add', '.']);
  git(['commit', '-qm', 'all']);
  const commit = git(['rev-parse', 'HEAD']);
  return { root, git, commit, files: openCommittedFiles(root, { PATH: process.env['PATH'] }) };
}

const TREE: Tree = {
  'golden/s/reference.json': 'one',
  'golden/a b/é/deep\nest.txt': 'two',
  'golden/link': { link: 's' },
  'golden/t/transcript.txt': { link: '../s/reference.json' },
  'golden-corpus/other.txt': 'beside',
  'way/to': { link: '../golden' },
  outside: { link: '../golden' },
  round: { link: 'round' },
  file: 'no folder',
};

describe('the files of a commit below a folder', () => {
  const { git, commit, files } = committed(TREE);
  const [one, two] = ['one', 'two'].map((text) => git(['hash-object', '--stdin'], text));

  it.each([
    ['by its path', 'golden'],
    ['with a slash at its end', 'golden/'],
    ['below where it is looked for', './golden'],
    ['behind a link', 'way/to'],
  ])('are listed with the names of their contents, %s', (_, folder) => {
    expect(files.filesUnder(commit, folder)).toEqual({
      kind: 'files',
      ids: new Map([
        ['s/reference.json', one],
        ['a b/é/deep\nest.txt', two],
      ]),
      others: new Set(['link', 't/transcript.txt']),
    });
  });

  it('are those of all of it where the folder is its root, and those of a folder in one', () => {
    expect(files.filesUnder(commit, '')).toMatchObject({ ids: expect.objectContaining({ size: 4 }) });
    expect(files.filesUnder(commit, 'golden/a b/é')).toMatchObject({ ids: new Map([['deep\nest.txt', two]]) });
  });

  it('have names of 64 digits where the repository has', () => {
    const longer = committed({ 'golden/s/reference.json': 'one' }, 'sha256');
    const id = longer.git(['hash-object', '--stdin'], 'one');
    expect(id).toHaveLength(64);
    expect(longer.files.filesUnder(longer.commit, 'golden')).toMatchObject({
      ids: new Map([['s/reference.json', id]]),
    });
  });

  it.each(['nothing', 'golden/s/nothing', 'nothing/at/all', 'golde'])(
    'are none where there is no folder: %s',
    (folder) => {
      expect(files.filesUnder(commit, folder)).toEqual({ kind: 'missing' });
    },
  );

  it.each(['file', 'golden/s/reference.json', 'outside', 'round'])(
    'are not known of what is no folder: %s',
    (folder) => {
      expect(files.filesUnder(commit, folder)).toEqual({ kind: 'unreadable', reason: 'it is no plain folder there' });
    },
  );

  it.each(['b'.repeat(40), 'HEAD', ''])('are not known of what is no commit here: %j', (id) => {
    const reason = expect.stringContaining('git does not have the commit');
    expect(files.filesUnder(id, 'golden')).toEqual({ kind: 'unreadable', reason });
  });

  it('are not known where an object has the content of another one, or is not there', () => {
    const forged = committed(TREE);
    const objectOf = (name: string): string => {
      const id = forged.git(['rev-parse', `HEAD:${name}`]);
      return join(forged.root, '.git/objects', id.slice(0, 2), id.slice(2));
    };
    const s = objectOf('golden/s');
    const other = objectOf('golden-corpus');
    rmSync(s);
    const incomplete = {
      kind: 'unreadable',
      reason: `git does not have all of the commit ${forged.commit.slice(0, 7)}`,
    };
    expect(forged.files.filesUnder(forged.commit, 'golden')).toEqual(incomplete);
    copyFileSync(other, s);
    expect(forged.files.filesUnder(forged.commit, 'golden')).toEqual(incomplete);
    expect(forged.files.filesUnder(forged.commit, 'golden/s')).toEqual(incomplete);
    expect(forged.files.filesUnder(forged.commit, 'golden-corpus')).toMatchObject({ kind: 'files' });
  });

  it('are not listed where they are too many', () => {
    const listing = Array.from({ length: MOST_LISTED + 1 }, (_, i) => `100644 blob ${one}\t${i}\n`);
    const commitOf = (entries: readonly string[]): string => {
      const many = git(['mktree'], entries.join(''));
      const root = git(['mktree'], `040000 tree ${many}\tgolden\n`);
      return git(['commit-tree', '-m', 'many', root]);
    };
    expect(files.filesUnder(commitOf(listing), 'golden')).toEqual({
      kind: 'unreadable',
      reason: 'it has more than 50,000 files there',
    });
    const fits = files.filesUnder(commitOf(listing.slice(1)), 'golden');
    expect(fits.kind === 'files' && fits.ids.size).toBe(MOST_LISTED);
  });
});
