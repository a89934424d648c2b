import { showNumber, shown, stored } from '../core/numbers.js';
import { DIMENSIONS, type Dimension } from '../core/summary.js';
import { type Waiver, waiversOf } from '../inputs/waiver.js';
import { countMeasurements, type JudgeFacts } from '../judge/judge-facts.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { type Threshold, thresholdsOf } from '../settings/gate-settings.js';
import { mean } from '../statistics/descriptive.js';
import {
  floorId,
  GATES,
  gateId,
  type ReportGate,
  SCORE_GATE_KINDS,
  type ScoreGate,
  type ScoreGateKind,
  type Verdict,
} from './catalogue.js';
import { type Check, compare, flipRiskOfMean, underAgreement } from './check.js';
import { judgeChecks } from './judge-checks.js';
import type { Policy } from './policy.js';
import { type Compared, regressionChecks } from './regression-checks.js';

export interface Evaluation {
  readonly verdict: Verdict;
  readonly gates: readonly ReportGate[];
  /** One line for each failed comparison; a session floor has a line for each session. */
  readonly failures: readonly string[];
  /** Names of the sessions that fail. */
  readonly failedSessions: ReadonlySet<string>;
  /** Names of the sessions that miss a floor without a waiver for it; a subset of `failedSessions`. */
  readonly unwaivedSessions: ReadonlySet<string>;
}

/** What gates heed besides scores. */
export interface Circumstances {
  readonly waivers: readonly Waiver[];
  /** Null without a baseline. */
  readonly compared: Compared | null;
  /**
   * How many sessions have no reference: where these are all, a gate of the rubric that was set has nothing to stand on,
   * and the run is open.
   */
  readonly unreferenced: number;
}

const NO_CIRCUMSTANCES: Circumstances = { waivers: [], compared: null, unreferenced: 0 };

/** Checks every gate. Compares numbers as they are shown, with three decimals, thresholds alike. */
export function evaluateGates(
  sessions: readonly RatedSession[],
  judge: JudgeFacts | null,
  policy: Policy,
  { waivers, compared, unreferenced }: Circumstances = NO_CIRCUMSTANCES,
): Evaluation {
  const lacksReferences = sessions.length === 0 && unreferenced > 0;
  const run = { sessions, policy, waivers, compared };
  const checks = [
    ...SCORE_GATE_KINDS.flatMap((kind) => {
      const found = CHECKS[GATES[kind].check](kind, run);
      return lacksReferences && GATES[kind].source === 'rubric'
        ? found.map((check) => withoutReferences(check, policy))
        : found;
    }),
    ...underAgreement(judgeChecks(judge, policy), judge?.agreement, policy.minJudgeAgreement),
  ];
  const gates = checks.map(({ gate }) => gate);
  const failing = (heeded: readonly Waiver[]): ReadonlySet<string> =>
    new Set(sessions.filter((session) => failsSession(session, policy, heeded)).map(({ golden }) => golden.name));
  return {
    verdict: verdictOf(checks, lacksReferences && !hasMeasured(judge)),
    gates,
    failures: checks.flatMap(({ failures }) => failures),
    failedSessions: failing([]),
    unwaivedSessions: failing(waivers),
  };
}

/** What the gates of the rubric look at. */
interface ScoredRun {
  readonly sessions: readonly RatedSession[];
  readonly policy: Policy;
  readonly waivers: readonly Waiver[];
  readonly compared: Compared | null;
}

/** How each sort of gate finds its value: the gates of a kind, none where it is not set. */
const CHECKS: Readonly<Record<ScoreGate['check'], (kind: ScoreGateKind, run: ScoredRun) => readonly Check[]>> = {
  mean: (kind, run) => limitsOf(kind, run.policy).map((limit) => meanCheck(kind, limit, run)),
  'worst session': (kind, run) =>
    limitsOf(kind, run.policy).map(({ threshold }) => floorCheck(kind, threshold, run.sessions, run.waivers)),
  'own floors': (kind, { sessions, waivers }) => sessions.flatMap((session) => ownChecks(kind, session, waivers)),
  drop: (kind, { compared, policy }) =>
    limitsOf(kind, policy).flatMap(({ threshold }) => regressionChecks(compared, kind, threshold, policy)),
};

/** The thresholds that settings give; those of `session` stand in the references. */
function limitsOf(kind: ScoreGateKind, { thresholds }: Policy): readonly Threshold[] {
  return kind === 'session' ? [] : thresholdsOf(thresholds[kind]);
}

function withoutReferences({ gate, failures }: Check, { unasked }: Policy): Check {
  const subject = gate.message.replace(/: nothing to score$/, '');
  return {
    gate: { ...gate, message: `${subject}: no session has a reference` },
    failures,
    isWanted: !unasked.has(gate.kind),
  };
}

function hasMeasured(judge: JudgeFacts | null): boolean {
  return judge !== null && judge.isSimulated === undefined && countMeasurements(judge.judgements.values()).measured > 0;
}

