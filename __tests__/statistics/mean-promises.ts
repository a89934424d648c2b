import { type Change, changesBetween, changeWord } from '../../src/gates/baseline/change.js';
import { shownDrop } from '../../src/gates/regression-checks.js';
import { standardDeviation } from '../../src/statistics/descriptive.js';
import { detectableChange } from '../../src/statistics/detectable-change.js';
import { drawChanges, type Noise, shareOf, sourceOf } from './simulate.js';

/** What is said of a mean against a baseline, each sentence as the share of made-up runs in which it holds. */

/** `max-regression` as it is by default. */
const ALLOWED = 0.02;

/** Made-up runs of a kind. */
export interface Cell {
  readonly noise: Noise;
  readonly sessions: number;
  readonly runs: number;
}

/** How the changes of sessions become a change of the mean, by the code that compares real runs. */
export function changeOf(deltas: readonly number[]): Change {
  const [change] = changesBetween([{ before: deltas.map(() => 0), now: deltas }]);
  if (change === undefined) throw new Error('nothing was compared');
  return change;
}

/** Whether `max-regression` fails. */
export function isFailing(change: Change): boolean {
  return changeWord(change, shownDrop(change, 'six decimals'), ALLOWED, undefined) === 'regression';
}

/** In what share of pull requests that change nothing `max-regression` fails. */
export function falseAlarms({ noise, sessions, runs }: Cell): number {
  const source = sourceOf(sessions + 11);
  return shareOf(runs, () => isFailing(changeOf(drawChanges({ noise, sessions }, source))));
}

/** In what share of runs the 95 % interval of the mean change has the true one, which is 0. */
export function coverage({ noise, sessions, runs }: Cell): number {
  const source = sourceOf(sessions + 12);
  return shareOf(runs, () => {
    const { interval } = changeOf(drawChanges({ noise, sessions }, source));
    return interval !== null && interval.low <= 0 && interval.high >= 0;
  });
}

/**
 * A run says how small a drop would be noticed, from the spread that it has seen itself; the next pull request has that drop. In
 * what share of these the gate fails. NaN where no run says anything, since nothing has changed or nothing could be noticed.
 * @param hit the share of sessions that fall, so that the mean falls as much
 */
export function noticed({ noise, sessions, runs }: Cell, hit: number): number {
  const source = sourceOf(sessions + 13);
  let said = 0;
  const seen = shareOf(runs, () => {
    const spread = standardDeviation(drawChanges({ noise, sessions }, source)) ?? 0;
    const drop = spread === 0 ? undefined : detectableChange(sessions, spread, ALLOWED)?.drop;
    // No session has more to lose than 1.
    if (drop === undefined || drop / hit > 1) return false;
    said++;
    return isFailing(changeOf(drawChanges({ noise, sessions, drop, hit }, source)));
  });
  return said === 0 ? Number.NaN : (seen * runs) / said;
}
