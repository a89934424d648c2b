/** How far a score of the judge might lie elsewhere if the same were judged again. */
export interface ScoreError {
  /** Square of the standard error, in squared points of score. */
  readonly variance: number;
  /** Whether nobody has seen it: there was one answer, which shows no spread. */
  readonly isAssumed: boolean;
}

/** The error of a single answer, until a second one shows the real spread. */
export const ASSUMED_ERROR = 0.1;

/** Nothing in it would fall out otherwise. */
export const NO_ERROR: ScoreError = { variance: 0, isAssumed: false };

const ONE_ANSWER: ScoreError = { variance: ASSUMED_ERROR * ASSUMED_ERROR, isAssumed: true };

/** That of the score that several answers make: the variance of one of them over their number. Assumed below two. */
export function errorOfSamples(scores: readonly number[]): ScoreError {
  if (scores.length < 2) return ONE_ANSWER;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) * (score - mean), 0) / (scores.length - 1);
  return { variance: variance / scores.length, isAssumed: false };
}

/** That of the mean of several scores, each with its own. */
export function errorOfMean(errors: readonly ScoreError[]): ScoreError {
  const sum = errors.reduce((all, { variance }) => all + variance, 0);
  return {
    variance: errors.length === 0 ? 0 : sum / (errors.length * errors.length),
    isAssumed: errors.some(({ isAssumed }) => isAssumed),
  };
}

/**
 * That of a share of yes among answers that came together, once. Never below that of a single answer, since what bends one
 * of them bends all. Few of them move more: p (1 - p) / n, with p = (yes + 2) / (n + 4) (A. Agresti and B. A. Coull,
 * "Approximate Is Better than 'Exact'", The American Statistician 52, 1998), by which three yes of three are not taken for
 * certain.
 */
export function errorOfShare(yes: number, answered: number): ScoreError {
  if (answered === 0) return NO_ERROR;
  const share = (yes + 2) / (answered + 4);
  return { variance: Math.max(ONE_ANSWER.variance, (share * (1 - share)) / answered), isAssumed: true };
}
