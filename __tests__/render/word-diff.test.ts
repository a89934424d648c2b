import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diffWords, type Piece } from '../../src/render/word-diff.js';
import { anyText } from '../builders/texts.js';

const marked = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

describe('the difference of two texts', () => {
  it.each([
    ['nothing', 'Fixed the test', 'Fixed the test', 'Fixed the test', 'Fixed the test'],
    ['a word', 'Fixed the login test', 'Fixed the export test', 'Fixed the [login ]test', 'Fixed the [export ]test'],
    ['a word at the end', 'Fixed the test', 'Fixed the suite', 'Fixed the [test]', 'Fixed the [suite]'],
    ['an added word', 'a test', 'a flaky test', 'a test', 'a [flaky ]test'],
    ['a number with a point', 'took 1.5 s', 'took 1.6 s', 'took [1.5 ]s', 'took [1.6 ]s'],
    ['a comma alone', 'red, green', 'red green', 'red[, ]green', 'red green'],
    ['case', 'Fixed it', 'fixed it', '[Fixed ]it', '[fixed ]it'],
    ['only blanks', 'a  b', 'a b', 'a  b', 'a b'],
    ['small words between changes', 'cats of Rome', 'dogs of Paris', '[cats of Rome]', '[dogs of Paris]'],
    ['but not numbers between changes', 'cats 12 Rome', 'dogs 12 Paris', '[cats ]12 [Rome]', '[dogs ]12 [Paris]'],
    ['an emptied text', 'all gone', '', '[all gone]', ''],
    ['Cyrillic by words', 'исправил тест', 'исправил сборку', 'исправил [тест]', 'исправил [сборку]'],
    ['Chinese by characters', '修复登录测试', '修复导出测试', '修复[登录]测试', '修复[导出]测试'],
    ['decomposed letters as one word', 'cafe\u0301 x', 'cafe x', '[cafe\u0301 ]x', '[cafe ]x'],
    ['an emoji with its parts', '👩‍💻 x', '👨‍💻 x', '[👩‍💻 ]x', '[👨‍💻 ]x'],
  ])('tells %s', (_, reference, candidate, left, right) => {
    const diff = diffWords(reference, candidate);
    expect([marked(diff.reference), marked(diff.candidate)]).toEqual([left, right]);
  });

  it('loses no character, and finds none in equal texts', () => {
    const text = fc
      .array(fc.oneof(anyText(4), fc.constantFrom('a', ' ', 'the ', '12', '\ud800', '\u0301', '日本')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (reference, candidate) => {
        const diff = diffWords(reference, candidate);
        const joined = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('');
        expect([joined(diff.reference), joined(diff.candidate)]).toEqual([reference, candidate]);
        expect(diffWords(reference, reference).candidate.filter(({ changed }) => changed)).toEqual([]);
        for (const side of [diff.reference, diff.candidate]) {
          side.forEach(({ changed }, i) => {
            expect(side[i + 1]?.changed).not.toBe(changed);
          });
        }
      }),
    );
  });

  it('gives up on texts that have nothing in common but their length', () => {
    const text = (seed: number): string => Array.from({ length: 3000 }, (_, i) => `w${i * 7919 + seed}`).join(' ');
    const { reference } = diffWords(text(1), text(2));
    expect(reference).toEqual([{ text: text(1), changed: true }]);
  });
});
