import type { GoldenSession } from './corpus/golden-session.js';
import type { Place } from './errors.js';
import type { Defect } from './finding.js';
import type { DimensionScore } from './rubric/evidence.js';
import type { StructuralCheck } from './rubric/requirement-check.js';

/** A golden session with the score of its candidate. */
export interface RatedSession {
  readonly status: 'scored' | 'missing_candidate' | 'invalid_candidate';
  readonly golden: GoldenSession;
  /** 0..1; a missing or invalid candidate is a real zero. */
  readonly overall: number;
  readonly dimensions: readonly DimensionScore[];
  readonly defects: readonly Defect[];
  /** The session's requirements with what could be them in the candidate; absent without a usable candidate. */
  readonly requirements?: readonly StructuralCheck[];
  readonly candidatePath: string | null;
  readonly candidateDigest: string | null;
}

/** A candidate without a golden session, for a judge that needs no reference. The rubric has nothing to say of it. */
export interface UnreferencedSession {
  readonly status: 'unreferenced';
  readonly name: string;
  readonly place: Place;
  readonly candidateDigest: string;
  readonly defects: readonly Defect[];
}

/** Canaries are for the judge and are never scored. */
export type ScoredSession =
  | RatedSession
  | UnreferencedSession
  | { readonly status: 'canary'; readonly golden: GoldenSession };

export function isRated(session: ScoredSession): session is RatedSession {
  return session.status !== 'canary' && session.status !== 'unreferenced';
}

export function isUnreferenced(session: ScoredSession): session is UnreferencedSession {
  return session.status === 'unreferenced';
}

export function nameOf(session: ScoredSession): string {
  return session.status === 'unreferenced' ? session.name : session.golden.name;
}
