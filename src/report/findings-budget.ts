import { isRated, nameOf, type RatedSession, type UnreferencedSession } from '../scored-session.js';

/** The most findings that one session may put into the report: a hostile candidate could make millions. */
const PER_SESSION = 100;

/** The most findings of a whole report: beyond, nobody reads them, and the report would outgrow what it is about. */
export const FINDINGS_PER_REPORT = 20_000;

/**
 * How many findings of each session the report keeps: failing sessions first, the lowest score first, up to the limit
 * of a session and of the report.
 */
export function allotFindings(
  sessions: readonly (RatedSession | UnreferencedSession)[],
  failed: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const order = [...sessions].sort(
    (a, b) => Number(failed.has(nameOf(b))) - Number(failed.has(nameOf(a))) || overallOf(a) - overallOf(b),
  );
  const allotted = new Map<string, number>();
  let left = FINDINGS_PER_REPORT;
  for (const session of order) {
    const share = Math.min(session.defects.length, PER_SESSION, left);
    allotted.set(nameOf(session), share);
    left -= share;
  }
  return allotted;
}

/** Without a reference nothing is known to be wrong: last. */
function overallOf(session: RatedSession | UnreferencedSession): number {
  return isRated(session) ? session.overall : 1;
}
