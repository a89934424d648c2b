import { describe, expect, it } from '@jest/globals';
import { changesBetween, changeWord } from '../../src/gates/baseline/change.js';
import { shownDrop } from '../../src/gates/regression-checks.js';
import { clusteredError, clustersOf, sumsOf } from '../../src/statistics/clusters.js';
import { fallPs } from '../../src/statistics/max-t.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { atLeast, atMost, drawChanges, groupsOf, runsOf, shareOf, sourceOf } from './simulate.js';

const DELTAS = [-0.1, 0.05, 0.2, -0.3, 0.1, 0, -0.2, 0.15];

describe('groups of sessions', () => {
  it('are numbered, a session without one by itself, and their sums have the error that whole groups make', () => {
    const clusters = clustersOf(['a', 'a', 'a', 'b', 'b', undefined, 'c', 'c']);
    expect(clusters).toEqual({ of: [0, 0, 0, 1, 1, 2, 3, 3], count: 4, sizes: [3, 2, 1, 2] });
    const sums = sumsOf(DELTAS, clusters);
    expect(sums.map((sum) => Number(sum.toFixed(6)))).toEqual([0.15, -0.2, 0, -0.05]);
    // By Python, from the definition.
    expect(clusters && clusteredError(sums, clusters)).toBeCloseTo(0.037238673, 9);
  });

  it('are none where no session names one, and one group alone has no error', () => {
    expect(clustersOf([undefined, undefined])).toBeNull();
    const one = clustersOf(['a', 'a']);
    expect(one && clusteredError([0.2], one)).toBeNull();
    expect(changesBetween([{ before: [0, 0], now: [0.1, 0.2] }], one)[0]?.interval).toBeNull();
  });

  it('of one session each are what sessions are, to rounding', () => {
    const [alone] = changesBetween([{ before: DELTAS.map(() => 0), now: DELTAS }]);
    const each = clustersOf(DELTAS.map((_, i) => `g${i}`));
    const [grouped] = changesBetween([{ before: DELTAS.map(() => 0), now: DELTAS }], each);
    expect(grouped?.p).toBe(alone?.p);
    expect(grouped?.error).toBeCloseTo(alone?.error ?? 0, 12);
    expect(grouped?.interval?.low).toBeCloseTo(alone?.interval?.low ?? 0, 12);
    expect(grouped?.interval?.high).toBeCloseTo(alone?.interval?.high ?? 0, 12);
    expect(grouped?.isGrouped).toBe(true);
  });
});

describe('pull requests that change nothing where four sessions of a project share 70 % of the variance', () => {
  const alarms = (sessions: number, isTold: boolean): number => {
    const [many, source] = [runsOf(sessions), sourceOf(sessions)];
    const clusters = isTold ? clustersOf(groupsOf(sessions)) : null;
    return shareOf(many, () => {
      const now = drawChanges({ noise: 'clustered', sessions }, source);
      const [change] = changesBetween([{ before: now.map(() => 0), now }], clusters);
      if (change === undefined) throw new Error('no change');
      return changeWord(change, shownDrop(change, 'six decimals'), 0, undefined) === 'regression';
    });
  };

  it.each(ARE_RUNS_LONG ? [8, 26, 40, 100, 1_000] : [26, 40])(
    'fail by chance in 1 of 25 at most with groups, %d sessions',
    (sessions) => {
      // The bootstrap of about ten groups is a little too narrow.
      expect(alarms(sessions, true)).toBeLessThanOrEqual(atMost(0.04, runsOf(sessions)));
    },
  );

  it('fail in one of ten without them', () => {
    expect(alarms(26, false)).toBeGreaterThanOrEqual(atLeast(0.1, runsOf(26)));
  });

  it('keep the level of the test of dimensions', () => {
    const [many, source, clusters] = [runsOf(40), sourceOf(5), clustersOf(groupsOf(40))];
    const share = shareOf(many, () => {
      const series = Array.from({ length: 5 }, () => drawChanges({ noise: 'clustered', sessions: 40 }, source));
      return fallPs(series.map((own) => sumsOf(own, clusters))).some((p) => p <= 0.025);
    });
    expect(share).toBeLessThanOrEqual(atMost(0.025, many));
  });
});
