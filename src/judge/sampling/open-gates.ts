import { CLEAR_FROM, flipRisk as errorsAway } from '../../statistics/flip-risk.js';
import { student975, Z_975 } from '../../statistics/interval.js';
import type { KnownScore } from './known-score.js';
import { ASSUMED_FREEDOM, varianceOfAnswer } from './score-error.js';

/** How far a mean of the judge is from its threshold, measured by what judging again might change. */
export interface JudgeRisk {
  /** Standard errors; infinite where nothing can change it or nothing was measured. */
  readonly errors: number;
  /** Whether how much the judge wavers is more of a guess than seen. */
  readonly isAssumed: boolean;
}

/** The risk of the mean of what was measured. Sampling and report go by it, so that they never differ. */
export function riskOfMean(scores: readonly KnownScore[], threshold: number): JudgeRisk {
  const known = scores.flatMap(({ score, error }) => (score === null ? [] : [{ score, error }]));
  if (known.length === 0) return { errors: Number.POSITIVE_INFINITY, isAssumed: false };
  const errors = known.map(({ error }) => error);
  const ofAnswer = varianceOfAnswer(errors);
  const mean = known.reduce((sum, { score }) => sum + score, 0) / known.length;
  const variance = errors.reduce((sum, error) => sum + error.variance + error.perAnswer * ofAnswer, 0);
  const seen = freedomOf(scores);
  const isGuessed = errors.some(({ perAnswer }) => perAnswer > 0) && seen < ASSUMED_FREEDOM;
  return {
    errors: errorsAway(mean, threshold, Math.sqrt(variance) / known.length) / widerFor(seen, known.length),
    isAssumed: isGuessed || errors.some(({ isAssumed }) => isAssumed),
  };
}

/**
 * How much farther a mean has to lie from its threshold than by its errors alone. A spread that few further answers have shown may
 * well be larger: by Student's t. And few sessions do not even out an error to one side, such as a fault that the judge sees now
 * and then. Where nobody was asked twice there is only the guess, and a gate that is near asks.
 * @param seen degrees of freedom of the spread that further answers show
 */
function widerFor(seen: number, sessions: number): number {
  return seen === 0 ? 1 : ((1 + 1 / sessions) * student975(ASSUMED_FREEDOM + seen)) / Z_975;
}

function freedomOf(scores: readonly KnownScore[]): number {
  return scores.reduce((sum, { score, error }) => sum + (score === null ? 0 : error.freedom), 0);
}

/** Within so many standard errors a gate could turn over if the judge wavered twice as much as is assumed. */
const NEAR = 2 * CLEAR_FROM;

/** From so many second answers on it is known how much the judge wavers. */
export const ENOUGH_SEEN = 26;

/**
 * Whether further answers are wanted: judging again could still turn the gate over, since its mean is within two standard
 * errors of the threshold; or it is within four, and how much the judge wavers was not looked at.
 */
export function isOpen(scores: readonly KnownScore[], threshold: number): boolean {
  const { errors } = riskOfMean(scores, threshold);
  if (errors < CLEAR_FROM) return true;
  const isAskedOnce = scores.some(({ score, asked }) => score !== null && asked === 1);
  return errors < NEAR && isAskedOnce && freedomOf(scores) < ENOUGH_SEEN;
}
