import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cohensKappa } from '../../src/statistics/agreement.js';

const rater = (word: string): boolean[] => [...word].map((letter) => letter === 'y');

describe('kappa', () => {
  it.each<[string, string, string, number | null]>([
    ['of raters who always agree is 1', 'ynyn', 'ynyn', 1],
    ['of raters who always disagree is -1', 'ynyn', 'nyny', -1],
    ['of a rater who knows one word is 0', 'ynyn', 'yyyy', 0],
    ['is not known where both know one and the same word', 'yyy', 'yyy', null],
    ['of two different words that never meet is 0', 'yyy', 'nnn', 0],
    ['of nobody is not known', '', '', null],
  ])('%s', (_, a, b, wanted) => expect(cohensKappa(rater(a), rater(b))).toBe(wanted));

  it('is that of the textbook: 20 yes-yes, 5 yes-no, 10 no-yes, 15 no-no give 0.4', () => {
    const pairs = [...Array(20).fill('yy'), ...Array(5).fill('yn'), ...Array(10).fill('ny'), ...Array(15).fill('nn')];
    const of = (index: number) => pairs.map((pair: string) => pair[index] === 'y');
    expect(cohensKappa(of(0), of(1))).toBeCloseTo(0.4, 12);
  });

  it('does not depend on who is who, nor on which word is yes, and stays in its range', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 30 }), (pairs) => {
        const [a, b] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
        const kappa = cohensKappa(a, b);
        const swapped = cohensKappa(b, a);
        const turned = cohensKappa(
          a.map((x) => !x),
          b.map((x) => !x),
        );
        if (kappa === null) {
          expect([swapped, turned]).toEqual([null, null]);
          return;
        }
        expect(swapped).toBeCloseTo(kappa, 12);
        expect(turned).toBeCloseTo(kappa, 12);
        expect(Math.abs(kappa)).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });
});
