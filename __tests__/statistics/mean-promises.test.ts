import { describe, expect, it } from '@jest/globals';
import { changesBetween } from '../../src/gates/baseline/change.js';
import { clustersOf } from '../../src/statistics/clusters.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { anyListed, newsByChance } from './failure-promises.js';
import { type Cell, changesOf, coverage, falseAlarms, noticed, noticedOfThree } from './mean-promises.js';
import { atLeast, atMost, drawChanges, groupsOf, NOISES, SIZES, sourceOf } from './simulate.js';

/**
 * What is said of the mean against a baseline, where the spread is what a run has seen and not what somebody knows.
 * `npm run promises` prints all of it as a table.
 */

/** Noise of which the pages promise something: groups that nobody names are taken for independent sessions. */
const KINDS: readonly Pick<Cell, 'noise' | 'isTold'>[] = [
  ...NOISES.filter((noise) => noise !== 'clustered').map((noise) => ({ noise })),
  { noise: 'clustered', isTold: true },
];

const runsWith = (sessions: number): number => (sessions > 500 ? 400 : 2_000) / (ARE_RUNS_LONG ? 1 : 20);

const CELLS = (ARE_RUNS_LONG ? SIZES : [5, 26]).flatMap((sessions) =>
  KINDS.map((kind): [string, Cell] => [
    `${kind.noise} noise and ${sessions} sessions`,
    { ...kind, sessions, runs: runsWith(sessions) },
  ]),
);

describe('made-up runs', () => {
  it.each([null, clustersOf(groupsOf(26))])('become changes of the mean as real ones do', (clusters) => {
    const source = sourceOf(3);
    const runs = Array.from({ length: 7 }, () => drawChanges({ noise: 'heavy', sessions: 26 }, source));
    for (const [i, { interval, delta, changes, spread, error }] of changesOf(runs, clusters).entries()) {
      const own = runs[i] ?? [];
      const [real] = changesBetween([{ before: own.map(() => 0), now: own }], clusters);
      // A real change has twelve decimals.
      const near = (value: number | null | undefined): unknown => expect.closeTo(value ?? Number.NaN, 10);
      expect(changes).toEqual(real?.changes.map(near));
      expect([delta, interval?.low, interval?.high, spread, error]).toEqual(
        [real?.delta, real?.interval?.low, real?.interval?.high, real?.spread, real?.error].map(near),
      );
    }
  });
});

describe('a pull request that changes nothing', () => {
  it.each(CELLS)('with %s fails max-regression in 3 of 100 runs or fewer, with five in 1 of 32', (_, cell) => {
    expect(falseAlarms(cell)).toBeLessThanOrEqual(atMost(cell.sessions === 5 ? 1 / 32 : 0.03, cell.runs));
  });

  it.each(CELLS)('with %s has the true change in its 95 %% interval', (_, cell) => {
    // Of seven groups, the last of which is smaller, an interval has it a little less often.
    expect(coverage(cell)).toBeGreaterThanOrEqual(atLeast(cell.isTold === true ? 0.92 : 0.94, cell.runs));
  });

  it.each(CELLS)('with %s lists new failures as news in 1 of 20 runs or fewer', (_, cell) => {
    const few = { ...cell, runs: Math.ceil(cell.runs / 2) };
    expect(newsByChance(few)).toBeLessThanOrEqual(atMost(0.05, few.runs));
  });

  it('lists some new failure in most runs, which is why the page says that chance does as much', () => {
    expect(anyListed({ noise: 'heavy', sessions: 26, runs: 100 })).toBeGreaterThan(0.5);
  });
});

describe('if every session falls by as much as a run says that it would notice', () => {
  // Fewer than five groups say nothing.
  const saying = CELLS.filter(([, { isTold, sessions }]) => isTold !== true || sessions >= 26);
  it.each(saying)('the gate with %s fails four times in five', (_, cell) => {
    const seen = noticed(cell, 1);
    expect(seen).toBeGreaterThanOrEqual(atLeast(0.8, cell.runs));
    // And what is said is not so much that nothing could be missed.
    if (cell.noise === 'normal') expect(seen).toBeLessThanOrEqual(0.96);
  });
});

describe('three sessions that fall as far as they can', () => {
  it.each(CELLS)('are mostly missed, with %s', (_, cell) => {
    expect(noticedOfThree(cell, 0.8)).toBeLessThan(0.5);
  });
});
