import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Random, seededRandom } from '../../src/core/seeded-random.js';
import { drawResamples, resampledMeans } from '../../src/statistics/bootstrap.js';
import { clusteredError, clustersOf, sumsOf } from '../../src/statistics/clusters.js';
import { quantile, standardDeviation, standardError } from '../../src/statistics/descriptive.js';
import { detectableChange, spreadAtMost } from '../../src/statistics/detectable-change.js';
import {
  clusteredIntervals,
  type Interval,
  meanIntervals,
  normalShareBelow,
  percentileInterval,
  student975,
  studentBeyond,
  Z_80,
  Z_975,
} from '../../src/statistics/interval.js';
import { fallPs } from '../../src/statistics/max-t.js';
import { leastSignFlipP, signFlipP } from '../../src/statistics/sign-flip.js';
import { intervalOfRight } from '../../src/statistics/wilson.js';

// What docs/statistics.md and the heads of the functions say, written down once more without any haste. The seeds are part of it:
// the same scores have the same digits in every version.

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
const noise = (count: number, seed: number): readonly number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => (random.below(2001) - 1000) / 1000);
};

/** The signs of one draw: twenty to a drawn number, from its last bit on. */
function drawnSigns(random: Random, count: number): readonly (1 | -1)[] {
  const words = Array.from({ length: Math.ceil(count / 20) }, () => random.below(2 ** 20));
  return Array.from({ length: count }, (_, i) => ((((words[Math.floor(i / 20)] ?? 0) >> (i % 20)) & 1) === 1 ? 1 : -1));
}

describe('the sign-flip test with drawn signs', () => {
  it.each([14, 20, 21, 45])('is its definition for %i differences', (count) => {
    const differences = noise(count, count).map((value) => value + 0.2);
    const observed = Math.abs(sumOf(differences)) - 1e-12;
    const random = seededRandom(7_117);
    let asFar = 1;
    for (let draw = 0; draw < 10_000; draw++) {
      const signs = drawnSigns(random, count);
      if (Math.abs(sumOf(differences.map((value, i) => Math.abs(value) * (signs[i] ?? 1)))) >= observed) asFar++;
    }
    expect(signFlipP(differences)).toBe(asFar / 10_001);
  });

  it('goes from counting to drawing and to the normal distribution at 13 and 5,000 differences', () => {
    expect(signFlipP(new Array(13).fill(1))).toBe(2 / 2 ** 13);
    // Of the signs that are drawn for fourteen, all are alike once.
    expect(signFlipP(new Array(14).fill(1))).toBe(2 / 10_001);
    expect(signFlipP(new Array(30).fill(1))).toBe(1 / 10_001);
    expect([1, 2, 13, 14, 5_000, 5_001].map(leastSignFlipP)).toEqual([1, 0.5, 2 / 8192, 1 / 10_001, 1 / 10_001, 0]);
    const alternating = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 1 : -1) + 0.05);
    // Drawn, it is a number of 10,001 parts.
    const drawn = (signFlipP(alternating(5_000)) ?? 0) * 10_001;
    expect(drawn).toBeCloseTo(Math.round(drawn), 6);
    const normal = alternating(5_001);
    const z = Math.abs(sumOf(normal)) / Math.sqrt(sumOf(normal.map((value) => value * value)));
    expect(signFlipP(normal)).toBeCloseTo(2 * normalShareBelow(-z), 9);
    expect(signFlipP(Array.from({ length: 6_000 }, (_, i) => (i % 2 === 0 ? 1 : -1)))).toBe(1);
  });
});

/** The step-down max-T test from its definition, with the signs of each draw. */
function fallsByDefinition(series: readonly (readonly number[])[], draws: number): readonly number[] {
  const size = series[0]?.length ?? 0;
  const scaled = series.map((values) => {
    const root = Math.sqrt(sumOf(values.map((value) => value * value)));
    return values.map((value) => value / root);
  });
  const falls = scaled.map((values) => -sumOf(values));
  const order = [...falls.keys()].sort((a, b) => (falls[b] ?? 0) - (falls[a] ?? 0));
  const random = seededRandom(9_341);
  const asFar = order.map(() => 1);
  for (let draw = 0; draw < draws; draw++) {
    const signs = drawnSigns(random, size);
    const flipped = scaled.map((values) => sumOf(values.map((value, i) => value * (signs[i] ?? 1))));
    for (const rank of order.keys()) {
      const largest = Math.max(...order.slice(rank).map((at) => flipped[at] ?? 0));
      if (largest >= (falls[order[rank] ?? 0] ?? 0) - 1e-9) asFar[rank] = (asFar[rank] ?? 0) + 1;
    }
  }
  const ps = new Array<number>(series.length).fill(1);
  for (const [rank, at] of order.entries()) {
    const least = Math.max(...asFar.slice(0, rank + 1));
    if ((falls[at] ?? 0) > 1e-9) ps[at] = least / (draws + 1);
  }
  return ps;
}

