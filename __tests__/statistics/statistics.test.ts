import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../../src/core/seeded-random.js';
import { resampledMeans } from '../../src/statistics/bootstrap.js';
import { mean, standardError } from '../../src/statistics/descriptive.js';
import { detectableChange, spreadAtMost } from '../../src/statistics/detectable-change.js';
import { flipRisk, flipWord } from '../../src/statistics/flip-risk.js';
import { chanceOfAny, holmAdjusted } from '../../src/statistics/holm.js';
import {
  intervalMethod,
  leastMeanOfEqual,
  meanIntervals,
  normalShareBelow,
  percentileInterval,
  student975,
  Z_80,
  Z_975,
} from '../../src/statistics/interval.js';
import { signFlipP } from '../../src/statistics/sign-flip.js';
import { runs } from '../builders/long-runs.js';

const score = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 10_000);
const UNIT = { low: 0, high: 1 };

function intervalOf(values: readonly number[], bounds = UNIT) {
  return meanIntervals([values], bounds)[0] ?? null;
}

describe('filling a list with drawn numbers', () => {
  it('draws what as many single draws would, and goes on from there', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 21 }), fc.nat({ max: 20 }), (seed, limit, size) => {
        const [one, other] = [seededRandom(seed), seededRandom(seed)];
        const list = new Uint32Array(size);
        one.fill(list, limit);
        expect([...list]).toEqual(Array.from({ length: size }, () => other.below(limit)));
        expect(one.below(1000)).toBe(other.below(1000));
      }),
    );
  });
});

it('an interval depends on its own values alone, whatever stands beside them, and equal values have no width', () => {
  const length = 9;
  const values = fc.array(score, { minLength: length, maxLength: length });
  const equal = score.map((one) => Array<number>(length).fill(one));
  fc.assert(
    fc.property(fc.array(fc.oneof(values, equal), { minLength: 1, maxLength: 9 }), (series) => {
      const together = meanIntervals(series, UNIT);
      expect(together).toEqual(series.map((own) => intervalOf(own)));
      for (const [i, own] of series.entries()) {
        if (own.some((one) => one !== own[0])) continue;
        expect(together[i]?.high).toBe(together[i]?.low);
        expect(together[i]?.low).toBeCloseTo(own[0] ?? -1, 12);
      }
    }),
    { numRuns: 30 },
  );
});

describe('the normal and the t distribution', () => {
  // R: pnorm
  it.each([
    [-3, 0.0013498980316301],
    [-1, 0.158655253931457],
    [0, 0.5],
    [0.5, 0.691462461274013],
    [Z_80, 0.8],
    [Z_975, 0.975],
    [4, 0.999968328758167],
  ])('below %d is a share of %d', (z, share) => expect(Math.abs(normalShareBelow(z) - share)).toBeLessThan(2e-7));

  // R: qt(0.975, df)
  it.each([
    [1, 12.7062047],
    [4, 2.7764451],
    [20, 2.0859634],
    [21, 2.0796138],
    [25, 2.0595386],
    [60, 2.0002978],
    [999, 1.9623415],
  ])('with %d degrees of freedom 97.5 %% are below %d', (degrees, wanted) => {
    expect(Math.abs(student975(degrees) - wanted)).toBeLessThan(1e-5);
  });

  it('falls with every degree of freedom, across the end of the table too', () => {
    for (let degrees = 1; degrees < 60; degrees++) {
      expect(student975(degrees + 1)).toBeLessThan(student975(degrees));
    }
  });
});

describe('resampled means', () => {
  it('are those of the drawn values, and every series sees the same draws', () => {
    const [first, second] = [
      [0, 1, 2, 3],
      [0, 10, 20, 30],
    ];
    const [a, b] = resampledMeans([first, second], 50, 3);
    const random = seededRandom(3);
    const drawn = Array.from({ length: 50 }, () => Array.from({ length: 4 }, () => random.below(4)));
    expect([...(a ?? [])]).toEqual(drawn.map((indices) => indices.reduce((sum, i) => sum + i, 0) / 4));
    expect([...(b ?? [])]).toEqual([...(a ?? [])].map((value) => value * 10));
  });

  it('does not depend on how many series there are', () => {
    const lists = Array.from({ length: 13 }, (_, k) => Array.from({ length: 9 }, (_, i) => (i * (k + 1)) % 7));
    const all = resampledMeans(lists, 20, 1);
    for (const [k, list] of lists.entries()) expect(all[k]).toEqual(resampledMeans([list], 20, 1)[0]);
  });
});

