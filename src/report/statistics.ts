import { type Precision, stored } from '../core/numbers.js';
import type { ScoreName } from '../core/summary.js';
import { rerunError } from '../gates/sample-scores.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { mean, quantile, standardDeviation } from '../statistics/descriptive.js';
import { type Interval, intervalMethod, meanIntervals, RESAMPLES } from '../statistics/interval.js';
import { intervalOfRight } from '../statistics/wilson.js';
import type { Distribution, Report } from './schema.js';

const BINS = 10;

/**
 * Describes several lists of scores in 0..1 over the same sessions. Sums run in the order given, so that the last digit is
 * the same everywhere.
 * @param of what each list is of, where that is a dimension: an outcome is right or wrong, and has the interval of a share
 */
export function describeScores(
  series: readonly (readonly number[])[],
  precision: Precision,
  of: readonly ScoreName[] = [],
): readonly Distribution[] {
  const intervals = meanIntervals(series, { low: 0, high: 1 });
  return series.map((scores, s) => {
    const sorted = [...scores].sort((a, b) => a - b);
    const ofRight = of[s] === 'outcome' ? intervalOfRight(scores) : null;
    return {
      mean: stored(mean(scores), precision),
      p5: stored(quantile(sorted, 0.05), precision),
      p50: stored(quantile(sorted, 0.5), precision),
      p95: stored(quantile(sorted, 0.95), precision),
      stddev: stored(standardDeviation(scores), precision),
      ci95: storedInterval(ofRight ?? intervals[s] ?? null, precision),
      ...(ofRight !== null && { interval_method: 'wilson' as const }),
      histogram: histogram(scores),
    };
  });
}

/** How the intervals of so many sessions are made. */
export function describeIntervals(sessions: number): Report['statistics']['interval'] {
  const method = intervalMethod(sessions);
  return method === null ? null : { method, resamples: method === 'bootstrap' ? RESAMPLES : null };
}

/** How samples differ within their sessions; nothing where no session has several. */
export function describeSamples(
  rated: readonly RatedSession[],
  precision: Precision,
): { readonly samples?: NonNullable<Report['statistics']['samples']> } {
  const samples = rated.find((session) => session.samples !== undefined)?.samples;
  if (samples === undefined) return {};
  const within = withinSessions(rated);
  return {
    samples: {
      per_session: samples.overalls.length,
      spread: within === null ? null : stored(Math.sqrt(within.variance), precision),
      rerun_error: stored(rerunError(rated, 'overall'), precision),
    },
  };
}

/** An interval as the report stores it. */
export function storedInterval(interval: Interval | null, precision: Precision): [number, number] | null {
  return interval === null ? null : [stored(interval.low, precision), stored(interval.high, precision)];
}

function histogram(scores: readonly number[]): Distribution['histogram'] {
  const bins = Array.from({ length: BINS }, (_, i) => ({ from: i / BINS, to: (i + 1) / BINS, count: 0 }));
  for (const score of scores) {
    // Compared with the borders as they are printed: a product with 10 would round 0.8999999999999999 up to 9.
    const bin = bins.findLast(({ from }) => score >= from);
    if (bin !== undefined) bin.count++;
  }
  return bins;
}

/** The description of no scores at all. */
export const NOTHING: Distribution = {
  mean: null,
  p5: null,
  p50: null,
  p95: null,
  stddev: null,
  ci95: null,
  histogram: histogram([]),
};

/** How samples of one session differ from each other, over all sessions. */
interface WithinSessions {
  /** How many each session has; all have as many. */
  readonly samples: number;
  /** The pooled variance of their overalls. */
  readonly variance: number;
}

/** Null where no session has two samples. */
export function withinSessions(rated: readonly RatedSession[]): WithinSessions | null {
  const all = rated.flatMap(({ samples }) => (samples === undefined ? [] : [samples.overalls]));
  // All have as many, so that the pooled variance is the mean of theirs.
  const variance = mean(
    all.flatMap((overalls) => {
      const deviation = standardDeviation(overalls);
      return deviation === null ? [] : [deviation * deviation];
    }),
  );
  return variance === null ? null : { samples: all[0]?.length ?? 0, variance };
}
