import { eachDimension } from '../report/per-dimension.js';
import type { Report, ReportJudge } from '../report/schema.js';
import type { Attributes, Evaluator } from './evaluation.js';
import { evaluatorOf } from './evaluations-of.js';
import { COUNTS, JUDGE_PREFIX, OWN_ATTRIBUTE } from './names.js';

/** A number about a whole run: a mean is a gauge, a count a sum that starts anew with each run. */
export interface RunMetric {
  readonly name: string;
  readonly kind: 'gauge' | 'count';
  readonly value: number;
  readonly description: string;
  /** In the notation of UCUM: `1` for a share. */
  readonly unit: string;
  readonly attributes: Attributes;
}

/** The metrics of a run. A mean that nobody measured is left out and never 0. */
export function runMetrics(report: Report, { withRubric }: { readonly withRubric: boolean }): readonly RunMetric[] {
  const { judge, rubric } = report;
  return [
    ...(withRubric ? means('rubric.', 'rubric', rubric.version, report.overall_mean, report.dimension_means) : []),
    ...(judge === undefined
      ? []
      : [
          ...means(
            `${JUDGE_PREFIX}rubric.`,
            evaluatorOf(report),
            judge.prompt_version,
            judge.overall_mean,
            judge.dimension_means,
          ),
          ...metricGauges(judge, evaluatorOf(report)),
          ...gauge(
            `${JUDGE_PREFIX}explanation_quality`,
            evaluatorOf(report),
            judge.meta_evaluation.prompt_version,
            judge.meta_evaluation.mean,
          ),
          failureCount(judge, evaluatorOf(report)),
          count(
            evaluatorOf(report),
            COUNTS.metaEvaluations,
            judge.meta_evaluation.run,
            'Explanations that were judged',
            '{evaluation}',
          ),
        ]),
  ];
}

function means(
  prefix: string,
  evaluator: Evaluator,
  version: string,
  overall: number | null,
  dimensions: Report['dimension_means'],
): readonly RunMetric[] {
  const values = [['overall', overall] as const, ...eachDimension(dimensions)];
  return values.flatMap(([name, value]) => gauge(`${prefix}${name}`, evaluator, version, value));
}

/** A mean as a metric, or nothing where nobody measured it. */
export function gauge(
  name: string,
  evaluator: Evaluator,
  version: string,
  value: number | null,
  description = 'Mean over the sessions that were measured, 0 to 1',
): readonly RunMetric[] {
  if (value === null) return [];
  const attributes = { [OWN_ATTRIBUTE.evaluator]: evaluator, [OWN_ATTRIBUTE.version]: version };
  return [{ name, kind: 'gauge', value, description, unit: '1', attributes }];
}

/** The means of the metrics beside the rubric. */
export function metricGauges({ metrics }: Pick<ReportJudge, 'metrics'>, evaluator: Evaluator): readonly RunMetric[] {
  return Object.entries(metrics).flatMap(([metric, one]) =>
    one === undefined ? [] : gauge(`${JUDGE_PREFIX}${metric}`, evaluator, one.prompt_version, one.mean),
  );
}

/** How often something was wanted of the judge and not measured. */
export function failureCount({ unmeasured }: Pick<ReportJudge, 'unmeasured'>, evaluator: Evaluator): RunMetric {
  const description = 'Measurements of the judge that were wanted and failed';
  return count(evaluator, COUNTS.failures, unmeasured, description, '{measurement}');
}

function count(evaluator: Evaluator, name: string, value: number, description: string, unit: string): RunMetric {
  return { name, kind: 'count', value, description, unit, attributes: { [OWN_ATTRIBUTE.evaluator]: evaluator } };
}
