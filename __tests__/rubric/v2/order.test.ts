import { describe, expect, it } from '@jest/globals';
import { type Order, orderOf } from '../../../src/rubric/v2/order.js';
import { readText } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const ENGLISH = new Vocabularies().of('english');

const REFERENCE = 'The rollout of the checkout service stood at zero updated pods while the old version kept serving.';
const BACKWARDS = 'serving kept version old the while pods updated zero at stood service checkout the of rollout The';
const KEYWORDS = 'rollout, checkout, service, zero, pods, updated, version, old, serving, kept, stood, rollout';

const orderIn = (candidate: string, precision: number, reference = REFERENCE): Order =>
  orderOf(readText(reference, ENGLISH), readText(candidate, ENGLISH), precision);

const NOTHING_WRONG = { isKeywordList: false, factor: 1, isCertain: false };

describe('the order of words, worked out by hand', () => {
  it.each<[string, string, number, Partial<Order>]>([
    ['a copy is not looked at', REFERENCE, 1, { ...NOTHING_WRONG, inOrder: null }],
    // 1 of 14 neighbours: below 0.12 it is scrambled for certain, and takes 60 of a hundred.
    ['words backwards', BACKWARDS, 1, { inOrder: 1 / 14, isKeywordList: false, factor: 0.4, isCertain: true }],
    // Known words count from 0.4, in full from 0.7: half way between, half of it.
    ['half as well known', BACKWARDS, 0.55, { inOrder: 1 / 14, isKeywordList: false, factor: 0.7, isCertain: true }],
    ['just known', BACKWARDS, 0.4, { ...NOTHING_WRONG, inOrder: 1 / 14 }],
    ['hardly known', BACKWARDS, 0.39, { ...NOTHING_WRONG, inOrder: null }],
    ['six words tell nothing', 'pods updated zero stood service rollout', 1, { ...NOTHING_WRONG, inOrder: null }],
    ['seven tell something', 'pods updated zero stood service checkout rollout', 1, { inOrder: 0 }],
    // 1 of 6: between 0.12 and 0.35, straight.
    [
      'more or less shuffled',
      'pods updated zero stood service rollout checkout',
      1,
      { ...NOTHING_WRONG, inOrder: 1 / 6, factor: Math.round(1e9 * (1 - (0.6 * (0.35 - 1 / 6)) / 0.23)) / 1e9 },
    ],
    // Stops before small letters show that words were shuffled with them, where there are more of these than of others.
    ...[
      ['no stop', 'pods updated zero stood service checkout rollout kept version', false] as const,
      ['one stray stop', 'pods updated zero. stood service checkout rollout kept version', false] as const,
      ['two of them', 'pods updated zero. stood service. checkout rollout kept version', true] as const,
      [
        'two, and two true ones',
        'pods zero. stood updated service. checkout rollout kept. Version old. Serving',
        false,
      ] as const,
    ].map(([what, text, isCertain]): [string, string, number, Partial<Order>] => [what, text, 0.55, { isCertain }]),
    // 5 of 12 neighbours are in order: from 0.35 on nothing is taken.
    [
      'shuffled within a few words',
      'the service checkout kept zero pods old updated rollout version serving the stood',
      1,
      { ...NOTHING_WRONG, inOrder: 5 / 12 },
    ],
    ['a list of keywords', KEYWORDS, 1, { inOrder: 5 / 11, isKeywordList: true, factor: 0.4, isCertain: true }],
    ['twelve keywords and a word for the grammar are none', `${KEYWORDS} of`, 1, { isKeywordList: false }],
    ['eleven keywords are none yet', KEYWORDS.replace(/, rollout$/, ''), 1, { isKeywordList: false }],
    [
      'the same order, with words left out',
      'rollout checkout service zero updated pods version kept serving',
      1,
      { ...NOTHING_WRONG, inOrder: 1 },
    ],
    [
      'a word and itself are no pair',
      'rollout checkout service zero zero updated pods version kept serving',
      1,
      { ...NOTHING_WRONG, inOrder: 1 },
    ],
    [
      'neighbours of a word that the reference has not are no pairs',
      'rollout banana checkout service zero updated pods version kept serving',
      1,
      { ...NOTHING_WRONG, inOrder: 1 },
    ],
    // Where it is not certain that words were shuffled, one break of grammar may be a slip.
    [
      'shuffled in part, with two breaks of grammar',
      'pods updated rollout serving the version the stood kept the at while checkout old service zero of',
      0.6,
      { isKeywordList: false, isCertain: true },
    ],
    [
      'shuffled in part, with one',
      'version at updated service the pods stood kept serving rollout old while zero the checkout of the',
      0.6,
      { isKeywordList: false, isCertain: false },
    ],
  ])('%s', (_, candidate, precision, wanted) => {
    const order = orderIn(candidate, precision);
    expect({ ...order, factor: Math.round(1e9 * order.factor) / 1e9 }).toMatchObject(wanted);
  });
});

