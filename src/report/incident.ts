import type { FindingCode } from '../core/finding.js';
import { counted } from '../core/text.js';

/** A summary that people rejected, and what the gates of today make of it. */
export interface Incident {
  /** The day on which people rejected it, YYYY-MM-DD. */
  readonly at: string;
  readonly session: string;
  readonly id: string;
  readonly by: string;
  readonly because: string;
  /** The finding that it must raise. */
  readonly code: FindingCode | null;
  /** Whether a gate fails it; null where nobody has reviewed its session, so that nobody knows what is right. */
  readonly caught: boolean | null;
  /** The gates of single sessions that it fails. */
  readonly gates: readonly string[];
}

/** "today's gates catch 1 of the 2 summaries that people rejected" */
export function incidentSentence(incidents: readonly Incident[]): string {
  const known = incidents.filter(({ caught }) => caught !== null);
  const caught = known.filter((one) => one.caught === true).length;
  const drafts = incidents.length - known.length;
  const waiting = `${counted(drafts, 'rejected summary', 'rejected summaries')} ${drafts === 1 ? 'waits' : 'wait'} for somebody to review the session`;
  if (known.length === 0) return waiting;
  const told = `today's gates catch ${caught} of the ${known.length} ${known.length === 1 ? 'summary' : 'summaries'} that people rejected`;
  return drafts === 0 ? told : `${told}; ${waiting}`;
}
