import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { overComparedSessions } from '../../src/comparison/compared-sessions.js';
import { type Decision, decisionsOf, judgePairs } from '../../src/comparison/decide.js';
import { pairsToCompare, pairVariants } from '../../src/comparison/pairs.js';
import { subjectsOf } from '../../src/comparison/subjects.js';
import type { Variant, VariantSession } from '../../src/comparison/variant.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { ARE_RUNS_LONG, runs } from '../builders/long-runs.js';
import { normalNoise } from '../builders/noise.js';
import { variantOf } from '../builders/variants.js';

function compare(given: readonly Variant[], by: Variant | null = null) {
  const variants = overComparedSessions(given);
  const against = variants.find(({ name }) => name === by?.name) ?? null;
  const subjects = subjectsOf(variants, DIMENSIONS);
  const pairs = pairsToCompare(variants, against).map(([a, b]) => pairVariants(a, b, subjects));
  const judged = judgePairs(pairs);
  return { ...judged, decisions: decisionsOf(judged.pairs, subjects, variants) };
}

function decisionOn(id: string, { decisions }: { readonly decisions: readonly Decision[] }): Decision {
  const found = decisions.find(({ subject }) => subject.id === id);
  if (found === undefined) throw new Error(`nothing is said of ${id}`);
  return found;
}

const scored = (scores: readonly number[]) => scores.map((overall) => ({ overall }));
const steady = (mean: number, n = 12) => scored(Array.from({ length: n }, (_, i) => mean + 0.001 * (i % 4)));

