import { describe, expect, it } from '@jest/globals';
import { l as rougeL, n as rougeN } from 'js-rouge';

/** The settings of bench/agreement: our own words, a text as one sentence. */
const options = { tokenizer: (text: string) => text.split(' '), segmenter: (text: string) => [text] };
const rouge1 = (reference: string, candidate: string, beta = 1) =>
  rougeN(candidate, reference, { ...options, n: 1, beta });
const rougeLcs = (reference: string, candidate: string) => rougeL(candidate, reference, options);

/** The library against examples by hand, from C.-Y. Lin, "ROUGE: A Package for Automatic Evaluation of Summaries" (2004). */
describe('js-rouge', () => {
  it.each([
    // Three of four words on both sides.
    ['police killed the gunman', 'police kill the gunman', 3 / 4, 3 / 4, 3 / 4],
    ['police killed the gunman', 'the gunman kill police', 3 / 4, 3 / 4, 2 / 4],
    // Two of three words of the reference, two of six of the candidate: F = 2 * (2/3) * (1/3) / (2/3 + 1/3).
    ['a b c', 'a x b y z w', 4 / 9, 2 / 3, 4 / 9],
    // A repeated word counts as often as the reference has it: 1 of 2 found with 1 of 3.
    ['a b', 'a a a', 2 / 5, 1 / 2, 2 / 5],
    ['a b', 'c d', 0, 0, 0],
    ['a b', 'a b', 1, 1, 1],
  ])('%j, %j', (reference, candidate, f, recall, longest) => {
    expect(rouge1(reference, candidate)).toBeCloseTo(f, 12);
    expect(rouge1(reference, candidate, Number.POSITIVE_INFINITY)).toBeCloseTo(recall, 12);
    expect(rougeLcs(reference, candidate)).toBeCloseTo(longest, 12);
  });
});
