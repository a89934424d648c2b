import { CLEAR_FROM, flipRisk as errorsAway } from '../../statistics/flip-risk.js';
import type { KnownScore } from './known-score.js';

/** How far a mean of the judge is from its threshold, measured by what judging again might change. */
export interface JudgeRisk {
  /** Standard errors; infinite where nothing can change it or nothing was measured. */
  readonly errors: number;
  /** Whether the error of any score in it was assumed. */
  readonly isAssumed: boolean;
}

/** The risk of the mean of what was measured. Sampling and report go by it, so that they never differ. */
export function riskOfMean(scores: readonly KnownScore[], threshold: number): JudgeRisk {
  const known = scores.flatMap(({ score, error }) => (score === null ? [] : [{ score, error }]));
  if (known.length === 0) return { errors: Number.POSITIVE_INFINITY, isAssumed: false };
  const mean = known.reduce((sum, { score }) => sum + score, 0) / known.length;
  const variance = known.reduce((sum, { error }) => sum + error.variance, 0);
  return {
    errors: errorsAway(mean, threshold, Math.sqrt(variance) / known.length),
    isAssumed: known.some(({ error }) => error.isAssumed),
  };
}

/** Whether judging again could still turn a gate over: its mean is within two standard errors of the threshold. */
export function isOpen(scores: readonly KnownScore[], threshold: number): boolean {
  return riskOfMean(scores, threshold).errors < CLEAR_FROM;
}
