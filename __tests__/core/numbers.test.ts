import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  difference,
  hasShownPrecision,
  nearest,
  roundScore,
  showNumber,
  shown,
  showP,
  stored,
} from '../../src/core/numbers.js';
import { runs } from '../builders/long-runs.js';
import { exactThousandths } from '../gates/thousandths.js';

describe('shown', () => {
  it.each([
    [0.6996, 0.7, '0.700'],
    [0.6995, 0.7, '0.700'],
    [0.69949999, 0.699, '0.699'],
    [0.7, 0.7, '0.700'],
    [0.0005, 0.001, '0.001'],
    [0.0004999, 0, '0.000'],
    [0.9995, 1, '1.000'],
    [0.9994999, 0.999, '0.999'],
    // The double nearest to 0.1235 lies below it, that of 0.0015 above.
    [0.1235, 0.123, '0.123'],
    [0.0015, 0.002, '0.002'],
    [1 / 3, 0.333, '0.333'],
    [0, 0, '0.000'],
    [1, 1, '1.000'],
  ])('of %d is %d, written %s', (value, number, text) => {
    expect(shown(value)).toBe(number);
    expect(showNumber(value)).toBe(text);
  });

  it('rounds the exact value of the number, half up', () => {
    const anyRate = fc.oneof(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 20_000 }).map((n) => n / 20_000),
    );
    fc.assert(
      fc.property(anyRate, (value) => {
        const thousandths = exactThousandths(value);
        expect(shown(value)).toBe(thousandths / 1000);
        expect(showNumber(value)).toBe(`${Math.floor(thousandths / 1000)}.${`${thousandths % 1000}`.padStart(3, '0')}`);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('of nothing is n/a', () => expect(showNumber(null)).toBe('n/a'));
});

describe('a p value', () => {
  it.each([
    [null, 'n/a'],
    [0, '< 0.001'],
    [0.0007, '< 0.001'],
    [0.0009999, '< 0.001'],
    [0.001, '0.001'],
    [0.25, '0.250'],
    [1, '1.000'],
  ])('of %p is %s', (p, wanted) => expect(showP(p)).toBe(wanted));
});

describe('a number that is stored', () => {
  it.each([
    [1 / 3, 'six decimals', 0.333333],
    [2.0000005, 'six decimals', 2.000001],
    [1 / 3, 'full', 1 / 3],
    [null, 'six decimals', null],
  ] as const)('%p with %s is %p', (value, precision, wanted) => {
    expect(stored(value, precision)).toBe(wanted);
  });
});

describe('a score', () => {
  it.each([
    [0.33335, 0.3334],
    [0.33334, 0.3333],
    // The sum of five products, whose decimal number is 0.80255.
    [0.1 * 0.8173 + 0.3 * 0.8244 + 0.3 * 0.7385 + 0.2 + 0.1 * 0.5195, 0.8026],
    [0.80254999, 0.8025],
    [-0.2, 0],
    [1.2, 1],
    [0.5, 0.5],
  ])('of %d is rounded to %d', (score, wanted) => {
    expect(roundScore(score)).toBe(wanted);
  });
});

describe('a difference', () => {
  it.each([
    [0.801, 0.771, -0.03],
    [0.615, 0.585, -0.03],
    [(0.1 + 0.7 + 0.9) / 3, (0.9 + 0.7 + 0.1) / 3, 0],
    [0.5, 0.5 - 1e-9, -1e-9],
    [1, 1, 0],
  ])('of %d to %d is that of the decimal numbers', (before, now, wanted) =>
    expect(difference(before, now)).toBe(wanted),
  );

  it('that reads as nothing has no sign', () => {
    expect(showNumber(-0.0003)).toBe('0.000');
    expect(Object.is(shown(-0.0003), 0)).toBe(true);
  });
});

describe('a threshold', () => {
  it.each([
    [0.125, true],
    [0.1, true],
    [0.1255, false],
    [1, true],
  ])('of %d has no more decimals than are shown: %p', (threshold, wanted) => {
    expect(hasShownPrecision(threshold)).toBe(wanted);
  });
});

describe('the nearest', () => {
  it('of two that differ by rounding alone is the first', () => {
    const nearestOf = (...values: readonly number[]) => nearest(0, values, (value) => value);
    expect(nearestOf(0.3, 0.3 - 1e-10)).toBe(0.3);
    expect(nearestOf(0.3, 0.3 - 1e-8)).toBe(0.3 - 1e-8);
  });
});
