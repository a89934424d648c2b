import { describe, expect, it } from '@jest/globals';
import {
  differInOnePart,
  isExchange,
  isSame,
  isSlip,
  likenessOf,
  mayReplace,
  patternOf,
} from '../../../src/rubric/contradictions/mention-likeness.js';
import { mentionIn } from './readings.js';

type Pair = readonly [first: string, second: string];
type Test = (first: ReturnType<typeof mentionIn>, second: ReturnType<typeof mentionIn>) => boolean;

/** All pairs are asked in both orders: none of the questions has a side. */
function answers(isSo: Test, [first, second]: Pair): readonly boolean[] {
  const [a, b] = [mentionIn(first), mentionIn(second)];
  return [isSo(a, b), isSo(b, a)];
}

describe('the same number or name', () => {
  it.each<Pair>([
    ['418 orders', '418 rows'],
    ['53 rows', '53.4 rows'],
    // Half of what the last digit is worth, and a hair for the arithmetic.
    ['0 rows', '0.51 rows'],
    ['60 s', '1 minute'],
    ['2 GB', '2000 MB'],
    ['src/rows/read.ts', 'read.ts'],
    ['OPS-4417', 'ops-4417'],
    ['src/rows/read.ts:57', 'read.ts'],
  ])('is %s and %s', (...pair) => {
    expect(answers(isSame, pair)).toEqual([true, true]);
  });

  it.each<Pair>([
    ['418 orders', '419 orders'],
    ['53 rows', '53.6 rows'],
    ['5 ms', '9 ms'],
    ['300 h', '300.4 s'],
    ['60 s', '60 rows'],
    ['60 s', '60.2 rows'],
    ['3 rows', 'read-3.ts'],
    ['src/rows/read.ts', 'write.ts'],
    ['src/rows/read.ts', 'd.ts'],
  ])('is not %s and %s', (...pair) => {
    expect(answers(isSame, pair)).toEqual([false, false]);
  });
});

describe('what may stand in the place of another', () => {
  it.each<Pair>([
    ['418 orders', '77 orders'],
    ['418 orders', '77'],
    ['418', '77'],
    ['5 ms', '9 s'],
    ['read.ts', 'OPS-4417'],
    ['read.ts', 'v2.19.4'],
  ])('is %s for %s', (...pair) => {
    expect(answers(mayReplace, pair)).toEqual([true, true]);
  });

  it.each<Pair>([
    ['418 orders', '77 stores'],
    ['418', '77 ms'],
    ['5 ms', '9 MB'],
    ['5 ms', '20 %'],
    ['418 orders', 'OPS-4417'],
  ])('is not %s for %s', (...pair) => {
    expect(answers(mayReplace, pair)).toEqual([false, false]);
  });

  it('is told by the letters that stand between numbers', () => {
    const patterns = ['web-880', 'WEB-81', 'web-x', 'v2.19.4'].map((written) => patternOf(mentionIn(`\`${written}\``)));
    expect(patterns).toEqual(['web-#', 'web-#', 'web-x', 'v#.#.#']);
  });
});

describe('names that differ in one of their parts', () => {
  it.each<Pair>([
    ['bin/deploy.sh', 'bin/migrate.sh'],
    ['src/rows/read.ts', 'src/cells/read.ts'],
    ['read_rows.py', 'write_rows.py'],
    ['readRows()', 'writeRows()'],
  ])('are %s and %s', (...pair) => {
    expect(answers(differInOnePart, pair)).toEqual([true, true]);
  });

  it.each<Pair>([
    // An ending is no part of it.
    ['bin/deploy.sh', 'bin/deploy.py'],
    ['src/rows/read.ts', 'src/cells/write.ts'],
    ['bin/deploy.sh', 'bin/migrate/now.sh'],
    ['src/rows/old/read.ts', 'src/cells/read.ts'],
    ['`deploy`', '`migrate`'],
    ['`deploy`', 'bin/deploy.sh'],
  ])('are not %s and %s', (...pair) => {
    expect(answers(differInOnePart, pair)).toEqual([false, false]);
  });
});

