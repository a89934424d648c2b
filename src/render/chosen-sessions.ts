import { FINDING_CLASSES, type FindingCode, JUDGED_CODES } from '../core/finding.js';
import type { ReportGate } from '../gates/catalogue.js';
import { codesOfGate } from '../gates/fail-on.js';
import { isFindingWaived } from '../inputs/waivers/waiver.js';
import { isUncounted } from '../report/caveats.js';
import { wholeSession } from '../report/lazy-sessions.js';
import type { Report, ReportSession } from '../report/schema.js';
import { codesOf } from '../settings/fail-on.js';

/** Sessions that pass by the rubric and of which the judge thinks otherwise, or the other way round: to be read first. */
export function disagreeing(sessions: readonly ReportSession[]): readonly ReportSession[] {
  const gap = ({ overall, judge }: ReportSession): number => Math.abs((overall ?? 0) - (judge?.overall ?? 0));
  return sessions
    .filter((session) => session.judge !== undefined && session.findings.some(({ code }) => code === 'JUDGE_DISAGREES'))
    .sort((a, b) => gap(b) - gap(a));
}

/** Lowest overall first; equals keep the order of their names. */
export function worstFirst(sessions: readonly ReportSession[]): readonly ReportSession[] {
  return [...sessions].sort((a, b) => (a.overall ?? 0) - (b.overall ?? 0));
}

/** The failing sessions, the worst first, and behind them those whose failures somebody has waived: they hide no other. */
export function failingThenWaived(
  sessions: readonly ReportSession[],
  waived: ReadonlySet<string>,
): readonly ReportSession[] {
  const failing = worstFirst(sessions.filter(({ failed }) => failed));
  return [...failing.filter(({ name }) => !waived.has(name)), ...failing.filter(({ name }) => waived.has(name))];
}

const GATE_ORDER: readonly ReportGate['status'][] = ['fail', 'not_evaluated', 'pass'];

/** Failed gates first: where only some are shown, what is left out must not be what failed. */
export function failedFirst<T extends Pick<ReportGate, 'status'>>(gates: readonly T[]): readonly T[] {
  return GATE_ORDER.flatMap((wanted) => gates.filter(({ status }) => status === wanted));
}

/** What the metrics beside the rubric find fault with: claims that nothing bears out, facts that are missing or forbidden. */
const FAULTS: ReadonlySet<FindingCode> = new Set([...JUDGED_CODES, ...FINDING_CLASSES.requirement]);

/**
 * Sessions whose claims or requirements the judge faults, with these findings alone, the lowest score of faithfulness or
 * completion first. A gate of the judge may fail by sessions that pass by the rubric: these are where to look.
 */
export function faulted(sessions: readonly ReportSession[]): readonly ReportSession[] {
  return sessions
    .filter(({ judge }) => judge?.metrics !== undefined)
    .map((session) => ({ ...wholeSession(session), findings: session.findings.filter(({ code }) => FAULTS.has(code)) }))
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => lowestOf(a) - lowestOf(b));
}

/**
 * Passing sessions that contradict their reference where no gate counts that, with these findings alone: without what somebody
 * has waived, and what was there on the base already.
 */
export function contradicting(
  { caveats, gates, waivers = [], baseline }: Report,
  passing: readonly ReportSession[],
): readonly ReportSession[] {
  if (!caveats.some(isUncounted)) return [];
  const counted = new Set(gates.filter(({ kind }) => kind === 'fail-on').flatMap(({ id }) => codesOfGate(id)));
  const codes = new Set(codesOf('contradiction').filter((code) => !counted.has(code)));
  const compared = new Set(baseline?.sessions.map(({ name }) => name));
  return passing.flatMap((session) => {
    const findings = session.findings.filter(
      (finding) =>
        codes.has(finding.code) &&
        (finding.new === true || !compared.has(session.name)) &&
        !isFindingWaived(waivers, session.name, finding),
    );
    return findings.length === 0 ? [] : [{ ...wholeSession(session), findings }];
  });
}

function lowestOf({ judge }: ReportSession): number {
  const { faithfulness, completion } = judge?.metrics ?? {};
  // What was not measured comes last.
  return Math.min(faithfulness?.score ?? 2, completion?.score ?? 2);
}

/** Candidates that the judge alone has seen, its lowest score first, then those that it could not measure. */
export function unreferenced(sessions: readonly ReportSession[]): readonly ReportSession[] {
  // Above every score.
  const judged = ({ judge }: ReportSession): number => judge?.overall ?? 2;
  return sessions.filter(({ status }) => status === 'unreferenced').sort((a, b) => judged(a) - judged(b));
}