/**
 * A gate that failed is a failure; one that was wanted and could not be evaluated leaves the question open. So does a
 * run in which neither rubric nor judge has measured anything.
 */
export function verdictOf(checks: readonly Check[], isBlind: boolean): Verdict {
  if (checks.some(({ gate }) => gate.status === 'fail')) return 'fail';
  if (isBlind) return 'inconclusive';
  return checks.some(({ gate, isWanted }) => isWanted && gate.status === 'not_evaluated') ? 'inconclusive' : 'pass';
}

function meanCheck(kind: ScoreGateKind, { of, threshold }: Threshold, { sessions, policy }: ScoredRun): Check {
  const scores = sessions.map((session) => (of === 'overall' ? session.overall : scoreOf(session, of)));
  const value = stored(mean(scores), policy.precision);
  const subject = `${of}_mean`;
  return compare({
    id: gateId(kind, of),
    kind,
    subject,
    threshold,
    value,
    ...flipRiskOfMean(value, threshold, scores),
  });
}

/** One gate over all sessions: its value is the worst session's that nobody has waived. */
function floorCheck(
  kind: ScoreGateKind,
  threshold: number,
  sessions: readonly RatedSession[],
  waivers: readonly Waiver[],
): Check {
  const common = { id: gateId(kind, 'overall'), kind, threshold };
  const below = sessions.filter(({ overall }) => shown(overall) < shown(threshold));
  const waived = below.filter(({ golden }) => waiversOf(waivers, golden.name, 'overall').length > 0);
  const counting = sessions.filter((session) => !waived.includes(session));
  const [first] = counting;
  const aside = waived.length === 0 ? '' : `, ${waived.length} waived`;
  if (first === undefined) {
    const check = compare({ ...common, subject: 'worst session', value: null });
    return waived.length === 0
      ? check
      : { ...check, gate: { ...check.gate, message: 'worst session: all are waived' } };
  }
  const worst = counting.reduce((least, session) => (session.overall < least.overall ? session : least), first);
  const failing = below.filter((session) => !waived.includes(session));
  const { gate } = compare({ ...common, subject: `session ${worst.golden.name} overall`, value: worst.overall });
  const others = failing.length > 1 ? `, and ${failing.length - 1} more below it` : '';
  return {
    gate: { ...gate, message: `${gate.message}${others}${aside}` },
    isWanted: true,
    failures: failing.map(
      ({ golden, overall }) => `session ${golden.name} overall ${showNumber(overall)} < gate ${showNumber(threshold)}`,
    ),
  };
}

/** The gates that a session's own reference.json sets. */
function ownChecks(kind: ScoreGateKind, session: RatedSession, waivers: readonly Waiver[]): readonly Check[] {
  const { name, gates } = session.golden;
  return (['overall', ...DIMENSIONS] as const).flatMap((of) => {
    const threshold = of === 'overall' ? gates.min_overall : gates.min_dimensions?.[of];
    if (threshold === undefined) return [];
    const value = of === 'overall' ? session.overall : scoreOf(session, of);
    const check = compare({ id: floorId(name, of), kind, subject: `session ${name} ${of}`, threshold, value });
    return [unlessWaived(check, waiversOf(waivers, name, of))];
  });
}

/** A floor that failed and is waived keeps its value and decides nothing. */
function unlessWaived(check: Check, [waiver]: readonly Waiver[]): Check {
  if (check.gate.status !== 'fail' || waiver === undefined) return check;
  return {
    gate: {
      ...check.gate,
      status: 'not_evaluated',
      message: `${check.gate.message}, waived until ${waiver.until}`,
      waived: true,
    },
    failures: [],
    isWanted: false,
  };
}

/**
 * A session fails below the strictest of `min-session` and its own floor, or below its own floor of a dimension;
 * where none of these is set, below `min-overall`. Without a usable candidate it always fails.
 * @param waivers floors that are left out
 */
export function failsSession(session: RatedSession, policy: Policy, waivers: readonly Waiver[] = []): boolean {
  const { gates, name } = session.golden;
  const isWaived = (floor: 'overall' | Dimension): boolean => waiversOf(waivers, name, floor).length > 0;
  if (session.status !== 'scored') return !isWaived('overall');
  const { 'min-session': minSession, 'min-overall': minOverall } = policy.thresholds;
  const floors = [minSession, gates.min_overall].filter((floor) => typeof floor === 'number');
  const ownDimensions = DIMENSIONS.filter((dimension) => gates.min_dimensions?.[dimension] !== undefined);
  if (floors.length === 0 && ownDimensions.length === 0 && minOverall !== null) floors.push(minOverall);
  return (
    (!isWaived('overall') && floors.some((floor) => shown(session.overall) < shown(floor))) ||
    ownDimensions.some(
      (dimension) =>
        !isWaived(dimension) && shown(scoreOf(session, dimension)) < shown(gates.min_dimensions?.[dimension] ?? 0),
    )
  );
}

function scoreOf(session: RatedSession, dimension: Dimension): number {
  return session.dimensions.find((result) => result.dimension === dimension)?.score ?? 0;
}
