import { seededRandom } from '../seeded-random.js';

/** Up to so many differences all sign patterns are gone through; beyond, `DRAWS` of them are drawn. */
const EXACT_UP_TO = 13;
const DRAWS = 10_000;
const SEED = 7_117;

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-12;

/**
 * The sign-flip permutation test of paired differences (R. A. Fisher, The Design of Experiments, 1935): how often, if
 * each difference were as likely to have the other sign, would their mean be as far from 0 as it is? Two-sided, 0..1; 1
 * where all differences are 0, null where there is none. Exact up to 13 differences that are not 0; from drawn patterns
 * beyond, the observed one counted in.
 */
export function signFlipP(differences: readonly number[]): number | null {
  if (differences.length === 0) return null;
  // A difference of 0 has no sign to flip.
  const sizes = differences.map(Math.abs).filter((size) => size > 0);
  const observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0)) - ROUNDING;
  if (sizes.length === 0) return 1;
  return sizes.length <= EXACT_UP_TO ? exactP(sizes, observed) : drawnP(sizes, observed);
}

function exactP(sizes: readonly number[], observed: number): number {
  const patterns = 2 ** sizes.length;
  let asFar = 0;
  for (let pattern = 0; pattern < patterns; pattern++) {
    const sum = sizes.reduce((total, size, i) => total + (((pattern >>> i) & 1) === 1 ? size : -size), 0);
    if (Math.abs(sum) >= observed) asFar++;
  }
  return asFar / patterns;
}

/** Signs to one drawn number: the generator has 32 good bits, of which 20 are taken. */
const SIGNS = 20;

function drawnP(sizes: readonly number[], observed: number): number {
  const random = seededRandom(SEED);
  const twice = Float64Array.from(sizes, (size) => 2 * size);
  const least = -sizes.reduce((sum, size) => sum + size, 0);
  const bits = new Uint32Array(Math.ceil(sizes.length / SIGNS));
  let asFar = 1;
  for (let draw = 0; draw < DRAWS; draw++) {
    random.fill(bits, 2 ** SIGNS);
    let sum = least;
    for (let i = 0; i < twice.length; i++) {
      const word = bits[(i / SIGNS) | 0] ?? 0;
      if (((word >>> (i % SIGNS)) & 1) === 1) sum += twice[i] ?? 0;
    }
    if (Math.abs(sum) >= observed) asFar++;
  }
  return asFar / (DRAWS + 1);
}
