import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sessionDropLimits } from '../../../src/gates/baseline/session-drops.js';
import { mean, standardDeviation } from '../../../src/statistics/descriptive.js';

const allowed = (deltas: readonly number[]) =>
  sessionDropLimits(deltas.map((delta) => ({ delta }))).map((one) => [one.session.delta, one.allowed]);

/** By the words of the rule, with no sum that is kept from one session to the next. */
function byTheRule(deltas: readonly number[]): readonly (readonly number[])[] {
  const factor = 4.5 + Math.max(0, Math.log10(deltas.length / 200));
  const fallen = deltas.filter((delta) => delta < -0.25).sort((a, b) => b - a);
  let least = 1;
  return fallen.map((delta) => {
    const fellLess = deltas.filter((other) => other >= -0.25 || other > delta);
    const rest = [...deltas];
    rest.splice(deltas.indexOf(delta), 1);
    const others = 2 * fellLess.length >= deltas.length ? fellLess : rest;
    const common = Math.min(0.25, Math.max(0, -(mean(others) ?? 0)));
    const wide = factor * (standardDeviation(others) ?? 0) + common;
    const own = others.length < 2 ? 0.25 : Math.min(1, Math.max(0.25, wide));
    if (-delta > own) least = Math.min(least, own);
    return [delta, Math.min(own, least)];
  });
}

describe('what drop a session is allowed', () => {
  it.each<[string, readonly number[], readonly (readonly number[])[]]>([
    ['no session that fell by 0.25', [-0.25, 0, 0.5], []],
    ['one by itself', [-0.5], [[-0.5, 0.25]]],
    ['one of two', [-0.5, 0], [[-0.5, 0.25]]],
    ['one beside others that stay', [-0.5, 0, 0, 0], [[-0.5, 0.25]]],
    ['one beside others that all lost an eighth', [-0.5, -0.125, -0.125, -0.125], [[-0.5, 0.25]]],
    // 4.5 of a deviation of 0.125.
    ['one beside others that vary', [-0.5, 0.125, -0.125, 0, 0.125, -0.125, 0.125, -0.125], [[-0.5, 0.5625]]],
  ])('%s', (_, deltas, wanted) => {
    expect(allowed(deltas)).toEqual(wanted);
  });

  it('is what the rule says, from the least drop to the largest', () => {
    const delta = fc.integer({ min: -8, max: 4 }).map((eighths) => eighths / 8);
    fc.assert(
      fc.property(fc.array(delta, { maxLength: 12 }), fc.constantFrom(0, 300), (deltas, calm) => {
        const all = [...deltas, ...Array.from({ length: calm }, (_, i) => (i % 5) / 40)];
        const [given, wanted] = [allowed(all), byTheRule(all)];
        expect(given.map(([one]) => one)).toEqual(wanted.map(([one]) => one));
        for (const [i, [, one = -1]] of given.entries()) expect(one).toBeCloseTo(wanted[i]?.[1] ?? -2, 9);
      }),
    );
  });
});
