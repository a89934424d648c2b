import { type Change, changeWord } from '../../src/gates/baseline/change.js';
import { shownDrop } from '../../src/gates/regression-checks.js';
import { type Clusters, clusteredError, clustersOf, sumsOf } from '../../src/statistics/clusters.js';
import { mean, standardDeviation } from '../../src/statistics/descriptive.js';
import { detectableChange } from '../../src/statistics/detectable-change.js';
import { clusteredIntervals, meanIntervals } from '../../src/statistics/interval.js';
import { drawChanges, groupsOf, type Noise, sourceOf } from './simulate.js';

/** What is said of a mean against a baseline, each sentence as the share of made-up runs in which it holds. */

/** `max-regression` as it is by default. */
const ALLOWED = 0.02;

/** Made-up runs of a kind. */
export interface Cell {
  readonly noise: Noise;
  readonly sessions: number;
  readonly runs: number;
  /** Whether references name the groups of `clustered` noise. */
  readonly isTold?: boolean;
}

/** The changes of sessions in one run. */
type Run = readonly number[];

/** So many runs are resampled together, with the very draws that each would have by itself, in a sixth of the time. */
const TOGETHER = 48;

/**
 * How the changes of sessions become changes of the mean, as `changesBetween` makes them of each run, but for the p values, which
 * decide nothing here and take long. A test compares the two.
 */
export function changesOf(runs: readonly Run[], clusters: Clusters | null): readonly Change[] {
  const changes: Change[] = [];
  for (let from = 0; from < runs.length; from += TOGETHER) {
    const some = runs.slice(from, from + TOGETHER);
    const sums = some.map((run) => sumsOf(run, clusters));
    const bounds = { low: -1, high: 1 };
    const intervals = clusters === null ? meanIntervals(sums, bounds) : clusteredIntervals(sums, clusters, bounds);
    for (const [i, run] of some.entries()) {
      const delta = mean(run) ?? 0;
      const spread = spreadOf(run, clusters);
      changes.push({
        changes: sums[i] ?? [],
        ...{ before: 0, now: delta, delta, interval: intervals[i] ?? null, p: Number.NaN },
        ...{ spread, error: spread === null ? null : spread / Math.sqrt(clusters?.count ?? run.length) },
      });
    }
  }
  return changes;
}

function spreadOf(run: Run, clusters: Clusters | null): number | null {
  if (clusters === null) return standardDeviation(run);
  const error = clusteredError(sumsOf(run, clusters), clusters);
  return error === null ? null : error * Math.sqrt(clusters.count);
}

export function clustersIn({ sessions, isTold }: Cell): Clusters | null {
  return isTold === true ? clustersOf(groupsOf(sessions)) : null;
}

/** Whether `max-regression` fails. */
function isFailing(change: Change): boolean {
  return changeWord(change, shownDrop(change, 'six decimals'), ALLOWED, undefined) === 'regression';
}

/** In what share of some runs `max-regression` fails; a drop of no more than is allowed needs no interval for that. */
function shareFailing(runs: readonly Run[], clusters: Clusters | null): number {
  const over = runs.filter((run) => -(mean(run) ?? 0) > ALLOWED);
  return changesOf(over, clusters).filter(isFailing).length / runs.length;
}

function times<T>(runs: number, make: () => T): readonly T[] {
  return Array.from({ length: runs }, make);
}

/** In what share of pull requests that change nothing `max-regression` fails. */
export function falseAlarms(cell: Cell): number {
  const source = sourceOf(cell.sessions + 11);
  return shareFailing(
    times(cell.runs, () => drawChanges(cell, source)),
    clustersIn(cell),
  );
}

/** In what share of runs the 95 % interval of the mean change has the true one, which is 0. */
export function coverage(cell: Cell): number {
  const source = sourceOf(cell.sessions + 12);
  const runs = times(cell.runs, () => drawChanges(cell, source));
  const within = changesOf(runs, clustersIn(cell)).filter(
    ({ interval }) => interval !== null && interval.low <= 0 && interval.high >= 0,
  );
  return within.length / cell.runs;
}

/**
 * A run says how small a drop would be noticed, from what it has seen itself; the next pull request has that drop. In what
 * share of these the gate fails. NaN where no run says anything, since nothing has changed or nothing could be noticed.
 * @param hit the share of sessions that fall, so that the mean falls as much
 */
export function noticed(cell: Cell, hit: number): number {
  const source = sourceOf(cell.sessions + 13);
  const clusters = clustersIn(cell);
  const next = times(cell.runs, () => saidBy(drawChanges(cell, source), clusters)).flatMap((drop) =>
    // No session has more to lose than 1.
    drop === undefined || drop / hit > 1 ? [] : [drawChanges({ ...cell, drop, hit }, source)],
  );
  return next.length === 0 ? Number.NaN : shareFailing(next, clusters);
}

/** The drop that a run with these changes says would be noticed. */
function saidBy(run: Run, clusters: Clusters | null): number | undefined {
  const spread = spreadOf(run, clusters) ?? 0;
  const changes = sumsOf(run, clusters);
  const seen = changes.filter((change) => change !== 0).length;
  return spread === 0 ? undefined : detectableChange({ sessions: changes.length, spread, seen }, ALLOWED)?.drop;
}

/** In what share of pull requests the gate fails in which three sessions fall by so much, and no others. */
export function noticedOfThree(cell: Cell, fall: number): number {
  const source = sourceOf(cell.sessions + 14);
  const runs = times(cell.runs, () => {
    const run = drawChanges(cell, source);
    const hit = new Set<number>();
    while (hit.size < 3) hit.add(Math.floor(source.uniform() * run.length));
    return run.map((change, session) => (hit.has(session) ? change - fall : change));
  });
  return shareFailing(runs, clustersIn(cell));
}
