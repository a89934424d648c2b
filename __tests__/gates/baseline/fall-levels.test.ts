import { describe, expect, it } from '@jest/globals';
import { falseAlarmChance, isHardlyChance, whyTooFew } from '../../../src/gates/baseline/fall-levels.js';
import { fallPs } from '../../../src/statistics/max-t.js';

/** In what share of all patterns of signs of so many equal changes a gate on their drop fails. */
function shareOfPatterns(count: number): number {
  let fails = 0;
  for (let pattern = 0; pattern < 2 ** count; pattern++) {
    const changes = Array.from({ length: count }, (_, i) => ((pattern >> i) & 1 ? 0.1 : -0.1) * (1 + i / 100));
    if (isHardlyChance(fallPs([changes])[0] ?? 1, count)) fails++;
  }
  return fails / 2 ** count;
}

describe('the chance of a false alarm of a gate on a drop', () => {
  it.each([1, 2, 3, 4, 5])('of %d changes is that of the exact test of signs', (count) => {
    expect(falseAlarmChance(count)).toBe(shareOfPatterns(count));
  });

  it.each([6, 8])('of %d changes is at most what is said', (count) => {
    expect(shareOfPatterns(count)).toBeLessThanOrEqual(falseAlarmChance(count));
    expect(falseAlarmChance(count)).toBe(0.025);
  });

  it('comes with the reason why few changes decide nothing', () => {
    const enough = '; 5 can, where all fall';
    expect(whyTooFew({ count: 1, isGrouped: false })).toBe(`1 session cannot tell such a drop from chance${enough}`);
    expect(whyTooFew({ count: 4, isGrouped: true })).toBe(`4 groups cannot tell such a drop from chance${enough}`);
    expect(whyTooFew({ count: 5, isGrouped: false })).toBe(
      '5 sessions can tell such a drop from chance only where all fall',
    );
  });

  it.each([1, 2, 3, 4, 5])('names the fewest changes that can tell, and when they do: asked of %d', (count) => {
    const drops = (size: number, rising: number): readonly number[] =>
      Array.from({ length: size }, (_, i) => (i < rising ? 0.001 : -0.1 - i / 100));
    const tells = (size: number, rising = 0): boolean => isHardlyChance(fallPs([drops(size, rising)])[0] ?? 1, size);
    const fewest = [1, 2, 3, 4, 5, 6].find((size) => tells(size));
    const said = whyTooFew({ count, isGrouped: false });
    if (tells(count)) expect([tells(count, 1), said.endsWith('only where all fall')]).toEqual([false, true]);
    else expect(said).toMatch(new RegExp(`; ${fewest} can, where all fall$`));
  });
});
