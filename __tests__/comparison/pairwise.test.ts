import { describe, expect, it } from '@jest/globals';
import {
  type PairwiseFacts,
  pairwiseDifference,
  pairwiseOf,
  pairwiseTotals,
  preferredIn,
} from '../../src/comparison/pairwise.js';
import { pairwiseSentences } from '../../src/comparison/pairwise-sentences.js';
import { difference, pair, totals } from './told.js';

type Verdicts = PairwiseFacts['verdicts'][number];
type Verdict = Verdicts extends ReadonlyMap<string, infer V> ? V : never;

const wins = (kind: 'a' | 'b', isMuch = false, reason: string | null = 'r'): Verdict => ({ kind, isMuch, reason });
const TIE: Verdict = { kind: 'tie', reason: null };
const FIRST: Verdict = { kind: 'depends_on_order', place: 'first' };
const SECOND: Verdict = { kind: 'depends_on_order', place: 'second' };
const VOIDED: Verdict = { kind: 'unmeasured', reason: 'voided' };

const verdicts = (...all: readonly Verdict[]): Verdicts => new Map(all.map((one, i) => [`s${i}`, one]));
const times = (count: number, one: Verdict): readonly Verdict[] => Array.from({ length: count }, () => one);

describe('who is preferred', () => {
  it('is in how many sessions, by the sign test', () => {
    const found = pairwiseDifference(verdicts(...times(9, wins('b')), wins('a'), TIE, FIRST, VOIDED));
    expect(found).toMatchObject({ n: 12, betterA: 1, betterB: 9, size: 1 });
    expect(pairwiseDifference(verdicts(wins('a'), wins('b'))).size).toBe(1);
    expect(pairwiseDifference(verdicts(TIE, FIRST)).size).toBeNull();
    expect(found.change).toMatchObject({ before: 1 / 12, now: 9 / 12 });
    // Two sides of (1 + 10) of 2^10.
    expect(found.change?.p).toBeCloseTo(22 / 1024, 12);
    expect(found.leastP).toBeCloseTo(2 / 1024, 12);
  });

  it('is nobody where nobody wins, and is unknown where nothing is measured', () => {
    expect(pairwiseDifference(verdicts(TIE, FIRST))).toMatchObject({
      n: 2,
      betterA: 0,
      betterB: 0,
      size: null,
      leastP: 1,
    });
    expect(pairwiseDifference(verdicts(wins('a')))).toMatchObject({ n: 1, betterA: 1, betterB: 0, size: 1 });
    expect(pairwiseDifference(verdicts(VOIDED))).toMatchObject({ n: 0, change: null, size: null });
  });

  it('is told in numbers', () => {
    const all = [wins('a'), wins('a', true), wins('a', true, null), wins('b'), wins('b', true), wins('b', false, null)];
    expect(
      pairwiseTotals(
        verdicts(...all, wins('a'), TIE, { kind: 'tie', reason: 'r' }, FIRST, FIRST, SECOND, VOIDED, VOIDED, {
          kind: 'unmeasured',
          reason: 'budget',
        }),
      ),
    ).toEqual({
      ...{
        n: 12,
        a: 4,
        a_much: 2,
        a_alone: 1,
        b: 3,
        b_much: 1,
        b_alone: 1,
        ties: 2,
        ties_alike: 1,
        depends_on_order: 3,
      },
      ...{ first_preferred: 2, second_preferred: 1, position_bias: 0.333333, unmeasured: 3 },
      unmeasured_reasons: { budget: 1, voided: 2 },
    });
    expect(
      Object.keys(pairwiseTotals(verdicts(VOIDED, { kind: 'unmeasured', reason: 'budget' })).unmeasured_reasons),
    ).toEqual(['budget', 'voided']);
    expect(pairwiseTotals(verdicts(wins('a', false, null))).position_bias).toBeNull();
    expect(pairwiseTotals(verdicts(TIE)).position_bias).toBeNull();
    expect(pairwiseTotals(verdicts({ kind: 'tie', reason: 'r' })).position_bias).toBe(0);
    expect(pairwiseTotals(verdicts(...times(9, TIE), FIRST)).position_bias).toBe(1);
  });

  it('is told over all pairs of a variant', () => {
    const pairs = [
      pair('a', 'b', [], { pairwise: totals({ a: 5, b: 2, n: 10 }) }),
      pair('c', 'a', [], { pairwise: totals({ a: 1, b: 4, n: 20 }) }),
      pair('b', 'c', [], { pairwise: totals({ a: 7, b: 3, n: 30 }) }),
      pair('a', 'd'),
    ];
    expect(['a', 'b', 'c', 'd'].map((name) => preferredIn(pairs, name))).toEqual([
      { preferred: 9, n: 30 },
      { preferred: 9, n: 40 },
      { preferred: 4, n: 50 },
      { preferred: 0, n: 0 },
    ]);
  });

  it('is told of a session, pair by pair', () => {
    const facts = [{ fact: 'one\nline', better: 'a' as const }];
    const all = [
      verdicts({ ...wins('a', true), kind: 'a', isMuch: true, reason: 'x'.repeat(500), facts }),
      verdicts({ ...TIE, kind: 'tie', reason: 'same', facts: [] }),
      verdicts(SECOND),
      verdicts(VOIDED),
      new Map<string, Verdict>(),
      verdicts(TIE),
    ];
    const names = ['b', 'c', 'd', 'e', 'f'].map((b) => ({ a: 'a', b }));
    const found = pairwiseOf('s0', all, names);
    expect(found).toEqual([
      {
        a: 'a',
        b: 'b',
        result: 'a',
        much: true,
        reason: expect.any(String),
        facts: [{ fact: 'one line', better: 'a' }],
      },
      { a: 'a', b: 'c', result: 'tie', reason: 'same' },
      { a: 'a', b: 'd', result: 'depends_on_order', place: 'second' },
      { a: 'a', b: 'e', result: 'unmeasured', unmeasured_reason: 'voided' },
    ]);
    expect(found[0]?.reason?.length).toBeLessThanOrEqual(400);
    expect(found[0]?.reason?.length).toBeGreaterThan(390);
  });
});

