import { difference } from '../../core/numbers.js';
import { DIMENSIONS, type Dimension, type ScoreName } from '../../core/summary.js';
import { byCodePoint } from '../../core/text.js';
import type { BaselineReport } from '../../inputs/baseline/baseline-report.js';
import type { RubricVersion } from '../../rubric/score.js';
import type { RatedSession } from '../../scoring/scored-session.js';
import { type Clusters, clustersOf } from '../../statistics/clusters.js';
import { type Change, changesBetween, type PairedScores } from './change.js';
import { type LeftOut, type Pairs, pairSessions, type SessionPair } from './pair-sessions.js';
import { comparableScore } from './score-by-base.js';

export interface BaselineComparison extends Pairs {
  readonly overall: Change;
  /** For each dimension of the run. */
  readonly dimensions: ReadonlyMap<Dimension, Change>;
}

/** Why there is no comparison. */
export interface NoComparison {
  readonly obstacle: string;
  /** Where it was looked for sessions to compare, and there is none. */
  readonly leftOut?: LeftOut;
}

/** What the current run brings to a comparison. */
interface Measured {
  readonly rubric: RubricVersion;
  readonly weights: Readonly<Record<Dimension, number>>;
  /** The dimensions that summaries have, in their order. */
  readonly dimensions: readonly Dimension[];
  readonly sessions: readonly RatedSession[];
}

/** Compares a run with its baseline, session by session, or says why the two cannot be compared. */
export function compareWithBaseline(measured: Measured, baseline: BaselineReport): BaselineComparison | NoComparison {
  const obstacle = obstacleIn(baseline, measured);
  if (obstacle !== undefined) return { obstacle: `the baseline ${obstacle}` };
  const { dimensions } = measured;
  const paired = pairSessions(measured.sessions, baseline, dimensions);
  const { pairs, ...leftOut } = paired;
  if (pairs.length === 0) return { obstacle: 'no session of both has the same reference', leftOut };
  const subjects = ['overall', ...dimensions] as const;
  const [overall, ...changes] = changesBetween(
    subjects.map((subject) => scoresOfAll(pairs, subject)),
    groupsOf(pairs),
  );
  if (overall === undefined) throw new Error('a series has no change');
  return { ...paired, overall, dimensions: new Map(dimensions.flatMap((name, i) => entryOf(name, changes[i]))) };
}

/** The groups of some pairs, by the references of this run. */
export function groupsOf(pairs: readonly SessionPair[]): Clusters | null {
  return clustersOf(pairs.map(({ now }) => now.golden.group));
}

function entryOf(name: Dimension, change: Change | undefined): readonly (readonly [Dimension, Change])[] {
  return change === undefined ? [] : [[name, change]];
}

function scoresOfAll(pairs: readonly SessionPair[], subject: ScoreName): PairedScores {
  const scores = pairs.map((pair) => scoresOf(pair, subject));
  return { before: scores.map(({ before }) => before), now: scores.map(({ now }) => now) };
}

/** A session to which accepted summaries were added since the base, with its overall scores. */
interface AcceptedSince {
  readonly name: string;
  readonly before: number;
  /** By the texts that the base has. */
  readonly byBase: number;
  readonly now: number;
}

/** The one that fell most by the texts of the base comes first. */
export function acceptedSince(pairs: readonly SessionPair[]): readonly AcceptedSince[] {
  return pairs
    .flatMap(({ now, before, byBase }) =>
      byBase === undefined
        ? []
        : [{ name: now.golden.name, before: before.overall ?? 0, byBase: byBase.overall, now: now.overall }],
    )
    .toSorted((a, b) => b.before - b.byBase - (a.before - a.byBase) || byCodePoint(a.name, b.name));
}

/** How much higher a session scores now. */
export function deltaOf(pair: SessionPair, subject: ScoreName): number {
  const { before, now } = scoresOf(pair, subject);
  return difference(before, now);
}

/** Both scores of a pair, the one of now as it is to be held against the base. */
export function scoresOf(
  { now, before, byBase }: SessionPair,
  subject: ScoreName,
): { readonly before: number; readonly now: number } {
  if (subject === 'overall') return comparable(before.overall ?? 0, byBase?.overall, now.overall);
  const scoreIn = (dimensions: readonly { readonly dimension: Dimension; readonly score: number }[]): number =>
    dimensions.find(({ dimension }) => dimension === subject)?.score ?? 0;
  const ofBase = byBase?.scores[now.dimensions.findIndex(({ dimension }) => dimension === subject)];
  return comparable(scoreIn(before.dimensions), ofBase, scoreIn(now.dimensions));
}

function comparable(before: number, byBase: number | undefined, now: number): ReturnType<typeof scoresOf> {
  return { before, now: byBase === undefined ? now : comparableScore(before, byBase, now) };
}

/** Why scores cannot be compared with those of another report, as words behind its name; undefined where they can. */
export function obstacleIn(
  { rubric }: Pick<BaselineReport, 'rubric'>,
  ours: {
    readonly rubric: string;
    readonly weights: Readonly<Partial<Record<Dimension, number>>>;
    readonly dimensions: readonly Dimension[];
  },
): string | undefined {
  if (rubric.version !== ours.rubric) return `was scored with rubric ${rubric.version}`;
  const theirs = dimensionsOf({ rubric });
  if (theirs.join() !== ours.dimensions.join()) return `has other dimensions (${theirs.join(', ')})`;
  const others = DIMENSIONS.filter((dimension) => (rubric.weights[dimension] ?? 0) !== (ours.weights[dimension] ?? 0));
  return others.length === 0 ? undefined : `has other weights (${others.join(', ')})`;
}

/** The dimensions of a report, which names the weights of those that it has, 0 included. */
export function dimensionsOf({ rubric }: Pick<BaselineReport, 'rubric'>): readonly Dimension[] {
  return DIMENSIONS.filter((dimension) => rubric.weights[dimension] !== undefined);
}
