import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Summary } from '../../../src/core/summary.js';
import { runs } from '../../builders/long-runs.js';
import { anyCandidateOf, anyOddSummary, anyReport } from './generated.js';
import { corpusReferences, freshRubric, scoresOf, summaryOf } from './sessions.js';

const PERFECT = [1, 1, 1, 1, 1];

const many = (count: number, make: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A copy that shares nothing with its original, not even strings. */
function copyOf(summary: Summary): Summary {
  return structuredClone(summary);
}

describe('a copy scores exactly 1', () => {
  it.each(corpusReferences().map(({ name, reference }) => [name, reference] as const))('%s', (_, reference) => {
    expect(scoresOf(reference, copyOf(reference))).toEqual(PERFECT);
  });

  it.each<readonly [string, Partial<Summary>]>([
    ['nothing at all', {}],
    ['white space', { title: ' \t\r\n', summary: '\u0085\u2028\u3000' }],
    ['punctuation', { title: '—', summary: '… ?! (…)' }],
    ['pictures', { title: '🎉', summary: '👩🏽‍💻 ⚠️ ❤️' }],
    ['lone surrogates', { title: '\ud800', summary: '\udc00\ud800 word \ud83d' }],
    ['control characters', { title: '\0', summary: 'a\0b\u001b[31mred\u0007' }],
    ['marks alone', { title: '\u0301', summary: '\u0301\u0301 \u20dd' }],
    ['function words only', { title: 'it was us', summary: 'To be or not to be' }],
    ['names of properties', { title: '__proto__ constructor', summary: 'toString hasOwnProperty __proto__ valueOf' }],
    ['a summary that contradicts itself', { summary: 'The cache was enabled. The cache was disabled.' }],
    ['a word 40 times', { summary: 'merge '.repeat(40) }],
    ['a word 4,000 times', { summary: 'merge '.repeat(4000) }],
    ['thousands of sentences', { summary: many(3000, (i) => `Step ${i} of the migration did not fail.`).join(' ') }],
    ['bullets that contradict one another', { key_actions: ['Raised a from 1 to 2', 'Raised a from 2 to 1'] }],
    ['an empty bullet', { key_actions: [''] }],
    ['a bullet of punctuation', { key_actions: ['—'] }],
    ['a bullet of pictures', { key_actions: ['🎉 ✅'] }],
    ['a bullet of function words', { key_actions: ['It was us'] }],
    ['such a bullet among others', { key_actions: ['Ran the tests', 'Merged the hotfix', ''] }],
    ['the same bullet 60 times', { key_actions: many(60, () => 'Ran the tests') }],
    [
      '60 bullets of which five contain the others',
      { key_actions: [...many(5, (i) => `Ran lint${i} tests now`), ...many(55, () => 'tests now')] },
    ],
    ['the same bullet 40 times', { key_actions: many(40, () => 'Ran the tests') }],
    ['50 bullets that are nearly equal', { key_actions: many(50, (i) => `Ran the tests of module ${i}`) }],
    ['2,000 bullets without a common word', { key_actions: many(2000, (i) => `alpha${i} beta${i} gamma${i}`) }],
    ['moments at one place', { aha_moments: many(9, () => 'a').map((type) => ({ seq: 0, type, highlight: '' })) }],
    [
      '500 moments',
      { aha_moments: many(500, (i) => `t${i % 3}`).map((type, i) => ({ seq: i * 7, type, highlight: '' })) },
    ],
    [
      'moments far away',
      { aha_moments: [1e308, Number.MAX_SAFE_INTEGER].map((seq) => ({ seq, type: 'a', highlight: '' })) },
    ],
    ['an unknown outcome', { outcome: ' Done\u0085' }],
  ])('%s', (_, parts) => {
    const reference = summaryOf(parts);
    expect(scoresOf(reference, copyOf(reference))).toEqual(PERFECT);
  });

  it('any texts, any bullets, any outcome, any moments', () => {
    fc.assert(
      fc.property(anyOddSummary, (reference) => {
        expect(scoresOf(reference, copyOf(reference))).toEqual(PERFECT);
      }),
      { numRuns: runs(200) },
    );
  });

  it('in the other normal form of Unicode', () => {
    const reference = summaryOf({
      title: 'Café',
      summary: 'Größe über Änderungen',
      key_actions: ['Importación añadida'],
    });
    const other = JSON.parse(JSON.stringify(reference).normalize('NFD')) as Summary;
    expect(scoresOf(reference, other)).toEqual(PERFECT);
  });
});

describe('a copy of a long list', () => {
  // Beyond 200 bullets each has a few of its equals as kin, from its place among them on.
  it.each<readonly [string, readonly string[]]>([
    ['201 bullets of two texts in turns', many(201, (i) => `module ${i % 2}`)],
    ['few words in 500 bullets', many(500, (i) => `Ran the tests of module ${i % 7} in ${i % 11}`)],
  ])('%s', (_, bullets) => {
    const reference = summaryOf({ key_actions: bullets });
    expect(scoresOf(reference, copyOf(reference))).toEqual(PERFECT);
  });
});

describe('scores', () => {
  it('lie in 0..1, have 4 decimals and never throw', () => {
    fc.assert(
      fc.property(anyOddSummary, anyOddSummary, (reference, candidate) => {
        const scores = scoresOf(reference, candidate);
        expect(scores).toHaveLength(5);
        for (const score of scores) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
          expect(score).toBe(Number(score.toFixed(4)));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('of likely candidates lie in 0..1 and have 4 decimals', () => {
    fc.assert(
      fc.property(
        anyReport.chain((reference) => fc.tuple(fc.constant(reference), anyCandidateOf(reference))),
        ([reference, candidate]) => {
          for (const score of scoresOf(reference, candidate)) {
            expect(score).toBeGreaterThanOrEqual(0);
            expect(score).toBeLessThanOrEqual(1);
            expect(score).toBe(Number(score.toFixed(4)));
          }
        },
      ),
    );
  });

  it('are the same when scored twice, by a fresh rubric or by one that has seen other sessions', () => {
    const anyPair = anyReport.chain((reference) => fc.tuple(fc.constant(reference), anyCandidateOf(reference)));
    fc.assert(
      fc.property(fc.array(anyPair, { minLength: 1, maxLength: 5 }), (pairs) => {
        const fresh = pairs.map(([reference, candidate]) => freshRubric()(reference, candidate));
        const used = freshRubric();
        expect(pairs.map(([reference, candidate]) => used(reference, candidate))).toEqual(fresh);
        const backwards = [...pairs].reverse().map(([reference, candidate]) => used(reference, candidate));
        expect(backwards.reverse()).toEqual(fresh);
      }),
      { numRuns: runs(40) },
    );
  });

  it('do not depend on a vocabulary that grew too large and was made anew', () => {
    const [reference, candidate] = corpusReferences().map((one) => one.reference);
    if (reference === undefined || candidate === undefined) throw new Error('the corpus is empty');
    const rubric = freshRubric();
    const before = rubric(reference, candidate);
    for (let round = 0; round < 3; round++) {
      rubric(summaryOf({ summary: many(100_000, (i) => `w${round}x${i}`).join(' ') }), summaryOf({ summary: 'one' }));
      expect(rubric(reference, candidate)).toEqual(before);
    }
  });

  it('are the same for all orders of sessions of the corpus', () => {
    const sessions = corpusReferences().map(({ reference }) => reference);
    const neighbour = (i: number): Summary => sessions[(i + 1) % sessions.length] as Summary;
    const fresh = sessions.map((reference, i) => freshRubric()(reference, neighbour(i)));
    const used = freshRubric();
    const backwards = [...sessions.entries()].reverse().map(([i, reference]) => used(reference, neighbour(i)));
    expect(backwards.reverse()).toEqual(fresh);
  });
});
