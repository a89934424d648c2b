import { maskedSummary } from '../core/redact.js';
import { type Summary, summaryText } from '../core/summary.js';
import type { Scorer } from '../rubric/score.js';
import { marksOf, type TextMarks } from '../rubric/text-marks.js';

/** Both texts of a session, and what the rubric sees in them. The report itself holds neither. */
export interface SessionTexts {
  readonly reference: Summary;
  readonly candidate: Summary;
  readonly marks: TextMarks;
}

/** The texts of so many sessions are shown at most. */
export const MOST_TEXTS = 5000;

/** The texts behind one session of a report, by its position there; nothing where there is no usable candidate. */
export type TextsOf = (index: number) => SessionTexts | undefined;

/**
 * Credentials in the texts are masked before anything is computed: nothing that is shown comes from what is not.
 * @param known what was seen in the texts when they were scored, where that was kept; it holds where nothing was masked
 */
export function textsOfPair(reference: Summary, candidate: Summary, score: Scorer, known?: TextMarks): SessionTexts {
  const [ours, theirs] = [maskedSummary(reference), maskedSummary(candidate)];
  const isAsScored = known !== undefined && isSame(ours, reference) && isSame(theirs, candidate);
  return { reference: ours, candidate: theirs, marks: isAsScored ? known : marksOf(score(ours, theirs).dimensions) };
}

function isSame(a: Summary, b: Summary): boolean {
  return summaryText(a) === summaryText(b);
}
