import { expect, it } from '@jest/globals';
import { growthOf, MOST_TIMES_AS_LONG } from './growth.js';

/** Looks at each pair of so many, or at each of them as often as makes it take as long. */
function looks(count: number, times: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) for (let j = 0; j < times; j++) sum = (sum + i * j) % 1009;
  return sum;
}

it('tells work on pairs from work on each', () => {
  expect(growthOf((count) => () => looks(count, count), 2000)).toBeGreaterThan(MOST_TIMES_AS_LONG);
  expect(growthOf((count) => () => looks(count, 2000), 2000)).toBeLessThan(MOST_TIMES_AS_LONG);
});
