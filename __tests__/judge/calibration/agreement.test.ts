import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { measureAgreement, type Pair } from '../../../src/judge/calibration/agreement.js';
import { runs } from '../../builders/long-runs.js';

/** Pairs of label and score, each of a session of its own. */
function pairs(...values: readonly (readonly [number, number])[]): readonly Pair[] {
  return values.map(([human, scored], i) => ({ session: `s${i}`, human, scored }));
}

const SPREAD = [0.1, 0.4, 0.6, 0.8, 0.9] as const;

describe('agreement', () => {
  it('of a scorer that says what people say is 1, without bias', () => {
    const { spearman, kappa, bias, level, n, sessions } = measureAgreement(
      pairs(...SPREAD.map((x) => [x, x] as const)),
      0.7,
    );
    expect([n, sessions, spearman.value, kappa.value, bias.value, level]).toEqual([5, 5, 1, 1, 0, 1]);
  });

  it('of a scorer that turns everything round is as low as it can be', () => {
    const { spearman, level } = measureAgreement(pairs(...SPREAD.map((x) => [x, 1 - x] as const)), 0.5);
    expect([spearman.value, level]).toEqual([-1, -1]);
  });

  it('is the kappa where a scorer ranks perfectly and is far too kind', () => {
    const kind = measureAgreement(pairs(...SPREAD.map((x) => [x, 0.9 + x / 100] as const)), 0.7);
    expect([kind.spearman.value, kind.kappa.value, kind.level]).toEqual([1, 0, 0]);
    expect(kind.bias.value).toBeGreaterThan(0.3);
  });

  it('is 0, not unknown, for a scorer that gives all the same score', () => {
    const flat = measureAgreement(pairs(...SPREAD.map((x) => [x, 0.5] as const)), 0.7);
    expect(flat.spearman).toEqual({ value: null, ci95: null, reason: 'the scorer gave the same score to all' });
    expect([flat.kappa.value, flat.level]).toEqual([0, 0]);
  });

  it.each<[string, readonly Pair[], number | null, string]>([
    ['nothing', [], 0.7, 'fewer than 3 candidates were measured'],
    ['two candidates', pairs([0.1, 0.1], [0.9, 0.9]), 0.7, 'fewer than 3 candidates were measured'],
    ['labels above the gate', pairs([0.8, 0.1], [0.9, 0.2], [1, 0.3]), 0.7, 'all labels are at or above the gate'],
    ['labels below the gate', pairs([0.1, 0.9], [0.2, 0.8], [0.3, 0.7]), 0.7, 'all labels are below the gate'],
    ['no gate', pairs([0.1, 0.1], [0.5, 0.5], [0.9, 0.9]), null, 'no gate is set'],
  ])('of %s is not known, and says why', (_, some, gate, reason) => {
    const { kappa, level } = measureAgreement(some, gate);
    expect(kappa).toEqual({ value: null, ci95: null, reason });
    expect(level).toBeNull();
  });

  it('compares with the gate what is shown', () => {
    const { kappa } = measureAgreement(pairs([0.6996, 0.7], [0.2, 0.1], [0.9, 0.9]), 0.7);
    expect(kappa.value).toBe(1);
  });

  it('has no interval for two sessions, however many candidates they have', () => {
    const two = SPREAD.flatMap((x) => ['a', 'b'].map((session) => ({ session, human: x, scored: x * 0.9 })));
    const { bias, sessions, n } = measureAgreement(two, 0.7);
    expect([sessions, n, bias.ci95]).toEqual([2, 10, null]);
  });

  it('draws whole sessions: copies of a candidate in one session make nothing surer', () => {
    const single = pairs(...SPREAD.map((x, i) => [x, x + (i % 2 === 0 ? 0.05 : -0.05)] as const));
    const copied = single.flatMap((pair) => [pair, pair, pair, pair]);
    expect(measureAgreement(copied, 0.7).bias.ci95).toEqual(measureAgreement(single, 0.7).bias.ci95);
  });

  it('takes what is left of rounding for no width', () => {
    const some = [
      { session: 'a', human: 0.5, scored: 0 },
      { session: 'd', human: 0, scored: 0 },
      { session: 'b', human: 0.5, scored: 0 },
    ];
    const { kappa } = measureAgreement(some, 0.5);
    expect(kappa).toEqual({ value: 0, ci95: null, reason: null });
  });

  it('claims no interval where the bootstrap cannot see an error', () => {
    expect(measureAgreement(pairs(...SPREAD.map((x) => [x, x] as const)), 0.7).kappa.ci95).toBeNull();
  });

  it('stays in its ranges, holds its value in the bias interval, and is the same again', () => {
    const score = fc.integer({ min: 0, max: 20 }).map((x) => x / 20);
    const pair = fc.record({ session: fc.constantFrom('a', 'b', 'c', 'd'), human: score, scored: score });
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (some) => {
        const found = measureAgreement(some, 0.5);
        expect(measureAgreement(some, 0.5)).toEqual(found);
        for (const { value, ci95, reason } of [found.spearman, found.kappa, found.bias]) {
          expect(value === null).toBe(reason !== null);
          for (const number of [value ?? 0, ...(ci95 ?? [])]) expect(Math.abs(number)).toBeLessThanOrEqual(1);
          if (ci95 !== null) expect(ci95[0]).toBeLessThan(ci95[1]);
        }
        if (found.level !== null) expect(found.level).toBeLessThanOrEqual(found.kappa.value ?? -2);
      }),
      { numRuns: runs(25) },
    );
  });
});