const LAST = 'These speak for nobody.';
const side = (word: 'a' | 'b' | 'no_difference_shown', p: number | null, overrides = {}) =>
  pair('x', 'y', [difference('judge.pairwise', { word, p_corrected: p })], { pairwise: totals(overrides) });
const ORDER = `The order of the two decides in 1 of 20 (5 %): 1 for the first place, 0 for the second. ${LAST}`;

describe('who is preferred, in words', () => {
  it.each<[string, readonly ReturnType<typeof pair>[], readonly unknown[]]>([
    ['is not told where nobody was asked', [pair('a', 'b')], []],
    [
      'is the first',
      [side('a', 0.01)],
      [
        'Side by side: x is preferred in 12 of 20 sessions, y in 3 (corrected p 0.010); 4 equal, 1 depends on the order.',
        ORDER,
      ],
    ],
    [
      'is the second',
      [side('b', 0.01, { a: 3, b: 12 })],
      [
        'Side by side: y is preferred in 12 of 20 sessions, x in 3 (corrected p 0.010); 4 equal, 1 depends on the order.',
        ORDER,
      ],
    ],
    [
      'is nobody',
      [
        side('no_difference_shown', null, {
          depends_on_order: 0,
          unmeasured: 3,
          unmeasured_reasons: { no_price: 1, budget: 2 },
        }),
      ],
      [
        'Side by side: no difference shown between x and y; x is preferred in 12 of 20 sessions, y in 3 (too few sessions are decided); 4 equal, 0 depend on the order; 3 unmeasured (no price 1, budget 2).',
        'In no session the order of the two decides what the judge prefers.',
      ],
    ],
    [
      'is nobody beside too many other comparisons',
      [
        pair('x', 'y', [difference('judge.pairwise', { better_a: 20 })], {
          pairwise: totals({ a: 20, b: 0, ties: 0, depends_on_order: 0 }),
        }),
      ],
      [
        'Side by side: no difference shown between x and y; x is preferred in 20 of 20 sessions, y in 0 (too many comparisons); 0 equal, 0 depend on the order.',
        'In no session the order of the two decides what the judge prefers.',
      ],
    ],
    [
      'is who alone has a candidate, and then nobody was asked',
      [side('a', 0.01, { a_alone: 2, b_alone: 1, depends_on_order: 2, first_preferred: 0, second_preferred: 2 })],
      [
        'Side by side: x is preferred in 12 of 20 sessions, y in 3 (corrected p 0.010); 4 equal, 2 depend on the order; without a question 2 for x, since y has no usable candidate, and 1 for y, since x has no usable candidate.',
        `The order of the two decides in 2 of 17 (12 %): 0 for the first place, 2 for the second. ${LAST}`,
      ],
    ],
    [
      'is of two that read alike without a question',
      [side('a', 0.01, { ties_alike: 4, depends_on_order: 2, first_preferred: 2, second_preferred: 0 })],
      [
        'Side by side: x is preferred in 12 of 20 sessions, y in 3 (corrected p 0.010); 4 equal, 2 depend on the order.',
        `The order of the two decides in 2 of 16 (13 %): 2 for the first place, 0 for the second. ${LAST}`,
      ],
    ],
    [
      'is not measured',
      [
        side('no_difference_shown', null, {
          n: 0,
          depends_on_order: 0,
          unmeasured: 20,
          unmeasured_reasons: { voided: 20 },
        }),
      ],
      ['Side by side: of x and y no session was measured; 20 unmeasured (voided 20).'],
    ],
    [
      'is told of three pairs, and the order of all',
      [1, 2, 3, 4].map(() => side('a', 0.01)),
      [
        ...[1, 2, 3].map(() => expect.stringMatching(/^Side by side: x/)),
        'Side by side there is 1 pair more.',
        `The order of the two decides in 4 of 80 (5 %): 4 for the first place, 0 for the second. ${LAST}`,
      ],
    ],
    [
      'is told of how many more pairs',
      [1, 2, 3, 4, 5].map(() => side('a', 0.01)),
      [
        ...[1, 2, 3].map(() => expect.stringMatching(/^Side by side: x/)),
        'Side by side there are 2 pairs more.',
        expect.stringMatching(/^The order of the two decides in 5 of 100/),
      ],
    ],
  ])('%s', (_, pairs, wanted) => expect(pairwiseSentences({ pairs: [...pairs] })).toEqual(wanted));
});
