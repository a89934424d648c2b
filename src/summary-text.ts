import type { Summary } from './summary.js';

/**
 * What a summary says as one text, for digests: two summaries that say the same have the same text. Absent and empty
 * are the same, unknown keys are left out, and the order of the keys is the one written here.
 */
export function summaryText(summary: Summary): string {
  return JSON.stringify([
    summary.title,
    summary.summary,
    summary.key_actions,
    summary.outcome,
    summary.aha_moments.map(({ seq, type, highlight }) => [seq, type, highlight]),
    summary.topics_found,
  ]);
}
