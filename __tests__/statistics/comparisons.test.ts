import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holmAdjusted, holmOfPossible } from '../../src/statistics/holm.js';
import { studentBeyond } from '../../src/statistics/interval.js';
import { leastSignFlipP, signFlipP } from '../../src/statistics/sign-flip.js';
import { wilsonInterval } from '../../src/statistics/wilson.js';

describe("Wilson's interval of a share", () => {
  // By the formula, worked out elsewhere.
  it.each([
    [0, 10, 0, 0.277533],
    [1, 26, 0.006822, 0.188928],
    [5, 10, 0.236593, 0.763407],
    [10, 10, 0.722467, 1],
  ])('of %i in %i', (hits, size, low, high) => {
    const found = wilsonInterval(hits, size);
    expect(found.low).toBeCloseTo(low, 5);
    expect(found.high).toBeCloseTo(high, 5);
  });

  it('holds the share and lies in 0..1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (size, some) => {
        const hits = Math.min(size, some);
        const { low, high } = wilsonInterval(hits, size);
        expect(low).toBeLessThanOrEqual(hits / size);
        expect(high).toBeGreaterThanOrEqual(hits / size);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the correction for tests that can become clear', () => {
  const tests = fc.array(
    fc.record({ p: fc.double({ min: 0, max: 1, noNaN: true }), least: fc.double({ min: 0, max: 0.2, noNaN: true }) }),
    { maxLength: 30 },
  );

  it("is Holm's where all can", () => {
    fc.assert(
      fc.property(tests, (some) => {
        const all = some.map(({ p }) => ({ p, least: 0 }));
        expect(holmOfPossible(all, 0.05)).toEqual(holmAdjusted(all.map(({ p }) => p)));
      }),
    );
  });

  it('is never harder than that, and leaves out what cannot', () => {
    fc.assert(
      fc.property(tests, (some) => {
        const plain = holmAdjusted(some.map(({ p }) => p));
        for (const [i, corrected] of holmOfPossible(some, 0.05).entries()) {
          if (corrected === null) expect(some[i]?.least).toBeGreaterThan(0.05 / some.length);
          else {
            expect(corrected).toBeLessThanOrEqual(plain[i] ?? 0);
            expect(corrected).toBeGreaterThanOrEqual(some[i]?.p ?? 1);
          }
        }
      }),
    );
  });

  it.each([[1], [5], [13], [14], [40]])('knows the least p of %i differences', (count) => {
    expect(signFlipP(Array.from({ length: count }, () => 1))).toBeCloseTo(leastSignFlipP(count), 3);
  });
});

// Quantiles of Student's distribution by numeric integration.
it.each([
  [0.05, 25, 2.059539],
  [0.05 / 6, 22, 2.898537],
  [0.025 / 6, 50, 3.003016],
  [0.001, 100, 3.390491],
])("Student's t at %d with %i degrees", (level, degrees, wanted) => {
  expect(studentBeyond(level, degrees)).toBeCloseTo(wanted, 2);
});
