/** The aspects that a rubric scores, always in this order. */
export const DIMENSIONS = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The outcomes that a reference may state. A candidate may state anything; an unknown outcome is wrong. */
export const OUTCOMES = ['success', 'partial', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A turning point of a session: `seq` is the number of the message it happened in. */
export interface Moment {
  readonly seq: number;
  readonly type: string;
  readonly highlight: string;
}

/**
 * A session summary after reading: lists are never null, absent texts are empty.
 * References have passed a strict schema; candidates a lenient one, so their outcome is any string.
 */
export interface Summary {
  readonly title: string;
  readonly summary: string;
  readonly key_actions: readonly string[];
  readonly outcome: string;
  readonly aha_moments: readonly Moment[];
  readonly topics_found: readonly string[];
}
