import { describe, expect, it } from '@jest/globals';
import { polarityOf } from '../../../src/rubric/v2/negation.js';
import { readText } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const ENGLISH = new Vocabularies().of('english');

/** How often a word is looked at until it is known what a text without stops negates. */
function looksAt(source: string): number {
  let looks = 0;
  const sentences = readText(source, ENGLISH).sentences.map((sentence) => ({
    ...sentence,
    tokens: sentence.tokens.map((token) => ({
      ...token,
      get term() {
        looks++;
        return token.term;
      },
    })),
  }));
  polarityOf(sentences);
  return looks;
}

const NEGATORS: readonly (readonly [string, string, string])[] = [
  ['with nothing that they turn', 'restored ', 'not no '],
  ['behind all that they turn', 'restored it '.repeat(2_000), 'not no '],
  ['that may each be undone', '', 'not restored '],
  ['with adverbs', '', 'never surely '],
];

describe('what a text without stops negates', () => {
  it.each(NEGATORS)('is found in looks in proportion to its negators: those %s', (_, start, negator) => {
    const [least, some, more] = [0, 1_000, 4_000].map((times) => looksAt(`${start}${negator.repeat(times)}it works`));
    if (least === undefined || some === undefined || more === undefined) throw new Error('no counts');
    expect(some - least).toBeGreaterThan(0);
    expect(more - least).toBeLessThan(5 * (some - least));
  });
});
