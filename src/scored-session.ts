import type { GoldenSession } from './corpus/golden-session.js';
import type { Defect } from './finding.js';
import type { DimensionResult } from './rubric/evidence.js';

/** A golden session with what became of its candidate. Canaries are for the judge and are never scored. */
export type ScoredSession =
  | {
      readonly status: 'scored' | 'missing_candidate' | 'invalid_candidate';
      readonly golden: GoldenSession;
      /** 0..1; a missing or invalid candidate is a real zero. */
      readonly overall: number;
      readonly dimensions: readonly DimensionResult[];
      readonly defects: readonly Defect[];
      readonly candidatePath: string | null;
      readonly candidateDigest: string | null;
    }
  | { readonly status: 'canary'; readonly golden: GoldenSession };

export type RatedSession = Exclude<ScoredSession, { status: 'canary' }>;

export function isRated(session: ScoredSession): session is RatedSession {
  return session.status !== 'canary';
}
