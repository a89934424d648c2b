import { stored } from '../core/numbers.js';
import { DIMENSIONS } from '../core/summary.js';
import { type Waiver, waiversOf } from '../inputs/waivers/waiver.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { isJudgedAlone } from '../settings/fail-on.js';
import { floorId } from '../settings/floor-id.js';
import { type Threshold, thresholdsOf } from '../settings/gate-settings.js';
import { mean } from '../statistics/descriptive.js';
import { GATES, gateId, type ScoreGate, type ScoreGateKind } from './catalogue.js';
import { type Check, compare, flipRiskOfMean, notEvaluated, rerunRisk, underAgreement } from './check.js';
import { driftChecks } from './drift.js';
import { type Flagged, failOnCheck } from './fail-on.js';
import { floorCheck } from './floor.js';
import { judgeObstacle } from './judge-checks.js';
import { whyAdvice } from './judged-findings.js';
import type { Policy } from './policy.js';
import { type Compared, regressionChecks } from './regression-checks.js';
import { heldScore, passingSamples, rerunError, scoreOf } from './sample-scores.js';
import { type FallenSessions, sessionRegressionCheck } from './session-regression.js';

/** What the gates of the rubric look at. */
export interface ScoredRun {
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

/** The gates of one kind on scores and findings; none where it is not set. */
export function scoreChecks(kind: ScoreGateKind, run: ScoredRun): readonly Check[] {
  const { check } = GATES[kind];
  return check === 'new failures' ? [] : CHECKS[check](kind, run);
}

/** How each sort of gate finds its value: the gates of a kind, none where it is not set. */
const CHECKS: Readonly<Record<CheckOfSessions, (kind: ScoreGateKind, run: ScoredRun) => readonly Check[]>> = {
  findings: (_, run) => run.flagged.map((row) => findingsCheck(row, run)),
  mean: (kind, run) => limitsOf(kind, run.policy).map((limit) => meanCheck(kind, limit, run)),
  'worst session': (kind, run) => limitsOf(kind, run.policy).map(({ threshold }) => worstCheck(kind, threshold, run)),
  'own floors': (kind, run) => run.sessions.flatMap((session) => ownChecks(kind, session, run)),
  drop: (_, { compared, policy }) => regressionChecks(compared, policy),
  drift: (_, { compared, policy }) => driftChecks(compared, policy),
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
  const check = failOnCheck(row, whyAdvice(judge, policy));
  const { of, threshold } = row.allowance;
  const gate = { id: row.id, kind: 'fail-on', subject: of, threshold } as const;
  if (sessions.length === 0) return notEvaluated(gate, 'nothing to score', false);
  if (!isJudgedAlone(of)) return check;
  const obstacle = judge === null ? 'nobody has asked the judge' : judgeObstacle(judge);
  if (obstacle !== undefined) return notEvaluated(gate, obstacle, judge?.voided != null);
  return underAgreement([check], judge?.agreement, policy.minJudgeAgreement)[0] ?? check;
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

/** One gate over all sessions that the rubric has scored. */
function worstCheck(
  kind: ScoreGateKind,
  threshold: number,
  { sessions, waivers, policy: { samplesPass } }: ScoredRun,
): Check {
  const byName = new Map(sessions.map((session) => [session.golden.name, session]));
  const all = sessions.map((session) => ({
    name: session.golden.name,
    value: heldScore(session, 'overall', samplesPass),
  }));
  return floorCheck({ id: gateId(kind, 'overall'), kind, threshold }, all, waivers, {
    nobody: 'worst session',
    subjectOf: (name) => `session ${name} overall`,
    remarkOn: (name) => {
      const session = byName.get(name);
      return session === undefined ? '' : passingSamples(session, 'overall', threshold, samplesPass);
    },
  });
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
export function unlessWaived(check: Check, waiver: Waiver | undefined): Check {
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
