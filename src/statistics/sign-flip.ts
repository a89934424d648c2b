import { seededRandom } from '../core/seeded-random.js';
import { normalShareBelow } from './interval.js';

/** Up to so many differences all sign patterns are gone through; beyond, `DRAWS` of them are drawn. */
const EXACT_UP_TO = 13;
const DRAWS = 10_000;

/** Beyond, so many signs make a normal sum, and drawing them takes long. */
const DRAWN_UP_TO = 5_000;
const SEED = 7_117;

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-12;

/**
 * The sign-flip permutation test of paired differences (R. A. Fisher, The Design of Experiments, 1935): how often, if
 * each difference were as likely to have the other sign, would their mean be as far from 0 as it is? Two-sided, 0..1; 1
 * where all differences are 0, null where there is none. Exact up to 13 differences that are not 0; from drawn patterns
 * up to 5,000, the observed one counted in; from the normal distribution beyond.
 */
export function signFlipP(differences: readonly number[]): number | null {
  if (differences.length === 0) return null;
  // A difference of 0 has no sign to flip.
  const sizes = differences.map(Math.abs).filter((size) => size > 0);
  const observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0)) - ROUNDING;
  if (sizes.length === 0) return 1;
  if (sizes.length <= EXACT_UP_TO) return exactP(sizes, observed);
  return sizes.length <= DRAWN_UP_TO ? drawnP(sizes, observed) : normalP(sizes, observed);
}

/** The least p that so many differences can have that are not 0: all signs alike. */
export function leastSignFlipP(differing: number): number {
  if (differing > DRAWN_UP_TO) return 0;
  return differing > EXACT_UP_TO ? 1 / (DRAWS + 1) : Math.min(1, 2 / 2 ** differing);
}

/** Flipped signs make a sum of mean 0 whose variance is the sum of the squares. */
function normalP(sizes: readonly number[], observed: number): number {
  const squares = sizes.reduce((sum, size) => sum + size * size, 0);
  return 2 * normalShareBelow(-Math.max(0, observed) / Math.sqrt(squares));
}

function exactP(sizes: readonly number[], observed: number): number {
  const patterns = 2 ** sizes.length;
  let asFar = 0;
  for (let pattern = 0; pattern < patterns; pattern++) {
    let sum = 0;
    for (const [i, size] of sizes.entries()) sum += ((pattern >>> i) & 1) === 1 ? size : -size;
    if (sum >= observed || sum <= -observed) asFar++;
  }
  return asFar / patterns;
}

/** Signs to one drawn number: the generator has 32 good bits, of which 20 are taken. */
const SIGNS = 20;

function drawnP(sizes: readonly number[], observed: number): number {
  const random = seededRandom(SEED);
  const twice = Float64Array.from(sizes, (size) => 2 * size);
  const least = -sizes.reduce((sum, size) => sum + size, 0);
  const words = Math.ceil(sizes.length / SIGNS);
  const bits = new Uint32Array(words);
  let asFar = 1;
  for (let draw = 0; draw < DRAWS; draw++) {
    random.fill(bits, 2 ** SIGNS);
    let sum = least;
    for (let w = 0; w < words; w++) {
      let word = bits[w] ?? 0;
      const end = w + 1 === words ? twice.length : (w + 1) * SIGNS;
      for (let i = w * SIGNS; i < end; i++) {
        // Without a branch: which way it goes is chance, and a processor guesses wrong half the time.
        sum += (word & 1) * (twice[i] ?? 0);
        word >>>= 1;
      }
    }
    if (sum >= observed || sum <= -observed) asFar++;
  }
  return asFar / (DRAWS + 1);
}
