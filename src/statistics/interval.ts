import { resampledMeans } from './bootstrap.js';
import { type Clusters, clusteredError } from './clusters.js';
import { mean, standardError } from './descriptive.js';
import { orderStatistic } from './order-statistic.js';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How an interval was made, see `meanIntervals`. */
export const INTERVAL_METHODS = ['student_t', 'bootstrap', 'normal'] as const;
type IntervalMethod = (typeof INTERVAL_METHODS)[number];

/** Fewer values say too little about the tails for a bootstrap: its intervals would be too narrow. */
const FEWEST_FOR_BOOTSTRAP = 8;

/** Above, the mean of scores is normal to more digits than anybody reads, and resampling takes long. */
const MOST_FOR_BOOTSTRAP = 5_000;

export const RESAMPLES = 10_000;

/** Any number does; this one is fixed, so that the same scores have the same interval. */
const SEED = 20_261_121;

/** The method for the mean of so many values; nothing below two, where no spread can be seen. */
export function intervalMethod(size: number): IntervalMethod | null {
  if (size < 2) return null;
  if (size < FEWEST_FOR_BOOTSTRAP) return 'student_t';
  return size <= MOST_FOR_BOOTSTRAP ? 'bootstrap' : 'normal';
}

/**
 * The 95 % interval of the mean of each series; all series are over the same items and are resampled together.
 *
 * From 8 to 5,000 values the percentile bootstrap (B. Efron, Annals of Statistics 7, 1979) with wider percentiles than
 * 2.5 and 97.5, since resamples of few values vary too little (T. Hesterberg, "What Teachers Should Know About the
 * Bootstrap", The American Statistician 69, 2015, "expanded percentile"). Not BCa: where few sessions have changed, its
 * correction makes three times the false alarms. Below 8 values Student's t, above 5,000 the normal interval, both cut to
 * `bounds`.
 * @param bounds the least and the largest mean that can be
 */
export function meanIntervals(series: readonly (readonly number[])[], bounds: Interval): readonly (Interval | null)[] {
  const size = series[0]?.length ?? 0;
  const method = intervalMethod(size);
  switch (method) {
    case null:
      return series.map(() => null);
    case 'student_t':
      return series.map((values) => symmetric(values, student975(size - 1), bounds));
    case 'normal':
      return series.map((values) => symmetric(values, Z_975, bounds));
    case 'bootstrap': {
      // Variants are mostly alike in most of what they are compared in, and equal values have but one mean.
      const varied = series.filter((values) => !isConstant(values));
      const resampled = resampledMeans(varied, RESAMPLES, SEED);
      const found = new Map(varied.map((values, i) => [values, resampled[i] ?? new Float64Array()]));
      return series.map((values) => expanded(values, found.get(values)));
    }
  }
}

/**
 * The intervals of means of items of which whole groups are drawn: resamples of groups, and Student's t with a degree less than
 * there are groups.
 * @param series sums of the groups, each list as long as there are groups
 */
export function clusteredIntervals(
  series: readonly (readonly number[])[],
  clusters: Clusters,
  bounds: Interval,
): readonly (Interval | null)[] {
  const { sizes, count, of } = clusters;
  const method = intervalMethod(count);
  if (method === null) return series.map(() => null);
  const centers = series.map((sums) => sums.reduce((sum, value) => sum + value, 0) / of.length);
  if (method !== 'bootstrap') {
    const errors = method === 'normal' ? Z_975 : student975(count - 1);
    return series.map((sums, s) => around(centers[s] ?? 0, errors * (clusteredError(sums, clusters) ?? 0), bounds));
  }
  // Of a resample with larger groups the mean is over more items.
  const [sizesDrawn = new Float64Array(), ...drawn] = resampledMeans([sizes, ...series], RESAMPLES, SEED);
  const factor = student975(count - 1) * Math.sqrt(count / (count - 1));
  return drawn.map((sums, s) => {
    const center = centers[s] ?? 0;
    const means = sums.map((sum, i) => sum / (sizesDrawn[i] ?? 1));
    const isEqual = (series[s] ?? []).every((sum, i) => sum === center * (sizes[i] ?? 0));
    return isEqual ? { low: center, high: center } : between(center, means, factor);
  });
}

