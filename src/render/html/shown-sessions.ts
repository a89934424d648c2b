import type { Report, ReportSession } from '../../report/schema.js';
import { waivedSessions } from '../../report/waived-sessions.js';
import { DIMENSIONS } from '../../summary.js';
import { plainLine } from '../escape.js';
import { inWords } from '../wording.js';
import type { Row, RowState } from './page-data.js';

export interface ShownSession {
  readonly session: ReportSession;
  /** Its position in the report. */
  readonly index: number;
  readonly row: Row;
}

/** At most so many sessions for the page: failing ones first, the worst of each first, then what is in no mean. */
export function showSessions({ sessions, gates, baseline }: Report, most: number): readonly ShownSession[] {
  const changes = changesOf(baseline);
  const waived = waivedSessions({ sessions, gates });
  return sessions
    .map((session, index) => ({ session, index, state: stateOf(session, waived) }))
    .sort(
      (a, b) =>
        RANKS.indexOf(a.state) - RANKS.indexOf(b.state) ||
        (a.session.overall ?? 0) - (b.session.overall ?? 0) ||
        a.index - b.index,
    )
    .slice(0, most)
    .map(({ session, index, state }) => ({ session, index, row: toRow(session, state, changes) }));
}

const RANKS: readonly RowState[] = ['failing', 'waived', 'passing', 'uncounted'];

function stateOf({ name, status, failed }: ReportSession, waived: ReadonlySet<string>): RowState {
  if (status === 'canary' || status === 'unreferenced') return 'uncounted';
  if (!failed) return 'passing';
  return waived.has(name) ? 'waived' : 'failing';
}

interface Changes {
  readonly deltas: ReadonlyMap<string, number>;
  readonly failures: ReadonlyMap<string, Row['failure']>;
}

function changesOf(baseline: Report['baseline']): Changes {
  const failures = new Map<string, Row['failure']>();
  for (const kind of ['new', 'already', 'fixed'] as const) {
    for (const name of baseline?.failures?.[kind] ?? []) failures.set(name, kind);
  }
  return { deltas: new Map(baseline?.sessions.map(({ name, delta }) => [name, delta])), failures };
}

function toRow(session: ReportSession, state: RowState, { deltas, failures }: Changes): Row {
  const { name, status, failed, overall, dimensions, findings, judge } = session;
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return {
    name: plainLine(name, 200),
    state,
    remark: status === 'scored' ? '' : inWords(status),
    overall,
    scores:
      status === 'scored'
        ? DIMENSIONS.map((wanted) => dimensions.find(({ dimension }) => dimension === wanted)?.score ?? 0)
        : [],
    change: deltas.get(name) ?? null,
    failure: failures.get(name) ?? null,
    // A column of made-up numbers beside real ones would be taken for real.
    judge: judge?.simulated === true ? null : (judge?.overall ?? null),
    findings: [...counts],
    fix: failed ? firstFix(findings) : '',
  };
}

/** The longest advice that a row has room for. */
const FIX_CHARACTERS = 140;

/** What to change first. A suggestion that only says how to add something needs its message beside it. */
function firstFix(findings: ReportSession['findings']): string {
  const suggestion = findings.find(({ suggestion: text }) => text !== null)?.suggestion ?? '';
  return plainLine(suggestion, FIX_CHARACTERS);
}
