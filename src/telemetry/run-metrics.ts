import type { Report } from '../report/schema.js';
import { DIMENSIONS } from '../summary.js';
import type { Attributes } from './evaluation.js';
import { JUDGE_FAILURES, JUDGE_PREFIX, OWN_ATTRIBUTE } from './names.js';

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
          ...means(`${JUDGE_PREFIX}rubric.`, 'llm', judge.prompt_version, judge.overall_mean, judge.dimension_means),
          failures(judge.unmeasured),
        ]),
  ];
}

function means(
  prefix: string,
  evaluator: 'llm' | 'rubric',
  version: string,
  overall: number | null,
  dimensions: Report['dimension_means'],
): readonly RunMetric[] {
  const values = [['overall', overall] as const, ...DIMENSIONS.map((name) => [name, dimensions[name]] as const)];
  return values.flatMap(([name, value]) =>
    value === null
      ? []
      : [
          {
            name: `${prefix}${name}`,
            kind: 'gauge' as const,
            value,
            description: 'Mean over the sessions that were measured, 0 to 1',
            unit: '1',
            attributes: { [OWN_ATTRIBUTE.evaluator]: evaluator, [OWN_ATTRIBUTE.version]: version },
          },
        ],
  );
}

function failures(value: number): RunMetric {
  return {
    name: JUDGE_FAILURES,
    kind: 'count',
    value,
    description: 'Measurements of the judge that were wanted and failed',
    unit: '{measurement}',
    attributes: { [OWN_ATTRIBUTE.evaluator]: 'llm' },
  };
}
