import { showNumber } from '../core/numbers.js';
import type { ScoreName } from '../core/summary.js';
import type { Waiver } from '../inputs/waivers/waiver.js';
import { countMetric, countScore, type JudgeFacts, judgeMean, metricMean } from '../judge/judge-facts.js';
import { isEnough, type Measurements } from '../judge/judgement.js';
import { missedVoice } from '../judge/panel/panel-facts.js';
import { metricScore, rubricScore } from '../judge/sampling/known-score.js';
import { riskOfMean } from '../judge/sampling/open-gates.js';
import type { MetricScores } from '../judge/session-metrics.js';
import {
  JUDGE_GATE_NAMES,
  JUDGE_GATES,
  type JudgeGate,
  type Threshold,
  thresholdsOf,
} from '../settings/gate-settings.js';
import { type JudgeMetric, metricBehind, type ReportedMetric, type SessionMetric } from '../settings/judge-metrics.js';
import { GATES, gateId, type JudgedGate } from './catalogue.js';
import { type Check, compare, describeJudgeRisk, type Gate, type HeldValue, notEvaluated } from './check.js';
import { floorOfSessions } from './judge-floor.js';
import type { JudgedSinceBase } from './judge-regression.js';
import type { Policy } from './policy.js';
import { dropCheck } from './regression-checks.js';

/**
 * The gates of the judge. One that cannot be evaluated makes the run inconclusive, unless nobody could be asked.
 * @param kinds those that can apply: turns of an assistant have fewer than sessions
 */
export function judgeChecks(
  judge: JudgeFacts<MetricScores> | null,
  policy: JudgedPolicy,
  kinds: readonly JudgeGate[] = JUDGE_GATE_NAMES,
  run: JudgedRun = NOTHING_BESIDE,
): readonly Check[] {
  if (judge === null) return [];
  return kinds.flatMap((kind) =>
    thresholdsOf(policy.thresholds[kind]).flatMap((limit) =>
      CHECKS[GATES[kind].check](judge, kind, limit, { ...run, policy }),
    ),
  );
}

type JudgedPolicy = Pick<Policy, 'thresholds' | 'minMeasured'>;

/** What the gates of the judge look at besides its answers. */
interface JudgedRun {
  readonly waivers: readonly Waiver[];
  /** Null where there is no baseline. */
  readonly sinceBase: JudgedSinceBase | null;
}

const NOTHING_BESIDE: JudgedRun = { waivers: [], sinceBase: null };

type Judge = JudgeFacts<MetricScores>;
type ChecksOf = (
  judge: Judge,
  kind: JudgeGate,
  limit: Threshold,
  run: JudgedRun & { readonly policy: JudgedPolicy },
) => readonly Check[];

/** How each sort of gate is checked. */
const CHECKS: Readonly<Record<JudgedGate['check'], ChecksOf>> = {
  'judged mean': (judge, kind, limit, { policy }) => {
    const { judged } = JUDGE_GATES[kind];
    if (judged === 'metrics') return [];
    const described = judged === 'rubric' ? ofRubric(judge, kind, limit) : ofMetric(judge, kind, limit, judged);
    return [check(judge, policy.minMeasured, described)];
  },
  'judged session': (judge, kind, { threshold }, { policy, waivers }) => {
    const { check: found, worst, sessions } = floorOfSessions(judge, kind, threshold, waivers);
    const overalls = foundByRubric(judge, 'overall');
    // Of a session without an overall nobody knows whether it keeps the floor, whatever else of it was measured.
    const obstacle =
      silenceOf(judge, overalls, worst) ??
      shareObstacle(sessions, policy.minMeasured, 'sessions have an overall') ??
      obstacleOf(judge, policy.minMeasured, overalls, worst);
    return [
      obstacle === undefined ? found : unevaluated(judge, { ...found.gate, subject: 'judge_worst_session' }, obstacle),
    ];
  },
  'judged drop': (judge, kind, { threshold }, { policy, sinceBase }) =>
    sinceBase === null
      ? []
      : sinceBase.subjects(kind).map((of): Check => {
          const gate = { id: gateId(kind, of), kind, subject: `judge_${of}_drop`, threshold };
          const found = of === 'overall' ? foundByRubric(judge, of) : foundOf(metricBehind(of), judge);
          const change = sinceBase.changeOf(of, policy.minMeasured);
          const now = 'obstacle' in change ? 0 : change.change.now;
          const obstacle = obstacleOf(judge, policy.minMeasured, found, now);
          if (obstacle !== undefined) return unevaluated(judge, gate, obstacle);
          if (!('obstacle' in change))
            return dropCheck({ ...gate, error: null }, change.change, undefined, 'six decimals');
          return notEvaluated(gate, change.obstacle, sinceBase.isWanted);
        }),
};

