import { DIMENSIONS } from '../../src/core/summary.js';
import { pairSessions } from '../../src/gates/baseline/pair-sessions.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import { failuresSentence } from '../../src/render/change-sentences.js';
import { baselineOf } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';
import { type Cell, changesOf, clustersIn } from './mean-promises.js';
import { drawChanges, type Source, shareOf, sourceOf } from './simulate.js';

/**
 * Both runs render every session anew, and every seventh comes below its floor by that alone: sessions change sides though
 * nothing has changed.
 */
const QUALITY = 0.65;
const WITHIN = 0.08;
const FLOOR = 0.55;
const POLICY = policyWith(
  { 'min-session': FLOOR, 'max-session-regression': 'auto', 'max-new-failures': 0 },
  { precision: 'six decimals' },
);

/**
 * What the pages say of new failures in a run that changes nothing; nothing where none is new. A session that collapses by chance
 * is news in any case, and has a gate of its own.
 */
function listed(cell: Cell, source: Source): { readonly says: string; readonly isCollapse: boolean } | undefined {
  const [before = [], now = []] = [0, 1].map(() =>
    drawChanges({ ...cell, spread: WITHIN }, source).map((change, i) =>
      ratedSession(`s${i}`, { overall: Math.min(1, Math.max(0, QUALITY + 0.05 * Math.sin(i) + change)) }),
    ),
  );
  const report = baselineOf(before);
  const [overall] = changesOf([[0, 0]], null);
  if (overall === undefined) throw new Error('nothing was compared');
  const comparison = { ...pairSessions(now, report, DIMENSIONS), overall, dimensions: new Map() };
  const { sinceBase, collapsedSessions } = evaluateGates(now, null, POLICY, {
    waivers: [],
    compared: { facts: { kind: 'found', origin: { kind: 'file', path: 'base.json' }, report }, comparison },
    unreferenced: 0,
  });
  if (sinceBase === null || sinceBase.new.length === 0) return undefined;
  const groups = clustersIn(cell)?.count;
  const says = failuresSentence({
    failures: { new: [...sinceBase.new], already: [...sinceBase.already], fixed: [...sinceBase.fixed] },
    collapsed: [...collapsedSessions],
    paired: comparison.pairs.length,
    ...(groups !== undefined && { groups }),
  });
  return says === undefined ? undefined : { says, isCollapse: collapsedSessions.size > 0 };
}

/** In what share of runs that change nothing new failures are listed as if they were news. */
export function newsByChance(cell: Cell): number {
  const source = sourceOf(cell.sessions + 21);
  return shareOf(cell.runs, () => {
    const found = listed(cell, source);
    return found !== undefined && !found.isCollapse && !found.says.includes('a run that changes nothing');
  });
}

/** In what share of runs that change nothing some session is listed as a new failure. */
export function anyListed(cell: Cell): number {
  const source = sourceOf(cell.sessions + 21);
  return shareOf(cell.runs, () => listed(cell, source) !== undefined);
}
