import type { Place } from './errors.js';
import type { Dimension } from './summary.js';

/** Stable names of defects; other programs filter by them. Grouped by where the defect is. */
export const FINDING_CODES = [
  'TITLE_EMPTY',
  'TITLE_DRIFT',
  'TITLE_GENERIC',
  'SUMMARY_EMPTY',
  'SUMMARY_GAP',
  'SUMMARY_BOILERPLATE',
  'SUMMARY_TOO_SHORT',
  'SUMMARY_TOO_LONG',
  'MISSING_ACTION',
  'EXTRA_ACTION',
  'REPEATED_ACTION',
  'WRONG_OUTCOME',
  'MISSING_MOMENT',
  'EXTRA_MOMENT',
  'NO_CANDIDATE',
  'INVALID_CANDIDATE',
  'DUPLICATE_CANDIDATE',
  'UNREADABLE_CANDIDATE',
  'UNKNOWN_SESSION',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** `error` in a failing session of a failed run, `warning` otherwise, `note` for what never gates. */
export type Severity = 'error' | 'warning' | 'note';

/** One explained defect and what to write instead. How severe it is shows only once the verdict is known. */
export interface Defect {
  readonly code: FindingCode;
  readonly dimension: Dimension | null;
  readonly message: string;
  readonly suggestion: string | null;
  readonly place: Place;
}

const NEVER_GATES: ReadonlySet<FindingCode> = new Set<FindingCode>(['UNKNOWN_SESSION']);

export function severityOf(code: FindingCode, failing: boolean): Severity {
  if (NEVER_GATES.has(code)) return 'note';
  return failing ? 'error' : 'warning';
}
