import { posix, resolve, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openWorkspace } from '../../../src/adapters/disk/files.js';
import { asSpelled, type Disk } from '../../../src/adapters/disk/spelling.js';
import { makeWorkspace } from '../../builders/workspace.js';

const ROOT = resolve('/repo');
const ENTRIES = ['Corpus', 'Corpus/Fix-Login', 'été', '123', 'İstanbul', 'Linked', 'linked'].map(
  (path) => `/repo/${path}`,
);

/** A disk as Macs and Windows have them, or one that tells case apart. */
function diskOf(fold: (name: string) => string): Disk {
  const own = (path: string): string => path.slice(ROOT.length - '/repo'.length).replaceAll(sep, '/');
  const there = (path: string): string | undefined => ENTRIES.find((one) => fold(one) === fold(own(path)));
  return {
    isThere: (path) => there(path) !== undefined,
    namesIn: (folder) => {
      const above = there(folder) ?? '/repo';
      return ENTRIES.filter((one) => posix.dirname(one) === above).map((one) => posix.basename(one));
    },
  };
}
const caseless = diskOf((name) => name.normalize('NFC').toLowerCase());
const strict = diskOf((name) => name);

describe('a path is spelt as its folders spell it', () => {
  it.each([
    ['corpus', 'Corpus', 'corpus'],
    ['Corpus', 'Corpus', 'Corpus'],
    ['CORPUS/fix-login', 'Corpus/Fix-Login', 'CORPUS/fix-login'],
    ['corpus/not-there/Yet', 'Corpus/not-there/Yet', 'corpus/not-there/Yet'],
    ['ÉTÉ'.normalize('NFD'), 'été', 'ÉTÉ'.normalize('NFD')],
    ['123', '123', '123'],
    ['not-there', 'not-there', 'not-there'],
    // Two names of one file on a disk that tells case apart.
    ['linked', 'linked', 'linked'],
    ['Linked', 'Linked', 'Linked'],
    ['', '', ''],
  ])('%j: %j, or %j where case counts', (given, onOne, onOther) => {
    const at = (path: string): string => resolve(ROOT, path);
    expect(asSpelled(ROOT, at(given), caseless)).toBe(at(onOne));
    expect(asSpelled(ROOT, at(given), strict)).toBe(at(onOther));
  });

  it('stays as it is where the disk says nothing', () => {
    const mute: Disk = {
      isThere: () => {
        throw new Error('EACCES');
      },
      namesIn: () => [],
    };
    expect(asSpelled(ROOT, resolve(ROOT, 'corpus'), mute)).toBe(resolve(ROOT, 'corpus'));
  });
});

it('settings name a folder by the name that this disk has for it', () => {
  const { root } = makeWorkspace({ 'golden-corpus/one/reference.json': '{}' });
  const files = openWorkspace(root, root);
  const isCaseless = files.kind('Golden-Corpus') === 'folder';
  expect(files.locate('Golden-Corpus/new')).toEqual({ path: `${isCaseless ? 'golden-corpus' : 'Golden-Corpus'}/new` });
});
