import type { Place } from '../../core/errors.js';
import type { FindingCode } from '../../core/finding.js';
import type { JsonPath } from '../../core/json/document.js';
import type { Summary } from '../../core/summary.js';

/** More wordings of one session would make each of its candidates cost that many times as much to score. */
export const MOST_ACCEPTED = 20;

/** As many as an exam of the gates needs of one session. */
export const MOST_REJECTED = 50;

/** The most characters of one accepted or rejected summary, as it is written. */
export const LONGEST_TAUGHT = 100_000;

/** What may name an accepted or rejected summary: it is a file name, too. */
export const ID = /^[A-Za-z0-9._-]{1,80}$/;

/** The name of one that is written anew: the day, and the first digits of its digest. */
export function taughtId(at: string, digest: string): string {
  return `${at}-${digest.slice(0, 8)}`;
}

/** How many summaries of each kind a session may have. */
export const MOST_TAUGHT = { accepted: MOST_ACCEPTED, rejected: MOST_REJECTED } as const;

/** A summary that somebody accepted or rejected, and where it stands. */
interface TaughtSummary {
  /** Unique among those of its kind in the session. */
  readonly id: string;
  readonly summary: Summary;
  /** SHA-256 of the summary alone. */
  readonly digest: string;
  readonly by: string;
  /** The day, YYYY-MM-DD. */
  readonly at: string;
  readonly place: Place;
  /** Where the value at a path of ours stands. */
  readonly placeOf: (path: JsonPath) => Place;
}

/** A summary of a session that people accepted beside the reference: as good, in other words. */
export interface AcceptedSummary extends TaughtSummary {
  readonly because: string | null;
  /** The outcome as the team writes it. */
  readonly outcomeWord: string;
}

/** A summary that people rejected. */
export interface RejectedSummary extends TaughtSummary {
  readonly because: string;
  /** The finding that it must raise. */
  readonly code: FindingCode | null;
}