describe('who is better', () => {
  it.each<[string, readonly Variant[], string | null, number]>([
    ['of two, one that is closer in every session', [variantOf('a', steady(0.5)), variantOf('b', steady(0.7))], 'b', 1],
    [
      'of two, nobody by five sessions alone',
      [variantOf('a', steady(0.5, 5)), variantOf('b', steady(0.7, 5))],
      null,
      0,
    ],
    ['of two that are equal, nobody', [variantOf('a', steady(0.5)), variantOf('b', steady(0.5))], null, 0],
    [
      'of three, one that is better than both others',
      [variantOf('a', steady(0.5)), variantOf('b', steady(0.6)), variantOf('c', steady(0.7))],
      'c',
      3,
    ],
    [
      'of three with two alike at the top, nobody, though the third is worse',
      [variantOf('a', steady(0.7)), variantOf('b', steady(0.7)), variantOf('c', steady(0.5))],
      null,
      2,
    ],
  ])('%s', (_, variants, winner, shown) => {
    const decision = decisionOn('overall', compare(variants));
    expect(decision.winner?.name ?? null).toBe(winner);
    expect(decision.shown).toHaveLength(shown);
  });

  it.each<[string, number, number, number]>([
    ['where one session of 26 differs, eight have to', 1, 26, 8 / 26],
    ['where none of 26 differs, neither', 0, 26, 8 / 26],
  ])('says what it could see of what is wrong: %s', (_, differing, n, least) => {
    const wrong = (count: number) => Array.from({ length: n }, (__, i) => ({ wrong: i < count ? 1 : 0 }));
    const [pair] = compare([variantOf('a', wrong(0)), variantOf('b', wrong(differing))]).pairs;
    const found = pair?.differences.find(({ subject }) => subject.id === 'wrong');
    expect(found?.detectable).toBeGreaterThanOrEqual(least - 0.1);
    // Of an equal closeness nobody knows what a difference would look like.
    expect(pair?.differences.find(({ subject }) => subject.id === 'overall')?.detectable).toBeNull();
  });

  it('gives an interval a width where all sessions differ by the same', () => {
    const failing = (gatesFailed: readonly string[]) => Array.from({ length: 20 }, () => ({ gatesFailed }));
    const [pair] = compare([variantOf('a', failing([])), variantOf('b', failing(['min-session']))]).pairs;
    const found = pair?.differences.find(({ subject }) => subject.id === 'gates');
    expect(found).toMatchObject({ word: 'a', change: { delta: 1, interval: { low: 0.85, high: 1 } } });
  });

  it('counts less of what is wrong as better', () => {
    const wrong = (share: number) => Array.from({ length: 20 }, (_, i) => ({ wrong: i < share ? 1 : 0 }));
    const found = compare([variantOf('a', wrong(16)), variantOf('b', wrong(1))]);
    expect(decisionOn('wrong', found).winner?.name).toBe('b');
    expect(decisionOn('overall', found).isEqual).toBe(true);
  });

  it('names no winner where all are held against one alone, and corrects for fewer comparisons', () => {
    const variants = [variantOf('a', steady(0.5)), variantOf('b', steady(0.6)), variantOf('c', steady(0.7))];
    const [a = null] = variants;
    const found = compare(variants, a);
    expect(decisionOn('overall', found).winner).toBeNull();
    expect(decisionOn('overall', found).shown.map(({ better }) => better.name)).toEqual(['b', 'c']);
    expect(found.comparisons).toBeLessThan(compare(variants).comparisons);
  });

  it('takes a session without a usable candidate for a failure, and leaves out what nobody has', () => {
    const failed = { overall: 0, wrong: 1, gatesFailed: ['fail-on.unusable'] };
    const missing = { ...failed, status: 'missing_candidate' } as const;
    const a = variantOf('a', [...steady(0.5), missing, { overall: 0.9 }, missing]);
    const b = variantOf('b', [...steady(0.5), { overall: 0.4 }, missing, missing]);
    const [pair] = compare([a, b]).pairs;
    expect(pair).toMatchObject({ onlyA: ['s13'], onlyB: ['s12'] });
    expect(pair?.common).toHaveLength(12);
    const differenceIn = (id: string) => pair?.differences.find(({ subject }) => subject.id === id);
    expect(differenceIn('overall')).toMatchObject({ n: 14, betterA: 1, betterB: 1 });
    expect(differenceIn('overall')?.change?.delta).toBeCloseTo(-0.5 / 14, 12);
    expect(differenceIn('wrong')).toMatchObject({ n: 14, betterA: 1, betterB: 1 });
  });

  it('lets nobody win by sessions that it leaves out or makes unusable', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.boolean(), fc.boolean()), {
          minLength: 8,
          maxLength: 24,
        }),
        fc.constantFrom('missing_candidate' as const, 'invalid_candidate' as const),
        (list, status) => {
          const judge = (overall: number) => ({
            judge: { overall, scores: [], metrics: new Map([['coherence' as const, overall]]) },
          });
          const whole = list.map(([overall, isWrong]) => ({
            ...{ overall: overall / 20, wrong: Number(isWrong), gatesFailed: isWrong ? ['fail-on.outcome'] : [] },
            ...judge(overall / 20),
          }));
          const partial = list.map(([, , isLeftOut], i) =>
            isLeftOut ? { status, overall: 0, wrong: 1, gatesFailed: ['fail-on.unusable'] } : (whole[i] ?? {}),
          );
          for (const { winner, shown } of compare([variantOf('whole', whole), variantOf('partial', partial)])
            .decisions) {
            expect(winner?.name).not.toBe('partial');
            expect(shown.map(({ better }) => better.name)).not.toContain('partial');
          }
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('leaves out what the judge has not measured, and says of how many sessions it speaks', () => {
    const judged = (overall: number | null): Partial<VariantSession> => ({
      judge: { overall, scores: [], metrics: new Map([['coherence', overall]]) },
    });
    const a = variantOf(
      'a',
      Array.from({ length: 12 }, (_, i) => judged(i < 2 ? null : 0.4)),
    );
    const b = variantOf(
      'b',
      Array.from({ length: 12 }, () => judged(0.8)),
    );
    const found = compare([a, b]);
    expect(decisionOn('judge.overall', found).winner?.name).toBe('b');
    expect(decisionOn('judge.coherence', found).winner?.name).toBe('b');
    expect(found.pairs[0]?.differences.find(({ subject }) => subject.id === 'judge.overall')?.n).toBe(10);
  });
});

const overalls = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 8, maxLength: 24 });
const variantNamed = (name: string) =>
  overalls.map((list) =>
    variantOf(
      name,
      list.map((overall, i) => ({ overall: overall / 20, wrong: i % 3 === overall % 3 ? 1 : 0 })),
    ),
  );

