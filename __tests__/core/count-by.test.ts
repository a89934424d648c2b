import { expect, it } from '@jest/globals';
import { countBy } from '../../src/statistics/descriptive.js';

it.each<[string | readonly number[], readonly (readonly [string | number, number])[]]>([
  ['', []],
  [
    'noon',
    [
      ['n', 2],
      ['o', 2],
    ],
  ],
  [
    [3, 1, 3],
    [
      [3, 2],
      [1, 1],
    ],
  ],
])('counts each of %j in the order in which they are met', (values, counts) => {
  expect([...countBy<string | number>(values)]).toEqual(counts);
});
