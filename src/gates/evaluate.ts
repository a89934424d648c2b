import { countMeasurements, type JudgeFacts } from '../judge/judge-facts.js';
import type { ReportGate, Verdict } from '../report/schema.js';
import { type Precision, stored } from '../report/statistics.js';
import type { RatedSession } from '../scoring/scored-session.js';
import type { DimensionMap } from '../settings/dimension-kinds.js';
import { mean } from '../statistics/descriptive.js';
import { DIMENSIONS, type Dimension } from '../summary.js';
import { type Waiver, waiversOf } from '../waivers/waiver.js';
import { underAgreement } from './agreement-checks.js';
import { atLeast, type Check, type Comparison } from './check.js';
import { flipRiskOfMean } from './flip-risk.js';
import { type JudgePolicy, judgeChecks } from './judge-checks.js';
import { type Compared, type RegressionPolicy, regressionChecks } from './regression-checks.js';
import { showNumber, shown } from './shown.js';

/** The thresholds of a run; each session adds its own from its reference.json. */
export interface Policy {
  readonly minOverall: number | null;
  /** Whether nobody has set it: then a run without references does not miss it. */
  readonly isMinOverallDefault?: boolean;
  readonly minDimensions: DimensionMap | null;
  readonly minSession: number | null;
  readonly judge: JudgePolicy;
  readonly regression: RegressionPolicy;
  /** Agreement with labels below which the gates of the judge are advisory. */
  readonly minJudgeAgreement: number | null;
  /** What the report keeps of a mean. Gates compare that, or a value beside a border would read otherwise than it was judged. */
  readonly precision: Precision;
}

export interface Evaluation {
  readonly verdict: Verdict;
  readonly gates: readonly ReportGate[];
  /** One line for each failed comparison; a session floor has a line for each session. */
  readonly failures: readonly string[];
  /** Names of the sessions that fail. */
  readonly failedSessions: ReadonlySet<string>;
  /** Those of them that fail by a floor that nobody has waived. */
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
  const ofRubric = [
    ...corpusChecks(sessions, policy),
    ...(policy.minSession === null ? [] : [floorCheck(sessions, policy.minSession, waivers)]),
    ...sessions.flatMap((session) => ownChecks(session, waivers)),
  ];
  const checks = [
    ...(lacksReferences ? ofRubric.map((check) => withoutReferences(check, policy)) : ofRubric),
    ...regressionChecks(compared, policy.regression, policy.precision),
    ...underAgreement(judgeChecks(judge, policy.judge), judge?.agreement, policy.minJudgeAgreement),
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

function withoutReferences({ gate, failures }: Check, { isMinOverallDefault }: Policy): Check {
  const subject = gate.message.replace(/: nothing to score$/, '');
  return {
    gate: { ...gate, message: `${subject}: no session has a reference` },
    failures,
    isWanted: gate.kind !== 'min-overall' || isMinOverallDefault !== true,
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

function corpusChecks(sessions: readonly RatedSession[], policy: Policy): readonly Check[] {
  const overalls = sessions.map(({ overall }) => overall);
  return [
    ...(policy.minOverall === null
      ? []
      : [
          meanCheck(
            { id: 'min-overall', kind: 'min-overall', subject: 'overall_mean' },
            policy.minOverall,
            overalls,
            policy,
          ),
        ]),
    ...DIMENSIONS.flatMap((dimension) => {
      const threshold = policy.minDimensions?.[dimension];
      const scores = sessions.map((session) => scoreOf(session, dimension));
      const names = {
        id: `min-dimensions.${dimension}`,
        kind: 'min-dimensions',
        subject: `${dimension}_mean`,
      } as const;
      return threshold === undefined ? [] : [meanCheck(names, threshold, scores, policy)];
    }),
  ];
}

function meanCheck(
  names: Pick<Comparison, 'id' | 'kind' | 'subject'>,
  threshold: number,
  scores: readonly number[],
  { precision }: Policy,
): Check {
  const value = stored(mean(scores), precision);
  return atLeast({ ...names, threshold, value, ...flipRiskOfMean(value, threshold, scores) });
}

/** One gate over all sessions: its value is the worst session's that nobody has waived. */
function floorCheck(sessions: readonly RatedSession[], threshold: number, waivers: readonly Waiver[]): Check {
  const common = { id: 'min-session', kind: 'min-session', threshold } as const;
  const below = sessions.filter(({ overall }) => shown(overall) < shown(threshold));
  const waived = below.filter(({ golden }) => waiversOf(waivers, golden.name, 'overall').length > 0);
  const counting = sessions.filter((session) => !waived.includes(session));
  const [first] = counting;
  const aside = waived.length === 0 ? '' : `, ${waived.length} waived`;
  if (first === undefined) {
    const check = atLeast({ ...common, subject: 'worst session', value: null });
    return waived.length === 0
      ? check
      : { ...check, gate: { ...check.gate, message: 'worst session: all are waived' } };
  }
  const worst = counting.reduce((least, session) => (session.overall < least.overall ? session : least), first);
  const failing = below.filter((session) => !waived.includes(session));
  const { gate } = atLeast({ ...common, subject: `session ${worst.golden.name} overall`, value: worst.overall });
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
function ownChecks(session: RatedSession, waivers: readonly Waiver[]): readonly Check[] {
  const { name, gates } = session.golden;
  const checks: Check[] = [];
  if (gates.min_overall !== undefined) {
    const check = atLeast({
      id: `session.${name}.min_overall`,
      kind: 'session',
      subject: `session ${name} overall`,
      threshold: gates.min_overall,
      value: session.overall,
    });
    checks.push(unlessWaived(check, waiversOf(waivers, name, 'overall')));
  }
  for (const dimension of DIMENSIONS) {
    const threshold = gates.min_dimensions?.[dimension];
    if (threshold === undefined) continue;
    const check = atLeast({
      id: `session.${name}.min_dimensions.${dimension}`,
      kind: 'session',
      subject: `session ${name} ${dimension}`,
      threshold,
      value: scoreOf(session, dimension),
    });
    checks.push(unlessWaived(check, waiversOf(waivers, name, dimension)));
  }
  return checks;
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
  const floors = [policy.minSession, gates.min_overall].filter((floor) => typeof floor === 'number');
  const ownDimensions = DIMENSIONS.filter((dimension) => gates.min_dimensions?.[dimension] !== undefined);
  if (floors.length === 0 && ownDimensions.length === 0 && policy.minOverall !== null) floors.push(policy.minOverall);
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
