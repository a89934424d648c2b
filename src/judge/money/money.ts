/**
 * Amounts are added as whole nano-dollars (1e-9 USD), so that a sum of thousands of small costs has no error of its
 * own. Exact up to 9 million USD, the largest whole number that a double holds.
 */
const NANO = 1e9;

/** What binary fractions of a dollar amount may be off, in nano-dollars, before it counts as more. */
const NOISE = 1e-3;

/** US dollars in whole nano-dollars (1e-9 USD), rounded up. */
export function nanoAtLeast(usd: number): number {
  // At least 0, since nothing at all would be -0.
  return Math.max(0, Math.ceil(usd * NANO - NOISE));
}

/** US dollars in whole nano-dollars (1e-9 USD), rounded down. */
export function nanoAtMost(usd: number): number {
  return Math.floor(usd * NANO + NOISE);
}

/** Nano-dollars (1e-9 USD) in US dollars. */
export function usdOf(nano: number): number {
  return nano / NANO;
}

/**
 * Whether an amount in US dollars can be counted with: finite, not negative, and not too large to be exact in
 * nano-dollars.
 */
export function isAmount(usd: number | null): usd is number {
  return usd !== null && Number.isFinite(usd) && usd >= 0 && usd * NANO <= Number.MAX_SAFE_INTEGER;
}
