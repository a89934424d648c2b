import { describe, expect, it } from '@jest/globals';
import { decisionsOf, judgePairs } from '../../src/comparison/decide.js';
import type { Difference, VariantPair } from '../../src/comparison/pairs.js';
import { PAIRWISE_SUBJECT } from '../../src/comparison/pairwise.js';
import { type Subject, subjectsOf } from '../../src/comparison/subjects.js';
import { leastSignFlipP } from '../../src/statistics/sign-flip.js';
import { variantOf } from '../builders/variants.js';

const [WRONG, GATES, OVERALL] = subjectsOf([], []) as [Subject, Subject, Subject];
const [A, B, C] = [variantOf('a', []), variantOf('b', []), variantOf('c', [])];

/** A difference of twenty sessions, all of which are better in the second, that is clear by itself. */
function difference(overrides: Partial<Omit<Difference, 'change'>> & Partial<Difference['change']> = {}): Difference {
  const { p = 0.001, delta = 0.1, interval = { low: 0.05, high: 0.15 }, spread = 0.1, ...own } = overrides;
  return {
    ...{ subject: OVERALL, n: 20, size: 0.1, betterA: 0, betterB: 20 },
    leastP: leastSignFlipP(20),
    ...own,
    change: { ...{ changes: [], before: 0.5, now: 0.6, error: null }, p, delta, interval, spread },
  };
}

function pairOf(differences: readonly Difference[], a = A, b = B): VariantPair {
  return { a, b, common: [], onlyA: [], onlyB: [], differences };
}

const judged = (...differences: readonly Difference[]) => {
  const { pairs, ...rest } = judgePairs([pairOf(differences)]);
  return { ...rest, differences: pairs[0]?.differences ?? [] };
};

describe('what is said of a difference', () => {
  it.each<[string, Difference, string]>([
    ['not measured', { ...difference(), change: null }, 'unmeasured'],
    ['in no session', difference({ betterB: 0 }), 'equal'],
    ['as many of one as of the other', difference({ betterA: 10, betterB: 10 }), 'b'],
    ['side by side in no session', difference({ subject: PAIRWISE_SUBJECT, betterB: 0 }), 'no_difference_shown'],
    ['more of what is good', difference(), 'b'],
    ['less of what is good', difference({ interval: { low: -0.2, high: -0.1 } }), 'a'],
    ['more of what is wrong', difference({ subject: WRONG }), 'a'],
    ['less of what is wrong', difference({ subject: GATES, interval: { low: -0.2, high: -0.1 } }), 'b'],
    ['an interval with 0', difference({ interval: { low: 0, high: 0.2 } }), 'no_difference_shown'],
    ['a p that is just clear', difference({ p: 0.025 }), 'b'],
    ['a p that is not', difference({ p: 0.0251 }), 'no_difference_shown'],
    ['too few sessions', difference({ leastP: 0.0251 }), 'no_difference_shown'],
    ['just enough', difference({ leastP: 0.025 }), 'b'],
  ])('%s', (_, given, word) => expect(judged(given).differences.map((one) => one.word)).toEqual([word]));

  it('is corrected by itself for what is wrong, and for all else', () => {
    const { comparisons, crowdedOut, differences } = judged(
      ...[difference({ subject: WRONG, p: 0.001 }), difference({ subject: GATES, p: 0.01 })],
      ...[difference({ p: 0.002 }), difference({ p: 0.004 }), difference({ p: 0.03 }), difference({ p: 0.7 })],
    );
    expect([comparisons, crowdedOut]).toEqual([6, 0]);
    const wanted = [0.004, 0.02, 0.016, 0.024, 0.12, 1];
    for (const [i, { correctedP }] of differences.entries()) expect(correctedP).toBeCloseTo(wanted[i] ?? 0, 12);
  });

  it('is not corrected where it could not become clear', () => {
    const { comparisons, crowdedOut, differences } = judged(
      difference(),
      difference({ leastP: leastSignFlipP(5), betterB: 5 }),
      { ...difference({ leastP: 1, betterB: 0 }), change: null },
    );
    expect([comparisons, crowdedOut]).toEqual([1, 0]);
    expect(differences.map(({ correctedP }) => correctedP)).toEqual([0.002, null, null]);
  });

  it('has a p of 1 where it was not measured and could yet have been', () => {
    expect(judged({ ...difference(), change: null }).differences[0]?.correctedP).toBe(1);
  });
});

