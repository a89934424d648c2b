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
  'FIELD_MISSING',
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
  'STATUS_MISMATCH',
  'HEDGE_DROPPED',
  'SCRAMBLED_TEXT',
  'REPEATED_TEXT',
  'CUT_OFF',
  'SPEAKS_TO_JUDGE',
  'CONTRADICTED_CLAIM',
  'UNGROUNDED_NUMBER',
  'UNGROUNDED_NAME',
  'FOREIGN_ACTION',
  'FOREIGN_SENTENCE',
  'REQUIREMENT_VIOLATED',
  'REQUIREMENT_UNMET',
  'MARKUP_IN_TEXT',
  'CHATTER',
  'SUMMARY_TOO_SHORT',
  'SUMMARY_TOO_LONG',
  'MISSING_ACTION',
  'EXTRA_ACTION',
  'REPEATED_ACTION',
  'OPEN_POINT_LOST',
  'CORRECTION_LOST',
  'SUMMARY_GAP',
  'UNSUPPORTED_CLAIM',
  'TITLE_DRIFT',
  'MISSING_MOMENT',
  'EXTRA_MOMENT',
  'JUDGE_DISAGREES',
  'JUDGE_SUGGESTION',
  'FIELD_UNKNOWN',
  'UNKNOWN_SESSION',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/**
 * What a finding says of a summary, as teams decide about it: `fail-on` takes these names and those of single codes. A code
 * stands in one class at most; what stands in none is too often wrong about faithful summaries, or never gates.
 */
export const FINDING_CLASSES = {
  unusable: [
    'NO_CANDIDATE',
    'INVALID_CANDIDATE',
    'DUPLICATE_CANDIDATE',
    'FIELD_MISSING',
    'TITLE_EMPTY',
    'TITLE_GENERIC',
    'SUMMARY_EMPTY',
    'SUMMARY_BOILERPLATE',
  ],
  form: [
    'WRONG_LANGUAGE',
    'CHATTER',
    'MARKUP_IN_TEXT',
    'CUT_OFF',
    'REPEATED_TEXT',
    'REPEATED_ACTION',
    'SUMMARY_TOO_SHORT',
    'SUMMARY_TOO_LONG',
  ],
  outcome: ['WRONG_OUTCOME'],
  requirement: ['REQUIREMENT_UNMET', 'REQUIREMENT_VIOLATED'],
  ungrounded: ['UNGROUNDED_NUMBER', 'UNGROUNDED_NAME', 'FOREIGN_ACTION', 'FOREIGN_SENTENCE'],
  contradiction: [
    'NEGATION_MISMATCH',
    'NUMBER_MISMATCH',
    'IDENTIFIER_MISMATCH',
    'DIRECTION_MISMATCH',
    'ANTONYM_MISMATCH',
    'STATUS_MISMATCH',
    'HEDGE_DROPPED',
  ],
  omission: ['MISSING_ACTION', 'OPEN_POINT_LOST', 'CORRECTION_LOST', 'SUMMARY_GAP', 'MISSING_MOMENT'],
  addition: ['EXTRA_ACTION', 'EXTRA_MOMENT', 'UNSUPPORTED_CLAIM'],
  judge: ['CONTRADICTED_CLAIM', 'SPEAKS_TO_JUDGE'],
} as const satisfies Readonly<Record<string, readonly FindingCode[]>>;
export type FindingClass = keyof typeof FINDING_CLASSES;

export function isFindingClass(name: string): name is FindingClass {
  return Object.hasOwn(FINDING_CLASSES, name);
}

/** Codes that only the judge raises: without one, nobody looks for them. */
export const JUDGED_CODES: ReadonlySet<FindingCode> = new Set<FindingCode>(['CONTRADICTED_CLAIM', 'UNSUPPORTED_CLAIM']);

/** The dimension of codes that are about a single one: nobody raises them where summaries have no such dimension. */
export const DIMENSION_OF_CODE: Readonly<Partial<Record<FindingCode, Dimension>>> = {
  WRONG_OUTCOME: 'outcome',
  TITLE_EMPTY: 'title',
  TITLE_GENERIC: 'title',
  TITLE_DRIFT: 'title',
  SUMMARY_EMPTY: 'summary',
  SUMMARY_TOO_SHORT: 'summary',
  SUMMARY_TOO_LONG: 'summary',
  OPEN_POINT_LOST: 'summary',
  SUMMARY_GAP: 'summary',
  MISSING_ACTION: 'key_actions',
  EXTRA_ACTION: 'key_actions',
  REPEATED_ACTION: 'key_actions',
  FOREIGN_ACTION: 'key_actions',
  CORRECTION_LOST: 'aha_moments',
  MISSING_MOMENT: 'aha_moments',
  EXTRA_MOMENT: 'aha_moments',
  FIELD_UNKNOWN: 'outcome',
};

/** `error` in a failing session of a failed run, `warning` otherwise, `note` for what never gates. */
export type Severity = 'error' | 'warning' | 'note';

/** One explained defect and what to write instead. How severe it is shows only once the verdict is known. */
export interface Defect {
  readonly code: FindingCode;
  readonly dimension: Dimension | null;
  readonly message: string;
  readonly suggestion: string | null;
  readonly place: Place;
  /** In how many of the samples of its session it is there, as in `2/3`; left out where the session has one candidate. */
  readonly samples?: string;
}

/** The codes of defects, each once. */
export function codesOfDefects(defects: readonly Pick<Defect, 'code'>[]): readonly FindingCode[] {
  return [...new Set(defects.map(({ code }) => code))];
}

/** What a finding says, behind the key of the value where the team has one of its own. */
export function toldMessage({ message, key }: Pick<Defect, 'message'> & { readonly key?: string | undefined }): string {
  return key === undefined ? message : `${key}: ${message}`;
}

/** Orders findings as `FINDING_CODES` does; those of one code keep their order. */
export function byWeight(a: Pick<Defect, 'code'>, b: Pick<Defect, 'code'>): number {
  return (RANKS.get(a.code) ?? 0) - (RANKS.get(b.code) ?? 0);
}

const RANKS: ReadonlyMap<FindingCode, number> = new Map(FINDING_CODES.map((code, i) => [code, i]));

/** Codes that `fail-on` refuses: what belongs to no session fails none, and what only explains or advises does not either. */
export const NEVER_GATES: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'UNREADABLE_CANDIDATE',
  'FIELD_UNKNOWN',
  'UNKNOWN_SESSION',
  'JUDGE_DISAGREES',
  'JUDGE_SUGGESTION',
]);

/** Whether a finding is about the form of most candidates: it stands before everything that follows from it. */
export function isDiagnosis({ code }: { readonly code: FindingCode }): boolean {
  return code === 'FIELD_MISSING' || code === 'FIELD_UNKNOWN';
}

export function severityOf(code: FindingCode, failing: boolean): Severity {
  // What explains most of all other findings is no mere note.
  if (code === 'FIELD_UNKNOWN') return 'warning';
  // A summary that nobody can place is lost, whatever the verdict.
  if (code === 'UNREADABLE_CANDIDATE') return 'warning';
  if (NEVER_GATES.has(code)) return 'note';
  return failing ? 'error' : 'warning';
}

/** Tells where the value at a path of a candidate stands. */
export type PlaceOf = (path: JsonPath) => Place;
