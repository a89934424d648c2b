import type { Plain } from './json/canonical.js';
import type { Summary } from './summary.js';

/** What two equal summaries have in common, for digests: absent and empty are the same, unknown keys are left out. */
export function summaryContent(summary: Summary): Plain {
  return {
    title: summary.title,
    summary: summary.summary,
    key_actions: summary.key_actions,
    outcome: summary.outcome,
    aha_moments: summary.aha_moments.map(({ seq, type, highlight }) => ({ seq, type, highlight })),
    topics_found: summary.topics_found,
  };
}
