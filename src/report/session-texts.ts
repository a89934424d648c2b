import type { Candidates } from '../candidates/read-candidates.js';
import { maskedSummary } from '../masked-summary.js';
import type { DimensionResult } from '../rubric/evidence.js';
import type { Scorer } from '../rubric/score.js';
import { isRated, type SessionWithTexts } from '../scored-session.js';
import type { Summary } from '../summary.js';

/** Both texts of a session, and what the rubric sees in them. The report itself holds neither. */
export interface SessionTexts {
  readonly reference: Summary;
  readonly candidate: Summary;
  readonly dimensions: readonly DimensionResult[];
}

/**
 * The texts behind one session of a report, by its position there; nothing where there is no usable candidate. Evidence
 * is many times larger than a score: it is computed again when somebody asks, and not kept.
 */
export type TextsOf = (index: number) => SessionTexts | undefined;

export function openTexts(sessions: readonly SessionWithTexts[], candidates: Candidates, score: Scorer): TextsOf {
  return (index) => {
    const session = sessions[index];
    if (session === undefined || !isRated(session)) return undefined;
    const candidate = candidates.byName.get(session.golden.name);
    if (candidate?.kind !== 'valid') return undefined;
    return textsOfPair(session.golden.reference, candidate.summary, score);
  };
}

/** Credentials in the texts are masked before anything is computed: nothing that is shown comes from what is not. */
export function textsOfPair(reference: Summary, candidate: Summary, score: Scorer): SessionTexts {
  const [ours, theirs] = [maskedSummary(reference), maskedSummary(candidate)];
  return { reference: ours, candidate: theirs, dimensions: score(ours, theirs).dimensions };
}
