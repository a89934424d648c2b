import { maskedSummary } from '../core/redact.js';
import { type Summary, summaryText } from '../core/summary.js';
import type { ShownTranscript } from '../inputs/corpus/shown-transcript.js';
import type { Scorer } from '../rubric/score.js';
import { marksOf, type TextMarks } from '../rubric/text-marks.js';

/** Reference and candidate of a session, and what the rubric marks in them. A report holds neither text. */
export interface SessionTexts {
  readonly reference: Summary;
  readonly candidate: Summary;
  readonly marks: TextMarks;
  /** Reads what was said in the session; left out where nobody has its transcript at hand. */
  readonly transcript?: () => ShownTranscript | undefined;
}

/** Most sessions of which a page shows the texts. */
export const MOST_TEXTS = 5000;

/** Reads the texts of a session by its position in the report; undefined where there is no usable candidate. */
export type TextsOf = (index: number) => SessionTexts | undefined;

/**
 * The texts of a session with credentials masked, and the marks in them. Marks are computed from the masked texts, so
 * that nothing shown comes from what is hidden.
 * @param known marks that were kept from scoring; used where nothing had to be masked
 */
export function textsOfPair(reference: Summary, candidate: Summary, score: Scorer, known?: TextMarks): SessionTexts {
  const [ours, theirs] = [maskedSummary(reference), maskedSummary(candidate)];
  const isAsScored = known !== undefined && isSame(ours, reference) && isSame(theirs, candidate);
  return { reference: ours, candidate: theirs, marks: isAsScored ? known : marksOf(score(ours, theirs).dimensions) };
}

function isSame(a: Summary, b: Summary): boolean {
  return summaryText(a) === summaryText(b);
}
