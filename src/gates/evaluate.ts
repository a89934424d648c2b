import type { Defect } from '../core/finding.js';
import { showNumber, shown, stored } from '../core/numbers.js';
import type { Digest } from '../core/ports.js';
import { DIMENSIONS } from '../core/summary.js';
import { gateWaiver, type Waiver, waiversOf } from '../inputs/waiver.js';
import { countAll, countMeasurements, type JudgeFacts } from '../judge/judge-facts.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { allowancesOf, codesOf, isJudgedAlone } from '../settings/fail-on.js';
import { JUDGE_GATE_NAMES, type JudgeGate, type Threshold, thresholdsOf } from '../settings/gate-settings.js';
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
import { type Check, compare, flipRiskOfMean, notEvaluated, rerunRisk, underAgreement } from './check.js';
import { completionChecks, lacksCompletion } from './completion-check.js';
import { type Flagged, failOnCheck, flagSessions, uncountedSessions } from './fail-on.js';
import { type FailingSessions, failingSessions } from './failing-sessions.js';
import { judgeChecks, judgeObstacle } from './judge-checks.js';
import { failedByJudge, JUDGE_FLOOR } from './judge-floor.js';
import { type JudgedSinceBase, judgedSinceBase } from './judge-regression.js';
import { type KnownFindings, knownFindings } from './known-findings.js';
import { type FailuresSinceBase, failuresSinceBase, newFailuresCheck } from './new-failures.js';
import type { Policy } from './policy.js';
import { type Compared, regressionChecks } from './regression-checks.js';
import { heldScore, passingSamples, rerunError, scoreOf } from './sample-scores.js';
import { type FallenSessions, fallenSessions, namesOfFallen, sessionRegressionCheck } from './session-regression.js';

export interface Evaluation extends FailingSessions {
  readonly verdict: Verdict;
  readonly gates: readonly ReportGate[];
  /** One line for each failed comparison; a session floor has a line for each session. */
  readonly failures: readonly string[];
  /** Names of the sessions that fail. */
  readonly failedSessions: ReadonlySet<string>;
  /** Names of the sessions that fail a gate without a waiver for it; a subset of `failedSessions`. */
  readonly unwaivedSessions: ReadonlySet<string>;
  /** Names of the sessions with findings that would fail if they had not been there on the base. */
  readonly knownSessions: ReadonlySet<string>;
  /** Failing sessions against those of the base; null where nothing compares. */
  readonly sinceBase: FailuresSinceBase | null;
  /** The same of what the judge says; null without a judge or a baseline. */
  readonly sinceBaseByJudge: JudgedSinceBase | null;
  /** Names of the sessions that fell by more than one may, waived or not: with the gate off, by the measure of `auto`. */
  readonly collapsedSessions: ReadonlySet<string>;
  /** Whether a finding was there on the base already, so that `fail-on` leaves it out; false where nothing compares. */
  readonly isKnown: (session: string, defect: Pick<Defect, 'code' | 'message'>) => boolean;
  /** By the name of a session, findings by which it fails and that its worst sample does not have. */
  readonly elsewhere: ReadonlyMap<string, readonly Defect[]>;
  /** Whether the base has the session with the same reference, and surely not this finding; false where nothing compares. */
  readonly isNew: (session: string, defect: Pick<Defect, 'code' | 'message'>) => boolean;
  /** The same of a finding that belongs to no session. */
  readonly isNewOutside: (defect: Pick<Defect, 'code' | 'message'>) => boolean;
  /** How many sessions contradict their reference where no gate counts that; found out when somebody asks. */
  readonly uncounted: () => number;
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
  /** Makes the digests by which the base knows findings of single samples; left out where nothing is compared. */
  readonly digest?: Digest;
}

const NO_CIRCUMSTANCES: Circumstances = { waivers: [], compared: null, unreferenced: 0 };

