import { seededRandom } from '../seeded-random.js';

export interface Interval {
  readonly mean: number;
  /** 2.5 % of the resampled means are below. */
  readonly low: number;
  /** 2.5 % of the resampled means are above. */
  readonly high: number;
}

/**
 * Which of `count` items stand in each of `draws` resamples, with replacement. Measures over the same items that use
 * the same resamples can be compared in pairs.
 */
export function drawResamples(count: number, draws: number, seed: number): readonly Uint32Array[] {
  const random = seededRandom(seed);
  return Array.from({ length: draws }, () => Uint32Array.from({ length: count }, () => random.below(count)));
}

/** The mean of the values and its 95 % percentile bootstrap interval over the resamples; `values` is not empty. */
export function meanInterval(values: readonly number[], resamples: readonly Uint32Array[]): Interval {
  const means = resamples.map((chosen) => {
    let sum = 0;
    for (const index of chosen) sum += values[index] ?? 0;
    return sum / chosen.length;
  });
  means.sort((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = (share: number) => means[Math.round(share * (means.length - 1))] ?? mean;
  return { mean, low: at(0.025), high: at(0.975) };
}
