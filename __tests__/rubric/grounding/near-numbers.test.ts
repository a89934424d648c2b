import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NearNumbers } from '../../../src/rubric/grounding/numbers/near-numbers.js';
import type { Family } from '../../../src/rubric/grounding/numbers/units.js';
import type { Range } from '../../../src/rubric/grounding/numbers/value-list.js';

function told(values: readonly number[]): NearNumbers {
  const near = new NearNumbers();
  for (const value of values) near.add('count', value);
  return near;
}

/** What may be asked of numbers that are told near one another, with the values that are asked for. */
const QUESTIONS: readonly (readonly [string, (near: NearNumbers, range: Range) => boolean, (n: number) => number])[] = [
  ['sums', (near, range) => near.hasSum(range), (n) => n],
  ['differences', (near, range) => near.hasDifference(range), (n) => n],
  ['differences in a unit', (near, range) => near.hasDifference(range, 'size'), (n) => n],
  ['shares', (near, range) => near.hasShare(range), (n) => n / 100],
  ['factors', (near, range) => near.hasFactor(range), (n) => n / 4],
];

describe.each(QUESTIONS)('%s of numbers that are told near one another', (_, has, wantedAt) => {
  const families = fc.constantFrom<Family>('count', 'size', 'time');
  it('are the same ones however many are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(families, fc.integer({ min: 0, max: 60 })), { maxLength: 20 }), (told) => {
        const made = (): NearNumbers => {
          const near = new NearNumbers();
          for (const [family, value] of told) near.add(family, value);
          return near;
        };
        const near = made();
        for (let n = 0; n < 200; n++) {
          const range = { from: wantedAt(n), to: wantedAt(n) };
          expect([n, has(near, range)]).toEqual([n, has(made(), range)]);
        }
      }),
    );
  });

  it('are not all looked at for each of thousands that no source has', () => {
    const near = told(Array.from({ length: 2_000 }, (_, i) => 2 * i));
    let looks = 0;
    const wanted = {
      get from() {
        looks++;
        return 1e9 + 0.5;
      },
      to: 1e9 + 0.5,
    };
    const looksOf = (times: number): number => {
      looks = 0;
      for (let i = 0; i < times; i++) has(near, wanted);
      return looks;
    };
    looksOf(100);
    expect(looksOf(100)).toBeLessThan(1_000);
  });
});

describe('sums of numbers that are told near one another', () => {
  it('have one that is told after others were asked for', () => {
    const near = told([100, 200]);
    for (let i = 0; i < 50; i++) near.hasSum({ from: 1000, to: 1000 });
    near.add('count', 800);
    expect(near.hasSum({ from: 1000, to: 1000 })).toBe(true);
  });
});

describe('a number that may be a list', () => {
  it('is one, or its parts, and what else it may mean is no number more', () => {
    const near = new NearNumbers();
    for (const [place, whole, parts] of [
      [1, 310_187, [310, 187]],
      [2, 290_181, [290, 181]],
    ] as const) {
      near.add('count', whole, place);
      for (const part of parts) near.addPart(part);
      near.add('count', 7, place);
    }
    const sums = [600_368, 310 + 290, 187 + 181, 310 + 187, 310_187 + 7, 7 + 7];
    expect(sums.map((sum) => near.hasSum({ from: sum, to: sum }))).toEqual([true, true, true, true, false, false]);
    expect(near.hasDifference({ from: 123, to: 123 })).toBe(true);
  });
});
