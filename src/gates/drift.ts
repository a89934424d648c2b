import { showNumber, shown, stored } from '../core/numbers.js';
import type { BaselineReport } from '../inputs/baseline/baseline-report.js';
import { sumsOf } from '../statistics/clusters.js';
import { mean } from '../statistics/descriptive.js';
import { fallPs } from '../statistics/max-t.js';
import { groupsOf } from './baseline/compare.js';
import { areFew, isHardlyChance, whyTooFew } from './baseline/fall-levels.js';
import type { SessionPair } from './baseline/pair-sessions.js';
import { comparableScore } from './baseline/score-by-base.js';
import { gateId } from './catalogue.js';
import { type Check, notEvaluated } from './check.js';
import type { Policy } from './policy.js';
import { type Compared, decidedDrop, isNotCompared, notCompared } from './regression-checks.js';

const DRIFT = 'max-drift';

/** So many reports of the base are remembered, as many as its trend has. */
export const MOST_EARLIER = 20;

/** How the mean stands against one of the last reports of the base, over the sessions that both have unchanged. */
export interface SinceRun {
  /** 1 for the baseline itself, 2 for the one before. */
  readonly runsAgo: number;
  readonly scoredAt: string;
  /** How many sessions, or groups of them, tell it. */
  readonly changes: number;
  /** Below 0 for a rise. */
  readonly drop: number;
  /** One-sided sign-flip p that the mean has fallen since, corrected for the number of runs. */
  readonly p: number;
}

/**
 * What a session has scored in the last reports of the base, the oldest first, the baseline itself last: as far back as each
 * of them had it with this very reference.
 */
export function earlierScores({ before }: SessionPair): readonly number[] {
  return [...(before.earlier ?? []), before.overall ?? 0].slice(-MOST_EARLIER);
}

/**
 * Compares the run with each of the last reports of the base. One that has less than half of the sessions is left out: its
 * mean would be another one.
 */
export function sinceRuns(pairs: readonly SessionPair[], report: BaselineReport): readonly SinceRun[] {
  const earlier = pairs.map(earlierScores);
  const dates = [...(report.trend ?? []).map((point) => point.scored_at), report.scored_at];
  const runs = Array.from({ length: Math.min(MOST_EARLIER, dates.length) }, (_, i) => i + 1).flatMap((runsAgo) => {
    const changes = pairs.map(({ now, byBase }, i) => {
      const then = earlier[i]?.at(-runsAgo);
      if (then === undefined) return null;
      return (byBase === undefined ? now.overall : comparableScore(then, byBase.overall, now.overall)) - then;
    });
    const known = changes.filter((change) => change !== null);
    // What is not known has no sign to flip.
    const all = changes.map((change) => change ?? 0);
    return 2 * known.length < pairs.length
      ? []
      : [{ runsAgo, known, changes, all, scoredAt: dates.at(-runsAgo) ?? '' }];
  });
  const clusters = groupsOf(pairs);
  const ps = fallPs(runs.map(({ all }) => sumsOf(all, clusters)));
  return runs.map(({ runsAgo, scoredAt, known, changes }, i) => ({
    runsAgo,
    scoredAt,
    changes: clusters === null ? known.length : new Set(clusters.of.filter((_, at) => changes[at] !== null)).size,
    // Adding 0 makes a plain 0 of a negative one.
    drop: -(mean(known) ?? 0) + 0,
    p: ps[i] ?? 1,
  }));
}

/** The run from which the mean fell most; nothing where no report has enough of the sessions. */
export function farthest(runs: readonly SinceRun[]): SinceRun | undefined {
  return runs.reduce<SinceRun | undefined>(
    (most, run) => (most === undefined || run.drop > most.drop ? run : most),
    undefined,
  );
}

/**
 * The gate on the drop from the best of the last reports of the base: many small drops, each of them allowed, add up. It fails
 * where the mean is lower by more than is allowed than in one of them, and hardly by chance, looked at all of them. Without a
 * baseline there is none.
 */
export function driftChecks(compared: Compared | null, { thresholds, precision }: Policy): readonly Check[] {
  const threshold = thresholds[DRIFT];
  if (compared === null || threshold === null) return [];
  const gate = { id: gateId(DRIFT, 'overall'), kind: DRIFT, threshold, subject: 'overall_drift' } as const;
  if (isNotCompared(compared)) return [notCompared(gate, compared)];
  const { comparison, facts } = compared;
  const runs = sinceRuns(comparison.pairs, facts.report);
  const dropOf = (run: SinceRun): number => shown(stored(run.drop, precision));
  const over = runs.filter((run) => dropOf(run) > shown(threshold));
  const fallen = over.filter(({ p, changes }) => isHardlyChance(p, changes));
  const unclear = farthest(fallen.length > 0 ? [] : over.filter(({ changes }) => areFew(changes)));
  const told = farthest(fallen.length > 0 ? fallen : runs);
  if (told === undefined) return [notEvaluated(gate, 'nothing was compared', true)];
  if (unclear !== undefined) {
    const why = whyTooFew({ count: unclear.changes, isGrouped: groupsOf(comparison.pairs) !== null });
    return [notEvaluated(gate, `${showNumber(dropOf(unclear))}, and ${why}`, true)];
  }
  const since = runs.length === 1 ? 'the last report of the base' : `the best of ${runs.length} reports of the base`;
  const subject = `${gate.subject} since ${since} (${told.scoredAt.slice(0, 10)})`;
  return [decidedDrop({ ...gate, subject }, { value: dropOf(told), fails: fallen.length > 0 })];
}

/** The scores that the report of this run passes on, by the name of a session; null where no gate asks for them. */
export function passedOn(
  compared: Compared | null,
  { thresholds }: Pick<Policy, 'thresholds'>,
): ReadonlyMap<string, readonly number[]> | null {
  if (thresholds[DRIFT] === null || compared === null || isNotCompared(compared)) return null;
  // With other texts a session begins anew.
  const unchanged = compared.comparison.pairs.filter(({ byBase }) => byBase === undefined);
  return new Map(unchanged.map((pair) => [pair.now.golden.name, earlierScores(pair)]));
}
