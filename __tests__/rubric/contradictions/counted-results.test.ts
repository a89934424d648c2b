import { describe } from '@jest/globals';
import { allAgainst, holdRule } from './readings.js';

describe('results of so many', () => {
  holdRule('result', [
    {
      reference: 'The parser was rewritten. All 63 tests pass.',
      against: allAgainst('All 63 tests pass', [
        '61 of 63 tests pass.',
        'Only 61 of the 63 tests pass.',
        '61/63 tests pass.',
        'The parser was rewritten; 61 of 63 tests pass.',
        '2 of 63 tests fail.',
      ]),
      beside: [
        'All 63 tests pass.',
        '63 of 63 tests pass.',
        '0 of 63 tests fail.',
        '61 of 65 tests pass.',
        '61 of 63 checks pass.',
        // An earlier run, or none that was seen.
        '61 of 63 tests passed.',
        'At first 61 of 63 tests pass.',
        '61 of 63 tests pass without the parser.',
        '61 of 63 tests should pass.',
        // The candidate tells both.
        '61 of 63 tests pass. All 63 tests pass.',
      ],
    },
    {
      reference: '63/63 tests passed.',
      against: [['62 of 63 tests passed.', '63/63 tests passed']],
      beside: ['62 of 63 tests pass.'],
    },
    {
      // The reference knows of them.
      reference: 'All 63 tests pass. Two of them failed at night.',
      beside: ['61 of 63 tests pass.', '2 of 63 tests fail.'],
    },
    {
      reference: 'Of 63 tests 40 are new.',
      beside: ['61 of 63 tests pass.'],
    },
    {
      reference: 'The assistant rewrote the parser and added a cache; 418 tests pass.',
      against: allAgainst('418 tests pass', [
        'The assistant rewrote the parser and added a cache; 418 tests fail.',
        '418 tests fail.',
      ]),
      beside: [
        '418 tests pass.',
        '417 tests fail.',
        '418 checks fail.',
        '418 tests failed.',
        '418 tests fail without the cache.',
        '418 tests fail, and 418 tests pass.',
      ],
    },
    {
      // Of few there may be others.
      reference: '19 tests pass.',
      beside: ['19 tests fail.'],
    },
    {
      reference: '20 tests pass.',
      against: [['20 tests fail.', '20 tests pass']],
    },
    {
      reference: '418 tests pass. The number of 418 was doubted.',
      beside: ['418 tests fail.'],
    },
    {
      reference: '418 tests fail. The cache is new; 418 tests pass.',
      beside: ['418 tests fail.'],
    },
  ]);
});
