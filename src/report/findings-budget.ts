import type { Evaluation } from '../gates/evaluate.js';
import {
  countDefects,
  isRated,
  nameOf,
  type RatedSession,
  type UnreferencedSession,
} from '../scoring/scored-session.js';
import { FINDINGS_PER_SESSION, MOST_OUTSIDE_FINDINGS } from '../scoring/session-record.js';

/** The most findings of a whole report: beyond, nobody reads them, and the report would outgrow what it is about. */
export const FINDINGS_PER_REPORT = 20_000;

/**
 * How many findings of each session the report keeps: failing sessions first, the lowest score first, up to the limit
 * of a session and of the report; but each failing session keeps its weightiest, by which a reader sees why it fails. A session that
 * is not in the result has none.
 */
export function allotFindings(
  sessions: readonly (RatedSession | UnreferencedSession)[],
  failed: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const order = sessions
    .filter((session) => countDefects(session) > 0)
    .map((session) => ({ session, name: nameOf(session), overall: overallOf(session) }))
    .sort((a, b) => Number(failed.has(b.name)) - Number(failed.has(a.name)) || a.overall - b.overall);
  const allotted = new Map<string, number>();
  const reserved = Math.min(order.filter(({ name }) => failed.has(name)).length, FINDINGS_PER_REPORT);
  let left = FINDINGS_PER_REPORT - reserved;
  for (const [at, { session, name }] of order.entries()) {
    // Those that one is reserved for are the first.
    const own = at < reserved ? 1 : 0;
    const share = Math.min(countDefects(session), FINDINGS_PER_SESSION, left + own);
    if (share === 0) break;
    allotted.set(name, share);
    left -= share - own;
  }
  return allotted;
}

/** Without a reference nothing is known to be wrong: last. */
function overallOf(session: RatedSession | UnreferencedSession): number {
  return isRated(session) ? session.overall : 1;
}

/** A session that fails by a sample which is not its worst has a finding to show, even where the worst has none. */
export function withElsewhere(
  allotted: ReadonlyMap<string, number>,
  { elsewhere }: Pick<Evaluation, 'elsewhere'>,
): ReadonlyMap<string, number> {
  return elsewhere.size === 0
    ? allotted
    : new Map([...[...elsewhere.keys()].map((name) => [name, 0] as const), ...allotted]);
}

/** The caveat that says how many findings the budget leaves out; none where it has room for all. `unmatched` are those of no session. */
export function omissions(
  rated: readonly (RatedSession | UnreferencedSession)[],
  allotted: ReadonlyMap<string, number>,
  unmatched: number,
): readonly string[] {
  const all = rated.reduce((sum, session) => sum + countDefects(session), unmatched);
  const kept = [...allotted.values()].reduce((sum, share) => sum + share, Math.min(unmatched, MOST_OUTSIDE_FINDINGS));
  return kept === all ? [] : [`Only ${kept} of ${all} findings are in this report, those of failing sessions first.`];
}
