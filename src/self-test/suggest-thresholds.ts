import { DIMENSIONS, type Dimension } from '../core/summary.js';
import type { Policy } from '../gates/policy.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { quantileOfMeans } from '../statistics/descriptive.js';
import { leastMeanOfEqual } from '../statistics/interval.js';
import { type Caught, countCaught, type SelfTest } from './self-test.js';

export interface SuggestedThresholds {
  readonly minOverall: number;
  readonly minSession: number;
  readonly minDimensions: Readonly<Record<Dimension, number>>;
  /** What a run with these catches of damaged references, and what it blocks of those with harmless edits. */
  readonly damaging: Caught;
  readonly harmless: Caught;
}

/**
 * The highest thresholds that block no more than a share of what is known to be harmless: harmless edits of the
 * references and, where there are any, candidates that are known to be good, which differ from their references far more.
 * The share is one of runs with all thresholds set: each threshold has an equal part of it (Bonferroni), and that of
 * `min-session` is shared by the sessions of a run, of which any one may raise it. Where all candidates have the same score,
 * the rule of three stands in: a threshold without any room would block the first that differs.
 * @param rate share of runs with a false alarm, 0..1
 * @param good rated candidates of a run that is known to be good; may be empty
 */
export function suggestThresholds(
  test: SelfTest,
  good: readonly RatedSession[],
  rate: number,
  policy: Policy,
): SuggestedThresholds | undefined {
  const harmless = test.references.mutations
    .filter(({ mutation }) => mutation.edit.effect === 'harmless')
    .map(({ rated }) => rated);
  const pools = [harmless, good].filter((pool) => pool.length > 0);
  if (pools.length === 0) return undefined;
  const least = (of: (pool: readonly RatedSession[]) => number): number => downToHundredth(Math.min(...pools.map(of)));
  const each = rate / (DIMENSIONS.length + 2);
  const leastMean = (pool: readonly RatedSession[], of: (rated: RatedSession) => number): number => {
    const scores = pool.map(of);
    const [first = 0] = scores;
    // Edits leave alone what they are not about; that all candidates are right says less.
    const isEqual = pool === good && scores.every((score) => score === first);
    return isEqual ? leastMeanOfEqual(first, scores.length) : quantileOfMeans(scores, test.sessions, each);
  };
  const minDimension = (dimension: Dimension): number =>
    least((pool) => leastMean(pool, (rated) => scoreOf(rated, dimension)));
  const minDimensions: Record<Dimension, number> = {
    title: minDimension('title'),
    summary: minDimension('summary'),
    key_actions: minDimension('key_actions'),
    outcome: minDimension('outcome'),
    aha_moments: minDimension('aha_moments'),
  };
  const minOverall = least((pool) => leastMean(pool, overallOf));
  const minSession = least((pool) => {
    const scores = pool.map(overallOf).sort((a, b) => a - b);
    const ofSessions = 1 - (1 - each) ** (1 / Math.max(1, test.sessions));
    return scores[Math.floor(ofSessions * scores.length)] ?? 0;
  });
  const thresholds = { 'min-overall': minOverall, 'min-session': minSession, 'min-dimensions': minDimensions };
  const suggested: Policy = { ...policy, thresholds: { ...policy.thresholds, ...thresholds } };
  const of = (effect: 'harmless' | 'damaging') =>
    test.references.mutations.filter(({ mutation }) => mutation.edit.effect === effect);
  return {
    minOverall,
    minSession,
    minDimensions,
    damaging: countCaught(of('damaging'), suggested),
    harmless: countCaught(of('harmless'), suggested),
  };
}

function overallOf({ overall }: RatedSession): number {
  return overall;
}

function scoreOf({ dimensions }: RatedSession, wanted: (typeof DIMENSIONS)[number]): number {
  return dimensions.find(({ dimension }) => dimension === wanted)?.score ?? 0;
}

/** A threshold that people can remember, never above what was found. */
function downToHundredth(value: number): number {
  // Adding a little, since 0.29 times 100 is a hair below 29.
  return Math.floor(value * 100 + 1e-9) / 100;
}
