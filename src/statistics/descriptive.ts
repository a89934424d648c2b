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
export function quantile(sorted: ArrayLike<number>, p: number): number | null {
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

/** Standard error of the mean of independent values; null below two. */
export function standardError(values: readonly number[]): number | null {
  const deviation = standardDeviation(values);
  return deviation === null ? null : deviation / Math.sqrt(values.length);
}

/** How often each value is there, in the order in which they are first met. */
export function countBy<Value>(values: Iterable<Value>): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
