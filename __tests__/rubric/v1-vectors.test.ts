import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DIMENSIONS, type Summary } from '../../src/core/summary.js';
import { openScorer } from '../../src/rubric/score.js';
import { DEFAULT_WEIGHTS, momentsOf, summaryOf } from './scored-texts.js';

const side = z.strictObject({
  title: z.string().default(''),
  summary: z.string().default(''),
  key_actions: z.array(z.string()).default([]),
  outcome: z.string().default(''),
  aha_moments: z.array(z.string()).default([]),
});
const five = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);
const vectors = z
  .strictObject({
    _comment: z.string(),
    cases: z.array(
      z.strictObject({
        about: z.string(),
        reference: side,
        candidate: side,
        weights: five.optional(),
        scores: five,
        overall: z.number(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('./v1-vectors.json', import.meta.url), 'utf8')));

const TOLERANCE = 1e-12;

function read({ aha_moments, ...texts }: z.output<typeof side>): Summary {
  return summaryOf({ ...texts, aha_moments: momentsOf(...aha_moments) });
}

function weightsOf(weights: z.output<typeof five> | undefined): typeof DEFAULT_WEIGHTS {
  if (weights === undefined) return DEFAULT_WEIGHTS;
  const [title, summary, key_actions, outcome, aha_moments] = weights;
  return { title, summary, key_actions, outcome, aha_moments };
}

describe('rubric v1 against an implementation in Go', () => {
  it('agrees in every dimension and overall', () => {
    const differences = vectors.cases.flatMap(({ about, reference, candidate, weights, scores, overall }) => {
      const score = openScorer('v1', weightsOf(weights), DIMENSIONS)(read(reference), read(candidate));
      const pairs = [
        ...score.dimensions.map(({ dimension, score: ours }, i) => [dimension, ours, scores[i] ?? Number.NaN] as const),
        ['overall', score.overall, overall] as const,
      ];
      // Written so that NaN counts as a difference.
      return pairs.flatMap(([what, ours, theirs]) =>
        Math.abs(ours - theirs) <= TOLERANCE ? [] : [{ about, what, ours, theirs }],
      );
    });
    expect(differences).toEqual([]);
  });

  it('has cases enough to tell: scores between 0 and 1 in each graded dimension, both outcomes, weights of its own', () => {
    expect(vectors.cases).toHaveLength(400);
    const between = DIMENSIONS.map((_, i) => vectors.cases.filter(({ scores }) => isBetween(scores[i])).length);
    expect(between).toEqual([82, 103, 62, 0, 87]);
    expect(new Set(vectors.cases.map(({ scores }) => scores[3]))).toEqual(new Set([0, 1]));
    expect(vectors.cases.filter(({ weights }) => weights !== undefined)).toHaveLength(37);
  });
});

function isBetween(score: number | undefined): boolean {
  return score !== undefined && score > 0 && score < 1;
}
