import { describe, expect, it } from '@jest/globals';
import { riskOfMean } from '../../../src/judge/sampling/open-gates.js';
import {
  errorOfMean,
  errorOfSamples,
  errorOfShare,
  NO_ERROR,
  type ScoreError,
  varianceOfAnswer,
} from '../../../src/judge/sampling/score-error.js';

describe('the error of a score', () => {
  it.each<[string, readonly number[], Partial<ScoreError>]>([
    ['of no answer shows nothing', [], { perAnswer: 1, squares: 0, freedom: 0 }],
    ['of one answer shows nothing', [0.5], { perAnswer: 1, squares: 0, freedom: 0 }],
    ['of two is half of one, with their spread', [0.4, 0.6], { perAnswer: 0.5, squares: 0.02, freedom: 1 }],
    ['of four that are equal has no spread', [0.75, 0.75, 0.75, 0.75], { perAnswer: 0.25, squares: 0, freedom: 3 }],
  ])('%s', (_, scores, { perAnswer = 0, squares = 0, freedom = 0 }) => {
    const error = errorOfSamples(scores);
    expect(error).toMatchObject({ variance: 0, perAnswer, freedom, isAssumed: false });
    expect(error.squares).toBeCloseTo(squares, 12);
  });

  it.each<[string, number, number, number]>([
    ['of 3 yes of 3 is not certain', 3, 3, (5 / 7) * (2 / 7) * (1 / 3)],
    ['of 1 yes of 2', 1, 2, 0.125],
    ['of 10 yes of 20', 10, 20, 0.0125],
    ['of 1 yes of 1', 1, 1, 0.24],
    ['is never below that of one answer', 500, 1000, 0.01],
  ])('of a share, %s', (_, yes, answered, variance) => {
    const error = errorOfShare(yes, answered);
    expect(error.variance).toBeCloseTo(variance, 12);
    expect(error).toMatchObject({ perAnswer: 0, squares: 0, freedom: 0, isAssumed: true });
  });

  it('of nothing that was answered is none', () => {
    expect(errorOfShare(0, 0)).toEqual(NO_ERROR);
    expect(errorOfMean([])).toEqual(NO_ERROR);
    expect(NO_ERROR).toEqual({ variance: 0, perAnswer: 0, squares: 0, freedom: 0, isAssumed: false });
  });

  it('of a mean falls with the square of their number, and is assumed where any is', () => {
    const a = { variance: 0.04, perAnswer: 1, squares: 0.5, freedom: 3, isAssumed: false };
    const b = { variance: 0.08, perAnswer: 0.5, squares: 0.25, freedom: 2, isAssumed: true };
    const both = errorOfMean([a, b]);
    expect(both.variance).toBeCloseTo(0.03, 12);
    expect(both).toMatchObject({ perAnswer: 0.375, squares: 0.75, freedom: 5, isAssumed: true });
    expect(errorOfMean([a, a]).isAssumed).toBe(false);
  });

  it('of one answer is pooled with 0.1 as if that had been seen four times', () => {
    expect(varianceOfAnswer([])).toBeCloseTo(0.01, 12);
    expect(varianceOfAnswer([{ ...NO_ERROR, squares: 0.16, freedom: 6 }])).toBeCloseTo(0.02, 12);
  });
});

describe('how far a mean is from its threshold', () => {
  const spread = (freedom: number): ScoreError => ({ ...NO_ERROR, perAnswer: 0.5, freedom });
  const assumed: ScoreError = { ...NO_ERROR, variance: 0.01, isAssumed: true };
  const known = (error: ScoreError) => ({ score: 0.5, error, asked: 1 });

  it.each<[string, readonly ScoreError[], boolean]>([
    ['nothing wavers', [NO_ERROR], false],
    ['too little of a spread was seen', [spread(3)], true],
    ['enough of it was seen', [spread(4)], false],
    ['one of two is a guess', [spread(4), assumed], true],
  ])('is called assumed by what was seen: %s', (_, errors, isAssumed) => {
    expect(riskOfMean(errors.map(known), 0.4).isAssumed).toBe(isAssumed);
  });

  it('is infinite and no guess where nothing was measured', () => {
    const nothing = { score: null, error: assumed, asked: 1 };
    expect(riskOfMean([nothing], 0.5)).toEqual({ errors: Number.POSITIVE_INFINITY, isAssumed: false });
  });
});
