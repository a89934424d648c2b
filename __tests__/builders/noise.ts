import { seededRandom } from '../../src/core/seeded-random.js';

/** Numbers that are nearly normal, with mean 0 and standard deviation 1: the sum of twelve uniform ones, minus 6. */
export function normalNoise(seed: number): () => number {
  const random = seededRandom(seed);
  const uniform = (): number => (random.below(1_000_000) + 0.5) / 1_000_000;
  return () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += uniform();
    return sum;
  };
}
