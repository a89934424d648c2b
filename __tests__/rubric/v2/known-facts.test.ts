import { describe, expect, it } from '@jest/globals';
import { alignSentences } from '../../../src/rubric/v2/align.js';
import { KnownFacts } from '../../../src/rubric/v2/known-facts.js';
import { readText, type Text } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const VOCABULARY = new Vocabularies().of('english');

describe('the numbers and names of a reference', () => {
  /** How many conflicts are found of so many changed numbers, and how often the numbers of the reference are gone through. */
  function changed(count: number): readonly [conflicts: number, looks: number] {
    const words = ['hulls', 'masts', 'sails', 'decks', 'ropes', 'knots', 'ports', 'boats'].slice(0, count);
    const read = (first: number): Text =>
      readText(words.map((word, i) => `Renewed ${first + 10 * i} ${word} before noon.`).join(' '), VOCABULARY);
    const [reference, candidate] = [read(1003), read(2007)];
    const { number, identifier } = reference.facts;
    let looks = 0;
    const counted = {
      identifier,
      get number() {
        looks++;
        return number;
      },
    };
    Object.defineProperty(reference, 'facts', { value: counted });
    const known = new KnownFacts([reference], [candidate]);
    const { found } = known.compare(reference, candidate, alignSentences(reference, candidate));
    return [found.length, looks];
  }

  it('are gone through as often for many changed ones as for two', () => {
    const [[few, looksOfFew], [many, looksOfMany]] = [changed(2), changed(8)];
    expect([few, many]).toEqual([2, 8]);
    expect(looksOfMany).toBe(looksOfFew);
  });
});