describe('properties of a comparison', () => {
  it('turns every sign around where two variants change places', () => {
    fc.assert(
      fc.property(variantNamed('a'), variantNamed('b'), (a, b) => {
        const [there] = compare([a, b]).pairs;
        const [back] = compare([b, a]).pairs;
        const differences = there?.differences ?? [];
        expect(differences).not.toHaveLength(0);
        expect(back?.differences).toHaveLength(differences.length);
        for (const [i, one] of differences.entries()) {
          const other = back?.differences[i];
          expect(other?.change?.delta).toBeCloseTo(-(one.change?.delta ?? 0), 12);
          expect(other?.change?.p).toBe(one.change?.p);
          expect(other?.correctedP).toBe(one.correctedP);
          expect([one.betterA, one.betterB]).toEqual([other?.betterB, other?.betterA]);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('names no winner between a variant and its copy, and nothing differs between them', () => {
    fc.assert(
      fc.property(variantNamed('a'), variantNamed('b'), (a, b) => {
        const copy: Variant = { ...a, name: 'copy' };
        const found = compare([a, b, copy]);
        const twins = found.pairs.find((pair) => pair.a.name === 'a' && pair.b.name === 'copy');
        expect(twins?.differences.every(({ word }) => word === 'equal')).toBe(true);
        for (const { winner } of found.decisions) expect(['a', 'copy']).not.toContain(winner?.name);
      }),
      { numRuns: runs(100) },
    );
  });

  it('shows nothing by corrected tests that the plain ones do not show', () => {
    fc.assert(
      fc.property(variantNamed('a'), variantNamed('b'), variantNamed('c'), (a, b, c) => {
        for (const { differences } of compare([a, b, c]).pairs) {
          for (const { word, change, correctedP } of differences) {
            if (correctedP !== null) expect(correctedP).toBeGreaterThanOrEqual(change?.p ?? 0);
            if (word === 'a' || word === 'b') expect(change?.p).toBeLessThanOrEqual(0.05);
          }
        }
      }),
      { numRuns: runs(50) },
    );
  });
});

/** What docs/compare.md promises, on fewer runs than its tables rest on: bench/compare.mjs prints those. */
describe('simulated comparisons', () => {
  const RUNS = ARE_RUNS_LONG ? 400 : 24;

  /** Of fewer runs a share says less: two standard errors. */
  const MOST = ARE_RUNS_LONG ? 0.07 : 0.14;

  function shareNaming(count: number, rise: number, isJudged = false): number {
    const noise = normalNoise(20 + count);
    let named = 0;
    for (let run = 0; run < RUNS; run++) {
      const quality = Array.from({ length: 20 }, () => 0.7 + 0.1 * noise());
      const variants = Array.from({ length: count }, (_, v) =>
        variantOf(
          `v${v}`,
          quality.map((mean) => {
            const overall = mean + 0.07 * noise() + (v === 0 ? rise : 0);
            const scores = DIMENSIONS.map(() => overall + 0.07 * noise());
            if (!isJudged) return { overall, scores };
            // A judge says tenths, and nothing of some sessions.
            const tenths = (score: number): number | null =>
              noise() > 1.5 ? null : Math.min(10, Math.max(0, Math.round(10 * score))) / 10;
            const metrics = new Map(
              (['coherence', 'relevance'] as const).map((metric) => [metric, tenths(overall + 0.12 * noise())]),
            );
            return { overall, scores, judge: { overall: tenths(overall + 0.1 * noise()), scores: [], metrics } };
          }),
        ),
      );
      const ofKind = compare(variants).decisions.filter(({ subject }) => !isJudged || subject.kind === 'judge');
      if (ofKind.some(({ shown }) => shown.length > 0)) named++;
    }
    return named / RUNS;
  }

  it.each(ARE_RUNS_LONG ? [2, 3] : [2])(
    'show any difference in what the judge says of %i equal variants in at most 1 of 20',
    (count) => {
      expect(shareNaming(count, 0, true)).toBeLessThanOrEqual(MOST);
    },
  );

  it('show by the judge which variant is far ahead', () => {
    expect(shareNaming(2, 0.25, true)).toBeGreaterThan(0.9);
  });

  it.each([2, 3])('show any difference among %i equal variants in at most 1 of 20', (count) => {
    expect(shareNaming(count, 0)).toBeLessThanOrEqual(MOST);
  });

  it('name the winner where it is far ahead', () => {
    expect(shareNaming(2, 0.15)).toBeGreaterThan(0.9);
  });
});
