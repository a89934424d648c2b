import {
  countDefects,
  isRated,
  nameOf,
  type RatedSession,
  type UnreferencedSession,
} from '../scoring/scored-session.js';
import { FINDINGS_PER_SESSION } from '../scoring/session-record.js';

/** The most findings of a whole report: beyond, nobody reads them, and the report would outgrow what it is about. */
export const FINDINGS_PER_REPORT = 20_000;

/**
 * How many findings of each session the report keeps: failing sessions first, the lowest score first, up to the limit
 * of a session and of the report. A session that is not in the result has none.
 */
export function allotFindings(
  sessions: readonly (RatedSession | UnreferencedSession)[],
  failed: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const order = sessions
    .map((session) => ({ session, name: nameOf(session), overall: overallOf(session) }))
    .sort((a, b) => Number(failed.has(b.name)) - Number(failed.has(a.name)) || a.overall - b.overall);
  const allotted = new Map<string, number>();
  let left = FINDINGS_PER_REPORT;
  for (const { session, name } of order) {
    const share = Math.min(countDefects(session), FINDINGS_PER_SESSION, left);
    if (share > 0) allotted.set(name, share);
    left -= share;
    if (left === 0) break;
  }
  return allotted;
}

/** Without a reference nothing is known to be wrong: last. */
function overallOf(session: RatedSession | UnreferencedSession): number {
  return isRated(session) ? session.overall : 1;
}
