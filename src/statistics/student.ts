import { Z_975 } from './normal.js';

/** 97.5 % quantiles of Student's t with 1, 2, … degrees of freedom, as in every table of it. */
const TABLE = [
  12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139, 2.200985,
  2.178813, 2.160369, 2.144787, 2.13145, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963,
];

/**
 * The 97.5 % quantile of Student's t, to 1e-5: half the width of a 95 % interval in standard errors. Beyond the table by
 * an expansion.
 * @param degrees degrees of freedom, 1 or more
 */
export function student975(degrees: number): number {
  const listed = TABLE[degrees - 1];
  if (listed !== undefined) return listed;
  return expanded(Z_975, degrees);
}

/** 0.05 / 12 of a standard normal distribution are beyond: on both sides together a sixth of 0.05. */
const Z_SIXTH = 2.638257273476751;

/**
 * How many standard errors a mean has to be from 0 to be clear at 0.05 where six are looked at, to 3 %: by Student's t with
 * a sixth of the level.
 * @param degrees degrees of freedom, 4 or more
 */
export function studentOfSix(degrees: number): number {
  return expanded(Z_SIXTH, degrees);
}

/** The expansion around a normal quantile (Abramowitz and Stegun 26.7.5), which needs no logarithm. */
function expanded(z: number, degrees: number): number {
  const square = z * z;
  const first = (z * (square + 1)) / 4;
  const second = (z * ((5 * square + 16) * square + 3)) / 96;
  const third = (z * (((3 * square + 19) * square + 17) * square - 15)) / 384;
  return z + (first + (second + third / degrees) / degrees) / degrees;
}
