import { DIMENSIONS, type Dimension } from '../../src/core/summary.js';
import { changesBetween } from '../../src/gates/baseline/change.js';
import type { Comparison } from '../../src/gates/baseline/compare.js';
import { ungatedWords } from '../../src/report/ungated-words.js';
import { policyWith } from '../builders/policies.js';
import type { Cell } from './mean-promises.js';
import { drawChanges, shareOf, sourceOf } from './simulate.js';

/** `max-regression` on the overall alone, as it is by default: no gate holds a dimension. */
const POLICY = policyWith({ 'max-regression': 0.02 }, { precision: 'six decimals' });

/** In what share of runs that change nothing some row of a dimension says that it fell or rose; each varies by itself. */
export function wordsInRows({ noise, sessions, runs }: Cell): number {
  const source = sourceOf(sessions + 17);
  return shareOf(runs, () => {
    const series = DIMENSIONS.map(() => drawChanges({ noise, sessions }, source));
    const changes = changesBetween(series.map((now) => ({ before: now.map(() => 0), now })));
    const [overall] = changes;
    if (overall === undefined) throw new Error('nothing was compared');
    const dimensions = new Map(
      DIMENSIONS.flatMap((name, i): readonly (readonly [Dimension, typeof overall])[] => {
        const change = changes[i];
        return change === undefined ? [] : [[name, change]];
      }),
    );
    const comparison: Comparison = { pairs: [], changed: [], added: [], removed: [], overall, dimensions };
    return [...ungatedWords(comparison, POLICY).values()].some((word) => word !== 'noise');
  });
}
