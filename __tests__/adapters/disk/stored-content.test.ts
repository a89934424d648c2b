import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { openStoredContent } from '../../../src/adapters/disk/stored-content.js';
import { blobName } from '../../../src/adapters/git-store.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

const stored = (content: string | Buffer, digits = 40): string => blobName(Buffer.from(content), digits);

const contentOf = (tree: Tree, file = 'a.txt') => openStoredContent(file, makeWorkspace(tree).files);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const POINTER = 'version https://git-lfs.github.com/spec/v1\n';
const pointerTo = (text: string, more = ''): string =>
  `${POINTER}${more}oid sha256:${digestOf(text)}\nsize ${text.length}\n`;

describe('a file here', () => {
  it.each<[string, string | Uint8Array, string | Buffer]>([
    ['as it is', 'one\ntwo\n', 'one\ntwo\n'],
    ['with line ends of its own', 'one\r\ntwo\r\n', 'one\ntwo\n'],
    ['with some of them', 'one\r\ntwo\nthree\r\r\n', 'one\ntwo\nthree\r\n'],
    ['with those of Windows', 'one\r\ntwo\n', 'one\r\ntwo\n'],
    ['with a byte order mark', '\ufeffone', '\ufeffone'],
    ['that is no text', Buffer.from([0xff, 0xfe, 0x0d, 0x0a]), Buffer.from([0xff, 0xfe, 0x0d, 0x0a])],
    ['as a pointer of Git LFS', 'one', pointerTo('one')],
  ])('is stored by git %s', (_, own, there) => {
    const content = contentOf({ 'a.txt': own });
    expect([40, 64].map((digits) => content.isStoredAs(stored(there, digits)))).toEqual([true, true]);
  });

  it.each([
    ['one', 'two'],
    ['one\n', 'one'],
    ['one\rtwo', 'one\ntwo'],
    ['one', pointerTo('two')],
    ['one', '\ufeffone'],
  ])('is not stored as something else: %j as %j', (own, there) => {
    expect(contentOf({ 'a.txt': own }).isStoredAs(stored(there))).toBe(false);
  });

  it.each<[string, string, string, boolean | undefined]>([
    ['other line ends', 'one\ntwo\r\n', 'one\r\ntwo\n', true],
    ['a byte order mark', 'one', '\ufeffone', true],
    ['another text', 'one', 'two', false],
    ['a pointer with more in it', 'one', pointerTo('one', 'ext-0-foo sha256:12\n'), true],
    ['a pointer to something else', 'one', pointerTo('two'), false],
    ['the same pointer, since nothing was fetched', pointerTo('one'), pointerTo('one', 'ext-0-foo sha256:12\n'), true],
    ['a pointer, where nothing was fetched of another', pointerTo('two'), pointerTo('one'), false],
    ['a pointer that says no digest', 'one', POINTER, undefined],
    ['what a filter made of it', 'one', '\0GITCRYPT\0ab', undefined],
  ])('is compared with %s', (_, own, there, wanted) => {
    expect(contentOf({ 'a.txt': own }).isLike(there)).toBe(wanted);
  });

  it('is read behind a link of the workspace', () => {
    const content = contentOf({ 'a.txt': { link: 'b/c.txt' }, 'b/c.txt': 'one' });
    expect(content.isStoredAs(stored('one'))).toBe(true);
    expect(content.isLike('one')).toBe(true);
  });

  it.each<[string, Tree]>([
    ['is not there', {}],
    ['is a folder', { 'a.txt/b': 'one' }],
    ['leads outside', { 'a.txt': { link: '/etc/hostname' } }],
    ['leads to git', { 'a.txt': { link: '.git/HEAD' }, '.git/HEAD': 'one' }],
  ])('is like nothing that anybody knows where it %s', (_, tree) => {
    const content = contentOf(tree);
    expect(content.isStoredAs(stored('one'))).toBe(false);
    expect(content.isLike('one')).toBeUndefined();
  });
});
