import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openWorkspace } from '../../../src/adapters/disk/files.js';
import { openNamedFiles } from '../../../src/adapters/disk/named-files.js';
import { UserError } from '../../../src/core/errors.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';

/** What git makes of a folder in which it keeps a repository. */
const repositoryIn = (folder: string): Tree => ({
  [`${folder}/HEAD`]: 'ref: refs/heads/main\n',
  [`${folder}/config`]: 'extraheader = the token',
  [`${folder}/objects`]: EMPTY_FOLDER,
  [`${folder}/refs`]: EMPTY_FOLDER,
});

/** The workspace, a repository below it as `path: repo` of a checkout makes it, and links of a pull request. */
const TREE: Tree = {
  ...repositoryIn('.git'),
  ...repositoryIn('repo/.git'),
  ...repositoryIn('kept-apart'),
  ...repositoryIn('repo/.git/modules/sub'),
  'repo/sub/.git': 'gitdir: ../.git/modules/sub\n',
  'repo/sub/f': 'inside',
  'repo/a.json': { link: '.git/config' },
  'repo/b.json': { link: 'sub/.git' },
  'repo/report': { link: '.git' },
  'repo/deep': { link: '../kept-apart/objects' },
  'repo/GIT/.GIT/f': 'a name in another case',
  'repo/.github/f': 'inside',
  'repo/git/f': 'inside',
};

const BELONGS = 'the path belongs to git, whose files may hold tokens';

describe('what belongs to git', () => {
  it.each([
    '.git',
    '.git/config',
    'repo/.git/config',
    'repo/.git/modules/sub/config',
    'repo/sub/.git',
    'kept-apart',
    'kept-apart/config',
    'repo/a.json',
    'repo/b.json',
    'repo/report',
    'repo/report/config',
    'repo/deep',
    'repo/GIT/.GIT/f',
  ])('%s is not read and no place', (path) => {
    const { files } = makeWorkspace(TREE);
    expect(files.kind(path)).toBe('git');
    expect(files.real(path)).toBeUndefined();
    expect(files.locate(path)).toEqual({ problem: `${JSON.stringify(path)} belongs to git` });
    expect(files.read(path)).toEqual({ kind: 'unreadable', reason: BELONGS });
    expect(files.openLines(path)).toEqual({ kind: 'unreadable', reason: BELONGS });
    expect(() => files.list(path)).toThrow(new UserError([{ message: BELONGS, place: { file: path } }]));
  });

  it.each(['.git/x', 'repo/report/x', 'repo/report/new/x', 'kept-apart/x', 'repo/sub/.git', 'other/.git'])(
    '%s is not written',
    (path) => {
      const { root, files } = makeWorkspace(TREE);
      expect(() => files.write(path, 'x')).toThrow(BELONGS);
      expect(() => files.append(path, 'x')).toThrow(BELONGS);
      expect(() => files.create(path, 'x')).toThrow(BELONGS);
      expect(readdirSync(join(root, '.git')).sort()).toEqual(['HEAD', 'config', 'objects', 'refs']);
      expect(existsSync(join(root, 'repo/.git/new'))).toBe(false);
    },
  );

  it('is not written through a link in the place of a file, and not removed', () => {
    const { root, files } = makeWorkspace(TREE);
    expect(() => files.append('repo/a.json', 'x')).toThrow(BELONGS);
    expect(() => files.replace('repo/a.json', 'the', 'THE')).toThrow(BELONGS);
    for (const path of ['repo/report/config', 'repo/sub/.git', '.git/HEAD']) files.remove(path);
    expect(readFileSync(join(root, 'repo/.git/config'), 'utf8')).toBe('extraheader = the token');
    expect([existsSync(join(root, 'repo/sub/.git')), existsSync(join(root, '.git/HEAD'))]).toEqual([true, true]);
    // A link itself is an entry of the workspace.
    files.write('repo/a.json', 'mine');
    expect(readFileSync(join(root, 'repo/a.json'), 'utf8')).toBe('mine');
  });

  it.each(['repo/sub/f', 'repo/.github/f', 'repo/git/f'])('%s does not', (path) => {
    const { files } = makeWorkspace(TREE);
    expect(files.kind(path)).toBe('file');
    expect(files.locate(path)).toEqual({ path });
    expect(files.read(path)).toMatchObject({ kind: 'text', text: 'inside' });
  });

  it('is no name in a folder', () => {
    const { files } = makeWorkspace(TREE);
    expect(files.list('.')).toEqual(['kept-apart', 'repo']);
    expect(files.list('repo/sub')).toEqual(['f']);
  });

  it('is no work tree in or beside a bare repository, wherever the workspace begins', () => {
    const { root } = makeWorkspace({
      ...repositoryIn('bare'),
      'bare/tree/.git': 'gitdir: ../worktrees/tree\n',
      'bare/tree/sessions/f': 'inside',
    });
    for (const from of [join(root, 'bare/tree'), root]) {
      const files = openWorkspace(from, from);
      expect(files.locate(join(root, 'bare/tree/sessions/f'))).toHaveProperty('path');
    }
    const named = openNamedFiles(makeWorkspace().files);
    expect(named.read(join(root, 'bare/tree/sessions/f'))).toMatchObject({ text: 'inside' });
    expect(named.read(join(root, 'bare/config'))).toEqual({ kind: 'unreadable', reason: BELONGS });
  });

  it('is no folder that only has some of the names', () => {
    const { root, files } = makeWorkspace({ 'a/HEAD': 'x', 'a/objects/f': 'x', 'a/refs': 'no folder', 'b/f': 'x' });
    expect(files.kind('a/HEAD')).toBe('file');
    writeFileSync(join(root, 'b/HEAD'), 'x');
    expect(files.kind('b/f')).toBe('file');
  });
});
