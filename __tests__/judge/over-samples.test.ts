import { describe, expect, it } from '@jest/globals';
import type { Judgement } from '../../src/judge/judgement.js';
import { overSamples } from '../../src/judge/over-samples.js';
import { byDimension } from '../../src/judge/sampling/merge-samples.js';
import { judgementAt } from '../builders/judge-facts.js';

interface Of {
  readonly session: string;
  readonly sample?: number;
  readonly score: number | null;
  readonly more?: Partial<Judgement>;
}

/** What is said of sessions, in the order of the questions. */
function merged(...all: readonly Of[]): readonly Judgement[] {
  return overSamples(
    all.map(({ session, sample }) => ({ session, ...(sample !== undefined && { sample }) })),
    all.map(({ session, sample, score, more }) => ({
      ...judgementAt(score, session),
      ...{ rationale: `of ${session}${sample ?? ''}`, attempts: 1, ...more },
    })),
  );
}

describe('one judgement a session', () => {
  it('is the one that there is where it has no samples, in the order of the questions', () => {
    const all = merged({ session: 'b', score: 0.5 }, { session: 'a', score: null });
    expect(all.map(({ session, overall }) => [session, overall.score])).toEqual([
      ['b', 0.5],
      ['a', null],
    ]);
    expect(all[0]).not.toHaveProperty('bySample');
  });

  it('is the mean of its samples, in the words of the lowest', () => {
    const [one, ...others] = merged(
      { session: 's', sample: 1, score: 0.8 },
      { session: 'x', score: 0.1 },
      { session: 's', sample: 2, score: 0.4 },
      { session: 's', sample: 4, score: 0.5 },
    );
    expect(others.map(({ session }) => session)).toEqual(['x']);
    expect(one).toMatchObject({
      ...{ session: 's', overall: { score: 0.566667, reason: 'of s2' }, rationale: 'of s2', told: 2 },
      ...{ overalls: [0.8, 0.4, 0.5], samples: 3, asked: 3, attempts: 3, unmeasured: [] },
      dimensions: byDimension(() => ({ score: 0.566667 })),
      dimensionSamples: byDimension(() => [0.8, 0.4, 0.5]),
    });
    expect(one?.bySample).toEqual(
      [
        [1, 0.8],
        [2, 0.4],
        [4, 0.5],
      ].map(([sample, overall]) => ({
        ...{ sample, overall, overalls: [overall], dimensionSamples: byDimension(() => [overall]) },
      })),
    );
  });

  it.each<[readonly (number | null)[], number | null, number]>([
    [[null, 0.5], 0.5, 2],
    [[0.5, null], 0.5, 1],
    [[null, null], null, 1],
    [[0.5, 0.5], 0.5, 1],
    [[0, 1], 0.5, 1],
    [[1, 0, null], 0.5, 2],
  ])('of %j is %j, told by sample %d', (scores, wanted, told) => {
    const [one] = merged(...scores.map((score, i) => ({ session: 's', sample: i + 1, score })));
    expect([one?.overall.score, one?.told]).toEqual([wanted, told]);
  });

  it('has all that was cut, missing, spent and said by any of them', () => {
    const unmeasured = [{ measurement: 'title', reason: 'timeout' as const }];
    const [one] = merged(
      { session: 's', sample: 1, score: 0.5, more: { shortened: ['a', 'b'], speaksToJudge: false } },
      { session: 's', sample: 2, score: 0.6, more: { shortened: ['b', 'c'], unmeasured, modelUsed: 'm2' } },
      { session: 's', sample: 3, score: 0.7, more: { unmeasured, modelUsed: 'm3', asked: 4 } },
    );
    expect(one).toMatchObject({
      ...{ shortened: ['a', 'b', 'c'], speaksToJudge: false, unmeasured: [...unmeasured, ...unmeasured] },
      ...{ modelUsed: 'm2', asked: 6, attempts: 3 },
    });
  });

  it.each([
    [[null, null], null],
    [[null, false], false],
    [[false, true], true],
    [[true, false], true],
  ])('speaks to its judge where any sample does: %j', (said, wanted) => {
    const all = said.map((speaksToJudge, i) => ({ session: 's', sample: i, score: 0.5, more: { speaksToJudge } }));
    expect(merged(...all)[0]?.speaksToJudge).toBe(wanted);
    expect(merged(...all)[0]).not.toHaveProperty('shortened');
    expect(merged(...all)[0]?.modelUsed).toBeNull();
  });
});