describe('the interval of a mean', () => {
  it.each<[number, ReturnType<typeof intervalMethod>]>([
    [0, null],
    [1, null],
    [2, 'student_t'],
    [7, 'student_t'],
    [8, 'bootstrap'],
    [5_000, 'bootstrap'],
    [5_001, 'normal'],
  ])('of %d values is made by %s', (size, method) => expect(intervalMethod(size)).toBe(method));

  it('of few values is that of Student', () => {
    // R: t.test(c(0.4, 0.5, 0.6)): 0.2515862 to 0.7484138
    const { low, high } = intervalOf([0.4, 0.5, 0.6]) ?? { low: 0, high: 0 };
    expect(low).toBeCloseTo(0.2515862, 5);
    expect(high).toBeCloseTo(0.7484138, 5);
    expect(intervalOf([0, 1])).toEqual(UNIT);
    expect(intervalOf([0, 1], { low: -1, high: 1 })?.low).toBe(-1);
  });

  it.each([8, 26, 400, 5_001])('of %d evenly spread values is near that of Student', (size) => {
    const values = Array.from({ length: size }, (_, i) => (i + 0.5) / size);
    const half = student975(size - 1) * (standardError(values) ?? 0);
    const { low, high } = intervalOf(values) ?? UNIT;
    expect(Math.abs(0.5 - half - low)).toBeLessThan(0.15 * half);
    expect(Math.abs(0.5 + half - high)).toBeLessThan(0.15 * half);
  });

  it('holds the mean, lies in the bounds, and has no width where nothing varies', () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 2, maxLength: 12 }), (values) => {
        const center = mean(values) ?? 0;
        const { low, high } = intervalOf(values) ?? { low: 1, high: 0 };
        expect(low).toBeLessThanOrEqual(center);
        expect(high).toBeGreaterThanOrEqual(center);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(30) },
    );
    // 0.1 is no sum of powers of two: sums of it are rounded.
    for (const size of [2, 10, 49, 5_001]) {
      expect(intervalOf(new Array(size).fill(0.1))).toEqual({ low: 0.1, high: 0.1 });
    }
  });

  it('has the same digits on every machine', () => {
    const values = Array.from({ length: 26 }, (_, i) => ((i * 37) % 26) / 26);
    expect(intervalOf(values)).toEqual({ low: 0.363905325443787, high: 0.5976331360946746 });
  });
});

describe('the percentile interval', () => {
  it('has 2.5 % of the resampled means on each side', () => {
    const values = Array.from({ length: 400 }, (_, i) => i / 400);
    const { mean: center, low, high } = percentileInterval(values, 2_000, 1);
    const half = (1.96 * Math.sqrt(1 / 12)) / 20;
    expect([low, high]).toEqual([expect.closeTo(center - half, 2), expect.closeTo(center + half, 2)]);
  });
});

