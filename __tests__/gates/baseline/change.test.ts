import { describe, expect, it } from '@jest/globals';
import { changesBetween } from '../../../src/gates/baseline/change.js';
import { clustersOf } from '../../../src/statistics/clusters.js';

describe('the change of a mean', () => {
  const before = [1, 0.9, 0.8, 0.9];
  const now = [0.2, 0.1, 0.7, 0.5];

  it('of sessions that move by themselves, or in groups, is the same; what it rests on is not', () => {
    const [alone] = changesBetween([{ before, now }]);
    const [grouped] = changesBetween([{ before, now }], clustersOf(['a', 'a', 'b', undefined]));
    for (const change of [alone, grouped]) {
      expect(change).toMatchObject({ before: expect.closeTo(0.9, 9), now: expect.closeTo(0.375, 9) });
      expect(change?.delta).toBeCloseTo(-0.525, 9);
    }
    expect(alone?.isGrouped).toBeUndefined();
    expect(alone?.changes.map((one) => one.toFixed(2))).toEqual(['-0.80', '-0.80', '-0.10', '-0.40']);
    expect(grouped?.isGrouped).toBe(true);
    expect(grouped?.changes.map((one) => one.toFixed(2))).toEqual(['-1.60', '-0.10', '-0.40']);
    expect(grouped?.spread).toBeCloseTo((grouped?.error ?? 0) * Math.sqrt(3), 9);
  });

  it.each([null, clustersOf(['a', 'a', 'b', undefined])])(
    'has an interval within -1 and 1, with clusters %j',
    (clusters) => {
      const [fall, rise] = changesBetween(
        [
          { before, now },
          { before: now, now: before },
        ],
        clusters,
      );
      expect(fall?.interval?.low).toBeLessThan(-0.525);
      expect(fall?.interval?.low).toBeGreaterThanOrEqual(-1);
      expect(rise?.interval?.high).toBeGreaterThan(0.525);
      expect(rise?.interval?.high).toBeLessThanOrEqual(1);
    },
  );
});
