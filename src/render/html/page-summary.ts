import type { Summary } from '../../summary.js';
import { plainLine, plainText } from '../escape.js';
import type { PageSummary } from './page-data.js';

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
