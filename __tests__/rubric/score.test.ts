import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../src/core/summary.js';
import { openScorer, RUBRICS, zeroScore } from '../../src/rubric/score.js';
import { anySummary, anyWording, DEFAULT_WEIGHTS, momentsOf, scoreV1, summaryOf } from './scored-texts.js';

/** By rubric v1 0.6, 0.125, 1, 0 and 0.5. */
const REFERENCE = summaryOf({
  title: 'Fixed the login loop',
  summary: 'one two three four',
  key_actions: ['ran tests'],
  outcome: 'success',
});
const CANDIDATE = summaryOf({
  title: 'Login: fixed a loop',
  summary: 'one',
  key_actions: ['tests ran'],
  outcome: 'failed',
  aha_moments: momentsOf('insight'),
});
const NO_WEIGHT = { title: 0, summary: 0, key_actions: 0, outcome: 0, aha_moments: 0 };

describe('a scorer by rubric v1', () => {
  it('gives the dimensions of the rubric', () => {
    const { dimensions } = openScorer('v1', DEFAULT_WEIGHTS, DIMENSIONS)(REFERENCE, CANDIDATE);
    expect(dimensions).toEqual(scoreV1(REFERENCE, CANDIDATE));
    // A summary of a quarter of the words is halved for its length.
    expect(dimensions.map(({ score }) => score)).toEqual([0.6, 0.125, 1, 0, 0.5]);
  });

  it.each([
    ['the default weights', DEFAULT_WEIGHTS, 0.12 + 0.0375 + 0.3 + 0 + 0.05],
    ['title only', { ...NO_WEIGHT, title: 1 }, 0.6],
    ['summary only', { ...NO_WEIGHT, summary: 1 }, 0.125],
    ['key actions only', { ...NO_WEIGHT, key_actions: 1 }, 1],
    ['outcome only', { ...NO_WEIGHT, outcome: 1 }, 0],
    ['moments only', { ...NO_WEIGHT, aha_moments: 1 }, 0.5],
    ['halves', { ...NO_WEIGHT, title: 0.5, aha_moments: 0.5 }, 0.55],
  ])('weighs by %s', (_, weights, overall) => {
    expect(openScorer('v1', weights, DIMENSIONS)(REFERENCE, CANDIDATE).overall).toBeCloseTo(overall, 14);
  });
});

describe.each(RUBRICS)('a scorer by rubric %s', (rubric) => {
  it('adds from left to right', () => {
    const weights = { title: 0.1, summary: 0.2, key_actions: 0.3, outcome: 0.25, aha_moments: 0.15 };
    expect(openScorer(rubric, weights, DIMENSIONS)(REFERENCE, REFERENCE).overall).toBe(0.1 + 0.2 + 0.3 + 0.25 + 0.15);
  });

  it('stays within 1 where the weights are a hair above it', () => {
    const weights = { title: 0.333334, summary: 0.333333, key_actions: 0.333334, outcome: 0, aha_moments: 0 };
    expect(openScorer(rubric, weights, DIMENSIONS)(REFERENCE, REFERENCE).overall).toBe(1);
  });

  it('gives a copy exactly 1 with the default weights', () => {
    const score = openScorer(rubric, DEFAULT_WEIGHTS, DIMENSIONS);
    fc.assert(
      fc.property(anySummary(anyWording), (summary) =>
        expect(score(summary, structuredClone(summary)).overall).toBe(1),
      ),
    );
  });

  it('stays within 0 and 1 for any texts and weights', () => {
    const anyWeights = fc
      .tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9))
      .filter((parts) => parts.some((part) => part > 0))
      .map(([title, summary, key_actions, outcome, aha_moments]) => {
        const sum = title + summary + key_actions + outcome + aha_moments;
        return {
          title: title / sum,
          summary: summary / sum,
          key_actions: key_actions / sum,
          outcome: outcome / sum,
          aha_moments: aha_moments / sum,
        };
      });
    fc.assert(
      fc.property(anySummary(), anySummary(), anyWeights, (reference, candidate, weights) => {
        const { overall } = openScorer(rubric, weights, DIMENSIONS)(reference, candidate);
        expect(overall >= 0 && overall <= 1).toBe(true);
      }),
    );
  });
});

describe('zeroScore', () => {
  it('is 0 in every dimension and says why', () => {
    expect(zeroScore('no candidate', DIMENSIONS)).toEqual({
      overall: 0,
      dimensions: DIMENSIONS.map((dimension) => ({
        dimension,
        score: 0,
        reason: 'no candidate',
        evidence: { kind: 'edge-case' },
      })),
    });
  });
});
