import { execFileSync } from 'node:child_process';
import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findWorkspace } from '../../src/run/workspace.js';
import type { Input } from '../../src/settings/resolved.js';
import type { SettingName } from '../../src/settings/table.js';
import { EMPTY_FOLDER, makeWorkspace } from '../builders/workspace.js';

/** A folder with a checkout `repo` in it, and folders beside and below. */
function checkout(): string {
  const { root } = makeWorkspace({
    'repo/.git/HEAD': '',
    'repo/sub/deep/f': '',
    'repo/file': '',
    'repo/out': { link: '..' },
    'repo/to-sub': { link: 'sub' },
    'repo/dangling': { link: 'nothing' },
    'beside/f': '',
    'tree/.git': 'gitdir: elsewhere',
    'tree/sub': EMPTY_FOLDER,
  });
  return realpathSync(root);
}

function inputsOf(directory: string | undefined): ReadonlyMap<SettingName, Input> {
  return new Map(
    directory === undefined ? [] : [['working-directory', { text: directory, label: '--working-directory' }]],
  );
}

/** Where the relative path `x` lands, and whether the folder around the workspace can be reached. */
function found(env: Readonly<Record<string, string | undefined>>, cwd: string, directory?: string) {
  const workspace = findWorkspace(inputsOf(directory), { env, cwd });
  if ('problem' in workspace) return workspace.problem.message;
  const located = workspace.files.locate('x');
  return 'path' in located ? located.path : located.problem;
}

describe('the workspace', () => {
  it('is GITHUB_WORKSPACE before all else', () => {
    const top = checkout();
    const workspace = findWorkspace(new Map(), {
      env: { GITHUB_WORKSPACE: join(top, 'beside') },
      cwd: join(top, 'repo'),
    });
    expect('files' in workspace && workspace.files.list('.')).toEqual(['f']);
  });

  it.each<[string, string, string]>([
    ['its root', 'repo', 'x'],
    ['a folder in it', 'repo/sub/deep', 'sub/deep/x'],
    ['a linked folder in it', 'repo/to-sub', 'sub/x'],
    ['a worktree, where .git is a file', 'tree/sub', 'sub/x'],
  ])('is the git root, and paths start at the current folder: %s', (_, cwd, wanted) => {
    const top = checkout();
    expect(found({}, realpathSync(join(top, cwd)))).toBe(wanted);
    expect(found({ GITHUB_WORKSPACE: '' }, realpathSync(join(top, cwd)))).toBe(wanted);
  });

  it('is the current folder where there is no git root', () => {
    const top = checkout();
    expect(found({}, join(top, 'beside'))).toBe('x');
    const workspace = findWorkspace(new Map(), { env: {}, cwd: join(top, 'beside') });
    expect('files' in workspace && workspace.files.kind('..')).toBe('outside');
  });

  it.each<[string, string, string]>([
    ['the current folder when that lies in the workspace', 'repo/sub', 'sub/x'],
    ['the workspace when the current folder lies elsewhere', 'beside', 'x'],
    ['the workspace when the current folder is around it', '', 'x'],
  ])('has paths that start at %s', (_, cwd, wanted) => {
    const top = checkout();
    expect(found({ GITHUB_WORKSPACE: join(top, 'repo') }, join(top, cwd))).toBe(wanted);
  });

  it('may be reached by a link', () => {
    const top = checkout();
    symlinkSync(join(top, 'repo'), join(top, 'way'));
    expect(found({ GITHUB_WORKSPACE: join(top, 'way') }, join(top, 'repo/sub'))).toBe('sub/x');
    expect(found({ GITHUB_WORKSPACE: join(top, 'repo') }, join(top, 'way/sub'))).toBe('sub/x');
    expect(found({ GITHUB_WORKSPACE: join(top, 'way') }, join(top, 'way/sub'), 'deep')).toBe('sub/deep/x');
  });

  it.each(['nothing', 'repo/file', 'repo/dangling'])('that is no folder is a problem: %s', (name) => {
    const top = checkout();
    const env = { GITHUB_WORKSPACE: join(top, name) };
    const message = `the workspace ${JSON.stringify(join(top, name))} is not a folder that can be opened`;
    for (const directory of [undefined, 'sub']) {
      expect(findWorkspace(inputsOf(directory), { env, cwd: top })).toEqual({
        problem: { message, hint: 'GITHUB_WORKSPACE names it' },
      });
    }
  });
});

describe('the working directory', () => {
  it.each<[string, string, string]>([
    ['below the current folder', 'sub', 'sub/x'],
    ['the current folder', '.', 'x'],
    ['by a link', 'to-sub', 'to-sub/x'],
    ['by a detour', './sub/../sub/deep/', 'sub/deep/x'],
  ])('may be %s', (_, directory, wanted) => {
    const top = checkout();
    const reached = found({}, join(top, 'repo'), directory);
    expect(reached).toBe(wanted === 'to-sub/x' ? 'sub/x' : wanted);
  });

  it('starts from the current folder and may lie above it, or be absolute', () => {
    const top = checkout();
    expect(found({}, join(top, 'repo/sub'), 'deep')).toBe('sub/deep/x');
    expect(found({}, join(top, 'repo/sub'), '..')).toBe('x');
    expect(found({}, join(top, 'repo/sub'), join(top, 'repo/sub/deep'))).toBe('sub/deep/x');
  });

  it.each<[string, (root: string) => string]>([
    ['nothing', () => '--working-directory: "nothing": there is no such file or folder'],
    ['file', () => '--working-directory: "file": this is a file'],
    ['file/x', () => '--working-directory: "file/x": there is no such file or folder'],
    ['pipe', () => '--working-directory: "pipe": this is neither a file nor a folder'],
    ['..', (root) => `--working-directory: ".." leads outside the workspace (${root})`],
    ['/', (root) => `--working-directory: "/" leads outside the workspace (${root})`],
    ['../beside', (root) => `--working-directory: "../beside" leads outside the workspace (${root})`],
    ['out', (root) => `--working-directory: "out" leads outside the workspace (${root})`],
    ['out/beside', (root) => `--working-directory: "out/beside" leads outside the workspace (${root})`],
    ['dangling', (root) => `--working-directory: "dangling" leads through a symbolic link to nothing (${root})`],
    ['a\0', (root) => `--working-directory: a path cannot contain a NUL character (${root})`],
  ])('may not be %j', (directory, wanted) => {
    const root = join(checkout(), 'repo');
    execFileSync('mkfifo', [join(root, 'pipe')]);
    expect(found({}, root, directory)).toBe(wanted(root));
  });
});
