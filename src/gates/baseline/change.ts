import { mean, standardDeviation, standardError } from '../../statistics/descriptive.js';
import { type Interval, meanIntervals } from '../../statistics/interval.js';
import { signFlipP } from '../../statistics/sign-flip.js';

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

/** What a change of a mean is taken for. */
export const CHANGE_WORDS = ['regression', 'tolerated', 'noise', 'improvement'] as const;
export type ChangeWord = (typeof CHANGE_WORDS)[number];

/** The level that corrected p values are held against. */
const LEVEL = 0.05;

/** Which side of 0 the 95 % interval of a change lies on, as the report keeps it. */
export function sideOfZero({ interval }: Change): 'below' | 'above' | 'both' {
  if (interval === null) return 'both';
  // With six decimals, as the report has them: less is rounding.
  if (Math.round(interval.high * 1e6) < 0) return 'below';
  return Math.round(interval.low * 1e6) > 0 ? 'above' : 'both';
}

/**
 * The drop at which the verdict on a change turns: what is allowed, or, where that is more, the drop whose 95 % interval just
 * reaches 0. Null where the interval is not known.
 */
export function turningDrop({ delta, interval }: Change, allowed: number): number | null {
  return interval === null ? null : Math.max(allowed, interval.high - delta);
}

/**
 * `regression`: a drop of more than is allowed that is hardly chance. `tolerated`: a drop that is hardly chance, and not
 * more than is allowed. `improvement`: a rise that is hardly chance. All else is `noise`: it may be chance.
 * @param drop the drop as it is shown
 * @param allowed null where no drop is forbidden
 * @param correctedP the p value corrected for the number of gates, where that is wanted
 */
export function changeWord(
  change: Change,
  drop: number,
  allowed: number | null,
  correctedP: number | undefined,
): ChangeWord {
  const side = sideOfZero(change);
  const isChance = side === 'both' || (correctedP !== undefined && correctedP > LEVEL);
  if (isChance) return 'noise';
  if (side === 'above') return 'improvement';
  return allowed !== null && drop > allowed ? 'regression' : 'tolerated';
}
