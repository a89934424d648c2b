import type { Dimension } from '../core/summary.js';
import type { Contradiction } from './v2/contradiction.js';

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

/** A sentence of the reference that the candidate hardly covers. */
export interface Gap {
  readonly sentence: string;
  /** Share of its weight that the candidate has anywhere, 0..1. */
  readonly covered: number;
  /** Words of it that the candidate lacks. */
  readonly missing: readonly string[];
}

/** What contradictions and disorder leave of a score, by rubric v2. All factors are in 0..1. */
export interface Consistency {
  readonly contradictions: readonly Contradiction[];
  /** What contradicted statements leave of a score. */
  readonly statements: number;
  /** What changed numbers and names leave of it. */
  readonly facts: number;
  /** What disorder leaves of it. */
  readonly order: number;
}

/** What rubric v2 found when it compared two texts. All shares are in 0..1. */
export interface TextComparison extends Consistency {
  /** What the candidate has of the reference, by weight of words. */
  readonly recall: number;
  /** What the reference has of the candidate. */
  readonly precision: number;
  /** Words of the reference that carry facts and that the candidate lacks, or has in a similar form only. */
  readonly missing: readonly string[];
  readonly similar: readonly string[];
  /** Such words of the candidate that the reference lacks. */
  readonly extra: readonly string[];
}

/** Title or summary by rubric v2: (shares x length factor), bent, x statements x facts x order. */
export interface TextEvidence {
  readonly kind: 'text';
  readonly comparison: TextComparison;
  /** How much alike the texts are before anything is taken off: coverage, for titles half of it F1. */
  readonly similarity: number;
  /** Weight of the candidate's words over that of the reference's; for titles, of their number. */
  readonly lengthRatio: number;
  readonly lengthFactor: number;
  /** Similarity x length factor, bent upwards. */
  readonly bent: number;
  /** Sentences of the reference's summary that are hardly covered, the worst first. */
  readonly gaps: readonly Gap[];
}

/**
 * How a bullet of one side is accounted for on the other: by a bullet that says the same, as a part of a longer one, not
 * at all because it repeats another one, or not at all.
 */
export type MatchKind = 'same' | 'part' | 'repeated' | 'none';

export interface ActionMatch {
  /** Index of the partner in the other list; null for none. */
  readonly partner: number | null;
  /** 0..1. */
  readonly credit: number;
  readonly kind: MatchKind;
  /** The most similar bullet of the other side, matched or not; null when none shares a word. */
  readonly nearest: BestPartner | null;
  /** Words of this bullet that the nearest one lacks, for bullets without a partner. */
  readonly lacking: readonly string[];
  /** What contradictions leave of the credit, for bullets with a partner. */
  readonly consistency: Consistency | null;
}

/** Key actions by rubric v2. */
export interface AssignmentEvidence {
  readonly kind: 'assignment';
  /** One entry for each bullet of the reference. */
  readonly reference: readonly ActionMatch[];
  readonly candidate: readonly ActionMatch[];
  /** Mean credit of the bullets of each side, and their harmonic mean, 0..1. */
  readonly recall: number;
  readonly precision: number;
  readonly f1: number;
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

interface OutcomeEvidence {
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
