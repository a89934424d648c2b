import { showNumber } from './numbers.js';

/** A p value as text, never as 0: below 0.001 none of its decimals is worth showing. `n/a` for null. */
export function showP(p: number | null): string {
  return p !== null && p < 0.001 ? '< 0.001' : showNumber(p);
}
