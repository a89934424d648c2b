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

  const verdicts = (count: number, sessions = count): readonly Pair[] =>
    Array.from({ length: count }, (_, i) => ({
      ...{ session: `v${i % sessions}`, human: Number((i * i) % 7 < 3), scored: ((i * i) % 11) / 10, isVerdict: true },
    }));
  const VERDICTS_ALONE = 'no label is a score: people said right or wrong alone';
  const TOO_FEW = 'fewer than 3 candidates were measured';

  it.each<[string, readonly Pair[], string | null, string | null]>([
    ['nothing', [], TOO_FEW, 'nothing was measured'],
    ['verdicts alone', verdicts(4), VERDICTS_ALONE, VERDICTS_ALONE],
    ['one verdict', verdicts(1), VERDICTS_ALONE, VERDICTS_ALONE],
    ['one score', pairs([0.5, 0.5]), TOO_FEW, null],
    ['two scores among verdicts', [...verdicts(4), ...pairs([0.1, 0.2], [0.5, 0.4])], TOO_FEW, null],
    ['scores that are all the same', pairs([0.5, 0.1], [0.5, 0.2], [0.5, 0.3]), 'all labels are the same', null],
    ['scores of which one is another', pairs([0.5, 0.1], [0.5, 0.2], [0.6, 0.3]), null, null],
    ['three scores', pairs([0.1, 0.1], [0.2, 0.2], [0.9, 0.9]), null, null],
  ])('says why ranks and bias are not known of %s', (_, some, ranks, bias) => {
    const found = measureAgreement(some, 0.15);
    expect([found.spearman.reason, found.bias.reason]).toEqual([ranks, bias]);
    expect([found.spearman.value === null, found.bias.value === null]).toEqual([ranks !== null, bias !== null]);
  });

  it('is known of three candidates', () => {
    const { spearman, kappa, level } = measureAgreement(pairs([0.1, 0.1], [0.2, 0.3], [0.9, 0.8]), 0.7);
    expect([spearman.value, kappa.value, level]).toEqual([1, 1, 1]);
  });

  it('has the same intervals in every release: the middle 95 % of the resamples', () => {
    const some = pairs([0.1, 0.3], [0.4, 0.2], [0.6, 0.7], [0.8, 0.65], [0.9, 0.95], [0.3, 0.75]);
    const { spearman, kappa, bias } = measureAgreement(some, 0.7);
    expect([spearman, kappa, bias].map(({ value, ci95 }) => [value, ci95])).toEqual([
      [0.485714, [-0.8, 1]],
      [0, [-0.666667, 0.666667]],
      [0.075, [-0.091667, 0.25]],
    ]);
  });

  it('has wider intervals where candidates that are alike are of one session', () => {
    const some = pairs([0.1, 0.4], [0.2, 0.5], [0.6, 0.5], [0.8, 0.6], [0.9, 0.9], [0.3, 0.2]);
    const grouped = some.map((pair, i) => ({ ...pair, session: `s${i % 2 === 0 ? i : i - 1}` }));
    const [apart, together] = [some, grouped].map((all) => measureAgreement(all, 0.5).bias.ci95);
    expect([apart, together]).toEqual([
      [-0.116667, 0.2],
      [-0.15, 0.3],
    ]);
  });

  it.each([
    // All resamples that are one session thrice, which is one in nine, have no order.
    [3, false],
    [4, true],
  ])('has an interval where nearly all resamples of %d sessions have the statistic: %s', (count, isThere) => {
    const some = pairs(
      ...(
        [
          [0.1, 0.3],
          [0.4, 0.2],
          [0.6, 0.7],
          [0.8, 0.65],
        ] as const
      ).slice(0, count),
    );
    expect(measureAgreement(some, 0.5).spearman.ci95 !== null).toBe(isThere);
    expect(measureAgreement(some, 0.5).bias.ci95).not.toBeNull();
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
