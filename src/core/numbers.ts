/**
 * A number as people see it. Gates compare this, so that 0.6996 passes a gate of 0.7 exactly when it reads 0.700. A half is one of
 * the number as it is stored: 0.4995 is a little less, and reads 0.499. Never -0.
 */
export function shown(value: number): number {
  return Number(value.toFixed(3)) + 0;
}

/** A number as people see it, as text with three decimals; `n/a` for null. */
export function showNumber(value: number | null): string {
  return value === null ? 'n/a' : shown(value).toFixed(3);
}

/** A change with its sign; a real minus, as wide as a plus. */
export function signed(value: number): string {
  const text = showNumber(Math.abs(value));
  if (Number(text) === 0) return `±${text}`;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** How many decimals the statistics of a run keep: all of them for rubric v1, as its scores do. */
export type Precision = 'full' | 'six decimals';

/** A mean or another statistic as the report stores it. */
export function stored(value: number, precision: Precision): number;
export function stored(value: number | null, precision: Precision): number | null;
export function stored(value: number | null, precision: Precision): number | null {
  return value === null || precision === 'full' ? value : Math.round(value * 1e6) / 1e6;
}

/** The most decimals a threshold may have: values are compared as they are shown, with three. */
export const THRESHOLD_DECIMALS = 3;

export function hasShownPrecision(threshold: number): boolean {
  return Number(threshold.toFixed(THRESHOLD_DECIMALS)) === threshold;
}
/** How far the second score lies above the first, to 12 decimals: binary fractions and the order of a sum add less than that. */
export function difference(before: number, now: number): number {
  return Math.round((now - before) * 1e12) / 1e12 + 0;
}

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

/** 0 up to `from`, 1 from `to`, straight in between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** What a sum of decimal numbers may lack to a half that it is: 0.80255 comes out as 0.8025499999999999. */
const LACKING = 1e-12;

/** To 4 decimals, halves up, and into 0..1: scores of all rubrics but v1, which keeps every digit of the original. */
export function roundScore(score: number): number {
  return Math.round((Math.min(1, Math.max(0, score)) + LACKING) * 10_000) / 10_000;
}

/** A p value as text, never as 0: below 0.001 none of its decimals is worth showing. `n/a` for null. */
export function showP(p: number | null): string {
  return p !== null && p < 0.001 ? '< 0.001' : showNumber(p);
}
