import { maskSecrets } from './redact.js';
import type { Summary } from './summary.js';

/**
 * A summary with `***` in place of what looks like a credential, for what is shown or written of it. Numbers that are
 * shown beside it come from the same text, so that they are the same wherever it was read.
 */
export function maskedSummary(summary: Summary): Summary {
  const { title, summary: text, key_actions, outcome, aha_moments, topics_found } = summary;
  return {
    title: maskSecrets(title),
    summary: maskSecrets(text),
    key_actions: key_actions.map(maskSecrets),
    outcome: maskSecrets(outcome),
    aha_moments: aha_moments.map(({ seq, type, highlight }) => ({
      seq,
      type: maskSecrets(type),
      highlight: maskSecrets(highlight),
    })),
    topics_found: topics_found.map(maskSecrets),
  };
}
