import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { showNumber, shown } from '../../src/core/numbers.js';
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
