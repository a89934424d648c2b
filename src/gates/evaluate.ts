import { countMeasurements, type JudgeFacts } from '../judge/judge-facts.js';
import type { ReportGate, Verdict } from '../report/schema.js';
import { mean, type Precision, stored } from '../report/statistics.js';
import type { RatedSession } from '../scored-session.js';
import type { DimensionMap } from '../settings/dimension-kinds.js';
import { DIMENSIONS, type Dimension } from '../summary.js';
import { underAgreement } from './agreement-checks.js';
import { atLeast, type Check } from './check.js';
import { type JudgePolicy, judgeChecks } from './judge-checks.js';
import { showNumber, shown } from './shown.js';

/** The thresholds of a run; each session adds its own from its reference.json. */
export interface Policy {
  readonly minOverall: number | null;
  /** Whether nobody has set it: then a run without references does not miss it. */
  readonly isMinOverallDefault?: boolean;
  readonly minDimensions: DimensionMap | null;
  readonly minSession: number | null;
  readonly judge: JudgePolicy;
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
}

/**
 * Checks every gate. Compares numbers as they are shown, with three decimals, thresholds alike.
 * @param unreferenced how many sessions have no reference: where these are all, a gate of the rubric that was set has
 *   nothing to stand on, and the run is open
 */
export function evaluateGates(
  sessions: readonly RatedSession[],
  judge: JudgeFacts | null,
  policy: Policy,
  unreferenced = 0,
): Evaluation {
  const lacksReferences = sessions.length === 0 && unreferenced > 0;
  const ofRubric = [
    ...corpusChecks(sessions, policy),
    ...(policy.minSession === null ? [] : [floorCheck(sessions, policy.minSession)]),
    ...sessions.flatMap(ownChecks),
  ];
  const checks = [
    ...(lacksReferences ? ofRubric.map((check) => withoutReferences(check, policy)) : ofRubric),
    ...underAgreement(judgeChecks(judge, policy.judge), judge?.agreement, policy.minJudgeAgreement),
  ];
  const gates = checks.map(({ gate }) => gate);
  return {
    verdict: verdictOf(checks, lacksReferences && !hasMeasured(judge)),
    gates,
    failures: checks.flatMap(({ failures }) => failures),
    failedSessions: new Set(
      sessions.filter((session) => failsSession(session, policy)).map(({ golden }) => golden.name),
    ),
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
  return judge !== null && countMeasurements(judge.judgements.values()).measured > 0;
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
  const checks: Check[] = [];
  if (policy.minOverall !== null) {
    checks.push(
      atLeast({
        id: 'min-overall',
        kind: 'min-overall',
        subject: 'overall_mean',
        threshold: policy.minOverall,
        value: stored(mean(sessions.map(({ overall }) => overall)), policy.precision),
      }),
    );
  }
  for (const dimension of DIMENSIONS) {
    const threshold = policy.minDimensions?.[dimension];
    if (threshold === undefined) continue;
    checks.push(
      atLeast({
        id: `min-dimensions.${dimension}`,
        kind: 'min-dimensions',
        subject: `${dimension}_mean`,
        threshold,
        value: stored(mean(sessions.map((session) => scoreOf(session, dimension))), policy.precision),
      }),
    );
  }
  return checks;
}

/** One gate over all sessions: its value is the worst session's. */
function floorCheck(sessions: readonly RatedSession[], threshold: number): Check {
  const [first] = sessions;
  const common = { id: 'min-session', kind: 'min-session', threshold } as const;
  if (first === undefined) return atLeast({ ...common, subject: 'worst session', value: null });
  const worst = sessions.reduce((least, session) => (session.overall < least.overall ? session : least), first);
  const below = sessions.filter(({ overall }) => shown(overall) < shown(threshold));
  const { gate } = atLeast({ ...common, subject: `session ${worst.golden.name} overall`, value: worst.overall });
  const others = below.length > 1 ? `, and ${below.length - 1} more below it` : '';
  return {
    gate: { ...gate, message: `${gate.message}${others}` },
    isWanted: true,
    failures: below.map(
      ({ golden, overall }) => `session ${golden.name} overall ${showNumber(overall)} < gate ${showNumber(threshold)}`,
    ),
  };
}

/** The gates that a session's own reference.json sets. */
function ownChecks(session: RatedSession): readonly Check[] {
  const { name, gates } = session.golden;
  const checks: Check[] = [];
  if (gates.min_overall !== undefined) {
    checks.push(
      atLeast({
        id: `session.${name}.min_overall`,
        kind: 'session',
        subject: `session ${name} overall`,
        threshold: gates.min_overall,
        value: session.overall,
      }),
    );
  }
  for (const dimension of DIMENSIONS) {
    const threshold = gates.min_dimensions?.[dimension];
    if (threshold === undefined) continue;
    checks.push(
      atLeast({
        id: `session.${name}.min_dimensions.${dimension}`,
        kind: 'session',
        subject: `session ${name} ${dimension}`,
        threshold,
        value: scoreOf(session, dimension),
      }),
    );
  }
  return checks;
}

/**
 * A session fails below the strictest of `min-session` and its own floor, or below its own floor of a dimension;
 * where none of these is set, below `min-overall`. Without a usable candidate it always fails.
 */
export function failsSession(session: RatedSession, policy: Policy): boolean {
  if (session.status !== 'scored') return true;
  const { gates } = session.golden;
  const floors = [policy.minSession, gates.min_overall].filter((floor) => typeof floor === 'number');
  const ownDimensions = DIMENSIONS.filter((dimension) => gates.min_dimensions?.[dimension] !== undefined);
  if (floors.length === 0 && ownDimensions.length === 0 && policy.minOverall !== null) floors.push(policy.minOverall);
  return (
    floors.some((floor) => shown(session.overall) < shown(floor)) ||
    ownDimensions.some(
      (dimension) => shown(scoreOf(session, dimension)) < shown(gates.min_dimensions?.[dimension] ?? 0),
    )
  );
}

function scoreOf(session: RatedSession, dimension: Dimension): number {
  return session.dimensions.find((result) => result.dimension === dimension)?.score ?? 0;
}
