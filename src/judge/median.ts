/** The middle value, or the mean of the two in the middle; nothing for none. Order does not matter. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[middle - 1];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/** Numbers that differ by less are the same, but for binary fractions. */
const ROUNDING = 1e-9;

/** What has the number nearest to a target, the first of equals; nothing where nothing has a number. */
export function nearest<T>(target: number, items: readonly T[], numberOf: (item: T) => number | null): T | undefined {
  let best: { readonly item: T; readonly distance: number } | undefined;
  for (const item of items) {
    const value = numberOf(item);
    if (value === null) continue;
    const distance = Math.abs(value - target);
    if (best === undefined || distance < best.distance - ROUNDING) best = { item, distance };
  }
  return best?.item;
}
