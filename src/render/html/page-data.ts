import type { Summary } from '../../core/summary.js';
import { plainLine, plainText } from '../../core/text.js';
import type { MatchKind } from '../../rubric/evidence.js';
import type { ContradictionRule } from '../../rubric/v2/contradiction.js';

/**
 * What the page's own program works with, as JSON inside the page. All foreign text in it is clean: masked, in its stored
 * order, without characters that show nothing. It is still text, and becomes part of the page through `html` alone.
 */
export interface PageIndex {
  /** Worst first. */
  readonly rows: readonly Row[];
  /** Details of so many rows stand in one block: row 0 to size - 1 in the first one, and so on. */
  readonly blockSize: number;
  /** Whether there is a column of changes against the baseline, and one of the judge's scores. */
  readonly hasChanges: boolean;
  readonly hasJudge: boolean;
  /** Positions of the dimensions that the summaries have, where these are not all five. */
  readonly dimensions?: readonly number[];
}

export type RowState = 'failing' | 'waived' | 'passing' | 'uncounted';

/** A line of the table of sessions. */
export interface Row {
  readonly name: string;
  /** `uncounted` for canaries and for candidates without a reference: no mean and no gate counts them. */
  readonly state: RowState;
  /** In words; empty for a session with a usable candidate. */
  readonly remark: string;
  readonly overall: number | null;
  /** In the order of the dimensions; empty where there is nothing that the numbers would measure. */
  readonly scores: readonly number[];
  /** Against the baseline. */
  readonly change: number | null;
  readonly failure: 'new' | 'already' | 'fixed' | null;
  readonly judge: number | null;
  /** How often each finding occurs, the weightiest first: code and number. */
  readonly findings: readonly (readonly [code: string, count: number])[];
  /** Codes of the findings that the base did not have; left out where there is none. */
  readonly fresh?: readonly string[];
  /** Why it fails, of a failing session: what sessions that fail alike are put together by. */
  readonly cause?: string;
  /** What to change first, of a failing session. */
  readonly fix: string;
}

/** What opens below a row. */
export interface Detail {
  readonly overall: number | null;
  /** Change of the overall score against the baseline; null where there is nothing to compare with. */
  readonly change: number | null;
  readonly path: string | null;
  /** Its samples in one line; left out where it has one candidate. */
  readonly samples?: string;
  readonly dimensions: readonly PageDimension[];
  readonly findings: readonly PageFinding[];
  readonly omitted: number;
  readonly waivers: readonly string[];
  /** What can be said of its requirements by words alone; empty where there is nothing to say. */
  readonly requirements: string;
  /** Null where the texts are not part of the page; then `withoutTexts` says why. */
  readonly texts: PageTexts | null;
  readonly withoutTexts: string;
  readonly judge: PageJudgement | null;
  /** What the candidate was on the base, where that was another one; left out where the page does not have it. */
  readonly base?: PageSummary;
  /** Why it is not shown although it was another one. */
  readonly withoutBase?: string;
  /** What was said in the session; left out where the page does not have it. */
  readonly transcript?: PageTranscript;
}

export interface PageTranscript {
  readonly file: string;
  readonly messages: readonly {
    readonly seq: number;
    /** The line of the file that it begins in, from 1. */
    readonly line: number;
    readonly who: string;
    readonly text: string;
  }[];
  readonly omitted: number;
}

export interface PageDimension {
  /** In words. */
  readonly label: string;
  readonly score: number;
  readonly weight: number;
  readonly reason: string;
  readonly change: number | null;
  /** Position among all five dimensions, where it is not that of the list. */
  readonly at?: number;
}

export interface PageFinding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'note';
  /** Position among the dimensions; -1 for the session as a whole. */
  readonly dimension: number;
  readonly message: string;
  /** It was there on the base already. */
  readonly known?: true;
  /** In how many samples it is, as in `2/3`. */
  readonly samples?: string;
  readonly suggestion: string | null;
  readonly place: string;
}

export interface PageSummary {
  readonly title: string;
  readonly summary: string;
  readonly actions: readonly string[];
  readonly outcome: string;
  readonly moments: readonly PageMoment[];
}

export interface PageMoment {
  readonly seq: number;
  readonly type: string;
  readonly highlight: string;
}

export interface PageTexts {
  readonly reference: PageSummary;
  readonly candidate: PageSummary;
  /** Contradictions found in the title and in the summary. */
  readonly contradictions: { readonly title: readonly PageClash[]; readonly summary: readonly PageClash[] };
  readonly actions: readonly ActionPair[];
}

/** Two places that cannot both be true. */
export interface PageClash {
  readonly rule: ContradictionRule;
  readonly given: string;
  readonly wanted: string;
  readonly givenSentence: string;
  readonly wantedSentence: string;
}

/** A bullet of the reference and the one of the candidate that says it; null where there is none. */
export interface ActionPair {
  readonly reference: number | null;
  readonly candidate: number | null;
  readonly kind: MatchKind;
  /** 0..1; what the bullet of the reference got, or that of the candidate where it has no partner. */
  readonly credit: number;
  readonly clashes: readonly PageClash[];
}

export interface PageJudgement {
  readonly overall: number | null;
  readonly dimensions: readonly { readonly label: string; readonly score: number | null; readonly reason: string }[];
  readonly metrics: readonly PageMetric[];
  readonly rationale: string;
  readonly suggestions: readonly string[];
  /** A summary that the judge proposes instead of the candidate. */
  readonly rewrite: PageSummary | null;
  readonly gaps: readonly string[];
  /** What the judge was not shown; empty where it was shown all. */
  readonly cut: string;
  readonly about: string;
  /** What each member of a panel says; left out where one judges alone. */
  readonly voices?: readonly PageVoice[];
  /** How far the overalls of the members lie apart. */
  readonly spread?: number;
}

interface PageVoice {
  readonly name: string;
  readonly overall: number | null;
  /** Its other scores, in words. */
  readonly scores: string;
  readonly said: string;
}

export interface PageMetric {
  readonly label: string;
  readonly score: number | null;
  readonly explanation: string;
  /** What was checked one by one, with the words of the transcript that decide. */
  readonly passages: readonly {
    readonly status: string;
    readonly text: string;
    readonly quote: string;
    readonly place: string;
  }[];
}

/** Said of a session whose texts would have made the page too large. */
export const NOT_ON_PAGE = 'The texts of this session are not part of this page.';

/** The longest texts that a page shows whole; beyond, they are cut with a mark. */
const LONGEST = { title: 2000, summary: 100_000, bullet: 4000 } as const;

/** The most bullets and moments of one summary. */
export const MOST_BULLETS = 200;

/** A summary as the page shows it: clean, and no longer than anybody reads. */
export function toPageSummary({ title, summary, key_actions, outcome, aha_moments }: Summary): PageSummary {
  return {
    title: plainLine(title, LONGEST.title),
    summary: plainText(summary, LONGEST.summary),
    actions: key_actions.slice(0, MOST_BULLETS).map((action) => plainText(action, LONGEST.bullet)),
    outcome: plainLine(outcome, 200),
    moments: aha_moments.slice(0, MOST_BULLETS).map(({ seq, type, highlight }) => ({
      seq,
      type: plainLine(type, 200),
      highlight: plainText(highlight, LONGEST.bullet),
    })),
  };
}