describe('the corrected p of several falls with drawn signs', () => {
  it.each([14, 20, 21])('is its definition for %i items', (size) => {
    const series = [0.1, 0.3, -0.2].map((fall, i) => noise(size, 10 + i).map((value) => value - fall));
    expect(fallPs(series)).toEqual(fallsByDefinition(series, 10_000));
  });

  it('is drawn less often of much', () => {
    const falling = (size: number): readonly number[] => new Array<number>(size).fill(-1);
    expect(fallPs([falling(14)])).toEqual([1 / 10_001]);
    // 40 million sums: 40,000 of a thousand items, of ten series 4,000, and a thousand at least.
    expect(fallPs(Array.from({ length: 10 }, () => falling(1_000)))[0]).toBe(1 / 4_001);
    expect(fallPs(Array.from({ length: 80 }, () => falling(1_000)))[0]).toBe(1 / 1_001);
  });

  it('puts more than a thousand items together', () => {
    const values = noise(2_300, 5).map((value) => value - 0.05);
    const sums = Array.from({ length: 1_000 }, (_, at) => sumOf(values.filter((__, i) => i % 1_000 === at)));
    expect(fallPs([values])).toEqual(fallPs([sums]));
    expect(fallPs([values])[0]).toBeLessThan(0.5);
  });
});

const expandedLevels = (count: number): readonly [number, number] => {
  const errors = student975(count - 1) * Math.sqrt(count / (count - 1));
  return [normalShareBelow(-errors), normalShareBelow(errors)];
};

/** The values at two levels of resampled means, which never leave out the mean itself. */
function between(center: number, means: readonly number[], count: number): Interval {
  const sorted = [...means].sort((a, b) => a - b);
  const [low, high] = expandedLevels(count).map((share) => sorted[Math.round(share * (sorted.length - 1))] ?? 0);
  return { low: Math.min(center, low ?? 0), high: Math.max(center, high ?? 0) };
}

describe('resampling', () => {
  it('draws each item of each resample by the seed', () => {
    const random = seededRandom(3);
    const wanted = Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => random.below(5)));
    expect(drawResamples(5, 4, 3).map((one) => [...one])).toEqual(wanted);
    const series = Array.from({ length: 8 }, (_, s) => noise(5, s + 1));
    expect(resampledMeans(series, 4, 3).map((means) => [...means])).toEqual(
      series.map((values) => wanted.map((drawn) => drawn.reduce((sum, i) => sum + (values[i] ?? 0), 0) / 5)),
    );
  });

  it.each([8, 26])('gives the mean of %i values its interval', (count) => {
    const values = noise(count, 4).map((value) => (value + 1) / 2);
    const drawn = drawResamples(count, 10_000, 20_261_121);
    const means = drawn.map((one) => [...one].reduce((sum, i) => sum + (values[i] ?? 0), 0) / count);
    expect(meanIntervals([values], { low: 0, high: 1 })).toEqual([between(meanOf(values), means, count)]);
  });

  it('gives groups of sessions theirs', () => {
    const names = Array.from({ length: 30 }, (_, i) => `g${(i * i) % 11}`);
    const clusters = clustersOf(names);
    if (clusters === null) throw new Error('there are groups');
    const values = noise(30, 6);
    const sums = sumsOf(values, clusters);
    const count = clusters.count;
    const center = sumOf(values) / 30;
    const half = student975(count - 1) * (clusteredError(sums, clusters) ?? 0);
    expect(count).toBeLessThan(8);
    const [found] = clusteredIntervals([sums], clusters, { low: -1, high: 1 });
    expect([found?.low, found?.high]).toEqual([expect.closeTo(center - half, 12), expect.closeTo(center + half, 12)]);
    const narrow = { low: center - half / 2, high: center + half / 2 };
    expect(clusteredIntervals([sums], clusters, narrow)).toEqual([narrow]);
  });

  it('draws whole groups, where there are enough', () => {
    const clusters = clustersOf(Array.from({ length: 30 }, (_, i) => (i < 12 ? `g${i % 3}` : undefined)));
    if (clusters === null) throw new Error('there are groups');
    const values = noise(30, 8);
    const sums = sumsOf(values, clusters);
    const means = drawResamples(clusters.count, 10_000, 20_261_121).map(
      (drawn) => sumOf([...drawn].map((g) => sums[g] ?? 0)) / sumOf([...drawn].map((g) => clusters.sizes[g] ?? 0)),
    );
    const wanted = between(sumOf(values) / 30, means, clusters.count);
    const [found] = clusteredIntervals([sums], clusters, { low: -1, high: 1 });
    expect([found?.low, found?.high]).toEqual([expect.closeTo(wanted.low, 12), expect.closeTo(wanted.high, 12)]);
    const equal = clusters.sizes.map((size) => size * 0.5);
    expect(clusteredIntervals([equal], clusters, { low: -1, high: 1 })).toEqual([{ low: 0.5, high: 0.5 }]);
    const alone = clustersOf(['a', 'a']);
    expect(alone && clusteredIntervals([[1], [2]], alone, { low: 0, high: 1 })).toEqual([null, null]);
  });

  it('has thousands of groups by the normal distribution', () => {
    const clusters = clustersOf(Array.from({ length: 5_002 }, (_, i) => (i < 2 ? 'g' : undefined)));
    if (clusters === null) throw new Error('there are groups');
    const sums = sumsOf(noise(5_002, 9), clusters);
    const half = Z_975 * (clusteredError(sums, clusters) ?? 0);
    const [found] = clusteredIntervals([sums], clusters, { low: -1, high: 1 });
    expect(found?.high).toBeCloseTo(sumOf(sums) / 5_002 + half, 12);
  });

  it('has 2.5 % of the means of a measurement on each side', () => {
    const values = noise(20, 2);
    const sorted = drawResamples(20, 1_001, 7)
      .map((drawn) => [...drawn].reduce((sum, i) => sum + (values[i] ?? 0), 0) / 20)
      .sort((a, b) => a - b);
    expect(percentileInterval(values, 1_001, 7)).toEqual({ mean: meanOf(values), low: sorted[25], high: sorted[975] });
  });
});

