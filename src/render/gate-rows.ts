import { plainLine } from '../core/text.js';
import { GATES, gateSubject, isCeiling, type ReportGate, showGateNumber } from '../gates/catalogue.js';
import { failedFirst } from './chosen-sessions.js';

/** A row of a table of gates: one gate, or several on findings that found nothing. */
export interface GateRow {
  /** The gate; of several the first, whose numbers are those of all. */
  readonly gate: ReportGate;
  /** What each of several looked for. */
  readonly lookedFor?: readonly string[];
}

/** Fewer gates that found nothing have a row each. */
const FEWEST_TOGETHER = 3;

/**
 * The gates of a report as rows, what failed first. Those on findings that found nothing and allow nothing share one: they are many,
 * and one sentence says it.
 */
export function gateRows(gates: readonly ReportGate[]): readonly GateRow[] {
  const ordered = failedFirst(gates);
  const quiet = ordered.filter(foundNothing);
  if (quiet.length < FEWEST_TOGETHER) return ordered.map((gate) => ({ gate }));
  return ordered.flatMap((gate): readonly GateRow[] => {
    if (!foundNothing(gate)) return [{ gate }];
    return gate === quiet[0] ? [{ gate, lookedFor: quiet.map((one) => gateSubject(one).of) }] : [];
  });
}

/** How many gates some rows show. */
export function gatesOf(rows: readonly GateRow[]): number {
  return rows.reduce((sum, { lookedFor }) => sum + (lookedFor?.length ?? 1), 0);
}

/**
 * How many sessions have findings that a gate does not count, since they are waived or were there on the base already, in words such
 * as `1 waived`; none of a gate that counts some, whose number says more.
 */
export function uncounted({ kind, value, message }: ReportGate): readonly string[] {
  if (GATES[kind].check !== 'findings' || value !== 0) return [];
  // The message has them behind its numbers; a report may come from anywhere, so nothing else of it is repeated.
  const [, ...asides] = plainLine(message, 300).split(', ');
  return asides.flatMap((aside) => NOT_COUNTED.exec(aside)?.[0] ?? []);
}

const NOT_COUNTED =
  /^(?:\d{1,9} (?:known on the base|waived|by the judge alone)|of \d{1,9} the baseline keeps not all findings)\b/;

function foundNothing(gate: ReportGate): boolean {
  const { kind, status, value, threshold, advisory, waived } = gate;
  if (GATES[kind].check !== 'findings' || advisory === true || waived === true) return false;
  return status === 'pass' && value === 0 && threshold === 0 && uncounted(gate).length === 0;
}

/** What a gate wants: a least value, or a largest one. */
export function targetOf(gate: ReportGate): string {
  return `${isCeiling(gate) ? '≤' : '≥'} ${showGateNumber(gate, gate.threshold)}`;
}
