import { seededRandom } from '../seeded-random.js';

const RUNS = 2_000;
const SEED = 4_211;

/**
 * The mean that a share of runs would stay below, if each of their sessions drew one of the values: what a gate on the
 * mean may ask for at that rate of false alarms. From 2,000 drawn runs.
 * @param values what a session may score, not empty
 * @param size sessions of a run, 1 to 2^21
 * @param share 0..1
 */
export function quantileOfMeans(values: readonly number[], size: number, share: number): number {
  const random = seededRandom(SEED);
  const drawn = new Uint32Array(size);
  const means = Float64Array.from({ length: RUNS }, () => {
    random.fill(drawn, values.length);
    let sum = 0;
    for (const index of drawn) sum += values[index] ?? 0;
    return sum / size;
  }).sort();
  return means[Math.floor(share * RUNS)] ?? Number.NaN;
}
