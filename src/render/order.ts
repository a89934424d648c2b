import type { ReportGate } from '../gates/catalogue.js';
import type { ReportSession } from '../report/schema.js';

/** Lowest overall first; equals keep the order of their names. */
export function worstFirst(sessions: readonly ReportSession[]): readonly ReportSession[] {
  return [...sessions].sort((a, b) => (a.overall ?? 0) - (b.overall ?? 0));
}

const GATE_ORDER: readonly ReportGate['status'][] = ['fail', 'not_evaluated', 'pass'];

/** Failed gates first: where only some are shown, what is left out must not be what failed. */
export function failedFirst<T extends Pick<ReportGate, 'status'>>(gates: readonly T[]): readonly T[] {
  return GATE_ORDER.flatMap((wanted) => gates.filter(({ status }) => status === wanted));
}
