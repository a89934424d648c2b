import { maskTexts } from '../core/redact.js';
import type { ValidCandidate } from './candidates/candidate.js';
import type { GoldenSession } from './corpus/golden-session.js';

/**
 * A candidate as it is compared. What is said of it may quote a piece of a text, and the piece of a credential that has lost what
 * it is told by is masked by nobody; a page compares the same texts. Without a credential it is the same object.
 */
export function candidateWithoutCredentials(candidate: ValidCandidate): ValidCandidate {
  const summary = maskTexts(candidate.summary);
  return summary === candidate.summary ? candidate : { ...candidate, summary };
}

/** A golden session with credentials masked. Without a credential it is the same object. */
export function goldenWithoutCredentials(golden: GoldenSession): GoldenSession {
  const reference = maskTexts(golden.reference);
  const summaries = golden.accepted.map(({ summary }) => maskTexts(summary));
  if (reference === golden.reference && summaries.every((summary, i) => summary === golden.accepted[i]?.summary))
    return golden;
  const accepted = golden.accepted.map((one, i) => ({ ...one, summary: summaries[i] ?? one.summary }));
  return { ...golden, reference, accepted };
}
