import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leastSignTestP, signTestP } from '../../src/statistics/sign-test.js';

describe('the sign test', () => {
  // binom.test(wins, wins + losses) of R.
  it.each<[number, number, number]>([
    [0, 0, 1],
    [1, 0, 1],
    [5, 0, 0.0625],
    [6, 0, 0.03125],
    [14, 3, 0.0127258],
    [14, 6, 0.1153183],
    [10, 10, 1],
    [60, 40, 0.0568879],
  ])('of %i wins and %i losses', (wins, losses, p) => {
    expect(signTestP(wins, losses)).toBeCloseTo(p, 6);
  });

  it('is the same from both sides, never below its least, and 1 at most', () => {
    const count = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(count, count, (wins, losses) => {
        const p = signTestP(wins, losses);
        expect(signTestP(losses, wins)).toBe(p);
        expect(p).toBeLessThanOrEqual(1);
        expect(p).toBeGreaterThanOrEqual(leastSignTestP(wins + losses) * (1 - 1e-9));
      }),
    );
  });
});