function around(center: number, half: number, { low, high }: Interval): Interval {
  return { low: Math.max(low, center - half), high: Math.min(high, center + half) };
}

function symmetric(values: readonly number[], errors: number, bounds: Interval): Interval {
  return around(mean(values) ?? 0, errors * (standardError(values) ?? 0), bounds);
}

/**
 * The means of the resamples between the levels that Student's t asks for. Rounding of sums keeps off no mean. Where all values
 * are equal there are no resamples, and no width.
 */
function expanded(values: readonly number[], means: Float64Array | undefined): Interval {
  const center = mean(values) ?? 0;
  if (means === undefined) return { low: center, high: center };
  const size = values.length;
  const errors = student975(size - 1) * Math.sqrt(size / (size - 1));
  return between(center, means, errors);
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}

/** The means of resamples between the levels that so many standard errors have, never without the mean itself. */
function between(center: number, means: Float64Array, errors: number): Interval {
  return {
    low: Math.min(center, nearestRank(means, normalShareBelow(-errors))),
    high: Math.max(center, nearestRank(means, normalShareBelow(errors))),
  };
}

/** The quantile of means at a share of 0..1, by nearest rank; they are left in another order. */
function nearestRank(means: Float64Array, share: number): number {
  return orderStatistic(means, Math.round(share * (means.length - 1))) ?? Number.NaN;
}

/** A mean with its 95 % percentile interval from `resamples` resamples, for measurements that are no gate. */
export function percentileInterval(
  values: readonly number[],
  resamples: number,
  seed: number,
): Interval & { readonly mean: number } {
  const [means = new Float64Array()] = resampledMeans([values], resamples, seed);
  return {
    mean: mean(values) ?? Number.NaN,
    low: nearestRank(means, 0.025),
    high: nearestRank(means, 0.975),
  };
}
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
/**
 * How low the mean of scores may lie elsewhere, at 95 %, where all that were seen are equal: as if 3 of as many had been 0.
 * "The rule of three" for what was never seen to go wrong (J. A. Hanley and A. Lippman-Hand, "If Nothing Goes Wrong, Is
 * Everything All Right?", JAMA 249, 1983).
 * @param score the one that all have, 0..1
 * @param seen how many, 1 or more
 */
export function leastMeanOfEqual(score: number, seen: number): number {
  return score * Math.max(0, 1 - 3 / seen);
}

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
  return expandedOfStudent(Z_975, degrees);
}

/**
 * How many standard errors a mean has to be from 0 to be clear at a level, two-sided, by Student's t: to 3 % from 4
 * degrees of freedom on.
 * @param level 1e-6 to 0.5
 * @param degrees degrees of freedom, 1 or more
 */
export function studentBeyond(level: number, degrees: number): number {
  return expandedOfStudent(normalBeyond(level / 2), degrees);
}

/** Above this a standard normal distribution has a share of `tail`, 5e-7 to 0.5; by halving, which needs no logarithm. */
function normalBeyond(tail: number): number {
  let [low, high] = [0, 6];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (normalShareBelow(-middle) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The expansion around a normal quantile (Abramowitz and Stegun 26.7.5), which needs no logarithm. */
function expandedOfStudent(z: number, degrees: number): number {
  const square = z * z;
  const first = (z * (square + 1)) / 4;
  const second = (z * ((5 * square + 16) * square + 3)) / 96;
  const third = (z * (((3 * square + 19) * square + 17) * square - 15)) / 384;
  return z + (first + (second + third / degrees) / degrees) / degrees;
}
