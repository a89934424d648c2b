import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { memberOf, messageOf, reasonOf } from '../../src/core/errors.js';
import {
  byCodePoint,
  capitalised,
  counted,
  cut,
  defuseCommands,
  describeKind,
  firstOf,
  isShellSafe,
  listed,
  logLine,
  nearestName,
  plainLine,
  plainText,
  quoteForShell,
  terminalLine,
  withLineFeeds,
} from '../../src/core/text.js';
import { inBinaryUnits, longestTranscript, tooLong } from '../../src/core/text-limit.js';
import { pathIn } from '../../src/core/workspace-path.js';
import { runs } from '../builders/long-runs.js';

describe('words and numbers', () => {
  it.each([
    [counted(0, 'session'), '0 sessions'],
    [counted(1, 'session'), '1 session'],
    [counted(2, 'session'), '2 sessions'],
    [counted(1, 'summary', 'summaries'), '1 summary'],
    [firstOf(1, 8, 'session'), 'first of 8 sessions was'],
    [firstOf(2, 8, 'session'), 'first 2 of 8 sessions were'],
    [counted(2, 'summary', 'summaries'), '2 summaries'],
    [listed([]), ''],
    [listed(['a']), 'a'],
    [listed(['a', 'b']), 'a and b'],
    [listed(['a', 'b', 'c']), 'a, b and c'],
    [capitalised('two words'), 'Two words'],
    [capitalised(''), ''],
    [inBinaryUnits(16 * 2 ** 20), '16 MiB'],
    [inBinaryUnits(2 ** 20), '1 MiB'],
    [inBinaryUnits(2 ** 18), '256 KiB'],
    [inBinaryUnits(1.4 * 2 ** 20), '1 MiB'],
    [inBinaryUnits(1.6 * 2 ** 20), '2 MiB'],
    [tooLong('file', 2 ** 21), 'the file is larger than 2 MiB'],
    [tooLong('line', 2 ** 21), 'the line is longer than 2 MiB'],
    [pathIn('.', 'a'), 'a'],
    [pathIn('', 'a'), 'a'],
    [pathIn('b', 'a'), 'b/a'],
    [withLineFeeds('a\r\nb\r\n'), 'a\nb\n'],
    [withLineFeeds('a\rb\n'), 'a\rb\n'],
  ])('%j', (text, wanted) => expect(text).toBe(wanted));

  it.each([
    ['a.md', 4],
    ['a.json', 32],
    ['a.JSONL', 32],
    ['a.json.md', 4],
  ])('a transcript %s has %d MiB', (file, most) => expect(longestTranscript(file)).toBe(most * 2 ** 20));

  it('of what stands at a path differ for each kind', () => {
    const kinds = (['missing', 'outside', 'file', 'folder', 'other'] as const).map(describeKind);
    expect(new Set(kinds).size).toBe(5);
  });
});

describe('what was thrown', () => {
  it.each<[unknown, string]>([
    [new Error('a, b'), 'a'],
    [{ message: 'ENOSPC: no space left on device, write' }, 'ENOSPC: no space left on device'],
    [
      { message: 'ENAMETOOLONG: name too long, open x' },
      'ENAMETOOLONG: name too long (most file systems take 255 bytes a name)',
    ],
    ['a text, more', 'a text'],
    [{ message: null }, '[object Object]'],
    [null, 'null'],
    [undefined, 'undefined'],
  ])('%j has the reason %j', (thrown, reason) => expect(reasonOf(thrown)).toBe(reason));

  it('has its whole message, or is what it is, or cannot be read', () => {
    expect(messageOf(new Error('a, b'))).toBe('a, b');
    expect(messageOf(7)).toBe('7');
    const hostile = {
      get message(): string {
        throw new Error('again');
      },
    };
    expect(messageOf(hostile)).toBe('what was thrown cannot be read');
    expect([memberOf({ a: 1 }, 'a'), memberOf(null, 'a'), memberOf('text', 'length'), memberOf({}, 'a')]).toEqual([
      ...[1, undefined, undefined, undefined],
    ]);
  });
});

