import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstIndex } from '../../src/core/first-index.js';

describe('the first index at which something holds', () => {
  it('is that which a look at each of them finds', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: -1, max: 21 }), (given, wanted) => {
        const sorted = given.toSorted((a, b) => a - b);
        const found = sorted.findIndex((value) => value >= wanted);
        expect(firstIndex(sorted.length, (at) => (sorted[at] ?? 0) >= wanted)).toBe(found < 0 ? sorted.length : found);
      }),
    ));

  it('is found with as many looks as the list can be halved', () => {
    let looks = 0;
    const seen = (at: number): boolean => {
      looks++;
      return at >= 700_000;
    };
    expect(firstIndex(1_000_000, seen)).toBe(700_000);
    expect(looks).toBeLessThanOrEqual(20);
  });
});