/** Checks every gate. Compares numbers as they are shown, with three decimals, thresholds alike. */
export function evaluateGates(
  sessions: readonly RatedSession[],
  judge: JudgeFacts | null,
  policy: Policy,
  { waivers, compared, unreferenced, digest }: Circumstances = NO_CIRCUMSTANCES,
): Evaluation {
  const lacksReferences = sessions.length === 0 && unreferenced > 0;
  const onBase = knownFindings(compared, digest);
  const known = policy.thresholds['fail-on'] === null ? null : onBase;
  const flagged = flagSessions(sessions, policy, waivers, known);
  const fallen = fallenSessions(compared, policy, waivers);
  const run = { sessions, policy, waivers, compared, flagged, fallen, judge };
  const orWaived = (check: Check): Check => unlessWaived(check, gateWaiver(waivers, check.gate));
  const ofSessions = SCORE_GATE_KINDS.flatMap((kind) => {
    const found = checksOf(kind, run);
    return lacksReferences && GATES[kind].source === 'rubric'
      ? found.map((check) => withoutReferences(check, policy))
      : found;
  }).map(orWaived);
  const sinceBaseByJudge = judgedSinceBase(judge, compared, sessions);
  const ofJudge = [
    ...underAgreement(
      judgeChecks(judge, policy, judgedKinds(judge), { waivers, sinceBase: sinceBaseByJudge }),
      judge?.agreement,
      policy.minJudgeAgreement,
    ),
    ...(lacksCompletion(judge) ? completionChecks(sessions, judge, policy) : []),
  ].map(orWaived);
  const floor = ofJudge.find(({ gate }) => gate.kind === JUDGE_FLOOR)?.gate;
  const failing = failingSessions(
    sessions,
    ofSessions.map(({ gate }) => gate),
    { ...run, judged: failedByJudge(judge, floor, waivers) },
  );
  const { failedGates, waivedGates } = failing;
  const knownSessions = new Set(flagged.flatMap((row) => row.known));
  const sinceBase = failuresSinceBase(compared, { ...failing, knownSessions }, policy);
  const checks = [...ofSessions, ...newFailuresCheck(compared, sinceBase, policy).map(orWaived), ...ofJudge];
  const gates = checks.map(({ gate }) => gate);
  const isUnwaived = (name: string): boolean =>
    (failedGates.get(name)?.length ?? 0) > (waivedGates.get(name)?.length ?? 0);
  return {
    verdict: verdictOf(checks, (lacksReferences && !hasMeasured(judge)) || lacksRequiredJudge(judge, policy)),
    gates,
    failures: checks.flatMap(({ failures }) => failures),
    ...failing,
    failedSessions: new Set(failedGates.keys()),
    unwaivedSessions: new Set([...failedGates.keys()].filter(isUnwaived)),
    knownSessions,
    sinceBase,
    sinceBaseByJudge,
    collapsedSessions: fallen === null ? new Set() : namesOfFallen(fallen),
    isKnown: knownTo(known, policy),
    elsewhere: elsewhereOf(flagged, failedGates),
    isNew: newTo(onBase, compared),
    isNewOutside: (defect) => onBase?.hasOutside(defect) === false,
    uncounted: () => uncountedSessions(sessions, policy, waivers, onBase),
  };
}

/** Of the gates on findings that a session fails, those that its own findings do not show. */
function elsewhereOf(
  flagged: readonly Flagged[],
  failedGates: ReadonlyMap<string, readonly string[]>,
): Evaluation['elsewhere'] {
  const found = new Map<string, readonly Defect[]>();
  for (const { id, elsewhere } of flagged) {
    for (const [name, defect] of elsewhere) {
      const others = found.get(name) ?? [];
      const isNew = !others.some(({ code, message }) => code === defect.code && message === defect.message);
      if (isNew && failedGates.get(name)?.includes(id) === true) found.set(name, [...others, defect]);
    }
  }
  return found;
}

/** The gates that the judge decides: completion is known in part without one. */
function judgedKinds(judge: JudgeFacts | null): readonly JudgeGate[] {
  return lacksCompletion(judge) ? JUDGE_GATE_NAMES.filter((kind) => kind !== 'min-completion') : JUDGE_GATE_NAMES;
}

/** Of findings that `fail-on` does not name, nothing is said. */
function newTo(onBase: KnownFindings | null, compared: Compared | null): Evaluation['isNew'] {
  if (onBase === null || compared === null || 'obstacle' in compared.comparison) return () => false;
  const paired = new Set(compared.comparison.pairs.map(({ now }) => now.golden.name));
  return (session, defect) => paired.has(session) && !onBase.isCut(session) && !onBase.has(session, defect);
}

function knownTo(known: KnownFindings | null, { thresholds }: Policy): Evaluation['isKnown'] {
  if (known === null) return () => false;
  const codes = new Set(allowancesOf(thresholds['fail-on']).flatMap(({ of }) => codesOf(of)));
  return (session, defect) => codes.has(defect.code) && known.has(session, defect);
}

/** What the gates of the rubric look at. */
interface ScoredRun {
  readonly sessions: readonly RatedSession[];
  readonly policy: Policy;
  readonly waivers: readonly Waiver[];
  readonly compared: Compared | null;
  readonly flagged: readonly Flagged[];
  readonly fallen: FallenSessions | null;
  readonly judge: JudgeFacts | null;
}

/** New failures are counted when all other gates have said which sessions fail. */
type CheckOfSessions = Exclude<ScoreGate['check'], 'new failures'>;

function checksOf(kind: ScoreGateKind, run: ScoredRun): readonly Check[] {
  const { check } = GATES[kind];
  return check === 'new failures' ? [] : CHECKS[check](kind, run);
}

/** How each sort of gate finds its value: the gates of a kind, none where it is not set. */
const CHECKS: Readonly<Record<CheckOfSessions, (kind: ScoreGateKind, run: ScoredRun) => readonly Check[]>> = {
  findings: (_, run) => run.flagged.map((row) => findingsCheck(row, run)),
  mean: (kind, run) => limitsOf(kind, run.policy).map((limit) => meanCheck(kind, limit, run)),
  'worst session': (kind, run) => limitsOf(kind, run.policy).map(({ threshold }) => floorCheck(kind, threshold, run)),
  'own floors': (kind, run) => run.sessions.flatMap((session) => ownChecks(kind, session, run)),
  drop: (kind, { compared, policy }) =>
    limitsOf(kind, policy).flatMap(({ threshold }) => regressionChecks(compared, kind, threshold, policy)),
  'session drop': (_, { compared, fallen, policy }) => sessionRegressionCheck(compared, fallen, policy),
};

