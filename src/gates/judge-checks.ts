import {
  countMeasurements,
  countMetric,
  isEnough,
  type JudgeFacts,
  type Measurements,
  scoresOf,
} from '../judge/judge-facts.js';
import type { ReportedMetric } from '../judge/judge-metrics.js';
import { metricScore, type RubricScore, rubricScore } from '../judge/sampling/known-score.js';
import { riskOfMean } from '../judge/sampling/open-gates.js';
import type { MetricScores } from '../judge/session-metrics.js';
import type { ReportGate } from '../report/schema.js';
import { stored } from '../report/statistics.js';
import type { DimensionMap } from '../settings/dimension-kinds.js';
import { mean } from '../statistics/descriptive.js';
import { DIMENSIONS } from '../summary.js';
import { atLeast, atMost, type Check, type Comparison } from './check.js';
import { describeJudgeRisk } from './flip-risk.js';
import { showNumber } from './shown.js';

/** The thresholds on what the judge says. */
export interface JudgePolicy {
  readonly minOverall: number | null;
  readonly minDimensions: DimensionMap | null;
  /** The least mean of each metric that has a gate, of hallucination the largest. */
  readonly metrics: Readonly<Partial<Record<ReportedMetric, number>>>;
  /** Share of the wanted measurements that must have succeeded for a gate of the judge to be evaluated, 0..1. */
  readonly minMeasured: number;
}

/** The gates of the judge. One that cannot be evaluated makes the run inconclusive, unless nobody could be asked. */
export function judgeChecks(judge: JudgeFacts<MetricScores> | null, policy: JudgePolicy): readonly Check[] {
  if (judge === null) return [];
  return [
    ...(policy.minOverall === null ? [] : [rubricCheck(judge, policy, 'overall', policy.minOverall)]),
    ...DIMENSIONS.flatMap((dimension) => {
      const threshold = policy.minDimensions?.[dimension];
      return threshold === undefined ? [] : [rubricCheck(judge, policy, dimension, threshold)];
    }),
    ...GATED.flatMap((metric) => {
      const threshold = policy.metrics[metric];
      return threshold === undefined ? [] : [metricCheck(judge, policy, metric, threshold)];
    }),
  ];
}

function rubricCheck(
  judge: JudgeFacts<MetricScores>,
  policy: JudgePolicy,
  what: RubricScore,
  threshold: number,
): Check {
  const scores = Array.from(judge.judgements.values(), (judgement) => rubricScore(judgement, what));
  const kind = what === 'overall' ? 'min-judge-overall' : 'min-judge-dimensions';
  const comparison: Comparison = {
    id: what === 'overall' ? kind : `${kind}.${what}`,
    kind,
    subject: `judge_${what}_mean`,
    threshold,
    value: judgeMean(judge, what),
    ...describeJudgeRisk(riskOfMean(scores, threshold)),
  };
  return check(judge, policy.minMeasured, countMeasurements(judge.judgements.values()), atLeast, comparison);
}

/** The gates on metrics, in the order of the table of settings. */
const GATED = ['faithfulness', 'hallucination', 'relevance', 'coherence', 'completion'] as const;

function metricCheck(
  judge: JudgeFacts<MetricScores>,
  policy: JudgePolicy,
  metric: ReportedMetric,
  threshold: number,
): Check {
  const [kind, source, compare] =
    metric === 'hallucination'
      ? (['max-hallucination', 'faithfulness', atMost] as const)
      : ([`min-${metric}`, metric, atLeast] as const);
  const scores = Array.from(judge.measured.values(), (measured) => metricScore(measured, metric));
  return check(judge, policy.minMeasured, countMetric(judge.measured.values(), source), compare, {
    id: kind,
    kind,
    subject: `${metric}_mean`,
    threshold,
    value: metricMean(judge, metric),
    ...describeJudgeRisk(riskOfMean(scores, threshold)),
  });
}

function check(
  judge: JudgeFacts<MetricScores>,
  minMeasured: number,
  counts: Measurements,
  compare: (comparison: Comparison) => Check,
  comparison: Comparison,
): Check {
  const obstacle = obstacleOf(judge, minMeasured, counts, comparison.value);
  if (obstacle === undefined) return compare(comparison);
  const { id, kind, threshold, subject } = comparison;
  const message = `${subject}: ${obstacle}`;
  const gate: ReportGate = { id, kind, threshold, value: null, status: 'not_evaluated', message };
  return { gate, failures: [], isWanted: judge.absence === null && judge.isSimulated === undefined };
}

/** Why a gate cannot be evaluated. */
function obstacleOf(
  judge: JudgeFacts<MetricScores>,
  minMeasured: number,
  counts: Measurements,
  value: number | null,
): string | undefined {
  if (judge.absence !== null) return `the judge could not be asked (${judge.absence})`;
  if (judge.isSimulated === true) return 'the judge was simulated, so that its numbers mean nothing';
  if (judge.voided !== null) return judge.voided;
  if (counts.wanted === 0) return 'nothing to judge';
  if (value === null) return 'measured nowhere';
  if (isEnough(counts, minMeasured)) return undefined;
  const { wanted, measured } = counts;
  return `${measured} of ${wanted} measurements succeeded, ${showNumber(measured / wanted)} < ${showNumber(minMeasured)}`;
}

/** The mean of a metric over the sessions that were measured, as the report keeps it; null when none was. */
export function metricMean(judge: JudgeFacts<MetricScores>, metric: ReportedMetric): number | null {
  return stored(mean(scoresOf(judge, metric)), 'six decimals');
}

/** The mean over the sessions that were measured, as the report keeps it; null when none was. */
export function judgeMean({ judgements }: JudgeFacts<MetricScores>, what: RubricScore): number | null {
  const scores = [...judgements.values()].flatMap(({ overall, dimensions }) => {
    const { score } = what === 'overall' ? overall : dimensions[what];
    return score === null ? [] : [score];
  });
  return stored(mean(scores), 'six decimals');
}