describe('what could be seen', () => {
  const few = (n: number) => ({ n, leastP: leastSignFlipP(n), betterB: n });
  const NONE = difference({ leastP: 1, betterB: 0, size: null, spread: 0 });

  /** (t + z) · spread / √n, where t leaves half of the level above it with four degrees of freedom fewer than sessions. */
  it.each<[string, readonly Difference[], number | null]>([
    ['by errors, alone', [difference()], ((2.4729 + 0.8416) * 0.1) / Math.sqrt(20)],
    ['beside another', [difference(), difference()], ((2.8131 + 0.8416) * 0.1) / Math.sqrt(20)],
    [
      'beside one of the other kind',
      [difference(), difference({ subject: WRONG })],
      ((2.4729 + 0.8416) * 0.1) / Math.sqrt(20),
    ],
    ['by as many sessions as have to differ', [difference({ spread: 0, size: 0.3 })], (0.3 * 7) / 20],
    ['by more of them beside another', [difference({ spread: 0, size: 0.3 }), difference()], (0.3 * 8) / 20],
    ['of seven sessions, all of which have to differ', [difference({ ...few(7), spread: 0, size: 0.3 })], 0.3],
    ['of six, in which nothing can be clear', [difference({ ...few(6), spread: 0, size: 0.3 })], null],
    ['all that there is', [difference({ ...few(7), spread: 0, size: 1 })], 1],
    ['more than there is', [difference({ ...few(7), spread: 1, size: 0.1 })], null],
    ['a share where nothing differs', [{ ...NONE, subject: WRONG }], 7 / 20],
    ['side by side where nobody is preferred', [{ ...NONE, subject: PAIRWISE_SUBJECT }], 7 / 20],
    ['a score where nothing differs, of unknown size', [NONE], null],
    ['what was not measured', [{ ...difference(), change: null }], null],
    [
      'what has no spread',
      [{ ...difference(), change: { ...(difference().change as object), spread: null } as never }],
      null,
    ],
  ])('%s', (_, given, wanted) => {
    const seen = judged(...given).differences[0]?.detectable ?? null;
    if (wanted === null) expect(seen).toBeNull();
    else expect(seen).toBeCloseTo(wanted, 3);
  });
});

describe('comparisons that are too many', () => {
  const clear = (n: number, count: number) =>
    Array.from({ length: count }, () => difference({ n, leastP: leastSignFlipP(n), betterB: n, p: leastSignFlipP(n) }));

  it.each<[string, readonly Difference[], number, number]>([
    ['three of seven sessions', clear(7, 1), 1, 0],
    ['two of seven', clear(7, 2), 0, 2],
    ['three of eight', clear(8, 3), 3, 0],
    ['four of eight', clear(8, 4), 0, 4],
    ['250 of twenty', clear(20, 250), 250, 0],
    ['251 of twenty', clear(20, 251), 0, 251],
    ['none, as five sessions are too few alone', clear(5, 3), 0, 0],
    ['none of eight that differ of twenty', clear(8, 4).map((one) => ({ ...one, n: 20 })), 0, 0],
  ])('%s', (_, given, comparisons, crowdedOut) => {
    const found = judged(...given, difference({ subject: WRONG }));
    expect([found.comparisons, found.crowdedOut]).toEqual([comparisons + 1, crowdedOut]);
    // What is wrong is decided by itself.
    expect(found.differences.at(-1)?.word).toBe('a');
    if (crowdedOut > 0)
      expect(found.differences.slice(0, -1).every(({ detectable }) => detectable === null)).toBe(true);
  });
});

describe('decisions', () => {
  const better = difference();
  const worse = difference({ interval: { low: -0.2, high: -0.1 } });
  const open = difference({ p: 0.5 });
  const same = difference({ betterB: 0 });
  const decide = (ab: Difference, ac: Difference, bc: Difference) =>
    decisionsOf(judgePairs([pairOf([ab]), pairOf([ac], A, C), pairOf([bc], B, C)]).pairs, [OVERALL], [A, B, C])[0];

  it.each<[string, readonly [Difference, Difference, Difference], string | null, readonly string[], boolean]>([
    ['one that is better than both', [worse, worse, open], 'a', ['a b', 'a c'], false],
    ['the last', [open, better, better], 'c', ['c a', 'c b'], false],
    ['none, where one is better than one alone', [worse, open, open], null, ['a b'], false],
    ['none, where nothing is shown', [open, open, open], null, [], false],
    ['none, where some are equal', [same, same, open], null, [], false],
    ['none, where all are equal', [same, same, same], null, [], true],
  ])('%s', (_, given, winner, shown, isEqual) => {
    const found = decide(...given);
    expect(found?.winner?.name ?? null).toBe(winner);
    expect(found?.shown.map((one) => `${one.better.name} ${one.worse.name}`)).toEqual(shown);
    expect(found?.isEqual).toBe(isEqual);
  });

  it('name no winner where each is held against one', () => {
    const { pairs } = judgePairs([pairOf([worse]), pairOf([worse], A, C)]);
    expect(decisionsOf(pairs, [OVERALL], [A, B, C])[0]?.winner).toBeNull();
  });
});
