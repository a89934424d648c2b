import { describe, expect, it } from '@jest/globals';
import { sessionDropLimits } from '../../src/gates/baseline/session-drops.js';
import {
  failedByDrop,
  fallenSessions,
  namesOfFallen,
  sessionRegressionCheck,
} from '../../src/gates/session-regression.js';
import type { BaselineSession } from '../../src/inputs/baseline/baseline-report.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession, sampledSession } from '../builders/sessions.js';
import { waiver } from './evaluated.js';

/** How one session is now, and what the base says of it besides a score of 0.9. */
interface Pair {
  readonly now: RatedSession;
  readonly before?: Partial<BaselineSession>;
}

function comparedOf(pairs: readonly Pair[]) {
  const base = baselineOf(pairs.map(({ now }) => ratedSession(now.golden.name, { overall: 0.9 })));
  return comparedWith(
    pairs.map(({ now }) => now),
    { ...base, sessions: base.sessions.map((one, i) => ({ ...one, ...pairs[i]?.before })) },
  );
}

const policy = (threshold: number | 'auto' | null) =>
  policyWith({ 'max-session-regression': threshold }, { precision: 'six decimals' });

function fallen(pairs: readonly Pair[], threshold: number | 'auto' | null = 0.1, waived: readonly string[] = []) {
  const waivers = waived.map((session) => waiver({ session }));
  const compared = comparedOf(pairs);
  const found = fallenSessions(compared, policy(threshold), waivers);
  if (found === null) throw new Error('they compare');
  const [check] = sessionRegressionCheck(compared, found, policy(threshold));
  return { ...found, check, failed: failedByDrop(found, policy(threshold), waivers) };
}

const at = (name: string, overall: number, digest: string | null = `${name}-new`): Pair => ({
  now: { ...ratedSession(name, { overall }), candidateDigest: digest },
});
/** Samples of the base, with digests of their own. */
const before = (...overalls: readonly number[]): Partial<BaselineSession> => ({
  overall: overalls.reduce((sum, one) => sum + one, 0) / overalls.length,
  samples: overalls.map((overall, sample) => ({ sample, overall, candidate_digest: `old-${sample}` })),
});

describe('the drop of a session with samples', () => {
  // Two samples that are 0.2 apart vary by 0.141, and their mean by 0.1.
  it.each<[string, Pair, number]>([
    ['is no chance with one candidate on either side', at('a', 0.5), 0],
    ['may be chance by its own samples', { now: sampledSession('a', [0.4, 0.6]) }, 2 * Math.sqrt(0.02 / 2 + 0.02)],
    ['may be by those of the base', { ...at('a', 0.5), before: before(0.8, 1) }, 2 * Math.sqrt(0.02 + 0.02 / 2)],
    [
      'may be by both',
      { now: sampledSession('a', [0.4, 0.6]), before: before(0.7, 0.8, 0.9) },
      2 * Math.sqrt(0.02 / 2 + 0.01 / 3),
    ],
    [
      // Of a mean of 0.617 beside one of 0.9.
      'is chance up to just that',
      { now: sampledSession('a', [0.517, 0.717]), before: before(0.8, 1) },
      0.283,
    ],
    ['is none where one sample is all', { now: sampledSession('a', [0.5]), before: before(0.9) }, 0],
  ])('%s', (_, pair, chance) => {
    const { counting, next } = fallen([pair]);
    const [one] = [...counting, ...(next === undefined ? [] : [next])];
    expect(one?.chance).toBeCloseTo(chance, 3);
    expect(counting.length).toBe((one?.drop ?? 0) > chance ? 1 : 0);
  });

  it('says up to what it may be chance', () => {
    const { check } = fallen([{ now: sampledSession('a', [0.3, 0.9]), before: before(0.9, 0.9) }]);
    expect(check?.gate).toMatchObject({ status: 'pass', value: 0.3 });
    expect(check?.gate.message).toBe(
      'session a overall 0.900 to 0.600, drop 0.300 > gate 0.100, which may be chance among its samples (up to 0.600)',
    );
    expect(check?.failures).toEqual([]);
  });

  it.each<[string, Pair, boolean]>([
    ['the same samples', { now: sampledSession('a', [0.4, 0.6]), before: samplesAs('a-0', 'a-1') }, false],
    ['the same in another order', { now: sampledSession('a', [0.4, 0.6]), before: samplesAs('a-1', 'a-0') }, false],
    ['another one', { now: sampledSession('a', [0.4, 0.6]), before: samplesAs('a-0', 'x') }, true],
    ['one more', { now: sampledSession('a', [0.4, 0.6]), before: samplesAs('a-0', 'a-1', 'a-2') }, true],
    [
      'samples in the place of one candidate',
      { now: sampledSession('a', [0.4]), before: { candidate_digest: 'a-0' } },
      true,
    ],
    ['one candidate in the place of samples', { ...at('a', 0.4, 'a-0'), before: samplesAs('a-0') }, true],
    ['the same candidate', { ...at('a', 0.4, 'same'), before: { candidate_digest: 'same' } }, false],
    ['another candidate', { ...at('a', 0.4, 'new'), before: { candidate_digest: 'same' } }, true],
    ['a candidate of which an older base tells nothing', at('a', 0.4, 'same'), true],
    ['none on either side', { ...at('a', 0.4, null), before: { candidate_digest: null } }, true],
  ])('is that of %s', (_, pair, mayHaveChanged) => {
    const { counting, next } = fallen([pair], 0);
    expect(counting.length + (next === undefined ? 0 : 1)).toBe(mayHaveChanged ? 1 : 0);
  });

  function samplesAs(...digests: readonly string[]): Partial<BaselineSession> {
    return { samples: digests.map((candidate_digest, sample) => ({ sample, overall: 0.9, candidate_digest })) };
  }
});

