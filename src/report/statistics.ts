import type { Distribution } from './schema.js';

const BINS = 10;

/** Describes scores in 0..1. Sums run in the order given, so that the last digit is the same everywhere. */
export function describeScores(scores: readonly number[]): Distribution {
  const sorted = [...scores].sort((a, b) => a - b);
  return {
    mean: mean(scores),
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    stddev: standardDeviation(scores),
    ci95: null,
    histogram: histogram(scores),
  };
}

/** Arithmetic mean; null of nothing. Never outside the range of its values, whatever the rounding of the sum. */
export function mean(values: readonly number[]): number | null {
  const [first] = values;
  if (first === undefined) return null;
  let sum = 0;
  let least = first;
  let most = first;
  for (const value of values) {
    sum += value;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return Math.min(most, Math.max(least, sum / values.length));
}

/** Quantile of type 7 (Hyndman and Fan 1996; the default of R and NumPy) of values in ascending order. */
export function quantile(sorted: readonly number[], p: number): number | null {
  const position = (sorted.length - 1) * p;
  const below = Math.floor(position);
  const lower = sorted[below];
  if (lower === undefined) return null;
  const upper = sorted[below + 1] ?? lower;
  return lower + (position - below) * (upper - lower);
}

/** Sample standard deviation, with n - 1; null below two values. */
export function standardDeviation(values: readonly number[]): number | null {
  const center = mean(values);
  if (center === null || values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - center) * (value - center), 0);
  return Math.sqrt(squares / (values.length - 1));
}

function histogram(scores: readonly number[]): Distribution['histogram'] {
  const bins = Array.from({ length: BINS }, (_, i) => ({ from: i / BINS, to: (i + 1) / BINS, count: 0 }));
  for (const score of scores) {
    // Compared with the borders as they are printed: a product with 10 would round 0.8999999999999999 up to 9.
    const bin = bins.findLast(({ from }) => score >= from);
    if (bin !== undefined) bin.count++;
  }
  return bins;
}
