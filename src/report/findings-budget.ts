import type { RatedSession } from '../scored-session.js';

/** The most findings that one session may put into the report: a hostile candidate could make millions. */
const PER_SESSION = 100;

/** The most findings of a whole report: beyond, nobody reads them, and the report would outgrow what it is about. */
export const FINDINGS_PER_REPORT = 20_000;

/**
 * How many findings of each session the report keeps: failing sessions first, the lowest score first, up to the limit
 * of a session and of the report.
 */
export function allotFindings(
  sessions: readonly RatedSession[],
  failed: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const order = [...sessions].sort(
    (a, b) => Number(failed.has(b.golden.name)) - Number(failed.has(a.golden.name)) || a.overall - b.overall,
  );
  const allotted = new Map<string, number>();
  let left = FINDINGS_PER_REPORT;
  for (const { golden, defects } of order) {
    const share = Math.min(defects.length, PER_SESSION, left);
    allotted.set(golden.name, share);
    left -= share;
  }
  return allotted;
}
