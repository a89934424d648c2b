import { describe, expect, it } from '@jest/globals';
import type { KnownScore } from '../../../src/judge/sampling/known-score.js';
import { ENOUGH_SEEN, isOpen, riskOfMean } from '../../../src/judge/sampling/open-gates.js';
import { errorOfSamples, NO_ERROR, type ScoreError } from '../../../src/judge/sampling/score-error.js';
import { student975, Z_975 } from '../../../src/statistics/interval.js';

/** A score of these answers. */
const answered = (...answers: readonly number[]): KnownScore => ({
  score: answers.reduce((sum, one) => sum + one, 0) / answers.length,
  ...{ error: errorOfSamples(answers), asked: answers.length },
});
const unmeasured: KnownScore = { score: null, error: { ...NO_ERROR, freedom: 50, squares: 9 }, asked: 1 };
const certain = (score: number, variance = 0): KnownScore => ({ score, error: { ...NO_ERROR, variance }, asked: 1 });

describe('how far a mean is from its threshold', () => {
  it.each<[string, readonly KnownScore[], number, number]>([
    // One answer is taken to waver by 0.1.
    ['of one answer', [answered(0.7)], 0.5, 2],
    ['below it as far', [answered(0.3)], 0.5, 2],
    ['of four answers about four sessions', [0.6, 0.7, 0.8, 0.7].map((one) => answered(one)), 0.5, 4],
    ['with what was not measured left out', [answered(0.7), unmeasured], 0.5, 2],
    ['by what is known by itself', [certain(0.7, 0.01), certain(0.7, 0.03)], 0.5, 0.2 / (0.2 / 2)],
    ['of both', [certain(0.7, 0.03), answered(0.7)], 0.5, 0.2 / (0.2 / 2)],
  ])('%s', (_, scores, threshold, errors) => {
    expect(riskOfMean(scores, threshold).errors).toBeCloseTo(errors, 9);
  });

  it('is less by what few answers and few sessions cannot tell', () => {
    // Two answers each that agree: 0.1 seen four times, and nothing seen twice.
    const scores = [answered(0.7, 0.7), answered(0.9, 0.9)];
    const variance = (4 * 0.01) / (4 + 2);
    const error = Math.sqrt(2 * (variance / 2)) / 2;
    const wider = ((1 + 1 / 2) * student975(4 + 2)) / Z_975;
    expect(riskOfMean(scores, 0.6).errors).toBeCloseTo(0.2 / error / wider, 9);
    // What varies more is farther from clear.
    expect(riskOfMean([answered(0.5, 0.9), answered(0.9, 0.9)], 0.6).errors).toBeLessThan(
      riskOfMean(scores, 0.6).errors,
    );
  });

  it('is infinite where nothing can change it', () => {
    expect(riskOfMean([certain(0.7)], 0.5)).toEqual({ errors: Number.POSITIVE_INFINITY, isAssumed: false });
    expect(riskOfMean([], 0.5)).toEqual({ errors: Number.POSITIVE_INFINITY, isAssumed: false });
  });

  it.each<[string, readonly KnownScore[], boolean]>([
    ['of one answer', [answered(0.7)], true],
    ['of three further answers', [answered(0.7, 0.7, 0.7, 0.7)], true],
    ['of four further answers', [answered(0.7, 0.7, 0.7, 0.7, 0.7)], false],
    ['of four further answers about two sessions', [answered(0.7, 0.7, 0.7), answered(0.7, 0.7, 0.7)], false],
    ['of answers to what was not measured', [answered(0.7), unmeasured], true],
    ['of what is certain', [certain(0.7)], false],
    ['beside what nobody has seen', [certain(0.7), { ...certain(0.7), error: assumedOf(0.01) }], true],
  ])('is a guess: %s', (_, scores, isAssumed) => expect(riskOfMean(scores, 0.5).isAssumed).toBe(isAssumed));

  function assumedOf(variance: number): ScoreError {
    return { ...NO_ERROR, variance, isAssumed: true };
  }
});

describe('whether further answers are wanted', () => {
  it.each<[string, readonly KnownScore[], number, boolean]>([
    ['within two errors', [answered(0.7)], 0.501, true],
    ['within four, of what was asked once', [answered(0.7)], 0.301, true],
    ['at four', [answered(0.75)], 0.35, false],
    ['farther away', [answered(0.9)], 0.3, false],
    ['within four, of what is certain by more than one question', [{ ...certain(0.7, 0.01), asked: 2 }], 0.4, false],
    ['at two, of the same', [{ ...certain(0.75, 0.0625), asked: 2 }], 0.25, false],
    ['within two, of the same', [{ ...certain(0.7, 0.01), asked: 2 }], 0.6, true],
    ['within four, of one that was not measured at all', [{ ...certain(0.7, 0.01), asked: 2 }, unmeasured], 0.4, false],
    ['within four, of one that was asked once', [{ ...certain(0.7, 0.04), asked: 2 }, certain(0.7)], 0.4, true],
    ['of nothing', [], 0.5, false],
  ])('%s: %#', (_, scores, threshold, isWanted) => expect(isOpen(scores, threshold)).toBe(isWanted));

  it('ends where enough is known of how the judge wavers', () => {
    const wavering = (freedom: number) => [
      { score: 0.7, error: { ...NO_ERROR, variance: 0.01, freedom }, asked: freedom + 1 },
      certain(0.7),
    ];
    // The threshold that is three errors away.
    const at = (freedom: number): number => {
      const { errors } = riskOfMean(wavering(freedom), 0.7 - 0.3);
      return 0.7 - (0.3 * 3) / errors;
    };
    expect(isOpen(wavering(ENOUGH_SEEN - 1), at(ENOUGH_SEEN - 1))).toBe(true);
    expect(isOpen(wavering(ENOUGH_SEEN), at(ENOUGH_SEEN))).toBe(false);
  });
});
