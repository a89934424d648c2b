import { resampledMeans } from './bootstrap.js';
import { mean, standardError } from './descriptive.js';
import { normalShareBelow, Z_975 } from './normal.js';
import { student975 } from './student.js';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How an interval was made, see `meanIntervals`. */
export const INTERVAL_METHODS = ['student_t', 'bootstrap', 'normal'] as const;
export type IntervalMethod = (typeof INTERVAL_METHODS)[number];

/** Fewer values say too little about the tails for a bootstrap: its intervals would be too narrow. */
export const FEWEST_FOR_BOOTSTRAP = 8;

/** Above, the mean of scores is normal to more digits than anybody reads, and resampling takes long. */
export const MOST_FOR_BOOTSTRAP = 5_000;

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
      const resampled = resampledMeans(series, RESAMPLES, SEED);
      return resampled.map((means, s) => expanded(series[s] ?? [], means));
    }
  }
}

function symmetric(values: readonly number[], errors: number, { low, high }: Interval): Interval {
  const center = mean(values) ?? 0;
  const half = errors * (standardError(values) ?? 0);
  return { low: Math.max(low, center - half), high: Math.min(high, center + half) };
}

/**
 * The means of the resamples between the levels that Student's t asks for. Rounding of sums keeps off no mean, and makes no
 * width where all values are equal.
 */
function expanded(values: readonly number[], means: Float64Array): Interval {
  const center = mean(values) ?? 0;
  if (values.every((value) => value === values[0])) return { low: center, high: center };
  const size = values.length;
  const errors = student975(size - 1) * Math.sqrt(size / (size - 1));
  const sorted = means.sort();
  return {
    low: Math.min(center, nearestRank(sorted, normalShareBelow(-errors))),
    high: Math.max(center, nearestRank(sorted, normalShareBelow(errors))),
  };
}

/** Of sorted means the one below which a share of all lies, as near as their number allows. */
function nearestRank(sorted: Float64Array, share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

/** A mean with its 95 % percentile interval from `resamples` resamples, for measurements that are no gate. */
export function percentileInterval(
  values: readonly number[],
  resamples: number,
  seed: number,
): Interval & { readonly mean: number } {
  const [means = new Float64Array()] = resampledMeans([values], resamples, seed);
  const sorted = means.sort();
  return {
    mean: mean(values) ?? Number.NaN,
    low: nearestRank(sorted, 0.025),
    high: nearestRank(sorted, 0.975),
  };
}