describe('the sign-flip p', () => {
  it.each<[readonly number[], number | null]>([
    [[], null],
    [[0, 0], 1],
    [[0.2], 1],
    // Of the 2^n patterns those with all signs alike are as far from 0: two.
    [[0.1, 0.2, 0.3], 2 / 8],
    [[-0.1, -0.2, -0.3], 2 / 8],
    [[0.1, 0.2, 0.3, 0], 2 / 8],
    // The sums of the patterns are 0.6, 0.4, 0.2 and 0, each of both signs: four are as far as 0.4.
    [[-0.1, 0.2, 0.3], 4 / 8],
    [new Array(13).fill(0.01), 2 / 8192],
  ])('of %j is %d', (differences, wanted) => expect(signFlipP(differences)).toBe(wanted));

  it('is nearly the same drawn as counted out', () => {
    const thirteen = [0.3, -0.1, 0.2, 0.15, -0.05, 0.12, 0.07, -0.2, 0.11, 0.09, 0.02, -0.03, 0.16];
    const exact = signFlipP(thirteen) ?? 0;
    // A fourteenth difference that hardly counts leads to drawing.
    expect(Math.abs((signFlipP([...thirteen, 1e-9]) ?? 0) - exact)).toBeLessThan(0.02);
    expect(exact).toBeGreaterThan(0.01);
  });

  it('of thousands of differences is nearly that of fewer with the same spread', () => {
    const many = Array.from({ length: 6_000 }, (_, i) => (i % 2 === 0 ? 1 : -1) + 0.02);
    const z = (0.02 * 6_000) / Math.sqrt(many.reduce((sum, value) => sum + value * value, 0));
    expect(signFlipP(many)).toBeCloseTo(2 * normalShareBelow(-z), 6);
  });

  it('never is 0, and does not care for the sign of all', () => {
    const differences = fc.array(
      score.map((value) => value - 0.5),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(differences, (values) => {
        const p = signFlipP(values) ?? 0;
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(signFlipP(values.map((value) => -value))).toBe(p);
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('corrections for many gates', () => {
  it.each<[readonly number[], readonly number[]]>([
    [[], []],
    [[0.03], [0.03]],
    // Holm's own scheme: smallest times 3, next times 2, last times 1, never falling.
    [
      [0.01, 0.04, 0.03],
      [0.03, 0.06, 0.06],
    ],
    [
      [0.5, 0.9],
      [1, 1],
    ],
  ])('of %j is %j', (ps, wanted) => expect(holmAdjusted(ps).map((p) => Number(p.toFixed(12)))).toEqual(wanted));

  it.each([
    [0.025, 1, 0.025],
    [0.025, 6, 0.1409],
    [0.05, 0, 0],
  ])('with a chance of %d each, %d checks have %d', (chance, checks, wanted) => {
    expect(chanceOfAny(Array.from({ length: checks }, () => chance))).toBeCloseTo(wanted, 4);
  });
});

describe('flip risk', () => {
  it.each([
    [0.8, 0.7, 0.05, 2, 'clear'],
    [0.7, 0.8, 0.05, 2, 'clear'],
    [0.75, 0.7, 0.05, 1, 'close'],
    [0.72, 0.7, 0.05, 0.4, 'coin toss'],
    [0.7, 0.7, 0.05, 0, 'coin toss'],
    [0.7, 0.7, 0, Number.POSITIVE_INFINITY, 'clear'],
  ])('of %d at %d with an error of %d is %d: %s', (value, threshold, error, wanted, word) => {
    const risk = flipRisk(value, threshold, error);
    expect(risk).toBeCloseTo(wanted, 9);
    expect(flipWord(Number(risk.toFixed(9)))).toBe(word);
  });
});

describe('the upper limit of a spread', () => {
  // The square root of f over the quantile of chi-square at 0.2, as tables have it.
  it.each([
    [2, Math.sqrt(2 / 0.446287)],
    [4, Math.sqrt(4 / 1.648777)],
    [7, Math.sqrt(7 / 3.822322)],
    [25, Math.sqrt(25 / 18.939754)],
    [100, Math.sqrt(100 / 87.945339)],
  ])('with %d degrees of freedom is %d times what was seen', (degrees, times) => {
    expect(Math.abs(spreadAtMost(1, degrees) / times - 1)).toBeLessThan(0.005);
  });
});

describe('the detectable change', () => {
  it.each([0, 1, 4])('is not known with %d sessions', (n) =>
    expect(detectableChange({ sessions: n, spread: 0.1 }, 0.02)).toBeNull(),
  );

  it('is more than the drop that is allowed as it is shown, and nothing more where nothing varies', () => {
    expect(detectableChange({ sessions: 26, spread: 0 }, 0.02)).toEqual({ drop: 0.0205, sessionsToHalve: null });
    expect(detectableChange({ sessions: 26, spread: 0 }, 0)).toEqual({ drop: 0.0005, sessionsToHalve: null });
    // 0.020499 is shown as 0.020, which is allowed. 2.059539 + 0.841621 standard errors, of a spread that may be 1.1486 times what was seen.
    expect(detectableChange({ sessions: 26, spread: 0.1 }, 0.02)?.drop).toBeCloseTo(
      (2.059539 + 0.841621) * (0.114862 / Math.sqrt(26)),
      6,
    );
  });

  it('rests on the sessions that have moved', () => {
    const drop = (seen: number): number => detectableChange({ sessions: 26, spread: 0.1, seen }, 0.02)?.drop ?? 1;
    // Of 5 that moved 4 degrees of freedom are left, of 1 not even one: it is taken for one.
    expect(drop(5) / drop(26)).toBeCloseTo(spreadAtMost(1, 4) / spreadAtMost(1, 25), 9);
    expect(drop(1)).toBe(drop(2));
  });

  it('is none where even the largest drop may be chance', () => {
    expect(detectableChange({ sessions: 2, spread: 0.5 }, 0.02)).toBeNull();
  });

  it('falls with sessions, and is halved by as many more as it says, not by one fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 500 }), fc.double({ min: 0.01, max: 0.4, noNaN: true }), (n, spread) => {
        const seen = detectableChange({ sessions: n, spread }, 0);
        if (seen === null) return;
        const more = seen.sessionsToHalve ?? 0;
        expect(more).toBeGreaterThan(0);
        expect(detectableChange({ sessions: n + more, spread }, 0)?.drop).toBeLessThanOrEqual(seen.drop / 2);
        if (more > 1)
          expect(detectableChange({ sessions: n + more - 1, spread }, 0)?.drop).toBeGreaterThan(seen.drop / 2);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('the least mean of equal scores', () => {
  it.each([
    [1, 1, 0],
    [1, 3, 0],
    [1, 12, 0.75],
    [0.8, 30, 0.72],
    [0, 30, 0],
  ])('of %d, seen %d times, is %d', (score, seen, wanted) => {
    expect(leastMeanOfEqual(score, seen)).toBeCloseTo(wanted, 12);
  });
});
