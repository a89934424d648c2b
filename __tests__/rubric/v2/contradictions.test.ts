import { describe, expect, it } from '@jest/globals';
import { alignSentences } from '../../../src/rubric/v2/align.js';
import { findContradictions } from '../../../src/rubric/v2/contradictions.js';
import { KnownFacts } from '../../../src/rubric/v2/known-facts.js';
import { readText, type Text } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const ENGLISH = new Vocabularies().of('english');
const read = (source: string): Text => readText(source, ENGLISH);

function contradictionsOf(reference: Text, candidate: Text) {
  return findContradictions(reference, candidate, new KnownFacts([reference], [candidate]), ENGLISH);
}

describe('what contradicted statements leave of a score, worked out by hand', () => {
  it.each<[string, string, readonly string[], number]>([
    // At full overlap a negation takes 70 of a hundred, an opposite and an order 50; each 3 more, however short its sentence.
    ['The migration was applied to production.', 'The migration was not applied to production.', ['negation'], 0.27],
    ['The cache was enabled for the checkout.', 'The cache was disabled for the checkout.', ['antonym'], 0.47],
    ['Anna reviewed the patch of Ben.', 'Ben reviewed the patch of Anna.', ['direction'], 0.47],
    ['The cache was enabled before the deploy.', 'The deploy was before the cache was enabled.', ['direction'], 0.47],
    // Both of two sentences: 70 of a hundred and twice 3.
    [
      'The migration was applied to production. The replica kept serving reads.',
      'The migration was not applied to production. The replica never kept serving reads.',
      ['negation', 'negation'],
      0.24,
    ],
    // What says the same, shares too little or is empty contradicts nothing.
    ['The migration was not applied.', 'The migration was not applied.', [], 1],
    [
      'The migration was applied to production on Monday by the platform team.',
      'The migration was not applied.',
      [],
      1,
    ],
    ['', 'The migration was not applied.', [], 1],
    // A negator that is a part of a name negates nothing, on either side.
    ['The response kept the cache header.', 'The response kept the no cache header.', ['negation'], 0.27],
    ['The response kept the cache header.', 'The response kept the no-cache header.', [], 1],
    ['The response kept the no-cache header.', 'The response kept the cache header.', [], 1],
    ['The client sent the prompt at login.', 'The client sent the prompt never at login.', ['negation'], 0.27],
    ['The client sent the prompt at login.', 'The client sent the prompt=never at login.', [], 1],
    ['The client sent the prompt at login.', 'The client sent never: the prompt at login.', [], 1],
    ['The migration was applied.', '', [], 1],
  ])('%s / %s', (reference, candidate, rules, left) => {
    const { found, statements, facts } = contradictionsOf(read(reference), read(candidate));
    expect(found.map(({ rule }) => rule)).toEqual(rules);
    expect(statements).toBeCloseTo(left, 9);
    expect(facts).toBe(1);
  });

  it('are as heavy as their sentences', () => {
    const reference = read('The migration was applied to production. The replica kept serving reads.');
    const candidate = read('The migration was not applied to production. The replica kept serving reads.');
    const [denied, kept] = candidate.sentences.map(({ weight }) => weight);
    const share = (denied ?? 0) / ((denied ?? 0) + (kept ?? 0));
    expect(contradictionsOf(reference, candidate).statements).toBeCloseTo(1 - (0.7 * share + 0.03), 9);
  });

  it('are less certain where less is shared: not at all at 0.35, in full from 0.7', () => {
    const reference = read('The cache was enabled.');
    const candidate = read('The cache was disabled.');
    const [pair] = alignSentences(reference, candidate);
    const overlap = pair?.overlap ?? 0;
    expect(overlap).toBeGreaterThan(0.36);
    expect(overlap).toBeLessThan(0.69);
    expect(contradictionsOf(reference, candidate)).toMatchObject({
      found: [{ rule: 'antonym', given: 'disabled', wanted: 'enabled' }],
      statements: expect.closeTo(1 - (0.5 * ((overlap - 0.35) / 0.35) + 0.03), 9),
    });
  });

  it('take nine tenths at most', () => {
    const things = ['migration', 'backup', 'import', 'export', 'restart', 'upgrade', 'rollout', 'audit', 'drill'];
    const all = (verb: string) => read(things.map((thing) => `The ${thing} ${verb} finished by the team.`).join(' '));
    const { found, statements } = contradictionsOf(all('was'), all('was not'));
    expect(found).toHaveLength(things.length);
    expect(statements).toBeCloseTo(0.1, 9);
  });

  it('have the words beside them, of both sides, for a person to find them', () => {
    const reference = read('On Monday the migration was applied to production.');
    const candidate = read('On Monday the migration was not applied to production.');
    expect(contradictionsOf(reference, candidate).found).toEqual([
      {
        rule: 'negation',
        given: 'migration was not applied to production',
        wanted: 'migration was applied to production',
        candidateSentence: 'On Monday the migration was not applied to production.',
        referenceSentence: 'On Monday the migration was applied to production.',
      },
    ]);
  });
});

describe('a number behind "by"', () => {
  it.each([
    ['Basal insulin was raised by 4 units.', []],
    ['Basal insulin was raised by 3 units.', ['3 16']],
    ['Basal insulin was raised to 4 units.', ['4 16']],
    ['Basal insulin was raised to 4 by noon.', ['4 12']],
    ['Basal insulin was raised by noon 4 units.', ['4 16']],
  ])('is the size of a change where two numbers differ by it: %s', (candidate, wanted) => {
    const { found } = contradictionsOf(read('Basal insulin was raised from 12 to 16 units.'), read(candidate));
    expect(found.map((one) => `${one.given} ${one.wanted}`)).toEqual(wanted);
  });
});

describe('a number of what is left', () => {
  const foundIn = (reference: string, candidate: string) =>
    contradictionsOf(read(reference), read(candidate)).found.map(({ given, wanted }) => `${given} ${wanted}`);
  const REFERENCE = 'The warehouse had four slots over capacity.';

  it('is one less than the whole, beside one that is told by itself', () => {
    expect(foundIn(REFERENCE, 'The warehouse had three slots over capacity.')).toEqual(['3 4']);
    expect(foundIn(REFERENCE, 'The warehouse had three more slots over capacity.')).toEqual([]);
    expect(foundIn(REFERENCE, 'The warehouse had five more slots over capacity.')).toEqual(['5 4']);
  });
});
