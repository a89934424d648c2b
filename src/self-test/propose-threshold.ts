import { shown } from '../core/numbers.js';
import { mean, standardDeviation } from '../statistics/descriptive.js';
import { leastMeanOfEqual, meanIntervals, student975 } from '../statistics/interval.js';

/**
 * What a mean may lose to other words that are as true: three styles of faithful summaries of one corpus had means of
 * overall that lay 0.14 apart (bench/material). A run of one style says nothing of the others.
 */
export const ROOM_FOR_WORDING = 0.15;

/** Fewer sessions say too little of the others: each of nine moves the mean by a ninth. */
export const FEWEST_SESSIONS = 10;

/** What is known of runs that a threshold has to let pass. */
export interface GoodRuns {
  /** Whether the last of them passes the gates that are set. */
  readonly passed: boolean;
  /** Sessions of the last run without a usable candidate. */
  readonly unusable: number;
  /** Overall scores of the sessions of the last run, 0..1; of several samples their means. */
  readonly sessions: readonly number[];
  /** Means of overall, 0..1, of all runs that are known: the samples of the last one, and runs before it. */
  readonly means: readonly number[];
}

/** The threshold that good runs allow, or why there is none. */
export type Proposal =
  | {
      readonly kind: 'proposed';
      readonly minOverall: number;
      /** The runs that it rests on, how many of them it would have blocked, and their standard deviation; null of one. */
      readonly runs: number;
      readonly blocked: number;
      readonly spread: number | null;
    }
  | { readonly kind: 'none'; readonly why: 'not passed' | 'too low' | 'as high already' }
  | { readonly kind: 'none'; readonly why: 'unusable' | 'too few'; readonly sessions: number };

/**
 * The one rule for a guard against gross failure, `min-overall`: the lower end of the 95 % interval of the mean of a run that
 * passes, less what other words may cost. How far good runs lie apart one run cannot tell, and no quantile of its sessions
 * either. Where several are known, as samples or from the past, the guard is no higher than where the next run like them stays
 * above it in 97.5 of 100. Rounded down to hundredths; never 0, which would guard nothing; nothing that is not higher than
 * what is set already.
 *
 * Nothing for single sessions and dimensions: faithful summaries of one session lie 0.16 to 0.62 apart, so that runs cannot
 * tell how low a good one may fall.
 * @param set the threshold that is set, null for none
 */
export function proposeMinOverall({ passed, unusable, sessions, means }: GoodRuns, set: number | null): Proposal {
  if (unusable > 0) return { kind: 'none', why: 'unusable', sessions: unusable };
  if (sessions.length < FEWEST_SESSIONS) return { kind: 'none', why: 'too few', sessions: sessions.length };
  if (!passed) return { kind: 'none', why: 'not passed' };
  const least = Math.min(lowestMean(sessions) - ROOM_FOR_WORDING, nextOf(means));
  const minOverall = downToHundredth(least);
  if (minOverall <= 0) return { kind: 'none', why: 'too low' };
  if (minOverall <= (set ?? 0)) return { kind: 'none', why: 'as high already' };
  return {
    kind: 'proposed',
    minOverall,
    runs: Math.max(1, means.length),
    blocked: means.filter((one) => shown(one) < minOverall).length,
    spread: standardDeviation(means),
  };
}

/** How low the mean may be for other sessions like these. Where nothing varies, an interval would leave no room. */
function lowestMean(sessions: readonly number[]): number {
  const [first = 0] = sessions;
  if (sessions.every((score) => score === first)) return leastMeanOfEqual(first, sessions.length);
  const [interval] = meanIntervals([sessions], { low: 0, high: 1 });
  return interval?.low ?? 0;
}

/** How low the mean of the next run may be, by how far these lie apart: the lower end of a prediction interval. */
function nextOf(means: readonly number[]): number {
  const spread = standardDeviation(means);
  if (spread === null) return Number.POSITIVE_INFINITY;
  const error = spread * Math.sqrt(1 + 1 / means.length);
  return (mean(means) ?? 0) - student975(means.length - 1) * error;
}

/** A threshold that people can remember, never above what was found. */
function downToHundredth(value: number): number {
  // Adding a little, since 0.29 times 100 is a hair below 29.
  return Math.floor(value * 100 + 1e-9) / 100;
}
