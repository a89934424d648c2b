import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { median, nearest } from '../../src/core/numbers.js';

const numbers = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 9 });

describe('the median', () => {
  it.each<[string, readonly number[], number | null]>([
    ['of nothing is nothing', [], null],
    ['of one value is that value', [0.3], 0.3],
    ['of two lies in their middle', [0.2, 0.8], 0.5],
    ['of three is the one in the middle', [0.9, 0.1, 0.7], 0.7],
    ['of four lies between the two in the middle', [0.9, 0.1, 0.5, 0.25], 0.375],
    ['sorts numbers as numbers', [10, 9, 1], 9],
    ['heeds signs', [-3, -1, -2], -2],
  ])('%s', (_, values, wanted) => {
    expect(median(values)).toBe(wanted);
  });

  it('has as many values above it as below it', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const middle = median(values) ?? Number.NaN;
        const above = values.filter((value) => value > middle).length;
        const below = values.filter((value) => value < middle).length;
        expect(above).toBeLessThanOrEqual(values.length / 2);
        expect(below).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it('does not depend on the order, nor changes it', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const given = [...values];
        expect(median([...values].reverse())).toBe(median(values));
        expect(values).toEqual(given);
      }),
    );
  });
});

describe('the nearest', () => {
  const at = (...values: readonly (number | null)[]) => values.map((value, index) => ({ value, index }));

  it.each<[string, readonly (number | null)[], number, number | undefined]>([
    ['of nothing is nothing', [], 0.5, undefined],
    ['is nothing where nothing has a number', [null, null], 0.5, undefined],
    ['is the one with that number', [0.1, 0.9, 0.5], 0.5, 2],
    ['may lie above', [0.1, 0.8, 0.3], 0.7, 1],
    ['may lie below', [0.9, 0.4, 0.1], 0.5, 1],
    ['is the first of equals', [0.9, 0.7, 0.8, 0.7], 0.7, 1],
    ['is the first of two that are as far away', [0.25, 0.75], 0.5, 0],
    // In binary fractions 0.5 - 0.275 is less than 0.275 - 0.05.
    ['is that whatever binary fractions make of it', [0.05, 0.5], 0.275, 0],
    ['passes over what has no number', [null, 0.9], 0, 1],
  ])('%s', (_, values, target, wanted) => {
    expect(nearest(target, at(...values), ({ value }) => value)?.index).toBe(wanted);
  });

  it('has nothing nearer', () => {
    fc.assert(
      fc.property(numbers, fc.double({ min: -1, max: 1, noNaN: true }), (values, target) => {
        const found = nearest(target, values, (value) => value) ?? Number.NaN;
        for (const value of values) {
          expect(Math.abs(found - target)).toBeLessThanOrEqual(Math.abs(value - target) + 1e-9);
        }
      }),
    );
  });
});
