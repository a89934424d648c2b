import { describe, expect, it } from '@jest/globals';
import { drawResamples, meanInterval } from '../../src/agreement/bootstrap.js';

describe('drawResamples', () => {
  it('draws so many of so many, the same for the same seed', () => {
    const resamples = drawResamples(7, 50, 3);
    expect(resamples).toHaveLength(50);
    for (const chosen of resamples) {
      expect(chosen).toHaveLength(7);
      expect(Math.max(...chosen)).toBeLessThan(7);
    }
    expect(drawResamples(7, 50, 3)).toEqual(resamples);
    expect(drawResamples(7, 50, 4)).not.toEqual(resamples);
  });
});

describe('meanInterval', () => {
  it('has no width where all values are the same', () => {
    expect(meanInterval([2, 2, 2], drawResamples(3, 100, 1))).toEqual({ mean: 2, low: 2, high: 2 });
  });

  it('takes the 2.5 % and the 97.5 % of the resampled means', () => {
    // The resamples pick one value each, so that their means are 0 to 40: the 2nd and the 40th of 41.
    const values = [...Array(41).keys()];
    const resamples = values.map((index) => Uint32Array.of(index));
    expect(meanInterval(values, resamples)).toEqual({ mean: 20, low: 1, high: 39 });
  });

  it('comes near the interval of the normal distribution', () => {
    const values = Array.from({ length: 400 }, (_, i) => i / 400);
    const { mean, low, high } = meanInterval(values, drawResamples(400, 2000, 1));
    const half = (1.96 * Math.sqrt(1 / 12)) / 20;
    expect(low).toBeCloseTo(mean - half, 2);
    expect(high).toBeCloseTo(mean + half, 2);
  });
});
