import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { PinnedWorkspace } from '../../../src/action/answer/pinned-workspace.js';
import { Programs } from '../../../src/adapters/command/programs.js';
import { makeTemporaryFolder } from '../../../src/adapters/disk/temporary-folder.js';
import { UserError } from '../../../src/core/errors.js';
import { makeWorkspace } from '../../builders/workspace.js';

const { root } = makeWorkspace({ 'a-file': '' });
const NAMES = ['TMPDIR', 'TEMP', 'TMP'] as const;
const before = NAMES.map((name) => [name, process.env[name]] as const);

afterAll(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

it('is empty, of our own, and begins with its prefix', () => {
  const [one, two] = [makeTemporaryFolder('ours-', root), makeTemporaryFolder('ours-', root)];
  expect([one.startsWith(join(root, 'ours-')), existsSync(one), one === two]).toEqual([true, true, false]);
  rmSync(one, { recursive: true });
});

it('of an answer may be gone before it is removed', () => {
  const answer = new PinnedWorkspace({ read: async () => ({ kind: 'missing' }), list: async () => undefined });
  const { root: folder } = answer.files;
  answer.layCandidates(['{}']);
  expect(existsSync(folder)).toBe(true);
  answer.remove();
  expect(existsSync(folder)).toBe(false);
  expect(() => answer.remove()).not.toThrow();
});

const USERS = {
  'a program that judges': () => new Programs().emptyFolder(),
  'an answer to a comment': () =>
    new PinnedWorkspace({ read: async () => ({ kind: 'missing' }), list: async () => undefined }),
};

it.each(Object.entries(USERS).flatMap(([user, make]) => ['missing', 'a-file'].map((name) => ({ user, name, make }))))(
  '$user: a folder for temporary files that is $name is said to be one',
  ({ name, make }) => {
    for (const variable of NAMES) process.env[variable] = join(root, name);
    expect(make).toThrow(UserError);
    expect(make).toThrow(/no folder can be made among the temporary files: (?:ENOENT|ENOTDIR).*TMPDIR/);
  },
);