function unevaluated(judge: Judge, gate: Gate, obstacle: string): Check {
  return notEvaluated(gate, obstacle, judge.absence === null && judge.isSimulated === undefined);
}

/** What was asked for, and how much of it was measured. */
interface Found {
  readonly metric: JudgeMetric;
  readonly counts: Measurements;
}

/** What a gate rests on is its own score: the sessions that have it are no fair sample, however many have others. */
function foundByRubric({ judgements }: Judge, what: ScoreName): Found {
  return { metric: 'rubric', counts: countScore(judgements.values(), what) };
}

function foundOf(metric: SessionMetric, { measured }: Judge): Found {
  return { metric, counts: countMetric(measured.values(), metric) };
}

/** A comparison, and what it rests on. */
interface Described {
  readonly comparison: HeldValue;
  readonly found: Found;
}

function ofRubric(judge: JudgeFacts<MetricScores>, kind: JudgeGate, { of, threshold }: Threshold): Described {
  return {
    comparison: {
      id: gateId(kind, of),
      kind,
      subject: `judge_${of}_mean`,
      threshold,
      value: judgeMean(judge, of),
      ...describeJudgeRisk(riskOfMean(rubricScores(judge, of), threshold)),
    },
    found: foundByRubric(judge, of),
  };
}

function ofMetric(
  judge: JudgeFacts<MetricScores>,
  kind: JudgeGate,
  { of, threshold }: Threshold,
  metric: ReportedMetric,
): Described {
  return {
    comparison: {
      id: gateId(kind, of),
      kind,
      subject: `${metric}_mean`,
      threshold,
      value: metricMean(judge, metric),
      ...describeJudgeRisk(riskOfMean(metricScores(judge, metric), threshold)),
    },
    found: foundOf(metricBehind(metric), judge),
  };
}

function rubricScores({ judgements }: JudgeFacts<MetricScores>, what: ScoreName) {
  return Array.from(judgements.values(), (judgement) => rubricScore(judgement, what));
}

function metricScores({ measured }: JudgeFacts<MetricScores>, metric: ReportedMetric) {
  return Array.from(measured.values(), (one) => metricScore(one, metric));
}

function check(judge: Judge, minMeasured: number, { comparison, found }: Described): Check {
  const obstacle = obstacleOf(judge, minMeasured, found, comparison.value);
  return obstacle === undefined ? compare(comparison) : unevaluated(judge, comparison, obstacle);
}

/** Why nothing that the judge says can decide anything. */
export function judgeObstacle({ absence, isSimulated, voided }: JudgeFacts<MetricScores>): string | undefined {
  if (absence !== null) return `the judge could not be asked (${absence})`;
  if (isSimulated === true) return 'the judge was simulated, so that its numbers mean nothing';
  return voided ?? undefined;
}

/** Why a gate cannot be evaluated. */
function obstacleOf(judge: Judge, minMeasured: number, found: Found, value: number | null): string | undefined {
  return silenceOf(judge, found, value) ?? shareObstacle(found.counts, minMeasured, 'measurements succeeded');
}

/** Why a gate has nothing to rest on, however much was measured. */
function silenceOf(judge: Judge, { metric, counts }: Found, value: number | null): string | undefined {
  const obstacle = judgeObstacle(judge);
  if (obstacle !== undefined) return obstacle;
  if (counts.wanted === 0) return 'nothing to judge';
  const missed = judge.panel === undefined ? undefined : missedVoice(judge.panel, metric);
  if (missed !== undefined) return missed;
  return value === null ? 'measured nowhere' : undefined;
}

/** Why too little was measured; `what` is said of that. */
function shareObstacle(counts: Measurements, minMeasured: number, what: string): string | undefined {
  if (isEnough(counts, minMeasured)) return undefined;
  const { wanted, measured } = counts;
  return `${measured} of ${wanted} ${what}, ${showNumber(measured / wanted)} < ${showNumber(minMeasured)}`;
}
