import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NearNumbers } from '../../../src/rubric/grounding/numbers/near-numbers.js';

function told(values: readonly number[]): NearNumbers {
  const near = new NearNumbers();
  for (const value of values) near.add('count', value);
  return near;
}

describe('sums of numbers that are told near one another', () => {
  it('are the same ones however many are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }), (values) => {
        const near = told(values);
        for (let sum = 0; sum < 200; sum++) {
          const range = { from: sum, to: sum };
          expect([sum, near.hasSum(range)]).toEqual([sum, told(values).hasSum(range)]);
        }
      }),
    );
  });

  it('have one that is told after others were asked for', () => {
    const near = told([100, 200]);
    for (let i = 0; i < 50; i++) near.hasSum({ from: 1000, to: 1000 });
    near.add('count', 800);
    expect(near.hasSum({ from: 1000, to: 1000 })).toBe(true);
  });

  it('are not all looked at for each of thousands that no source has', () => {
    const near = told(Array.from({ length: 2_000 }, (_, i) => 2 * i));
    let looks = 0;
    const odd = {
      get from() {
        looks++;
        return 1;
      },
      to: 1,
    };
    const looksOf = (times: number): number => {
      looks = 0;
      for (let i = 0; i < times; i++) near.hasSum(odd);
      return looks;
    };
    looksOf(100);
    expect(looksOf(100)).toBeLessThan(1_000);
  });
});
