import type { SentenceRead } from './sentence-read.js';

/** Which rule found that a claim cannot be true if the reference is. */
export type ClaimRule =
  | 'number'
  | 'identifier'
  | 'change'
  | 'exchange'
  | 'status'
  | 'plan'
  | 'result'
  | 'certainty'
  | 'untold';

/** A claim of a candidate and the one of the reference, or of the transcript, that it contradicts. */
export interface ContradictedClaim {
  readonly rule: ClaimRule;
  /** What the candidate says, in a few words of its own. */
  readonly given: string;
  /** What the reference says, in a few words of its own. */
  readonly wanted: string;
  readonly candidate: SentenceRead;
  /** What tells otherwise: a sentence of the reference, or a line of the transcript. */
  readonly reference: { readonly text: string };
  readonly isOfTranscript?: boolean;
}
