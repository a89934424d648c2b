import { describe, expect, it } from '@jest/globals';
import type { Dimension } from '../../src/core/summary.js';
import { describeScores } from '../../src/report/statistics.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';
import { atLeast, shareOf, sourceOf } from './simulate.js';

/** The interval that a report has of the outcomes of so many sessions, or of another dimension with the same scores. */
function intervalOf(scores: readonly number[], of: Dimension): readonly [number, number] | null | undefined {
  return describeScores([scores], 'six decimals', [of])[0]?.ci95;
}

describe('the 95 % interval of the mean of outcomes', () => {
  // With the interval of other scores the true share lies in it in about 74 runs of 100: where all are right it has no width.
  it.each(ARE_RUNS_LONG ? [5, 8, 26, 100] : [26])(
    'has the true share in 95 runs of 100, with %d sessions',
    (sessions) => {
      const [many, source] = [ARE_RUNS_LONG ? 1_000 : 150, sourceOf(sessions)];
      const share = shareOf(many, () => {
        const scores = Array.from({ length: sessions }, () => (source.uniform() < 0.05 ? 0 : 1));
        const interval = intervalOf(scores, 'outcome');
        return interval != null && interval[0] <= 0.95 && interval[1] >= 0.95;
      });
      // Of so few sessions a share moves in steps, and no interval keeps exactly 95.
      expect(share).toBeGreaterThanOrEqual(atLeast(0.93, many));
    },
  );

  it.each([
    ['all are right', [1, 1, 1, 1, 1, 1, 1, 1], [0.675592, 1]],
    ['all are wrong', [0, 0, 0, 0], [0, 0.489891]],
    ['one alone is known', [1], null],
  ] as const)("is Wilson's where %s", (_, scores, wanted) => expect(intervalOf(scores, 'outcome')).toEqual(wanted));

  it('is told from those of other means', () => {
    const method = (scores: readonly number[], of: Dimension | 'overall') =>
      describeScores([scores], 'six decimals', [of])[0]?.interval_method;
    expect([method([1, 0], 'outcome'), method([1, 1, 1, 1, 1, 1, 1, 1], 'outcome')]).toEqual(['wilson', 'wilson']);
    expect([method([1], 'outcome'), method([1, 0.5], 'outcome')]).toEqual([undefined, undefined]);
    expect([method([1, 0], 'title'), method([1, 0], 'overall')]).toEqual([undefined, undefined]);
  });

  it('is that of other means where samples lie between right and wrong, and only outcomes are right or wrong', () => {
    expect(intervalOf([1, 0.5, 1], 'outcome')).toEqual(intervalOf([1, 0.5, 1], 'title'));
    expect(intervalOf([1, 1, 1, 1], 'title')).toEqual([1, 1]);
  });
});