/** The thresholds that settings give; those of `session` stand in the references. */
function limitsOf(kind: ScoreGateKind, { thresholds }: Policy): readonly Threshold[] {
  return kind === 'session' || kind === 'fail-on' || kind === 'max-session-regression'
    ? []
    : thresholdsOf(thresholds[kind]);
}

/** One gate on findings. Where it rests on the judge alone, it counts as much as the judge does. */
function findingsCheck(row: Flagged, { sessions, judge, policy }: ScoredRun): Check {
  const check = failOnCheck(row);
  const { of, threshold } = row.allowance;
  const open = (reason: string) => notEvaluated({ id: row.id, kind: 'fail-on', subject: of, threshold }, reason);
  if (sessions.length === 0) return { ...open('nothing to score'), isWanted: false };
  if (!isJudgedAlone(of)) return check;
  const obstacle = judge === null ? 'nobody has asked the judge' : judgeObstacle(judge);
  if (obstacle !== undefined) return { ...open(obstacle), isWanted: judge?.voided != null };
  return underAgreement([check], judge?.agreement, policy.minJudgeAgreement)[0] ?? check;
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
 * Whether a judge was required and has measured nothing that could be believed, although there was something to judge: no
 * green check may stand over that, gate of the judge or none.
 */
export function lacksRequiredJudge(
  judge: JudgeFacts | null,
  { requiresJudge }: Pick<Policy, 'requiresJudge'>,
): boolean {
  if (!requiresJudge || judge === null) return false;
  const { wanted, measured } = countAll(judge);
  return wanted > 0 && (judge.voided !== null || measured === 0);
}

/**
 * A gate that failed is a failure; one that was wanted and could not be evaluated leaves the question open. So does a
 * run in which nobody has measured what was required: `isBlind`.
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
    ...rerunRisk(value, threshold, rerunError(sessions, of)),
  });
}

/** One gate over all sessions: its value is the worst session's that nobody has waived. */
function floorCheck(
  kind: ScoreGateKind,
  threshold: number,
  { sessions, waivers, policy: { samplesPass } }: ScoredRun,
): Check {
  const common = { id: gateId(kind, 'overall'), kind, threshold };
  const held = (session: RatedSession): number => heldScore(session, 'overall', samplesPass);
  const ofSamples = (session: RatedSession): string => passingSamples(session, 'overall', threshold, samplesPass);
  const below = sessions.filter((session) => shown(held(session)) < shown(threshold));
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
  const worst = counting.reduce((least, session) => (held(session) < held(least) ? session : least), first);
  const failing = below.filter((session) => !waived.includes(session));
  const { gate } = compare({ ...common, subject: `session ${worst.golden.name} overall`, value: held(worst) });
  const others = failing.length > 1 ? `, and ${failing.length - 1} more below it` : '';
  return {
    gate: { ...gate, message: `${gate.message}${ofSamples(worst)}${others}${aside}` },
    isWanted: true,
    failures: failing.map(
      (session) =>
        `session ${session.golden.name} overall ${showNumber(held(session))} < gate ${showNumber(threshold)}${ofSamples(session)}`,
    ),
  };
}

/** The gates that a session's own reference.json sets. */
function ownChecks(
  kind: ScoreGateKind,
  session: RatedSession,
  { waivers, policy: { samplesPass } }: ScoredRun,
): readonly Check[] {
  const { name, gates } = session.golden;
  return (['overall', ...DIMENSIONS] as const).flatMap((of) => {
    const threshold = of === 'overall' ? gates.min_overall : gates.min_dimensions?.[of];
    if (threshold === undefined) return [];
    const value = heldScore(session, of, samplesPass);
    const check = compare({ id: floorId(name, of), kind, subject: `session ${name} ${of}`, threshold, value });
    const told = withRemark(check, passingSamples(session, of, threshold, samplesPass));
    return [unlessWaived(told, waiversOf(waivers, name, of)[0])];
  });
}

function withRemark(check: Check, remark: string): Check {
  if (remark === '') return check;
  return {
    ...check,
    gate: { ...check.gate, message: `${check.gate.message}${remark}` },
    failures: check.failures.map((line) => `${line}${remark}`),
  };
}

/** A gate that failed and is waived keeps its value and decides nothing. */
function unlessWaived(check: Check, waiver: Waiver | undefined): Check {
  if (check.gate.status !== 'fail' || waiver === undefined) return check;
  return {
    gate: {
      ...check.gate,
      status: 'not_evaluated',
      message: `${check.gate.message}, ${waiver.gate === undefined ? `waived until ${waiver.until}` : `waived until ${waiver.until} by ${waiver.by}: ${waiver.reason}`}`,
      waived: true,
    },
    failures: [],
    isWanted: false,
  };
}
