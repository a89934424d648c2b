import { showNumber } from '../core/numbers.js';
import { countMeasurements, countMetric, type JudgeFacts, judgeMean, metricMean } from '../judge/judge-facts.js';
import { isEnough, type Measurements } from '../judge/judgement.js';
import { metricScore, type RubricScore, rubricScore } from '../judge/sampling/known-score.js';
import { riskOfMean } from '../judge/sampling/open-gates.js';
import type { MetricScores } from '../judge/session-metrics.js';
import {
  JUDGE_GATE_NAMES,
  JUDGE_GATES,
  type JudgeGate,
  type Threshold,
  thresholdsOf,
} from '../settings/gate-settings.js';
import { metricBehind, type ReportedMetric } from '../settings/judge-metrics.js';
import { GATES, gateId, type JudgedGate } from './catalogue.js';
import { type Check, type Comparison, compare, describeJudgeRisk, notEvaluated } from './check.js';
import type { Policy } from './policy.js';

/**
 * The gates of the judge. One that cannot be evaluated makes the run inconclusive, unless nobody could be asked.
 * @param kinds those that can apply: turns of an assistant have fewer than sessions
 */
export function judgeChecks(
  judge: JudgeFacts<MetricScores> | null,
  { thresholds, minMeasured }: Pick<Policy, 'thresholds' | 'minMeasured'>,
  kinds: readonly JudgeGate[] = JUDGE_GATE_NAMES,
): readonly Check[] {
  if (judge === null) return [];
  return kinds.flatMap((kind) =>
    thresholdsOf(thresholds[kind]).map((limit) =>
      check(judge, minMeasured, COMPARISONS[GATES[kind].check](judge, kind, limit)),
    ),
  );
}

/** A comparison, and how much of what it rests on was measured. */
interface Described {
  readonly comparison: Comparison;
  readonly counts: Measurements;
}

type Describe = (judge: JudgeFacts<MetricScores>, kind: JudgeGate, limit: Threshold) => Described;

/** How each sort of gate finds its value. */
const COMPARISONS: Readonly<Record<JudgedGate['check'], Describe>> = {
  'judged mean': (judge, kind, limit) => {
    const { judged } = JUDGE_GATES[kind];
    return judged === 'rubric' ? ofRubric(judge, kind, limit) : ofMetric(judge, kind, limit, judged);
  },
};

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
    counts: countMeasurements(judge.judgements.values()),
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
    counts: countMetric(judge.measured.values(), metricBehind(metric)),
  };
}

function rubricScores({ judgements }: JudgeFacts<MetricScores>, what: RubricScore) {
  return Array.from(judgements.values(), (judgement) => rubricScore(judgement, what));
}

function metricScores({ measured }: JudgeFacts<MetricScores>, metric: ReportedMetric) {
  return Array.from(measured.values(), (one) => metricScore(one, metric));
}

function check(judge: JudgeFacts<MetricScores>, minMeasured: number, { comparison, counts }: Described): Check {
  const obstacle = obstacleOf(judge, minMeasured, counts, comparison.value);
  if (obstacle === undefined) return compare(comparison);
  return {
    ...notEvaluated(comparison, obstacle),
    isWanted: judge.absence === null && judge.isSimulated === undefined,
  };
}

/** Why nothing that the judge says can decide anything. */
export function judgeObstacle({ absence, isSimulated, voided }: JudgeFacts<MetricScores>): string | undefined {
  if (absence !== null) return `the judge could not be asked (${absence})`;
  if (isSimulated === true) return 'the judge was simulated, so that its numbers mean nothing';
  return voided ?? undefined;
}

/** Why a gate cannot be evaluated. */
function obstacleOf(
  judge: JudgeFacts<MetricScores>,
  minMeasured: number,
  counts: Measurements,
  value: number | null,
): string | undefined {
  const obstacle = judgeObstacle(judge);
  if (obstacle !== undefined) return obstacle;
  if (counts.wanted === 0) return 'nothing to judge';
  if (value === null) return 'measured nowhere';
  if (isEnough(counts, minMeasured)) return undefined;
  const { wanted, measured } = counts;
  return `${measured} of ${wanted} measurements succeeded, ${showNumber(measured / wanted)} < ${showNumber(minMeasured)}`;
}
