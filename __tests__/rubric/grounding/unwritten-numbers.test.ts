import { describe, expect, it } from '@jest/globals';
import { productsIn, unwrittenNumbersIn } from '../../../src/rubric/grounding/told/unwritten-numbers.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';

describe('numbers that a text tells without writing them', () => {
  it.each<readonly [text: string, numbers: readonly string[]]>([
    ['It ran for over an hour, then half an hour.', ['1 hour', '0.5 hour']],
    ['A quarter of an hour, three quarters of an hour, half a day.', ['0.25 hour', '0.75 hour', '0.5 day']],
    ['An hour and a half; can hour.', []],
    ['Of the 28 pupils in class 7b, all but three came.', ['25']],
    ['All but two of the 312 tests passed. All except for 4 of 1,204 rows.', ['310', '1200']],
    ['The 40 went home. All but two came. All but one-sided.', []],
    ['All but three of 2.', []],
    ['Six wrenches at 85 euros each.', ['510']],
    ['From 32 to 36 euros a head for 75 guests.', ['2400', '2700']],
    ['It is $1.25 per seat for 1,000 seats\nand 3 guests.', ['1250']],
    ['Bao needs eight for 129 euros a night.', ['1032']],
    ['It allows 60 requests per minute with a burst of 10; 5 per cent of 7.', []],
    ['It is 25 dollars a month since 2024.', []],
    ['It is 85 euros each.', []],
    ['It slipped from 3 to 17 October; 12-14 March; from 3 to 17 rows.', ['3 October', '12 March']],
    ['It rose from 81 to 88 percent, 60–85 ms; 3 to 4 cats.', ['81 percent', '60 ms']],
    ['It is kept for five years, not 2 years.', ['60 months', '24 months']],
    ['Each of 3 has 4.', []],
  ])('%s', (text, numbers) => expect([...unwrittenNumbersIn(text)]).toEqual(numbers));

  it('are as many of each sort as two hundred', () => {
    const counts = ['an hour, ', 'all but two of 9, ', '2 at $7 each, ', '3 to 9 May, ', '2 years, ', '3 to 4 s, '].map(
      (piece) => [...unwrittenNumbersIn(piece.repeat(300))].length,
    );
    expect(counts).toEqual(Array(6).fill(200));
  });

  it.each(['an hourly ', 'all but two ', '1 at $7 teach ', '$7 each ', '3 to 9 Mayo ', '3 to 4 cats ', 'ten yearly '])(
    'take time in proportion: %j',
    (piece) => {
      const read = (times: number) => {
        const text = piece.repeat(times);
        return () => [...unwrittenNumbersIn(text)];
      };
      expect(growthOf(read, 4_000)).toBeLessThan(MOST_TIMES_AS_LONG);
    },
  );
});

describe('products that a text writes out', () => {
  it.each<readonly [text: string, products: readonly string[]]>([
    ['It took 38 × 4 minutes.', ['152 minutes']],
    ['It has 1.5x2 rows and a2*3.', ['3 rows']],
    ['It has 3 rows.', []],
  ])('%s', (text, products) => expect([...productsIn(text)]).toEqual(products));

  it('are two hundred of a text', () => expect([...productsIn('2 × 3, '.repeat(300))]).toHaveLength(200));
});