describe('a slip of the pen', () => {
  it.each<Pair>([
    // Digits or letters that have changed places, in two or three of them.
    ['14 rows', '41 rows'],
    ['418 rows', '481 rows'],
    ['1234 rows', '2314 rows'],
    ['v1.2', 'v2.1'],
    ['OPS-4417', 'OPS-4471'],
    ['#4417', '#4471'],
    ['sessoin.ts', 'session.ts'],
    // One digit for another, among three of them.
    ['418 rows', '428 rows'],
    ['4.18 s', '4.28 s'],
    ['v2.19.4', 'v2.19.5'],
    ['a8c3f210', 'a8c3f219'],
    ['1,418 rows', '1,428 rows'],
  ])('makes %s of %s', (...pair) => {
    expect(answers(isSlip, pair)).toEqual([true, true]);
  });

  it.each<Pair>([
    ['418 rows', '4181 rows'],
    ['418 rows', '41 rows'],
    ['v2.19.4', 'v2.19.41'],
    // Of two digits both are often true, and of one all.
    ['41 rows', '42 rows'],
    ['4 rows', '7 rows'],
    ['v1.2', 'v1.3'],
    ['x12', 'x21'],
    // Four places, and two with other digits.
    ['1234 rows', '2143 rows'],
    ['4128 rows', '4219 rows'],
    // These are counted up: a neighbour is another one.
    ['#722', '#723'],
    ['#722', '#732'],
    ['WEB-880', 'WEB-881'],
    // Letters alone are other words.
    ['read_rows.py', 'read_cows.py'],
  ])('does not make %s of %s', (...pair) => {
    expect(answers(isSlip, pair)).toEqual([false, false]);
  });
});

describe('how alike two contexts are', () => {
  const alike = (ours: readonly (readonly [number, number])[], theirs: readonly (readonly [number, number])[]) => {
    const [a, b] = [new Map(ours), new Map(theirs)];
    expect(likenessOf(b, a).share).toBeCloseTo(likenessOf(a, b).share, 12);
    return likenessOf(a, b);
  };

  it('is wholly where they have the same words as near', () => {
    const words = [[1, 40] as const, [2, 60] as const];
    expect(alike(words, words)).toEqual({ share: 1, words: 2 });
  });

  it('counts of each word what both have of it, as a share of the mean size', () => {
    // Shared are 20 of word 1 and 10 of word 2; there are 90 and 40 in all.
    const { share, words } = alike(
      [
        [1, 50],
        [2, 10],
        [3, 30],
      ],
      [
        [1, 20],
        [2, 15],
        [4, 5],
      ],
    );
    expect(words).toBe(2);
    expect(share).toBeCloseTo(30 / Math.sqrt(90 * 40), 12);
  });

  it('is none where they share no word, or have none', () => {
    expect(alike([[1, 40]], [[2, 40]])).toEqual({ share: 0, words: 0 });
    expect(alike([], [])).toEqual({ share: 0, words: 0 });
  });
});

describe('two digits that have changed places', () => {
  it.each<Pair>([
    ['418 orders', '481 orders'],
    ['1,094 rows', '1,049 rows'],
    ['OPS-4417', 'OPS-4471'],
    ['src/0031-vite.md', 'src/0013-vite.md'],
    ['f5f8761', 'f5f8671'],
    ['3f9c2e1', '3f92ce1'],
  ])('are those of %s and %s', (...pair) => {
    expect(answers(isExchange, pair)).toEqual([true, true]);
  });

  it.each<Pair>([
    ['418 orders', '418 rows'],
    ['418 orders', '428 rows'],
    ['418 orders', '814 rows'],
    ['41 orders', '14 orders'],
    ['35.8 % of them', '38.5 % of them'],
    ['v2.19.4', 'v2.91.4'],
    ['OPS-4417', 'SOP-4417'],
    ['OPS-4417', 'OPS-44170'],
    ['src/0031-vite.md', 'src/0031-vtie.md'],
    ['f5f8761', 'f5f8167'],
  ])('are none of %s and %s', (...pair) => {
    expect(answers(isExchange, pair)).toEqual([false, false]);
  });
});
