import type { Place } from '../../core/errors.js';
import type { JsonDocument, JsonPath } from '../../core/json/document.js';
import { formatPath } from '../../core/json/schema-problems.js';
import { theirPath } from './in-our-keys.js';
import type { SummaryFormat } from './summary-format.js';

/** A summary in its file. */
interface WrittenSummary {
  readonly document: JsonDocument;
  readonly file: string;
  /** Where the summary is in the document. */
  readonly base: JsonPath;
  /** What stands there. */
  readonly content: unknown;
}

/**
 * A function that tells where the value at a path of the summary is, and what its key is where the team has one of its own.
 * It remembers what it has walked, so it is for asking about many paths.
 */
export function placesOf({ document, file, base, content }: WrittenSummary, format: SummaryFormat) {
  const positionOf = document.positions();
  return (path: JsonPath): Place => {
    const theirs = theirPath(path, content, format);
    const place = { file, ...positionOf([...base, ...theirs]) };
    const isOurs = theirs.length === path.length && theirs[0] === path[0];
    return isOurs ? place : { ...place, key: formatPath(theirs) };
  };
}
