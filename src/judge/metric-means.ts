import { judgeMean } from '../gates/judge-checks.js';
import type { AlertMetric } from './alert-levels.js';
import type { JudgeFacts } from './judge-facts.js';

export interface MetricMean {
  /** 0..1; null when nothing was measured. */
  readonly mean: number | null;
  /** Sessions that were measured. */
  readonly n: number;
}

/** The mean of each metric that the judge of a run measures, as the report keeps it. */
export function metricMeans(judge: JudgeFacts): Readonly<Partial<Record<AlertMetric, MetricMean>>> {
  const overalls = [...judge.judgements.values()].filter(({ overall }) => overall.score !== null);
  return { rubric: { mean: judgeMean(judge, 'overall'), n: overalls.length } };
}
