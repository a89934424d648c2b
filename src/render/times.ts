import { plainLine } from '../core/text.js';

const MINUTES = '2026-11-21 12:00'.length;
const SECONDS = '2026-11-21 12:00:00'.length;

/** A time as a person reads it, to the minute. */
export function dayOf(at: string, digits = MINUTES): string {
  return plainLine(at.slice(0, digits).replace('T', ' '));
}

/** How much of their times tells runs apart: seconds where two are of the same minute. */
export function digitsOfTime(runs: readonly { readonly scored_at: string }[]): number {
  const minutes = new Set(runs.map(({ scored_at: at }) => at.slice(0, MINUTES)));
  return minutes.size < runs.length ? SECONDS : MINUTES;
}
