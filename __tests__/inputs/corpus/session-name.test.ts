import { posix, win32 } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameProblem, normalizeName } from '../../../src/inputs/corpus/session-name.js';
import { anyText } from '../../builders/texts.js';

describe('nameProblem', () => {
  it.each([
    'fix-login',
    'with blanks in it',
    ' ',
    '__proto__',
    'constructor',
    'toString',
    '..foo',
    '...',
    '.hidden',
    'x.json',
    'ログイン修正',
    'é',
    '😀',
    '<name>',
    "$&$'",
    'a'.repeat(255),
    '\u{1f600}'.repeat(127),
  ])('accepts %j', (name) => expect(nameProblem(name)).toBeUndefined());

  it.each([
    ['', 'empty'],
    ['.', 'folder name'],
    ['..', 'folder name'],
    ['a/b', 'slash'],
    ['/', 'slash'],
    ['../x', 'slash'],
    ['a\\b', 'backslash'],
    ['a\nb', 'control character'],
    ['a\u0000', 'control character'],
    ['a\u001b[31m', 'control character'],
    ['a\u007f', 'control character'],
    ['a\u0085', 'control character'],
    ['a\u2028b', 'control character'],
    ['a\u2029b', 'control character'],
    ['a\ud800', 'control character'],
    ['a'.repeat(256), 'longer than 255'],
    ['a'.repeat(10_000), 'longer than 255'],
    ['\u{1f600}'.repeat(128), 'longer than 255 UTF-16 units, with 256 of them'],
  ])('refuses %j', (name, reason) => expect(nameProblem(name)).toContain(reason));

  it('accepts nothing that a path could not have as one of its parts', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        fc.pre(nameProblem(name) === undefined);
        const folder = posix.join('corpus', name);
        expect([posix.dirname(folder), win32.basename(folder)]).toEqual(['corpus', name]);
        expect(name).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});

describe('normalizeName', () => {
  it('makes composed and decomposed spellings equal', () => {
    expect(normalizeName('re\u0301sume\u0301')).toBe('r\u00e9sum\u00e9');
    expect(normalizeName('r\u00e9sum\u00e9')).toBe('r\u00e9sum\u00e9');
  });

  it('keeps names that only look alike apart', () => {
    expect(normalizeName('\ufb01x')).not.toBe('fix');
    expect(normalizeName('А')).not.toBe('A');
  });
});
