/** How far a score of the judge might lie elsewhere if the same were judged again. */
export interface ScoreError {
  /** What is known by itself: the square of a standard error, in squared points of score. */
  readonly variance: number;
  /** How often the variance of one answer comes on top of it: 1 / n of the mean of n answers. */
  readonly perAnswer: number;
  /** What the answers show of that: the sum of the squares of their distances from their mean, and its degrees of freedom. */
  readonly squares: number;
  readonly freedom: number;
  /** Whether nobody has seen the variance that is known by itself. */
  readonly isAssumed: boolean;
}

/** The error of a single answer, as far as nobody has seen it. */
const ASSUMED_ERROR = 0.1;

/** It counts for as much as so many degrees of freedom that were seen. */
export const ASSUMED_FREEDOM = 4;

/** Nothing in it would fall out otherwise. */
export const NO_ERROR: ScoreError = { variance: 0, perAnswer: 0, squares: 0, freedom: 0, isAssumed: false };

/** That of the mean of several answers. */
export function errorOfSamples(scores: readonly number[]): ScoreError {
  const size = Math.max(1, scores.length);
  const mean = scores.reduce((sum, score) => sum + score, 0) / size;
  const squares = scores.reduce((sum, score) => sum + (score - mean) * (score - mean), 0);
  return { ...NO_ERROR, perAnswer: 1 / size, squares, freedom: size - 1 };
}

/** That of the mean of several scores, each with its own. */
export function errorOfMean(errors: readonly ScoreError[]): ScoreError {
  const parts = errors.length * errors.length;
  if (parts === 0) return NO_ERROR;
  const sum = (part: (error: ScoreError) => number): number => errors.reduce((all, error) => all + part(error), 0);
  return {
    variance: sum(({ variance }) => variance) / parts,
    perAnswer: sum(({ perAnswer }) => perAnswer) / parts,
    squares: sum(({ squares }) => squares),
    freedom: sum(({ freedom }) => freedom),
    isAssumed: errors.some(({ isAssumed }) => isAssumed),
  };
}

/**
 * The variance of one answer, from all that was asked more than once: pooled, since two answers about one text that happen to
 * agree say nothing, and with 0.1 in it as if that had been seen four times, so that few answers move it little and none
 * make it 0.
 */
export function varianceOfAnswer(errors: readonly ScoreError[]): number {
  let squares = ASSUMED_FREEDOM * ASSUMED_ERROR * ASSUMED_ERROR;
  let freedom = ASSUMED_FREEDOM;
  for (const error of errors) {
    squares += error.squares;
    freedom += error.freedom;
  }
  return squares / freedom;
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
  const variance = Math.max(ASSUMED_ERROR * ASSUMED_ERROR, (share * (1 - share)) / answered);
  return { ...NO_ERROR, variance, isAssumed: true };
}
