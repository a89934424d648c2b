import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Precision } from '../../src/core/numbers.js';
import { describeScores as describeAll } from '../../src/report/statistics.js';
import { mean, quantile, standardDeviation } from '../../src/statistics/descriptive.js';
import { runs } from '../builders/long-runs.js';

const score = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.integer({ min: 0, max: 20 }).map((n) => n / 20),
);
const scores = fc.array(score, { minLength: 1, maxLength: 40 });

/** The neighbour of a positive number in floating point. */
function neighbour(value: number, step: -1n | 1n): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) + step);
  return view.getFloat64(0);
}

function describeScores(values: readonly number[], precision: Precision) {
  const [described] = describeAll([values], precision);
  if (described === undefined) throw new Error('nothing was described');
  return described;
}

function counts(values: readonly number[]): readonly number[] {
  return describeScores(values, 'full').histogram.map(({ count }) => count);
}

describe('mean', () => {
  it.each<[readonly number[], number | null]>([
    [[], null],
    [[0.25], 0.25],
    [[0, 1], 0.5],
    [[0.25, 0.5, 0.75, 1], 0.625],
    [new Array(10).fill(0.1), 0.1],
    [[0, 0, 0], 0],
  ])('of %j is %d', (values, wanted) => expect(mean(values)).toBe(wanted));

  it('lies between the least and the largest value', () => {
    fc.assert(
      fc.property(scores, (values) => {
        expect(mean(values)).toBeGreaterThanOrEqual(Math.min(...values));
        expect(mean(values)).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
    fc.assert(
      fc.property(score, fc.integer({ min: 1, max: 50 }), (value, n) =>
        expect(mean(new Array(n).fill(value))).toBe(value),
      ),
    );
  });
});

describe('quantile of type 7', () => {
  it.each<[readonly number[], number, number | null]>([
    [[], 0.5, null],
    [[0.3], 0.5, 0.3],
    [[0.3], 0.95, 0.3],
    [[0, 1], 0.5, 0.5],
    [[0, 0.5, 1], 0.5, 0.5],
    // R: quantile(c(0, .25, .5, 1), .95) = 0.925; quantile(c(0, .5), .95) = 0.475
    [[0, 0.25, 0.5, 1], 0.95, 0.925],
    [[0, 0.5], 0.95, 0.475],
    [[0, 0.25, 0.5, 1], 0.25, 0.1875],
    [[0, 0.25, 0.5, 1], 0, 0],
    [[0, 0.25, 0.5, 1], 1, 1],
  ])('of %j at %d is %d', (values, p, wanted) => {
    if (wanted === null) expect(quantile(values, p)).toBeNull();
    else expect(quantile(values, p)).toBeCloseTo(wanted, 14);
  });

  it('lies between the neighbours of its position', () => {
    fc.assert(
      fc.property(scores, fc.double({ min: 0, max: 1, noNaN: true }), (values, p) => {
        const sorted = [...values].sort((a, b) => a - b);
        const below = sorted[Math.floor((sorted.length - 1) * p)];
        const above = sorted[Math.ceil((sorted.length - 1) * p)];
        expect(quantile(sorted, p)).toBeGreaterThanOrEqual(below ?? 0);
        expect(quantile(sorted, p)).toBeLessThanOrEqual(above ?? 0);
      }),
    );
  });
});

describe('standardDeviation with n - 1', () => {
  it.each<[readonly number[], number | null]>([
    [[], null],
    [[0.7], null],
    [[0.7, 0.7, 0.7], 0],
    [[0, 1], Math.SQRT1_2],
    // Squares about the mean 0.5: 0.0625 + 0 + 0.0625 over 2.
    [[0.25, 0.5, 0.75], 0.25],
    [[0, 0, 1, 1], Math.sqrt(1 / 3)],
  ])('of %j is %d', (values, wanted) => expect(standardDeviation(values)).toBe(wanted));

  it('of equal values is exactly 0', () => {
    fc.assert(
      fc.property(score, fc.integer({ min: 2, max: 40 }), (value, n) =>
        expect(standardDeviation(new Array(n).fill(value))).toBe(0),
      ),
    );
  });
});

describe('the histogram', () => {
  it('has ten bins from 0 to 1', () => {
    const { histogram } = describeScores([], 'full');
    expect(histogram.map(({ from, to, count }) => [from, to, count])).toEqual(
      [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((from, i, all) => [from, all[i + 1] ?? 1, 0]),
    );
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('puts %d/10 at the start of its bin, its lower neighbour before', (k) => {
    const start = k / 10;
    const own = counts([]).map((_, i) => (i === k ? 1 : 0));
    expect(counts([start])).toEqual(own);
    expect(counts([neighbour(start, 1n)])).toEqual(own);
    if (k > 0) expect(counts([neighbour(start, -1n)])).toEqual(own.map((_, i) => (i === k - 1 ? 1 : 0)));
  });

  it('puts 1 into the last bin', () => expect(counts([1, neighbour(1, -1n)])[9]).toBe(2));

  it('counts every value once, in the bin whose borders it lies in', () => {
    const near = fc
      .tuple(fc.integer({ min: 1, max: 10 }), fc.constantFrom<-1n | 1n>(-1n, 1n), fc.boolean())
      .map(([k, step, exact]) => Math.min(1, exact ? k / 10 : neighbour(k / 10, step)));
    fc.assert(
      fc.property(fc.array(fc.oneof(near, score), { maxLength: 30 }), (values) => {
        const { histogram } = describeScores(values, 'full');
        for (const [i, { from, to, count }] of histogram.entries()) {
          expect(count).toBe(
            values.filter((value) => value >= from && (value < to || (i === 9 && value === 1))).length,
          );
        }
        expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('describeScores', () => {
  it('of nothing is null, and nothing in the bins', () => {
    const { histogram, ...numbers } = describeScores([], 'full');
    expect(numbers).toEqual({ mean: null, p5: null, p50: null, p95: null, stddev: null, ci95: null });
    expect(histogram.every(({ count }) => count === 0)).toBe(true);
  });

  it('sorts for its quantiles, numerically', () => {
    expect(describeScores([1, 0.25, 0, 0.5], 'full')).toMatchObject({ mean: 0.4375, p50: 0.375 });
    expect(describeScores([1e-7, 0.5, 0.1], 'full')).toMatchObject({ p50: 0.1 });
  });

  it('keeps every digit, or six decimals of each number', () => {
    const thirds = [0, 0.3333, 0.6667, 0.1];
    const { histogram, ...full } = describeScores(thirds, 'full');
    expect(full).toEqual({
      mean: mean(thirds),
      p5: quantile([0, 0.1, 0.3333, 0.6667], 0.05),
      p50: quantile([0, 0.1, 0.3333, 0.6667], 0.5),
      p95: quantile([0, 0.1, 0.3333, 0.6667], 0.95),
      stddev: standardDeviation(thirds),
      // Four values: Student's t, 3.182446 standard errors to each side, and a mean cannot be below 0.
      ci95: [0, expect.closeTo(0.275 + (3.182446 * (standardDeviation(thirds) ?? 0)) / 2, 12)],
    });
    const rounded = describeScores([0.1, 0.2, 0.2], 'six decimals');
    expect(rounded).toMatchObject({ mean: 0.166667, p50: 0.2, p95: 0.2, stddev: 0.057735 });
    expect(describeScores(thirds, 'six decimals').histogram).toEqual(histogram);
    expect(describeScores([], 'six decimals')).toEqual(describeScores([], 'full'));
  });

  it('says the same of the same values in another order', () => {
    fc.assert(
      fc.property(scores, fc.infiniteStream(fc.nat()), (values, keys) => {
        const shuffled = values
          .map((value) => ({ value, at: keys.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ value }) => value);
        const one = describeScores(values, 'full');
        const other = describeScores(shuffled, 'full');
        expect([other.p50, other.p95, other.histogram]).toEqual([one.p50, one.p95, one.histogram]);
        // Sums run in the order given; sessions always come in code point order.
        expect(other.mean).toBeCloseTo(one.mean ?? -1, 12);
        expect(other.stddev ?? 0).toBeCloseTo(one.stddev ?? 0, 12);
      }),
    );
  });

  it('does not change what it is given', () => {
    const values = Object.freeze([0.9, 0.1]);
    expect(() => describeScores(values, 'full')).not.toThrow();
  });
});
