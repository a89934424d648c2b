import { seededRandom } from '../core/seeded-random.js';

/** Up to so many items all sign patterns are gone through; beyond, patterns are drawn. */
const EXACT_UP_TO = 13;

/** So many patterns are drawn, fewer where that would take longer than a blink. */
const DRAWS = 10_000;
const FEWEST_DRAWS = 1_000;
const MOST_SUMS = 40_000_000;

/** More items are put together to so many sums before their signs are flipped: a sum of signs is as likely as its opposite. */
const MOST_ITEMS = 1_000;

const SEED = 9_341;

/** Signs to one drawn number: the generator has 32 good bits, of which 20 are taken. */
const SIGNS = 20;

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-9;

/**
 * How surely each of several means has fallen, corrected for their number: the step-down max-T test of P. H. Westfall and
 * S. S. Young (Resampling-Based Multiple Testing, 1993) on sign flips. An item whose sign is flipped has it flipped in all
 * series, so that what these have in common costs nothing. One-sided: the chance, if nothing has changed, that any of the
 * series would fall as far in terms of its own spread. Of one series it is the plain sign-flip test. Exact up to 13 items;
 * from drawn patterns beyond, the observed one counted in.
 * @param series changes of the same items, in the same order; an item that a series does not have is 0 there
 * @returns a p of 0..1 for each series, in the given order; 1 for one that has not fallen
 */
export function fallPs(series: readonly (readonly number[])[]): readonly number[] {
  const scaled = series.map((values) => scaledToOne(inBlocks(values)));
  const size = scaled[0]?.length ?? 0;
  const observed = scaled.map((values) => -values.reduce((sum, value) => sum + value, 0));
  // From the one that fell farthest on: each is held against those alone that fell no farther.
  const order = [...observed.keys()].sort((a, b) => (observed[b] ?? 0) - (observed[a] ?? 0));
  const ordered = order.map((at) => scaled[at] ?? []);
  const bars = order.map((at) => (observed[at] ?? 0) - ROUNDING);
  const counts = countAsFar(ordered, bars, size);
  const ps = new Array<number>(series.length).fill(1);
  let least = 0;
  for (const [rank, at] of order.entries()) {
    least = Math.max(least, counts.asFar[rank] ?? 1);
    // What has not fallen is no fall, however the others look.
    if ((observed[at] ?? 0) > ROUNDING) ps[at] = least / counts.patterns;
  }
  return ps;
}

/** Sums of items that are put together, so that there are no more than a thousand. */
function inBlocks(values: readonly number[]): readonly number[] {
  if (values.length <= MOST_ITEMS) return values;
  const sums = new Array<number>(MOST_ITEMS).fill(0);
  for (const [i, value] of values.entries()) sums[i % MOST_ITEMS] = (sums[i % MOST_ITEMS] ?? 0) + value;
  return sums;
}

/** Divided by the root of the sum of their squares, which flips leave as it is: then series of any spread compare. */
function scaledToOne(values: readonly number[]): readonly number[] {
  const root = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return root === 0 ? values : values.map((value) => value / root);
}

interface Counts {
  /** For each series, in how many patterns the largest fall of it and of those behind it is as far as its own. */
  readonly asFar: readonly number[];
  readonly patterns: number;
}

function countAsFar(series: readonly (readonly number[])[], bars: readonly number[], size: number): Counts {
  const isExact = size <= EXACT_UP_TO;
  const affordable = Math.floor(MOST_SUMS / Math.max(1, size * series.length));
  const draws = isExact ? 2 ** size : Math.min(DRAWS, Math.max(FEWEST_DRAWS, affordable));
  const asFar = new Array<number>(series.length).fill(isExact ? 0 : 1);
  // Series beside each other, item by item: a pattern is gone through once.
  const width = series.length;
  const twice = new Float64Array(size * width);
  const least = new Float64Array(width);
  for (const [s, values] of series.entries()) {
    for (const [i, value] of values.entries()) {
      twice[i * width + s] = 2 * value;
      least[s] = (least[s] ?? 0) - value;
    }
  }
  const sums = new Float64Array(width);
  const random = seededRandom(SEED);
  const bits = new Uint32Array(Math.ceil(size / SIGNS));
  for (let draw = 0; draw < draws; draw++) {
    if (isExact) bits[0] = draw;
    else random.fill(bits, 2 ** SIGNS);
    sums.set(least);
    addFlipped(sums, twice, bits, size);
    let largest = Number.NEGATIVE_INFINITY;
    for (let s = width - 1; s >= 0; s--) {
      largest = Math.max(largest, sums[s] ?? 0);
      if (largest >= (bars[s] ?? 0)) asFar[s] = (asFar[s] ?? 0) + 1;
    }
  }
  return { asFar, patterns: isExact ? draws : draws + 1 };
}

/** Adds twice of what has a set bit: the sum of all with their signs, from the sum of all with the other one on. */
function addFlipped(sums: Float64Array, twice: Float64Array, bits: Uint32Array, size: number): void {
  const width = sums.length;
  for (let w = 0; w < bits.length; w++) {
    let word = bits[w] ?? 0;
    const end = Math.min(size, (w + 1) * SIGNS);
    for (let i = w * SIGNS; i < end; i++) {
      const sign = word & 1;
      const at = i * width;
      for (let s = 0; s < width; s++) sums[s] = (sums[s] ?? 0) + sign * (twice[at + s] ?? 0);
      word >>>= 1;
    }
  }
}
