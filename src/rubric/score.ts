import { DIMENSIONS, type Dimension, type Summary } from '../summary.js';
import type { DimensionResult } from './evidence.js';
import { scoreV1 } from './v1.js';

export type Weights = Readonly<Record<Dimension, number>>;

export interface SessionScore {
  readonly dimensions: readonly DimensionResult[];
  /** Weighted sum of the dimensions, 0..1. */
  readonly overall: number;
}

export function scoreSession(reference: Summary, candidate: Summary, weights: Weights): SessionScore {
  const dimensions = scoreV1(reference, candidate);
  return { dimensions, overall: weightedSum(dimensions, weights) };
}

/** A session without a usable candidate scores 0 throughout: that is the pipeline's failure, a real zero. */
export function zeroScore(reason: string): SessionScore {
  const dimensions = DIMENSIONS.map(
    (dimension): DimensionResult => ({ dimension, score: 0, reason, evidence: { kind: 'edge-case' } }),
  );
  return { dimensions, overall: 0 };
}

/** Adds from left to right, so that the last digit does not depend on the engine. */
function weightedSum(dimensions: readonly DimensionResult[], weights: Weights): number {
  let sum = 0;
  for (const { dimension, score } of dimensions) sum += score * weights[dimension];
  return Math.min(1, Math.max(0, sum));
}
