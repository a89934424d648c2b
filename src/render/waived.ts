import type { ReportSession } from '../report/schema.js';
import { inWords } from './wording.js';

/** The mark of what has failed and is waived: somebody looks at it and has taken it upon themselves. */
export const WAIVED = '👁️';

type ReportWaiver = NonNullable<ReportSession['waived']>[number];

/** A waiver in one line, its words still foreign: `waived (title) until 2026-12-31 by mona: known`. */
export function waiverText({ dimension, reason, until, by }: ReportWaiver): string {
  return `waived${dimension === null ? '' : ` (${inWords(dimension)})`} until ${until} by ${by}: ${reason}`;
}

/** The waivers of a failing session that bear on a dimension, or on its overall score where that is null. */
export function waiversOn(
  { failed, waived = [] }: ReportSession,
  about: ReportWaiver['dimension'],
): readonly ReportWaiver[] {
  return failed ? waived.filter(({ dimension }) => dimension === null || dimension === about) : [];
}