describe('a reference', () => {
  it('that says a word in two places has its neighbours of both', () => {
    const reference = 'The rollout hung. Zero pods updated. The rollout began again. Checkout service kept serving.';
    const candidate = 'zero pods updated checkout service kept serving rollout began again';
    // Only updated checkout and serving rollout do not follow one another there.
    expect(orderIn(candidate, 1, reference)).toMatchObject({ inOrder: 7 / 9 });
  });

  it.each<[string, string, boolean]>([
    [
      'with a quarter of words for the grammar is prose',
      'The rollout of checkout service stood at zero updated pods old version',
      true,
    ],
    ['with a fifth of them is prose, too', 'The rollout hung badly today', true],
    ['with fewer may be a list itself', 'The rollout stood at zero updated pods, old version kept serving', false],
    ['without a word is none', '', false],
  ])('%s', (_, reference, isKeywordList) => {
    expect(orderIn(KEYWORDS, 1, reference)).toMatchObject({ isKeywordList });
  });

  it.each([
    ['a preposition of two words', 'because of an error'],
    ['words of a compound', 'with an in-house plugin and the on-call team'],
    ['sentences that begin with names in small letters', 'It ended. minReplicas rose. infra!15 waits. pods work.'],
  ])('has no break of grammar in %s', (_, phrase) => {
    const words = 'Serving old while pods zero stood checkout rollout version kept updated service';
    const broken = orderIn(`${words} the of.`, 1);
    expect(broken).toMatchObject({ inOrder: expect.any(Number), isCertain: true });
    expect(orderIn(`${words} ${phrase}`, 1)).toMatchObject({ factor: broken.factor, isCertain: false });
  });
});

/** So many words without any for the grammar, with a comma behind each so many. */
function keywords(count: number, inItem: number): string {
  const known = KEYWORDS.split(', ');
  const words = Array.from({ length: count }, (_, i) => known[i % known.length]);
  return words.map((word, i) => ((i + 1) % inItem === 0 ? `${word},` : word)).join(' ');
}

const NOTES =
  'Rollout zero, checkout pods, version old, serving kept. Stood rollout, service zero, pods updated, version old. Kept stood, checkout rollout, service zero, pods updated.';

describe('a list of keywords', () => {
  it.each<[string, string, boolean]>([
    ['is one for certain where its items are single words', keywords(12, 1), true],
    ['may be short sentences where they are longer', keywords(12, 2), false],
    ['may be that where twelve words have seven items', KEYWORDS.replace(/, (zero|up|old|kept|ch)/g, ' $1'), false],
    ['has longer items where it is long', keywords(24, 3), true],
    ['is long from 24 words', keywords(21, 3), false],
    ['has no items of four words', keywords(24, 4), false],
    ['is one where nobody writes so many words in a clause', keywords(16, 16), true],
    ['is none yet with one word less in it', keywords(15, 15), false],
    ['is notes where it has three sentences', NOTES, false],
  ])('%s', (_, candidate, isCertain) => {
    expect(orderIn(candidate, 1)).toMatchObject({ isKeywordList: true, factor: 0.4, isCertain });
  });
});
