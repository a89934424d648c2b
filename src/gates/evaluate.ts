import type { Defect } from '../core/finding.js';
import type { Digest } from '../core/ports.js';
import { gateWaiver, type Waiver } from '../inputs/waivers/waiver.js';
import { countAll, countMeasurements, type JudgeFacts } from '../judge/judge-facts.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { codesNamedBy } from '../settings/fail-on.js';
import { JUDGE_GATE_NAMES, type JudgeGate } from '../settings/gate-settings.js';
import { GATES, type ReportGate, SCORE_GATE_KINDS, type Verdict } from './catalogue.js';
import { type Check, underAgreement } from './check.js';
import { completionChecks, lacksCompletion } from './completion-check.js';
import { excusedIn, type Flagged, flagSessions, uncountedSessions } from './fail-on.js';
import { type FailingSessions, failingSessions } from './failing-sessions.js';
import { judgeChecks } from './judge-checks.js';
import { failedByJudge, JUDGE_FLOOR } from './judge-floor.js';
import { type JudgedSinceBase, judgedSinceBase } from './judge-regression.js';
import { weightOfFindings } from './judged-findings.js';
import { type KnownFindings, knownFindings } from './known-findings.js';
import { type FailuresSinceBase, failuresSinceBase, newFailuresCheck } from './new-failures.js';
import { type Policy, withoutAllowances, withoutMeans } from './policy.js';
import { type Compared, isNotCompared } from './regression-checks.js';
import { scoreChecks, unlessWaived } from './score-checks.js';
import { fallenSessions, namesOfFallen } from './session-regression.js';
import { isUnguarded } from './unguarded.js';

export interface Evaluation extends FailingSessions {
  readonly verdict: Verdict;
  readonly gates: readonly ReportGate[];
  /** Whether a pull request may have seen to it that nothing can fail: then the run is open. */
  readonly isUnguarded: boolean;
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
  /** How the judge's scores have changed since the base; null without a judge or a baseline. */
  readonly sinceBaseByJudge: JudgedSinceBase | null;
  /** Names of the sessions that fell by more than one may, waived or not: with the gate off, by the measure of `auto`. */
  readonly collapsedSessions: ReadonlySet<string>;
  /** Whether a finding was there on the base already, so that `fail-on` leaves it out; false where nothing compares. */
  readonly isKnown: (session: string, defect: Pick<Defect, 'code' | 'message'>) => boolean;
  /** By the name of a session, findings by which it fails and that its worst sample does not have. */
  readonly elsewhere: ReadonlyMap<string, readonly Defect[]>;
  /** Whether the base has the session with the same reference, and surely not this finding; false where nothing compares. */
  readonly isNew: (session: string, defect: Pick<Defect, 'code' | 'message'>) => boolean;
  /** Whether a finding that belongs to no session is new since the base. */
  readonly isNewOutside: (defect: Pick<Defect, 'code' | 'message'>) => boolean;
  /** Names of the sessions that contradict their reference where no gate counts that; found out when somebody asks. */
  readonly uncounted: () => readonly string[];
}

/** What gates heed besides scores. */
interface GateContext {
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

const NO_CONTEXT: GateContext = { waivers: [], compared: null, unreferenced: 0 };

/** Checks every gate. Compares numbers as they are shown, with three decimals, thresholds alike. */
export function evaluateGates(
  sessions: readonly RatedSession[],
  judge: JudgeFacts | null,
  policy: Policy,
  { waivers, compared, unreferenced, digest }: GateContext = NO_CONTEXT,
): Evaluation {
  const lacksReferences = sessions.length === 0 && unreferenced > 0;
  const onBase = knownFindings(compared, digest);
  const known = policy.thresholds['fail-on'] === null ? null : onBase;
  const weight = judge === null ? undefined : weightOfFindings(judge, policy);
  const flagged = flagSessions(sessions, policy, waivers, known, weight);
  const fallen = fallenSessions(compared, policy, waivers);
  const run = { sessions, policy, waivers, compared, flagged, fallen, judge };
  const orWaived = (check: Check): Check => unlessWaived(check, gateWaiver(waivers, check.gate));
  const ofSessions = SCORE_GATE_KINDS.flatMap((kind) => {
    const found = scoreChecks(kind, run);
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
  const unwaived = [...failedGates].filter(([name, ids]) => ids.length > (waivedGates.get(name)?.length ?? 0));
  const knownSessions = new Set(flagged.flatMap((row) => row.known));
  const since = { ...failing, knownSessions, excused: excusedIn(flagged), weight };
  const sinceBase = failuresSinceBase(compared, since, policy);
  const checks = [...ofSessions, ...newFailuresCheck(compared, sinceBase, policy).map(orWaived), ...ofJudge];
  const gates = checks.map(({ gate }) => gate);
  const unguarded = isUnguarded(checks, policy);
  return {
    verdict: verdictOf(
      checks,
      (lacksReferences && !hasMeasured(judge)) || lacksRequiredJudge(judge, policy) || unguarded,
    ),
    gates,
    isUnguarded: unguarded,
    failures: checks.flatMap(({ failures }) => failures),
    ...failing,
    failedSessions: new Set(failedGates.keys()),
    unwaivedSessions: new Set(unwaived.map(([name]) => name)),
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
  if (onBase === null || compared === null || isNotCompared(compared)) return () => false;
  const paired = new Set(compared.comparison.pairs.map(({ now }) => now.golden.name));
  return (session, defect) => paired.has(session) && !onBase.isCut(session) && !onBase.has(session, defect);
}

function knownTo(known: KnownFindings | null, { thresholds }: Policy): Evaluation['isKnown'] {
  if (known === null) return () => false;
  const codes = codesNamedBy(thresholds['fail-on']);
  return (session, defect) => codes.has(defect.code) && known.has(session, defect);
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

/** Says which gates a session alone fails: those of single sessions, and of findings none may have. */
export function gatesOfOne(policy: Policy): (rated: RatedSession) => readonly string[] {
  const ofOne = withoutAllowances(withoutMeans(policy));
  return (rated) => evaluateGates([rated], null, ofOne).failedGates.get(rated.golden.name) ?? [];
}
