import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderStatistic } from '../../src/statistics/order-statistic.js';
import { runs } from '../builders/long-runs.js';

/** Few different values, as means of few scores are, and many. */
const numbers = fc.oneof(fc.constantFrom(-1, 0, 0.25, 0.5, 1), fc.double({ noNaN: true }));

function expectAsSorted(values: readonly number[], ...ranks: readonly number[]): void {
  const left = Float64Array.from(values);
  const sorted = Float64Array.from(values).sort();
  // One after the other on the same values, as the two ends of an interval are.
  for (const rank of ranks) expect(orderStatistic(left, rank) === sorted[rank]).toBe(true);
  expect(left.sort()).toEqual(sorted);
}

describe('a value by its rank', () => {
  it('is that of the sorted values, and none is lost', () => {
    const cases = fc.array(numbers, { minLength: 1, maxLength: 60 }).chain((values) => {
      const rank = fc.nat(values.length - 1);
      return fc.tuple(fc.constant(values), rank, rank);
    });
    fc.assert(
      fc.property(cases, ([values, one, other]) => expectAsSorted(values, one, other)),
      { numRuns: runs(2000) },
    );
  });

  it.each<[string, (index: number) => number]>([
    ['are sorted', (index) => index],
    ['stand the other way round', (index) => -index],
    ['are all equal', () => 0.5],
    ['are of two kinds', (index) => index % 2],
    ['rise and fall', (index) => -Math.abs(index - 500)],
  ])('is found where they %s', (_, valueAt) => {
    const values = Array.from({ length: 1000 }, (__, index) => valueAt(index));
    for (let rank = 0; rank < values.length; rank += 37) expectAsSorted(values, rank, 999 - rank);
  });

  it('is none beyond the last', () => {
    expect(orderStatistic(new Float64Array(), 0)).toBeUndefined();
    expect(orderStatistic(Float64Array.of(1, 2), 2)).toBeUndefined();
  });
});
