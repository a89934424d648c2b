import { DIMENSIONS, type Dimension } from '../../src/core/summary.js';
import type { BaselineComparison } from '../../src/gates/baseline/compare.js';
import { pairSessions } from '../../src/gates/baseline/pair-sessions.js';
import { driftChecks, MOST_EARLIER } from '../../src/gates/drift.js';
import { ungatedWords } from '../../src/report/describe-baseline.js';
import { baselineOf } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';
import { type Cell, changesOf, clustersIn } from './mean-promises.js';
import { drawChanges, groupsOf, SPREAD, shareOf, sourceOf } from './simulate.js';

/** `max-regression` on the overall alone, as it is by default: no gate holds a dimension. */
const POLICY = policyWith({ 'max-regression': 0.02, 'max-drift': 0.05 }, { precision: 'six decimals' });

/** In what share of runs that change nothing some row of a dimension says that it fell or rose; each varies by itself. */
export function wordsInRows(cell: Cell): number {
  const source = sourceOf(cell.sessions + 17);
  const clusters = clustersIn(cell);
  return shareOf(cell.runs, () => {
    const [overall, ...changes] = changesOf(
      ['overall', ...DIMENSIONS].map(() => drawChanges(cell, source)),
      clusters,
    );
    if (overall === undefined) throw new Error('nothing was compared');
    const dimensions = new Map(
      DIMENSIONS.flatMap((name, i): readonly (readonly [Dimension, typeof overall])[] => {
        const change = changes[i];
        return change === undefined ? [] : [[name, change]];
      }),
    );
    const comparison: BaselineComparison = { pairs: [], changed: [], added: [], removed: [], overall, dimensions };
    return [...ungatedWords(comparison, POLICY).values()].some((word) => word !== 'noise');
  });
}

/** In what share of runs `max-drift` fails after twenty reports of the base of which none is better. */
export function driftsByChance(cell: Cell): number {
  const { noise, sessions, runs, isTold } = cell;
  const source = sourceOf(sessions + 9);
  // Each run renders anew: half of the variance of a change is that of one run.
  const spread = SPREAD / Math.SQRT2;
  const groups = isTold === true ? groupsOf(sessions) : [];
  return shareOf(runs, () => {
    const [now = [], ...histories] = Array.from({ length: MOST_EARLIER + 1 }, () =>
      drawChanges({ noise, sessions, spread }, source).map((change) => 0.6 + change),
    );
    return doesDriftFail(histories, now, groups);
  });
}

/** Whether the drift fails, without the intervals of the means, which it does not need and which take nearly all the time. */
export function doesDriftFail(
  histories: readonly (readonly number[])[],
  now: readonly number[],
  groups: readonly string[] = [],
): boolean {
  const sessionsOf = (scores: readonly number[]) =>
    scores.map((overall, i) => {
      const session = ratedSession(`s${i}`, { overall });
      const group = groups[i];
      return group === undefined ? session : { ...session, golden: { ...session.golden, group } };
    });
  const base = baselineOf(sessionsOf(histories.at(-1) ?? []));
  const point = { scored_at: base.scored_at, overall_mean: 0.6, ci95: null };
  const report = {
    ...base,
    trend: histories.slice(1).map(() => point),
    sessions: base.sessions.map((session, i) => ({
      ...session,
      earlier: histories.slice(0, -1).map((one) => one[i] ?? 0),
    })),
  };
  const [overall] = changesOf([[0, 0]], null);
  if (overall === undefined) throw new Error('no change');
  const facts = { kind: 'found' as const, origin: { kind: 'file' as const, path: 'base.json' }, report };
  const comparison = { ...pairSessions(sessionsOf(now), report, DIMENSIONS), overall, dimensions: new Map() };
  return driftChecks({ facts, comparison }, POLICY).some(({ gate }) => gate.status === 'fail');
}
