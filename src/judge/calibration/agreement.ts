import { addTo } from '../../core/groups.js';
import { shown, stored } from '../../core/numbers.js';
import { cohensKappa, spearman } from '../../statistics/agreement.js';
import { drawResamples } from '../../statistics/bootstrap.js';
import { mean, quantile } from '../../statistics/descriptive.js';

/** A candidate that a person and a scorer have rated, 0..1 each. */
export interface Pair {
  readonly session: string;
  readonly human: number;
  readonly scored: number;
  /** Whether the person said on which side of the gate it belongs, and no score. */
  readonly isVerdict?: boolean;
}

/** A statistic with its 95 % interval, or why there is none. */
export interface Estimate {
  readonly value: number | null;
  readonly ci95: readonly [number, number] | null;
  /** Why the value is null. */
  readonly reason: string | null;
}

export interface Agreement {
  /** Candidates with both ratings, and their sessions. */
  readonly n: number;
  readonly sessions: number;
  /** Rank correlation, -1..1: does the scorer put candidates in the same order? */
  readonly spearman: Estimate;
  /** Agreement on pass and fail beyond chance, -1..1: do both draw the same line? */
  readonly kappa: Estimate;
  /** Mean of score - label, -1..1: above 0 the scorer is kinder than people. */
  readonly bias: Estimate;
  /** What `min-judge-agreement` is compared with: the lower of Spearman and kappa; null where it cannot be told. */
  readonly level: number | null;
}

/** Below this a rank correlation is a coin toss: two candidates always give 1 or -1. */
export const FEWEST_LABELS = 3;

/** Resampling one session gives itself, and two little else. */
const FEWEST_SESSIONS = 3;

const DRAWS = 2000;

/** Ratings that all resamples have together: with thousands of labels fewer resamples tell the same. */
const MOST_DRAWN = 2_000_000;
const SEED = 20_261_121;

/** An interval needs a statistic in most of the resamples. */
const DEFINED_SHARE = 0.9;

/**
 * How far a scorer agrees with people. Intervals are percentile bootstraps over sessions and not over candidates, since
 * candidates of one session are rated against the same reference.
 * @param gate where both are cut into pass and fail, 0..1, compared as gates compare; null = no gate, no kappa
 */
export function measureAgreement(pairs: readonly Pair[], gate: number | null): Agreement {
  const groups = bySession(pairs);
  const draws = Math.min(DRAWS, Math.ceil(MOST_DRAWN / Math.max(1, pairs.length)));
  const resamples = groups.length < FEWEST_SESSIONS ? [] : drawResamples(groups.length, draws, SEED);
  const estimate = (statistic: (pairs: readonly Pair[]) => number | null, obstacle: string | null): Estimate => {
    const value = obstacle === null ? statistic(pairs) : null;
    if (value === null) return { value: null, ci95: null, reason: obstacle ?? 'the scorer gave the same score to all' };
    const drawn = resamples.flatMap((chosen) => statistic([...chosen].flatMap((i) => groups[i] ?? [])) ?? []);
    return { value: rounded(value), ci95: interval(drawn, resamples.length), reason: null };
  };
  const ranks = estimate(rankCorrelation, obstacleToRanks(pairs));
  const kappa = estimate((some) => kappaAt(some, gate ?? 0), obstacleToKappa(pairs, gate));
  return {
    n: pairs.length,
    sessions: groups.length,
    spearman: ranks,
    kappa,
    bias: estimate((some) => mean(scoresIn(some).map(({ human, scored }) => scored - human)), obstacleToBias(pairs)),
    level: levelOf(ranks, kappa),
  };
}

/**
 * The lower of both: a judge that ranks well but is far too kind passes everything, and one that draws the line well by
 * luck ranks badly. A judge without any order among candidates that people told apart has its kappa, which is 0.
 */
function levelOf(ranks: Estimate, kappa: Estimate): number | null {
  if (kappa.value === null) return null;
  return ranks.value === null ? kappa.value : Math.min(ranks.value, kappa.value);
}

/** Who says that a summary is right says neither how near it is nor before which other one it stands. */
function scoresIn(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(({ isVerdict }) => isVerdict !== true);
}

function rankCorrelation(pairs: readonly Pair[]): number | null {
  const scores = scoresIn(pairs);
  return spearman(
    scores.map(({ human }) => human),
    scores.map(({ scored }) => scored),
  );
}

function kappaAt(pairs: readonly Pair[], gate: number): number | null {
  const passes = (value: number): boolean => shown(value) >= shown(gate);
  return cohensKappa(
    pairs.map(({ human }) => passes(human)),
    pairs.map(({ scored }) => passes(scored)),
  );
}

const VERDICTS_ALONE = 'no label is a score: people said right or wrong alone';

function obstacleToBias(all: readonly Pair[]): string | null {
  if (all.length === 0) return 'nothing was measured';
  return scoresIn(all).length === 0 ? VERDICTS_ALONE : null;
}

function obstacleToRanks(all: readonly Pair[]): string | null {
  const pairs = scoresIn(all);
  if (pairs.length === 0 && all.length > 0) return VERDICTS_ALONE;
  if (pairs.length < FEWEST_LABELS) return `fewer than ${FEWEST_LABELS} candidates were measured`;
  return new Set(pairs.map(({ human }) => human)).size < 2 ? 'all labels are the same' : null;
}

function obstacleToKappa(pairs: readonly Pair[], gate: number | null): string | null {
  if (gate === null) return 'no gate is set';
  if (pairs.length < FEWEST_LABELS) return `fewer than ${FEWEST_LABELS} candidates were measured`;
  const passing = pairs.filter(({ human }) => shown(human) >= shown(gate)).length;
  if (passing > 0 && passing < pairs.length) return null;
  return `all labels are ${passing === 0 ? 'below' : 'at or above'} the gate`;
}

function bySession(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    addTo(groups, pair.session, pair);
  }
  return [...groups.values()];
}

/**
 * The middle 95 % of a statistic over resamples, unless too many of these could not tell it. Where all of them say the same,
 * as with a kappa of 1, the bootstrap knows nothing of the error: no width is not certainty.
 */
function interval(drawn: readonly number[], draws: number): readonly [number, number] | null {
  const sorted = [...drawn].sort((a, b) => a - b);
  const [low, high] = [quantile(sorted, 0.025), quantile(sorted, 0.975)].map((end) =>
    end === null ? null : rounded(end),
  );
  if (low == null || high == null || low === high || sorted.length < DEFINED_SHARE * draws) return null;
  return [low, high];
}

/** A number rounded as reports store it; adding 0 turns -0 into 0. */
function rounded(value: number): number {
  return stored(value, 'six decimals') + 0;
}
