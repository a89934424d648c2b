import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS, type Summary } from '../../src/core/summary.js';
import { openScorer } from '../../src/rubric/score.js';
import { marksOf } from '../../src/rubric/text-marks.js';
import { textsOfPair } from '../../src/scoring/session-texts.js';

const WEIGHTS = { title: 0.2, summary: 0.3, key_actions: 0.3, outcome: 0.1, aha_moments: 0.1 };
const SECRET = `AKIA${'A'.repeat(16)}`;

const REFERENCE: Summary = {
  title: 'Rolled the cache back to 7.2',
  summary: 'The deploy did not fail. Redis was pinned to 7.2.',
  key_actions: ['Pinned redis to 7.2', 'Added a test for the cache'],
  outcome: 'success',
  aha_moments: [{ seq: 4, type: 'insight', highlight: 'The size had changed' }],
  topics_found: [],
};
const CANDIDATE: Summary = {
  ...REFERENCE,
  title: 'Rolled the cache back to 7.4',
  summary: 'The deploy failed. Redis was pinned to 7.4.',
  key_actions: ['Pinned redis to 7.4', 'Wrote the changelog'],
};

describe.each(['v1', 'v2'] as const)('the texts of a session by rubric %s', (rubric) => {
  const score = openScorer(rubric, WEIGHTS, DIMENSIONS);
  const scored = (reference: Summary, candidate: Summary) => marksOf(score(reference, candidate).dimensions);

  it('have the same marks whether these were kept or are found again', () => {
    const found = textsOfPair(REFERENCE, CANDIDATE, score);
    expect(textsOfPair(REFERENCE, CANDIDATE, score, scored(REFERENCE, CANDIDATE))).toEqual(found);
    expect(found.marks.reference).toHaveLength(2);
  });

  it('are not scored again where the marks were kept', () => {
    const never = () => {
      throw new Error('scored again');
    };
    expect(textsOfPair(REFERENCE, CANDIDATE, never, scored(REFERENCE, CANDIDATE)).reference).toEqual(REFERENCE);
  });

  it.each([
    ['the reference', { ...REFERENCE, key_actions: [`Removed ${SECRET} from the log of 7.2`] }, CANDIDATE],
    ['the candidate', REFERENCE, { ...CANDIDATE, summary: `The deploy of ${SECRET} failed. Redis was pinned to 7.4.` }],
  ])('show no marks of a credential in %s', (_, reference, candidate) => {
    const kept = textsOfPair(reference, candidate, score, scored(reference, candidate));
    expect(kept).toEqual(textsOfPair(reference, candidate, score));
    expect(JSON.stringify(kept)).not.toContain(SECRET);
  });
});
