/**
 * The normal distribution with + - * / and whole powers alone, which IEEE 754 rounds alike everywhere: `Math.exp` and
 * `Math.log` may differ in the last digit between engines, and the limits of intervals are printed.
 */

/** Coefficients of Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.19. */
const COEFFICIENTS = [0.000005383, 0.0000488906, 0.0000380036, 0.0032776263, 0.0211410061, 0.049867347];

/** The share of a standard normal distribution below `z`, to 1.5e-7 (Abramowitz and Stegun 26.2.19). */
export function normalShareBelow(z: number): number {
  if (Number.isNaN(z)) return Number.NaN;
  const x = Math.min(Math.abs(z), 40);
  let root = 1 + x * COEFFICIENTS.reduce((sum, coefficient) => sum * x + coefficient, 0);
  for (let doubling = 0; doubling < 4; doubling++) root *= root;
  const tail = 0.5 / root;
  return z < 0 ? tail : 1 - tail;
}

/** 97.5 % of a standard normal distribution are below. */
export const Z_975 = 1.959963984540054;

/** 80 % of a standard normal distribution are below. */
export const Z_80 = 0.8416212335729143;