describe('sessions that fell', () => {
  it('come by how far, and equal ones by name, whatever their order', () => {
    const pairs = [at('c', 0.4), at('b', 0.4), at('d', 0.2), at('a', 0.85), at('e', 0.8), at('f', 0.8)];
    for (const all of [pairs, [...pairs].reverse()]) {
      const { counting, next, check } = fallen(all);
      expect(counting.map(({ name }) => name)).toEqual(['d', 'b', 'c']);
      // As much as is allowed is the largest of the others, and of two the first by name.
      expect(next?.name).toBe('e');
      expect(check?.gate.message).toBe('session d overall 0.900 to 0.200, drop 0.700 > gate 0.100, and 2 more');
      expect(check?.failures).toHaveLength(3);
    }
  });

  it('are told apart by who has waived them', () => {
    const { counting, waived, check, failed, next } = fallen([at('a', 0.2), at('b', 0.4), at('c', 0.85)], 0.1, [
      'a',
      'c',
    ]);
    expect([counting.map(({ name }) => name), waived.map(({ name }) => name), next?.name]).toEqual([['b'], ['a'], 'c']);
    expect(check?.gate.message).toBe('session b overall 0.900 to 0.400, drop 0.500 > gate 0.100, 1 waived (a)');
    expect(Object.fromEntries(failed)).toEqual({
      b: { id: 'max-session-regression', isWaived: false },
      a: { id: 'max-session-regression', isWaived: true },
    });
    expect([...namesOfFallen({ counting, waived, next })]).toEqual(['b', 'a']);
  });

  it('leave the gate to the next where all are waived', () => {
    const { check } = fallen([at('a', 0.2), at('c', 0.85)], 0.1, ['a']);
    expect(check?.gate).toMatchObject({
      ...{ status: 'pass', value: 0.05, threshold: 0.1 },
      message: 'session c overall 0.900 to 0.850, drop 0.050 <= gate 0.100, 1 waived (a)',
    });
    const none = fallen([at('a', 0.2)], 0.1, ['a']).check;
    expect(none?.gate).toMatchObject({
      ...{ status: 'pass', value: 0, threshold: 0.1 },
      message: 'no other session has another candidate than on the base, 1 waived (a)',
    });
  });

  it('are excused by a waiver of the gate', () => {
    const compared = comparedOf([at('a', 0.2)]);
    const waivers = [waiver({ gate: 'max-session-regression' })];
    const found = fallenSessions(compared, policy('auto'), waivers);
    expect(found?.counting).toHaveLength(1);
    expect(failedByDrop(found, policy('auto'), waivers).get('a')?.isWaived).toBe(true);
    expect(failedByDrop(found, policy(null), waivers).size).toBe(0);
    expect(failedByDrop(null, policy('auto'), []).size).toBe(0);
  });

  it('are measured by auto where the gate is off', () => {
    const { counting, check } = fallen([at('a', 0.64), at('b', 0.66)], null);
    expect(counting.map(({ name, allowed }) => [name, allowed])).toEqual([['a', 0.25]]);
    expect(check).toBeUndefined();
  });

  it('show a rise as one, and nothing as a plain 0', () => {
    const { next } = fallen([at('a', 1)]);
    expect(next?.drop).toBe(-0.1);
    expect(Object.is(fallen([at('a', 0.9)]).next?.drop, 0)).toBe(true);
  });

  it.each([
    ['none', false],
    ['incomparable', true],
  ] as const)('are not known where the baseline is %s, and wanted: %s', (kind, isWanted) => {
    const origin = { kind: 'file', path: 'base.json' } as const;
    const facts = kind === 'none' ? ({ kind, reason: 'x' } as const) : ({ kind, reason: 'x', origin } as const);
    const compared = { facts, comparison: { obstacle: 'why' } };
    expect(fallenSessions(compared, policy('auto'), [])).toBeNull();
    expect(fallenSessions(null, policy('auto'), [])).toBeNull();
    const gate = { id: 'max-session-regression', kind: 'max-session-regression', value: null } as const;
    for (const [setting, threshold] of [
      ['auto', 0.25],
      [0.4, 0.4],
    ] as const)
      expect(sessionRegressionCheck(compared, null, policy(setting))).toEqual([
        {
          gate: { ...gate, threshold, status: 'not_evaluated', message: 'drop of a session: why' },
          ...{ failures: [], isWanted },
        },
      ]);
    expect(sessionRegressionCheck(null, null, policy('auto'))).toEqual([]);
  });
});

describe('what drops are allowed by auto', () => {
  it('is no less for those that fell farther than one that fell as far as it may', () => {
    const others = [0.125, -0.125, 0, 0.125, -0.125, 0.125, -0.125];
    const allowed = (deltas: readonly number[]) =>
      sessionDropLimits([...others, ...deltas].map((delta) => ({ delta }))).map((one) => one.allowed);
    // 4.5 of a deviation of 0.125 are 0.5625.
    expect(allowed([-0.5625, -0.9])).toEqual([0.5625, 1]);
    expect(allowed([-0.5626, -0.9])).toEqual([0.5625, 0.5625]);
  });
});