describe('a text that is cut', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀😀', 3, '😀😀…'],
    ['a😀b', 2, 'a…'],
    ['ab\u200dcd', 4, 'ab…'],
    ['abc', 1, '…'],
    ['abc', 0, '…'],
    ['', 0, ''],
    ['e\u0301x', 2, 'e…'],
  ])('%j at %d is %j', (text, longest, wanted) => expect(cut(text, longest)).toBe(wanted));

  it('has at most so many code points, whatever they are', () => {
    const unit = fc.constantFrom('a', '😀', '\u200d', 'é');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), fc.integer({ min: 1, max: 12 }), (text, longest) => {
        const [all, shown] = [[...text], [...cut(text, longest)]];
        if (all.length <= longest) expect(cut(text, longest)).toBe(text);
        else {
          expect(shown.length).toBeLessThanOrEqual(longest);
          expect(text.startsWith(shown.slice(0, -1).join(''))).toBe(true);
          expect(shown.length >= longest - 1 && shown.at(-1) === '…').toBe(true);
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('foreign text on a page', () => {
  it.each([
    ['a  b\n\tc\u0085d ', 'a b c d'],
    ['a\u0000b\u001bc\u0007', 'abc'],
    ['a\u200bb\u00adc', 'abc'],
    ['\u200b\u200b', '\ufffd'],
    ['  ', ''],
    ['a\ud800b', 'a\ufffdb'],
    [`a${'\u0301'.repeat(12)}b`, `a${'\u0301'.repeat(8)}b`],
    ['\u0301a', '\u25cc\u0301a'],
    ['👩\u200d💻', '👩\u200d💻'],
    ['a\u200db', 'ab'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['a\ufe0f', 'a'],
  ])('%j is the line %j', (text, line) => expect(plainLine(text)).toBe(line));

  it.each([
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\n\n\n\nb', 'a\n\nb'],
    ['a \t b\n  c', 'a b\n c'],
    ['ä\n\n\n\nb', 'ä\n\nb'],
  ])('%j is the text %j', (text, shown) => expect(plainText(text)).toBe(shown));

  it.each([
    ['::error::x', ':\u200b:error::x'],
    ['  ::error::x', '  :\u200b:error::x'],
    ['a ::error::x', 'a ::error::x'],
    ['--- name', '---\u200b name'],
    ['+++ name', '+++\u200b name'],
    ['---name', '---name'],
    ['a ##[group]b', 'a ##\u200b[group]b'],
    ['##vso[task]', '##vso\u200b[task]'],
    ['##TeamCity[x] ##[y]', '##TeamCity\u200b[x] ##\u200b[y]'],
    ['# [x] ##1[y]', '# [x] ##1[y]'],
  ])('%j does nothing as %j', (line, harmless) => {
    expect(defuseCommands(line)).toBe(harmless);
    expect(terminalLine(line)).toBe(harmless.trim());
    expect(logLine(line)).toBe(harmless.trim());
  });

  it('has 500 characters on a terminal, and 1000 in a log', () => {
    const long = 'x'.repeat(2000);
    expect([terminalLine(long).length, logLine(long).length, terminalLine(long, 7)]).toEqual([500, 1000, 'xxxxxx…']);
  });
});

describe('names', () => {
  it.each([
    ['abc', 'abc', 0],
    ['abc', 'abd', -1],
    ['abc', 'ab', 1],
    ['', 'a', -1],
    ['\ud7ff', '\ue000', -1],
    ['\uffff', '😀', -1],
    ['\ue000', '😀', -1],
    ['\ud800\udc00', '\udbff\udfff', -1],
    ['\udfff', '\ue000', 1],
  ])('%j beside %j is in order: %d', (a, b, sign) => {
    expect(Math.sign(byCodePoint(a, b))).toBe(sign);
    expect(Math.sign(byCodePoint(b, a))).toBe(sign === 0 ? 0 : -sign);
  });

  it.each<[string, readonly string[], string | undefined]>([
    // Of ten letters four may be wrong, of four one, and of one or two as well.
    ['abcdefWXYZ', ['abcdefghij'], 'abcdefghij'],
    ['abcdeVWXYZ', ['abcdefghij'], undefined],
    ['abcX', ['abcd'], 'abcd'],
    ['abXY', ['abcd'], undefined],
    ['X', ['a'], 'a'],
    ['aX', ['ab'], 'ab'],
    ['judge-modle', ['judge-mode', 'judge-model'], 'judge-model'],
    ['modelll', ['models', 'model'], 'model'],
    ['abx', ['abc', 'xba'], 'abc'],
    ['bacdef', ['bacdeg', 'abcdef'], 'abcdef'],
    ['abc-dXf', ['abc-def', 'abc-dxg'], 'abc-def'],
  ])('%j among %j means %j', (typed, names, wanted) => expect(nearestName(typed, names)).toBe(wanted));

  it.each([
    ['plain-word_1.txt', 'plain-word_1.txt'],
    ['a/größer', 'a/größer'],
    ['-flag', "'-flag'"],
    ['two words', "'two words'"],
    ["it's", "'it'\\''s'"],
    ['', "''"],
    ['$HOME', "'$HOME'"],
  ])('%j in a shell is %s', (word, quoted) => expect(quoteForShell(word)).toBe(quoted));

  it.each([
    ['a/b.c_d@1+2-3', true],
    ['-a', false],
    ['', false],
    ['a b', false],
    ['a;b', false],
    ['ä', false],
  ])('%j is safe in a shell: %s', (path, isSafe) => expect(isShellSafe(path)).toBe(isSafe));
});
