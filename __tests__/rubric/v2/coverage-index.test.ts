import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shareOf, shareOfAll } from '../../../src/rubric/v2/coverage.js';
import { CoverageIndex } from '../../../src/rubric/v2/coverage-index.js';
import { readText } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const vocabulary = new Vocabularies().of('english');

/** Words that are alike in each way that counts: forms of one another, synonyms, some of one family. */
const word = fc.constantFrom(
  ...[
    'cache',
    'cached',
    'the',
    'fixed',
    'repaired',
    'mended',
    'configuration',
    'configurable',
    'configure',
    '42',
    'v2',
  ],
  ...['removed', 'deleted', 'token', 'tokens', 'deploy', 'deployment', 'is', 'not'],
);
const text = fc.array(word, { maxLength: 8 }).map((words) => readText(words.join(' '), vocabulary));

it('tells the same as each text by itself', () => {
  let told = 0;
  fc.assert(
    fc.property(fc.array(text, { maxLength: 9 }), fc.array(text, { minLength: 1, maxLength: 3 }), (texts, all) => {
      const index = new CoverageIndex(texts);
      for (const wanted of all) {
        const shares = texts
          .map((given, i) => ({ index: i, share: wanted.weight === 0 ? 0 : shareOf(wanted, given) }))
          .filter(({ share }) => share > 0)
          .sort((a, b) => b.share - a.share);
        told += shares.length;
        for (const most of [1, 3, 9]) expect(index.best(wanted, most)).toEqual(shares.slice(0, most));
        expect(index.shareOfAll(wanted)).toBe(shareOfAll(wanted, texts));
      }
    }),
    { numRuns: 500 },
  );
  expect(told).toBeGreaterThan(500);
});
