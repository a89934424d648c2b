import type { Dimension } from '../summary.js';
import type { ActionMatch } from './v2/key-actions.js';
import type { TextComparison } from './v2/text-score.js';

/** Why a dimension has its score: what was compared, what matched, and the arithmetic. */
export type Evidence =
  | { readonly kind: 'edge-case' }
  | WordEvidence
  | ActionEvidence
  | OutcomeEvidence
  | MomentEvidence
  | TextEvidence
  | AssignmentEvidence
  | PositionEvidence;

/** The score of one dimension with what explains it. */
export interface Score {
  /** 0..1. */
  readonly score: number;
  readonly reason: string;
  readonly evidence: Evidence;
}

/** Title or summary by rubric v2. All factors are in 0..1. */
export interface TextEvidence {
  readonly kind: 'text';
  readonly comparison: TextComparison;
  /** Weight of the candidate's words over that of the reference's; for titles, of their number. */
  readonly lengthRatio: number;
  readonly lengthFactor: number;
  /** Product of the parts, before it is bent into a score. */
  readonly raw: number;
}

/** Key actions by rubric v2. */
export interface AssignmentEvidence {
  readonly kind: 'assignment';
  /** One entry for each bullet of the reference. */
  readonly reference: readonly ActionMatch[];
  readonly candidate: readonly ActionMatch[];
  /** Mean credit of the bullets of each side, 0..1. */
  readonly recall: number;
  readonly precision: number;
}

/** Moments by rubric v2. */
export interface PositionEvidence {
  readonly kind: 'positions';
  readonly referenceCount: number;
  readonly candidateCount: number;
  /** 0..1, all three. */
  readonly count: number;
  readonly types: number;
  readonly positions: number;
  /** Messages that a moment may be off by. */
  readonly tolerance: number;
  /** Pairs of moments that lie near one another. */
  readonly near: number;
}

export interface WordEvidence {
  readonly kind: 'words';
  readonly shared: readonly string[];
  /** Words of the reference that the candidate lacks. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** 0..1. */
  readonly jaccard: number;
  /** Words of the candidate over words of the reference. */
  readonly lengthRatio: number;
  /** What the length costs: a factor in 0..1. */
  readonly lengthFactor: number;
}

export interface BestPartner {
  /** Index in the other list. */
  readonly index: number;
  /** 0..1. */
  readonly similarity: number;
}

export interface BulletMatch {
  /** The most similar bullet of the other side; the first of equals; nothing when none shares a word. */
  readonly best: BestPartner | null;
  readonly matched: boolean;
}

export interface ActionEvidence {
  readonly kind: 'actions';
  /** One entry for each bullet of the reference. */
  readonly reference: readonly BulletMatch[];
  readonly candidate: readonly BulletMatch[];
  /** 0..1, all three. */
  readonly recall: number;
  readonly precision: number;
  readonly f1: number;
  /** Similarity from which two bullets match. */
  readonly threshold: number;
}

export interface OutcomeEvidence {
  readonly kind: 'outcome';
  readonly reference: string;
  readonly candidate: string;
}

export interface MomentEvidence {
  readonly kind: 'moments';
  readonly referenceCount: number;
  readonly candidateCount: number;
  /** 0..1, both. */
  readonly countScore: number;
  readonly typeScore: number;
  readonly sharedTypes: readonly string[];
  readonly missingTypes: readonly string[];
  readonly extraTypes: readonly string[];
}

export interface DimensionScore {
  readonly dimension: Dimension;
  /** 0..1. */
  readonly score: number;
  readonly reason: string;
}

export interface DimensionResult extends DimensionScore {
  readonly evidence: Evidence;
}
