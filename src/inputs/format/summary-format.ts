import { DIMENSIONS, type Dimension, type Outcome } from '../../core/summary.js';

/** The keys of a summary that a team may name in its own way. */
export const FIELDS = [...DIMENSIONS, 'topics_found'] as const;
export type Field = (typeof FIELDS)[number];

/** How a team writes its summaries: references, candidates and labels alike. */
export interface SummaryFormat {
  /** For fields that the team names otherwise, the path of keys at which the value stands in their file. */
  readonly fields: ReadonlyMap<Field, readonly string[]>;
  /** Our outcome for each of their words, which are trimmed and in lower case. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** The dimensions that the team's summaries have, in the order of `DIMENSIONS`. */
  readonly dimensions: readonly Dimension[];
}

/** Our own format, which needs no mapping. */
export const OWN_FORMAT: SummaryFormat = { fields: new Map(), outcomes: new Map(), dimensions: DIMENSIONS };
