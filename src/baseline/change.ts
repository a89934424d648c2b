import { mean, standardDeviation, standardError } from '../statistics/descriptive.js';
import { type Interval, meanIntervals } from '../statistics/interval.js';
import { signFlipP } from '../statistics/sign-flip.js';

/** How a mean has changed over the paired sessions. */
export interface Change {
  readonly before: number;
  readonly now: number;
  /** `now` minus `before`. */
  readonly delta: number;
  /** 95 % interval of the delta; null below two pairs. */
  readonly interval: Interval | null;
  /** Two-sided sign-flip permutation p. */
  readonly p: number;
  /** Standard deviation of the sessions' changes; null below two pairs, as its standard error. */
  readonly spread: number | null;
  readonly error: number | null;
}

/** Scores of the same sessions, in the same order. */
export interface PairedScores {
  readonly before: readonly number[];
  readonly now: readonly number[];
}

/** The changes of several means over the same pairs of sessions, at least one pair. */
export function changesBetween(series: readonly PairedScores[]): readonly Change[] {
  const deltas = series.map(({ before, now }) => now.map((score, i) => score - (before[i] ?? 0)));
  const intervals = meanIntervals(deltas, { low: -1, high: 1 });
  return series.map(({ before, now }, s) => {
    const own = deltas[s] ?? [];
    return {
      before: mean(before) ?? 0,
      now: mean(now) ?? 0,
      delta: mean(own) ?? 0,
      interval: intervals[s] ?? null,
      p: signFlipP(own) ?? 1,
      spread: standardDeviation(own),
      error: standardError(own),
    };
  });
}
