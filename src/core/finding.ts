import type { Place } from './errors.js';
import type { JsonPath } from './json/document.js';
import type { Dimension } from './summary.js';

/**
 * Stable names of defects; other programs filter by them. The order is that of a session's findings: first what makes
 * all else moot, last what matters least.
 */
export const FINDING_CODES = [
  'NO_CANDIDATE',
  'INVALID_CANDIDATE',
  'DUPLICATE_CANDIDATE',
  'UNREADABLE_CANDIDATE',
  'WRONG_OUTCOME',
  'SUMMARY_EMPTY',
  'SUMMARY_BOILERPLATE',
  'TITLE_EMPTY',
  'TITLE_GENERIC',
  'WRONG_LANGUAGE',
  'NEGATION_MISMATCH',
  'NUMBER_MISMATCH',
  'IDENTIFIER_MISMATCH',
  'DIRECTION_MISMATCH',
  'ANTONYM_MISMATCH',
  'SCRAMBLED_TEXT',
  'REPEATED_TEXT',
  'CUT_OFF',
  'CONTRADICTED_CLAIM',
  'REQUIREMENT_VIOLATED',
  'REQUIREMENT_UNMET',
  'MARKUP_IN_TEXT',
  'CHATTER',
  'SUMMARY_TOO_SHORT',
  'SUMMARY_TOO_LONG',
  'MISSING_ACTION',
  'EXTRA_ACTION',
  'REPEATED_ACTION',
  'SUMMARY_GAP',
  'UNSUPPORTED_CLAIM',
  'TITLE_DRIFT',
  'MISSING_MOMENT',
  'EXTRA_MOMENT',
  'JUDGE_DISAGREES',
  'JUDGE_SUGGESTION',
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

/** Orders findings as `FINDING_CODES` does; those of one code keep their order. */
export function byWeight(a: Pick<Defect, 'code'>, b: Pick<Defect, 'code'>): number {
  return FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code);
}

const NEVER_GATES: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'UNKNOWN_SESSION',
  'JUDGE_DISAGREES',
  'JUDGE_SUGGESTION',
]);

export function severityOf(code: FindingCode, failing: boolean): Severity {
  if (NEVER_GATES.has(code)) return 'note';
  return failing ? 'error' : 'warning';
}

/** Tells where the value at a path of a candidate stands. */
export type PlaceOf = (path: JsonPath) => Place;
