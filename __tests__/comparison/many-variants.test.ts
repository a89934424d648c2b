import { describe, expect, it } from '@jest/globals';
import { buildComparison, type ComparisonFacts } from '../../src/comparison/build-comparison.js';
import type { Variant } from '../../src/comparison/variant.js';
import { settingsOf } from '../builders/runs.js';
import { variantOf } from '../builders/variants.js';
import { makeWorkspace } from '../builders/workspace.js';

function compare(variants: readonly Variant[], more: Partial<ComparisonFacts> = {}) {
  return buildComparison({
    scoredAt: new Date(0),
    settings: settingsOf(makeWorkspace()),
    ...{ names: [], corpusDigest: '0'.repeat(64), variants, against: null, pairwise: null },
    ...more,
  });
}

/** Variants whose closeness differs in each session of each pair, by far. */
const apart = (count: number, of: number): readonly Variant[] =>
  Array.from({ length: count }, (_, v) =>
    variantOf(
      `v${v}`,
      Array.from({ length: of }, (__, i) => ({ overall: 0.1 + 0.08 * v + 0.001 * (i % 3) })),
    ),
  );

describe('a comparison of many variants', () => {
  const HOLD = '; fewer comparisons may do, too: hold the variants against one of them (--against), or compare fewer';
  const undecided = (comparisons: string, sessions: number, remedy: string): string =>
    `${comparisons} comparisons left undecided, whatever their sessions say: a test of so few sessions, corrected for so many comparisons, cannot become clear. ${sessions} sessions that differ would do${remedy}.`;
  const closenessOf = ({ pairs }: ReturnType<typeof compare>) =>
    pairs.flatMap(({ differences }) => differences.filter(({ subject }) => subject !== 'wrong' && subject !== 'gates'));

  // The least p of 14 sessions and more is 1 in 10,001: 250 comparisons at 0.025 can have it, 252 cannot.
  it.each<[string, number, number, number, string | null]>([
    ['nine, of which each pair has six comparisons', 9, 14, 216, null],
    ['ten, whose comparisons are too many', 10, 14, 0, undecided('270 of 360', 5001, HOLD)],
    ['ten with fewer sessions, which can show less', 10, 13, 0, undecided('270 of 360', 5001, HOLD)],
    ['three with eight sessions each', 3, 8, 0, undecided('18 of 24', 11, HOLD)],
    ['three with ten', 3, 10, 0, undecided('18 of 24', 11, HOLD)],
    ['three with eleven, whose 18 can become clear', 3, 11, 18, null],
    ['two, which cannot be fewer', 2, 7, 0, undecided('6 of 8', 9, '')],
    ['two with as many as would do', 2, 9, 6, null],
    ['two with five, of which no test can be clear alone', 2, 5, 0, null],
  ])('says how many are undecided: %s', (_, count, of, corrected, caveat) => {
    const found = compare(apart(count, of));
    const told = found.caveats.filter((one) => one.includes('undecided'));
    expect(told).toEqual(caveat === null ? [] : [caveat]);
    expect(found.correction.comparisons).toBe(corrected);
    if (caveat !== null) expect(closenessOf(found).every(({ detectable }) => detectable === null)).toBe(true);
  });

  it('decides all that it can of ten against one, and names another remedy where they are still too many', () => {
    const [first = null] = apart(1, 14);
    const ten = compare(apart(10, 14), { against: first });
    expect(ten.correction.comparisons).toBe(54);
    expect(ten.caveats).toEqual([]);
    expect(closenessOf(ten).every(({ word }) => word === 'b')).toBe(true);
    const few = compare(apart(6, 9), { against: first });
    expect(few.caveats).toContain(undecided('30 of 40', 12, '; fewer variants may do, too'));
  });
});
