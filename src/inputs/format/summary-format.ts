import type { JsonPath } from '../../core/json/document.js';
import { DIMENSIONS, type Dimension, type Field, type Outcome } from '../../core/summary.js';

export { FIELDS, type Field } from '../../core/summary.js';

/** How a team writes its summaries: references, candidates and labels alike. Plain data, so that threads can be told it. */
export interface SummaryFormat {
  /** For fields that the team names otherwise, the path of keys at which the value stands in their file. */
  readonly fields: ReadonlyMap<Field, readonly string[]>;
  /** The path of keys at which a line of a `.jsonl` file says its session. */
  readonly name: readonly string[];
  /** Our outcome for each of their words, which are trimmed and in lower case. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Their words for an outcome of ours, as they write them; none for one that has no word of theirs. */
  readonly words: ReadonlyMap<Outcome, readonly string[]>;
  /** The dimensions that the team's summaries have, in the order of `DIMENSIONS`. */
  readonly dimensions: readonly Dimension[];
}

/** Our own format, which needs no mapping. */
export const OWN_FORMAT: SummaryFormat = {
  fields: new Map(),
  name: ['name'],
  outcomes: new Map(),
  words: new Map(),
  dimensions: DIMENSIONS,
};

/** Whether summaries stand in files as we write them ourselves, all of their fields included. */
export function isOwnFormat({ fields, outcomes, dimensions }: SummaryFormat): boolean {
  return fields.size === 0 && outcomes.size === 0 && dimensions.length === DIMENSIONS.length;
}

/** Whether a path is our key for the session of a line. */
export function isOurName(path: JsonPath): boolean {
  return path.length === 1 && path[0] === 'name';
}
