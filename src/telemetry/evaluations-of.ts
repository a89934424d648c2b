import { PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import type { Report, ReportJudge, ReportJudgement, ReportSession } from '../report/schema.js';
import { REPORTED_METRICS, type ReportedMetric } from '../settings/judge-metrics.js';
import type { Evaluation, Evaluator } from './evaluation.js';
import { JUDGE_PREFIX } from './names.js';

/** Every score of a report: those of the rubric where they are wanted, then those of the judge, by session. */
export function* evaluationsOf(
  report: Report,
  { withRubric }: { readonly withRubric: boolean },
): Generator<Evaluation, void> {
  const common = { evaluator: evaluatorOf(report), ...(report.judge?.voided != null && VOIDED) };
  for (const session of report.sessions) {
    if (withRubric) yield* rubricEvaluations(session, report.rubric.version);
    for (const evaluation of judgeEvaluations(session)) yield { ...evaluation, ...common };
  }
}

/** What a judge said whose run is void: neither its numbers nor its words go to a dashboard, where nobody sees why. */
const VOIDED = { score: null, error: 'voided', explanation: null } as const satisfies Partial<Evaluation>;

/** Who scored what the judge says. */
export function evaluatorOf({ judge }: { readonly judge?: Pick<ReportJudge, 'simulated'> | undefined }): Evaluator {
  return judge?.simulated === true ? 'simulated' : 'llm';
}

/** A missing or invalid candidate is a real zero of the rubric. Canaries have no score and are no evaluations. */
function rubricEvaluations(
  { name, overall, dimensions, status }: ReportSession,
  version: string,
): readonly Evaluation[] {
  if (status === 'canary' || overall === null) return [];
  const common = { evaluator: 'rubric', version, session: name, error: null } as const;
  return [
    { ...common, name: 'rubric.overall', score: overall, explanation: null },
    ...dimensions.map(({ dimension, score, reason }) => ({
      ...common,
      name: `rubric.${dimension}`,
      score,
      explanation: reason === '' ? null : reason,
    })),
  ];
}

/** A canary is a candidate that the gate has damaged itself: what the judge says of it is no evaluation of a pipeline. */
function judgeEvaluations({ name, judge, status }: ReportSession): readonly Evaluation[] {
  if (judge === undefined || status === 'canary') return [];
  return [...rubricJudgeEvaluations(name, judge), ...metricEvaluations(name, judge.metrics)];
}

/** Nothing where the rubric was not among the metrics that were asked for. */
function rubricJudgeEvaluations(session: string, judge: ReportJudgement): readonly Evaluation[] {
  if (judge.dimensions.length === 0) return [];
  const reasons = new Map(judge.unmeasured.map(({ measurement, reason }) => [measurement, reason]));
  const evaluation = (measurement: string, score: number | null, explanation: string | null): Evaluation => ({
    name: `${JUDGE_PREFIX}rubric.${measurement}`,
    evaluator: 'llm',
    version: judge.prompt_version,
    session,
    score,
    error: score === null ? (reasons.get(measurement) ?? 'unknown') : null,
    explanation: score === null ? null : explanation,
  });
  return [
    evaluation('overall', judge.overall, judge.rationale),
    ...judge.dimensions.map(({ dimension, score, reason }) => evaluation(dimension, score, reason)),
  ];
}

type Metrics = NonNullable<ReportJudgement['metrics']>;
type Result = Pick<NonNullable<Metrics['relevance']>, 'score' | 'reason' | 'explanation' | 'prompt_version'>;
type MetricResults = Partial<Record<ReportedMetric, Result | undefined>> &
  Pick<Metrics, 'skipped' | 'explanation_quality'>;

/** The metrics beside the rubric. What could not be asked at all, as without a transcript, is not measured either. */
export function metricEvaluations(
  session: string,
  metrics: MetricResults | undefined,
  versions: Readonly<Record<string, string>> = PROMPT_VERSIONS,
): readonly Evaluation[] {
  if (metrics === undefined) return [];
  const common = { evaluator: 'llm', session } as const;
  return [
    ...REPORTED_METRICS.flatMap((metric): readonly Evaluation[] => {
      const result = metrics[metric];
      if (result === undefined) return [];
      const { score, reason, explanation, prompt_version: version } = result;
      return [{ ...common, name: `${JUDGE_PREFIX}${metric}`, version, score, error: reason, explanation }];
    }),
    ...metrics.skipped.map(
      ({ metric, reason }): Evaluation => ({
        ...common,
        name: `${JUDGE_PREFIX}${metric}`,
        version: versions[metric] ?? 'unknown',
        score: null,
        error: reason,
        explanation: null,
      }),
    ),
    ...(metrics.explanation_quality ?? []).map(
      ({
        score,
        reason,
        explanation,
        prompt_version: version,
        meta: { original_evaluation: original },
      }): Evaluation => ({
        ...common,
        name: `${JUDGE_PREFIX}explanation_quality`,
        version,
        score,
        error: reason,
        explanation,
        original: `${JUDGE_PREFIX}${original.metric === 'rubric' ? 'rubric.overall' : original.metric}`,
      }),
    ),
  ];
}
