import { judgeMean } from '../gates/judge-checks.js';
import { stored } from '../report/statistics.js';
import { mean } from '../statistics/descriptive.js';
import type { AlertMetric } from './alert-levels.js';
import { type JudgeFacts, scoresOf } from './judge-facts.js';
import { REPORTED_METRICS } from './judge-metrics.js';
import type { MetricScores } from './session-metrics.js';

export interface MetricMean {
  /** 0..1; null when nothing was measured. */
  readonly mean: number | null;
  /** Sessions that were measured; for the quality of explanations, explanations. */
  readonly n: number;
}

/** The mean of each metric that the judge of a run measures, as the report keeps it. */
export function metricMeans(judge: JudgeFacts<MetricScores>): Readonly<Partial<Record<AlertMetric, MetricMean>>> {
  const overalls = [...judge.judgements.values()].filter(({ overall }) => overall.score !== null);
  const quality = judge.meta.evaluations.flatMap(({ answer }) => answer?.score ?? []);
  return {
    rubric: { mean: judgeMean(judge, 'overall'), n: overalls.length },
    ...Object.fromEntries(REPORTED_METRICS.map((metric) => [metric, meanOf(scoresOf(judge, metric))])),
    explanation_quality: meanOf(quality),
  };
}

function meanOf(scores: readonly number[]): MetricMean {
  return { mean: stored(mean(scores), 'six decimals'), n: scores.length };
}
