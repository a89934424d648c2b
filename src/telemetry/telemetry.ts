import type { Report } from '../report/schema.js';
import type { Settings } from '../settings/table.js';
import { type EvaluationEvent, evaluationEvent } from './evaluation.js';
import { evaluationsOf } from './evaluations-of.js';
import { type RunMetric, runMetrics } from './run-metrics.js';

/** What a run tells the tools that watch it. */
export interface Telemetry {
  /** Made one by one, as often as they are gone through. */
  readonly events: Iterable<EvaluationEvent>;
  readonly metrics: readonly RunMetric[];
}

/**
 * The telemetry of a run: wanted by the report format `otel`, then with the scores of the rubric, or else where the judge
 * ran, for its scores alone. Nothing where neither is so.
 */
export function telemetryOf(report: Report, { 'report-formats': formats }: Settings): Telemetry | undefined {
  const withRubric = formats.includes('otel');
  if (!withRubric && report.judge === undefined) return undefined;
  return {
    events: {
      *[Symbol.iterator]() {
        for (const evaluation of evaluationsOf(report, { withRubric }))
          yield evaluationEvent(evaluation, report.scored_at);
      },
    },
    metrics: runMetrics(report, { withRubric }),
  };
}

/** The file of a day: `evaluations-2026-11-21.jsonl`, by the UTC day that the run was scored on. */
export function evaluationsFile({ scored_at: scoredAt }: Pick<Report, 'scored_at'>): string {
  return `evaluations-${scoredAt.slice(0, 10)}.jsonl`;
}
