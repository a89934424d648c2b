import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { replaceInPlace } from '../../../src/adapters/disk/replace-in-place.js';
import { makeWorkspace } from '../../builders/workspace.js';

it('puts a text of as many bytes over the first one and leaves the rest of the file, which stays the same one', () => {
  const { root, files } = makeWorkspace({ f: 'é one two one' });
  const { ino } = statSync(join(root, 'f'));
  files.replace('f', 'one', 'ü.');
  expect(files.read('f')).toMatchObject({ text: 'é ü. two one' });
  expect(statSync(join(root, 'f')).ino).toBe(ino);
});

it.each([
  ['a text of another length', 'f', 'one', 'three', 'another length'],
  ['a text that is not there', 'f', 'two', 'one', 'is not there'],
  ['a missing file', 'g', 'one', 'two', 'ENOENT'],
  ['a folder', 'folder', 'one', 'two', ''],
  ['a link that leads outside', 'out', 'one', 'two', 'outside the workspace'],
])('refuses %s', (_, path, from, to, reason) => {
  const { files } = makeWorkspace({ f: 'one', 'folder/g': 'one', out: { link: '/etc/hostname' } });
  expect(() => files.replace(path, from, to)).toThrow(reason);
  expect(files.read('f')).toMatchObject({ text: 'one' });
});

const onPosix = process.platform === 'win32' ? it.skip : it;

onPosix('changes nothing that is no file', () => {
  expect(() => replaceInPlace('/dev/null', 'one', 'two')).toThrow('this is not a file');
});
