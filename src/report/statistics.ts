import type { Distribution } from './schema.js';

const BINS = 10;

/** How many decimals the statistics of a run keep: all of them for rubric v1, as its scores do. */
export type Precision = 'full' | 'six decimals';

/** A mean or another statistic as the report stores it. */
export function stored(value: number, precision: Precision): number;
export function stored(value: number | null, precision: Precision): number | null;
export function stored(value: number | null, precision: Precision): number | null {
  return value === null || precision === 'full' ? value : Math.round(value * 1e6) / 1e6;
}

/** Describes scores in 0..1. Sums run in the order given, so that the last digit is the same everywhere. */
export function describeScores(scores: readonly number[], precision: Precision): Distribution {
  const sorted = [...scores].sort((a, b) => a - b);
  return {
    mean: stored(mean(scores), precision),
    p50: stored(quantile(sorted, 0.5), precision),
    p95: stored(quantile(sorted, 0.95), precision),
    stddev: stored(standardDeviation(scores), precision),
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