describe('distributions', () => {
  // Two-sided quantiles of Student's t, as tables have them.
  it.each([
    [0.05, 10, 2.228139],
    [0.05, 30, 2.042272],
    [0.01, 10, 3.169273],
    [0.01, 20, 2.84534],
    [0.001, 25, 3.725144],
    [0.2, 8, 1.396815],
    [0.5, 40, 0.680673],
  ])('of level %d and %i degrees are beyond %d', (level, degrees, wanted) =>
    expect(Math.abs(studentBeyond(level, degrees) / wanted - 1)).toBeLessThan(0.0006),
  );

  it('end where nothing is left', () => {
    expect([normalShareBelow(-50), normalShareBelow(50), normalShareBelow(Number.NaN)]).toEqual([
      ...[expect.closeTo(0, 15), 1, Number.NaN],
    ]);
    expect(normalShareBelow(-40)).toBe(normalShareBelow(-100));
    expect(normalShareBelow(Z_80)).toBeCloseTo(0.8, 6);
  });

  it('have quantiles between their values', () => {
    expect([0, 0.25, 0.5, 0.9, 1].map((p) => quantile([1, 2, 4, 8], p))).toEqual([
      1,
      1.75,
      3,
      expect.closeTo(6.8, 12),
      8,
    ]);
    expect([quantile([], 0.5), quantile([3], 0.9)]).toEqual([null, 3]);
  });

  it('have a spread from two values on', () => {
    expect([standardDeviation([]), standardDeviation([1]), standardError([1])]).toEqual([null, null, null]);
    expect(standardDeviation([1, 2, 3, 6])).toBeCloseTo(Math.sqrt(14 / 3), 12);
    expect(standardError([1, 2, 3, 6])).toBeCloseTo(Math.sqrt(14 / 12), 12);
  });

  it('of what is right or wrong have no interval of less than two, or of what lies between', () => {
    expect([[], [1], [1, 0.5]].map((values) => intervalOfRight(values))).toEqual([null, null, null]);
    expect(intervalOfRight([1, 1])).toMatchObject({ high: 1 });
    expect(intervalOfRight([0, 0])).toMatchObject({ low: 0 });
    expect(intervalOfRight([1, 0])?.low).toBeCloseTo(0.0945, 4);
  });
});

describe('the detectable change of five sessions', () => {
  it('is that of all five falling, or of the gate', () => {
    const limit = spreadAtMost(0.1, 4);
    const of = (allowed: number) => detectableChange({ sessions: 5, spread: 0.1 }, allowed)?.drop;
    expect(of(0.02)).toBeCloseTo(1.709843 * limit, 9);
    expect(of(0.5)).toBeCloseTo(0.5005 + (Z_80 * limit) / Math.sqrt(5), 9);
    // A fifth root of 80 % of a standard normal distribution lies below.
    expect(normalShareBelow(1.709843) ** 5).toBeCloseTo(0.8, 5);
    expect(detectableChange({ sessions: 4, spread: 0.01 }, 0.02)).toBeNull();
    expect(detectableChange({ sessions: 5, spread: 0.01 }, 1)).toBeNull();
  });

  it('is never below what the gate allows', () => {
    const spread = fc.double({ min: 0, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 300 }), spread, fc.constantFrom(0, 0.02, 0.1), (sessions, own, allowed) => {
        expect(detectableChange({ sessions, spread: own }, allowed)?.drop ?? 1).toBeGreaterThanOrEqual(
          allowed + 0.0005,
        );
      }),
    );
  });
});
