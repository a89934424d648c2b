import { difference } from '../../core/numbers.js';
import { type Clusters, clusteredError, sumsOf } from '../../statistics/clusters.js';
import { mean, standardDeviation, standardError } from '../../statistics/descriptive.js';
import { clusteredIntervals, type Interval, meanIntervals } from '../../statistics/interval.js';
import { fallPs } from '../../statistics/max-t.js';
import { signFlipP } from '../../statistics/sign-flip.js';
import { areFew, isHardlyChance } from './fall-levels.js';

/** How a mean has changed over the paired sessions. */
export interface Change {
  /** What has changed independently of each other: the difference of each pair, or the sum of those of each group. */
  readonly changes: readonly number[];
  /** Whether sessions move in groups, whose number is then that of the changes. */
  readonly isGrouped?: true;
  readonly before: number;
  readonly now: number;
  /** `now` minus `before`. */
  readonly delta: number;
  /** 95 % interval of the delta; null below two pairs. */
  readonly interval: Interval | null;
  /** Two-sided sign-flip permutation p, twice that of a fall or a rise alone. */
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

/**
 * The changes of several means over the same pairs of sessions, at least one pair.
 * @param clusters groups of sessions that move together; null where each moves by itself
 */
export function changesBetween(series: readonly PairedScores[], clusters: Clusters | null = null): readonly Change[] {
  return clusters === null ? independentChanges(series) : groupedChanges(series, clusters);
}

/** Signs are flipped and resamples drawn by whole groups. */
function groupedChanges(series: readonly PairedScores[], clusters: Clusters): readonly Change[] {
  const deltas = series.map(({ before, now }) => now.map((score, i) => difference(before[i] ?? 0, score)));
  const sums = deltas.map((own) => sumsOf(own, clusters));
  const intervals = clusteredIntervals(sums, clusters, { low: -1, high: 1 });
  return series.map(({ before, now }, s) => {
    const changes = sums[s] ?? [];
    const error = clusteredError(changes, clusters);
    return {
      changes,
      isGrouped: true,
      before: mean(before) ?? 0,
      now: mean(now) ?? 0,
      delta: mean(deltas[s] ?? []) ?? 0,
      interval: intervals[s] ?? null,
      p: signFlipP(changes) ?? 1,
      // That of as many single sessions as there are groups.
      spread: error === null ? null : error * Math.sqrt(clusters.count),
      error,
    };
  });
}

function independentChanges(series: readonly PairedScores[]): readonly Change[] {
  const deltas = series.map(({ before, now }) => now.map((score, i) => difference(before[i] ?? 0, score)));
  const intervals = meanIntervals(deltas, { low: -1, high: 1 });
  return series.map(({ before, now }, s) => {
    const own = deltas[s] ?? [];
    return {
      changes: own,
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

/** What the change of a mean is called beside sessions that are worse: that nothing is certain of it would not be the truth of them. */
export const NOT_IN_MEAN = 'not in the mean';

/** Which side of 0 the 95 % interval of a change lies on, as the report keeps it. */
export function sideOfZero({ interval }: Change): 'below' | 'above' | 'both' {
  if (interval === null) return 'both';
  // With six decimals, as the report has them: less is rounding.
  if (Math.round(interval.high * 1e6) < 0) return 'below';
  return Math.round(interval.low * 1e6) > 0 ? 'above' : 'both';
}

/**
 * Whether a mean has fallen, and hardly by chance: its 95 % interval is below 0; of few changes an exact test of their signs
 * says so; of a dimension that was tested beside others, the p value that is corrected for their number.
 */
function isFall(change: Change, correctedP: number | undefined): boolean {
  const { changes } = change;
  if (correctedP !== undefined) return isHardlyChance(correctedP, changes.length);
  if (areFew(changes.length)) return isHardlyChance(fallPs([changes])[0] ?? 1, changes.length);
  return sideOfZero(change) === 'below';
}

function isRise(change: Change): boolean {
  const { changes, delta, p } = change;
  return areFew(changes.length) ? delta > 0 && isHardlyChance(p / 2, changes.length) : sideOfZero(change) === 'above';
}

/**
 * The drop at which the verdict on a change turns: what is allowed, or, where that is more, the drop whose 95 % interval just
 * reaches 0. Null where no interval decides.
 */
export function turningDrop({ changes, delta, interval }: Change, allowed: number): number | null {
  return interval === null || areFew(changes.length) ? null : Math.max(allowed, interval.high - delta);
}

/**
 * `regression`: a drop of more than is allowed that is hardly chance. `tolerated`: a drop that is hardly chance, and not
 * more than is allowed. `improvement`: a rise that is hardly chance. All else is `noise`: it may be chance.
 * @param drop the drop as it is shown
 * @param allowed null where no drop is forbidden
 * @param correctedP the one-sided p value of a dimension that gates, corrected for those tested with it
 */
export function changeWord(
  change: Change,
  drop: number,
  allowed: number | null,
  correctedP: number | undefined,
): ChangeWord {
  if (isFall(change, correctedP)) return allowed !== null && drop > allowed ? 'regression' : 'tolerated';
  return isRise(change) ? 'improvement' : 'noise';
}
