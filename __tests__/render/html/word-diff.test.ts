import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diffWords, type Piece } from '../../../src/render/html/word-diff.js';

const alone = (text: string, pieces: readonly Piece[]) =>
  pieces.filter(({ shared }) => !shared).map(({ start, end }) => text.slice(start, end));

describe('the difference of two texts in words', () => {
  it.each([
    ['one word', 'The cache is fast', 'The cache is slow', ['fast'], ['slow']],
    [
      'a passage as one',
      'It ran twice, and then failed',
      'It never stopped',
      ['ran twice, and then failed'],
      ['never stopped'],
    ],
    ['letter case', 'Fixed the Cache', 'fixed the cache', [], []],
    ['a number with its point', 'took 69.57 ns', 'took 69.58 ns', ['69.57'], ['69.58']],
    ['a name with its hyphens', 'in go-cache now', 'in go-caches now', ['go-cache'], ['go-caches']],
    ['signs of a script without spaces', '保存を修正した', '保存を確認した', ['修正'], ['確認']],
    ['an empty text', '', 'something', [], ['something']],
  ])('marks %s', (_, reference, candidate, missing, added) => {
    const diff = diffWords(reference, candidate);
    expect({ missing: alone(reference, diff.reference), added: alone(candidate, diff.candidate) }).toEqual({
      missing,
      added,
    });
  });

  it('marks nothing where the marks would be everywhere', () => {
    const diff = diffWords('one two three four five six', 'seven eight nine ten eleven twelve');
    expect(diff).toMatchObject({
      unmarked: 'too different',
      reference: [{ shared: true }],
      candidate: [{ shared: true }],
    });
  });

  it.each([
    ['too different', (i: number) => `a${i}`, (i: number) => `b${i}`, 9000],
    ['too long', (i: number) => `a${i}`, (i: number) => `a${i}`, 20_001],
  ])('gives up on texts that are %s', (unmarked, a, b, words) => {
    const text = (word: (i: number) => string) => Array.from({ length: words }, (_, i) => word(i)).join(' ');
    expect(diffWords(text(a), text(b)).unmarked).toBe(unmarked);
  });

  it('covers both texts without a gap, and what is shared is the same on both sides', () => {
    const word = fc.constantFrom('cache', 'Cache', 'fast', '12', '12.5', '保存', 'नमस्ते', '👍', '', '\n', '(', 'a-b');
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (reference, candidate) => {
        const diff = diffWords(reference, candidate);
        const whole = (source: string, pieces: readonly Piece[]) => {
          expect(pieces.map(({ start, end }) => source.slice(start, end)).join('')).toBe(source);
          return pieces
            .filter(({ shared }) => shared)
            .flatMap(
              ({ start, end }) =>
                source
                  .slice(start, end)
                  .toLowerCase()
                  .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
            );
        };
        const shared = [whole(reference, diff.reference), whole(candidate, diff.candidate)];
        if (diff.unmarked === null) expect(shared[0]).toEqual(shared[1]);
        expect(alone(reference, diffWords(reference, reference).reference)).toEqual([]);
      }),
    );
  });
});
