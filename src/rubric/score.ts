import { type Precision, roundScore } from '../core/numbers.js';
import { DIMENSIONS, type Dimension, type Summary } from '../core/summary.js';
import { ClaimCheck } from './contradictions/claim-check.js';
import type { DimensionResult } from './evidence.js';
import { RubricV1 } from './v1.js';
import type { SummaryPairs } from './v2/summary-pairs.js';
import { RubricV2 } from './v2/v2.js';

export type Weights = Readonly<Record<Dimension, number>>;

export interface SessionScore {
  readonly dimensions: readonly DimensionResult[];
  /** Weighted sum of the dimensions, 0..1. */
  readonly overall: number;
}

/** Scores one session after the other by a rubric and weights. */
export type Scorer = (reference: Summary, candidate: Summary) => SessionScore;

/** @param wanted the dimensions that summaries have, in their order */
export function openScorer(
  version: RubricVersion,
  weights: Weights,
  wanted: readonly Dimension[],
  pairs?: SummaryPairs,
): Scorer {
  const rubric = openRubric(version, pairs);
  const hasAll = wanted.length === DIMENSIONS.length;
  return (reference, candidate) => {
    const all = rubric(reference, candidate);
    const dimensions = hasAll ? all : all.filter(({ dimension }) => wanted.includes(dimension));
    const overall = weightedSum(dimensions, weights);
    return { dimensions, overall: version === 'v1' ? overall : roundScore(overall) };
  };
}

/** A session without a usable candidate scores 0 throughout: that is the pipeline's failure, a real zero. */
export function zeroScore(reason: string, wanted: readonly Dimension[]): SessionScore {
  const dimensions = wanted.map(
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

/** The versions of the rubric, the default last. A version never changes its scores; a better one gets a new name. */
export const RUBRICS = ['v1', 'v2'] as const;
export type RubricVersion = (typeof RUBRICS)[number];

/** What finds contradicted claims beside a rubric: the first one compares words alone, and stays as it was. */
export function openClaimCheck(version: RubricVersion, pairs?: SummaryPairs): ClaimCheck | undefined {
  return version === 'v1' ? undefined : new ClaimCheck(pairs);
}

/** Scores the five dimensions of a candidate, in their order. */
export type Rubric = (reference: Summary, candidate: Summary) => readonly DimensionResult[];

/**
 * A rubric that is ready to score any number of sessions: what it learns about words serves the next session too, and all
 * that shares its vocabularies.
 */
export function openRubric(version: RubricVersion, pairs?: SummaryPairs): Rubric {
  switch (version) {
    case 'v1': {
      const rubric = new RubricV1();
      return (reference, candidate) => rubric.score(reference, candidate);
    }
    case 'v2': {
      const rubric = new RubricV2(pairs);
      return (reference, candidate) => rubric.score(reference, candidate);
    }
  }
}

/** How many decimals the means of a rubric keep: v1 keeps every digit of the original. */
export function precisionOf(rubric: RubricVersion): Precision {
  return rubric === 'v1' ? 'full' : 'six decimals';
}
