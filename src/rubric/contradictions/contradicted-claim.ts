import type { SentenceRead } from './sentence-read.js';

/** Which rule found that a claim cannot be true if the reference is. */
export type ClaimRule =
  | 'number'
  | 'identifier'
  | 'change'
  | 'exchange'
  | 'speaker'
  | 'status'
  | 'plan'
  | 'certainty'
  | 'untold';

/** A claim of a candidate and the one of the reference, or of the transcript, that it contradicts. */
export interface ContradictedClaim {
  readonly rule: ClaimRule;
  /** What the candidate says, in a few words of its own. */
  readonly given: string;
  /** What the witness says, in a few words of its own. */
  readonly wanted: string;
  readonly candidate: SentenceRead;
  /** Left out where nothing tells otherwise, but nothing tells it either. */
  readonly witness?: Witness;
}

/** What tells otherwise: a sentence of the reference, or a line of the transcript. */
export interface Witness {
  readonly text: string;
  readonly source: 'reference' | 'transcript';
}

/** A sentence of the reference as a witness. */
export function ofReference({ text }: Pick<Witness, 'text'>): Witness {
  return { text, source: 'reference' };
}
