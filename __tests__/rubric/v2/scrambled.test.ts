import { describe, expect, it } from '@jest/globals';
import { comparisonOf, corpusReferences, permuted } from './sessions.js';

const REFERENCE =
  'The rollout of the checkout service stood at zero updated pods while the old version kept serving. The new pod was refused at creation, because its sidecar had no memory limit and the namespace gave it a whole gibibyte. After the quota was raised by the platform team, a restart of the deployment finished within three minutes.';

/** Every word once, in an order that no sentence has. */
function shuffled(text: string, step: number): string {
  const words = text.split(/\s+/);
  const taken = new Set<number>();
  let at = 0;
  return words
    .map(() => {
      at = (at + step) % words.length;
      while (taken.has(at)) at = (at + 1) % words.length;
      taken.add(at);
      return words[at];
    })
    .join(' ');
}

const KEYWORDS =
  'rollout checkout service zero updated pods old version pod refused creation sidecar memory limit namespace gibibyte quota platform team restart deployment minutes';

const PARAPHRASES = [
  [
    'a paraphrase',
    'The checkout rollout hung at zero updated pods, with the old version still serving. Creating the new pod was refused: the sidecar declared no memory limit, so the namespace assigned a whole gibibyte. Once the platform team had raised the quota, the deployment restarted within three minutes.',
  ],
  [
    'clauses in another order',
    'Within three minutes a restart of the deployment finished, after the platform team raised the quota. Because its sidecar had no memory limit and the namespace gave it a whole gibibyte, the new pod was refused at creation. While the old version kept serving, the rollout of the checkout service stood at zero updated pods.',
  ],
  ['the first sentence only', REFERENCE.slice(0, REFERENCE.indexOf('.') + 1)],
  ['half a sentence', 'The rollout of the checkout service stood at zero updated pods'],
  ['something else', 'Anna wrote a recipe for bread and sent it to all of her friends on the last day of the month.'],
  ['too few words to tell', 'memory quota rollout pods'],
] as const;

const rulesOf = (reference: string, candidate: string): readonly string[] =>
  comparisonOf(reference, candidate).contradictions.map(({ rule }) => rule);

describe('SCRAMBLED is seen', () => {
  it.each([5, 7, 11, 13, 17, 19, 23])('all words, every %dth', (step) => {
    expect(rulesOf(REFERENCE, shuffled(REFERENCE, step))).toContain('scrambled');
  });

  it('the words in alphabetical order', () => {
    expect(rulesOf(REFERENCE, REFERENCE.split(/\s+/).sort().join(' '))).toContain('scrambled');
  });

  it('the words in reverse order', () => {
    expect(rulesOf(REFERENCE, REFERENCE.split(/\s+/).reverse().join(' '))).toContain('scrambled');
  });

  it.each([
    ['with spaces', KEYWORDS],
    ['with commas', KEYWORDS.replaceAll(' ', ', ')],
    ['on lines', KEYWORDS.replaceAll(' ', '\n')],
    ['said twice', `${KEYWORDS}. ${KEYWORDS}`],
  ])('a list of keywords %s', (_, candidate) => {
    expect(rulesOf(REFERENCE, candidate)).toContain('scrambled');
  });

  it('costs more than half', () => {
    expect(comparisonOf(REFERENCE, KEYWORDS).order).toBe(0.4);
  });

  it.each(
    corpusReferences()
      // Of scripts without spaces there are no words to shuffle.
      .filter(({ reference }) => reference.summary.split(/\s+/).length > 20)
      .map(({ name, reference }) => [name, reference.summary] as const),
  )('the words of %s in reverse order', (_, summary) => {
    expect(comparisonOf(summary, summary.split(/\s+/).reverse().join(' ')).contradictions).toContainEqual(
      expect.objectContaining({ rule: 'scrambled', referenceSentence: '' }),
    );
  });
});

describe('SCRAMBLED is not seen', () => {
  it.each(PARAPHRASES)('%s', (_, candidate) => {
    expect(comparisonOf(REFERENCE, candidate)).toMatchObject({ order: 1 });
  });

  it.each([0, 1, 2, 3, 4, 5])('sentences in another order (%d)', (rank) => {
    const sentences = REFERENCE.split(/(?<=\.) /);
    expect(comparisonOf(REFERENCE, permuted(sentences, rank).join(' '))).toMatchObject({
      order: 1,
      statements: 1,
      facts: 1,
      recall: 1,
    });
  });

  it('a list of keywords where the reference is one', () => {
    const others = KEYWORDS.split(' ').slice(0, 15).join(' ');
    expect(comparisonOf(KEYWORDS, others).contradictions).toEqual([]);
  });
});

describe('a finding needs evidence in the text itself', () => {
  it.each([
    [
      'notes',
      'rollout stuck: zero updated pods, sidecar memory limit missing, team quota raised, deployment restarted',
    ],
    [
      'sentences of the same words',
      'The platform kept a limit of memory for the new version. At the gibibyte quota the team raised a checkout restart, while its namespace gave the sidecar old pods. The deployment finished the rollout of the minutes, and the service stood whole.',
    ],
  ])('%s cost as before, and are not accused', (_, candidate) => {
    const { order } = comparisonOf(REFERENCE, candidate);
    expect(order).toBeLessThan(1);
    expect(rulesOf(REFERENCE, candidate)).not.toContain('scrambled');
  });

  it.each([
    [
      'stops before small letters',
      'pods zero. at stood service checkout. the of rollout the serving. kept version old',
    ],
    [
      'broken grammar',
      'The rollout the of stood checkout a at pods updated zero the while serving kept old of version the',
    ],
  ])('such as %s', (_, candidate) => {
    expect(rulesOf(REFERENCE, candidate)).toContain('scrambled');
  });
});
