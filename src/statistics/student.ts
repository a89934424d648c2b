import { Z_975 } from './normal.js';

/** 97.5 % quantiles of Student's t with 1, 2, … degrees of freedom, as in every table of it. */
const TABLE = [
  12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139, 2.200985,
  2.178813, 2.160369, 2.144787, 2.13145, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963,
];

/**
 * The 97.5 % quantile of Student's t, to 1e-5: half the width of a 95 % interval in standard errors. Beyond the table by
 * the expansion around the normal quantile (Abramowitz and Stegun 26.7.5), which needs no logarithm.
 * @param degrees degrees of freedom, 1 or more
 */
export function student975(degrees: number): number {
  const listed = TABLE[degrees - 1];
  if (listed !== undefined) return listed;
  const z = Z_975;
  const square = z * z;
  const first = (z * (square + 1)) / 4;
  const second = (z * ((5 * square + 16) * square + 3)) / 96;
  const third = (z * (((3 * square + 19) * square + 17) * square - 15)) / 384;
  return z + (first + (second + third / degrees) / degrees) / degrees;
}
