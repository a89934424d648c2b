import type { FindingCode } from '../core/finding.js';
import { addTo } from '../core/groups.js';
import { onceFor } from '../core/once-each.js';
import { codesOfGate } from '../gates/fail-on.js';
import { waivedSessions } from '../report/report-session.js';
import type { ReportSession } from '../report/schema.js';

/** Sessions that fail in the same way. */
export interface FailingAlike {
  readonly cause: FindingCode | 'below a floor' | 'fell' | 'other';
  /** The worst first. */
  readonly sessions: readonly ReportSession[];
}

type Cause = FailingAlike['cause'];

/**
 * The failing ones of these sessions by why they fail, each once, the largest group first. What somebody has waived is no cause.
 */
export function failingAlike(sessions: readonly ReportSession[]): readonly FailingAlike[] {
  const groups = new Map<Cause, ReportSession[]>();
  for (const [session, cause] of causesOf(sessions)) {
    addTo(groups, cause, session);
  }
  return [...groups]
    .map(([cause, alike]) => ({ cause, sessions: alike }))
    .sort((a, b) => b.sessions.length - a.sessions.length);
}

/**
 * Why each failing session of a run fails, in the words by which those that fail alike are put together: by the finding that most of
 * them share, then by that which most of the others do, and so on, so that one fault of the pipeline is told as one. Of equals the
 * weightiest counts. Without a finding that a gate is about it is a score below a floor, or a drop against the base. Made once for a run,
 * since it looks at the findings of all.
 */
export const causesOf = onceFor((sessions: readonly ReportSession[]): ReadonlyMap<ReportSession, Cause> => {
  const waived = waivedSessions({ sessions });
  const failing = sessions.filter(({ failed, name }) => failed && !waived.has(name));
  const codes = new Map(failing.map((session) => [session, decisiveCodes(session)]));
  const causes = new Map<ReportSession, Cause>();
  let open = failing.filter((session) => (codes.get(session) ?? []).length > 0);
  while (open.length > 0) {
    const counts = new Map<FindingCode, number>();
    for (const session of open)
      for (const code of codes.get(session) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1);
    const [common] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
    for (const session of open) if (codes.get(session)?.includes(common) === true) causes.set(session, common);
    open = open.filter((session) => !causes.has(session));
  }
  return new Map(failing.map((session) => [session, causes.get(session) ?? withoutFinding(session)]));
});

/** A summary of another session has all that is wrong in it from there: its outcome, its numbers, its names. */
const OF_ANOTHER_SESSION: ReadonlySet<FindingCode> = new Set<FindingCode>(['FOREIGN_ACTION', 'FOREIGN_SENTENCE']);

/** What brings other findings along: a text without an end leaves things out, and so does one about nothing. */
const EXPLAINS_OTHERS: ReadonlySet<FindingCode> = new Set<FindingCode>([
  ...OF_ANOTHER_SESSION,
  'INVALID_CANDIDATE',
  'DUPLICATE_CANDIDATE',
  'FIELD_MISSING',
  'SUMMARY_EMPTY',
  'SUMMARY_BOILERPLATE',
  'WRONG_LANGUAGE',
  'REPEATED_TEXT',
  'CUT_OFF',
  'SUMMARY_TOO_SHORT',
]);

/** Whether a session has a finding because it fails by another one. */
export function isExplained(code: FindingCode, session: ReportSession): boolean {
  const decisive = decisiveCodes(session);
  return !decisive.includes(code) && decisive.some((one) => EXPLAINS_OTHERS.has(one));
}

/** The codes of a session that a gate of its fails by, the weightiest first, but for what follows from another of them. */
function decisiveCodes(session: ReportSession): readonly FindingCode[] {
  const codes = new Set(gatesOf(session).flatMap(codesOfGate));
  const decisive = session.findings.flatMap(({ code, known }) => (codes.has(code) && known !== true ? [code] : []));
  const foreign = decisive.filter((code) => OF_ANOTHER_SESSION.has(code));
  return [...new Set(foreign.length > 0 ? foreign : decisive)];
}

function withoutFinding(session: ReportSession): Cause {
  const gates = gatesOf(session);
  if (gates.includes('max-session-regression')) return 'fell';
  return gates.some((id) => id === 'min-session' || id === 'min-judge-session' || id.startsWith('session.'))
    ? 'below a floor'
    : 'other';
}

/** The gates that a session fails, but for waived ones. */
function gatesOf({ gates_failed: all, gates_waived: waived }: ReportSession): readonly string[] {
  return all.filter((id) => waived?.includes(id) !== true);
}
