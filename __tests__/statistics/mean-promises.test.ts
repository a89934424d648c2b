import { describe, expect, it } from '@jest/globals';
import { detectableChange, spreadAtMost } from '../../src/statistics/detectable-change.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { changeOf, isFailing, noticed } from './mean-promises.js';
import { atLeast, drawChanges, type Noise, runsOf, shareOf, sourceOf } from './simulate.js';

/**
 * What is said of the mean against a baseline, where the spread is what a run has seen and not what somebody knows.
 * `npm run promises` prints all of it as a table.
 */

const FEW = ARE_RUNS_LONG ? [5, 8, 26, 100] : [5, 8];

describe('if every session falls by as much as a run says that it would notice', () => {
  it.each(FEW.flatMap((n) => (['normal', 'heavy'] as const).map((noise): [number, Noise] => [n, noise])))(
    'the gate with %d sessions and %s noise fails four times in five',
    (sessions, noise) => {
      const runs = runsOf(sessions);
      const seen = noticed({ noise, sessions, runs }, 1);
      expect(seen).toBeGreaterThanOrEqual(atLeast(0.8, runs));
      // And what is said is not so much that nothing could be missed.
      expect(seen).toBeLessThanOrEqual(0.96);
    },
  );

  it('five sessions, which all have to fall, do so also where their spread is as large as it may be', () => {
    const [runs, source] = [10_000, sourceOf(5)];
    const drop = detectableChange(5, 0.1, 0.02)?.drop ?? 0;
    const scenario = { noise: 'normal', sessions: 5, spread: spreadAtMost(0.1, 4), drop } as const;
    const seen = shareOf(runs, () => isFailing(changeOf(drawChanges(scenario, source))));
    expect(seen).toBeGreaterThanOrEqual(atLeast(0.8, runs));
  });

  // Where sessions move together, or few of them move at all, a spread says less than their number promises.
  it.each<[Noise, number, number]>([
    ['tied', 5, 0.8],
    ['sparse', 8, 0.72],
    ['clustered', 8, 0.7],
  ])('with %s noise and %d sessions it does so in a share of %d', (noise, sessions, share) => {
    const runs = runsOf(sessions);
    expect(noticed({ noise, sessions, runs }, 1)).toBeGreaterThanOrEqual(atLeast(share, runs));
  });

  it.each(ARE_RUNS_LONG ? [5, 8, 26] : [5, 8])(
    'with %d sessions it mostly misses the same drop of the mean where that is the damage of one session in five',
    (sessions) => {
      const runs = runsOf(sessions);
      expect(noticed({ noise: 'normal', sessions, runs }, 0.2)).toBeLessThan(0.5);
    },
  );
});
