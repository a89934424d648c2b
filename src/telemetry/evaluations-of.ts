import type { Report, ReportSession } from '../report/schema.js';
import type { Evaluation } from './evaluation.js';
import { JUDGE_PREFIX } from './names.js';

/** Every score of a report: those of the rubric where they are wanted, then those of the judge, by session. */
export function evaluationsOf(report: Report, { withRubric }: { readonly withRubric: boolean }): readonly Evaluation[] {
  return report.sessions.flatMap((session) => [
    ...(withRubric ? rubricEvaluations(session, report.rubric.version) : []),
    ...judgeEvaluations(session),
  ]);
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

function judgeEvaluations({ name, judge }: ReportSession): readonly Evaluation[] {
  if (judge === undefined) return [];
  const reasons = new Map(judge.unmeasured.map(({ measurement, reason }) => [measurement, reason]));
  const evaluation = (measurement: string, score: number | null, explanation: string | null): Evaluation => ({
    name: `${JUDGE_PREFIX}rubric.${measurement}`,
    evaluator: 'llm',
    version: judge.prompt_version,
    session: name,
    score,
    error: score === null ? (reasons.get(measurement) ?? 'unknown') : null,
    explanation: score === null ? null : explanation,
  });
  return [
    evaluation('overall', judge.overall, judge.rationale),
    ...judge.dimensions.map(({ dimension, score, reason }) => evaluation(dimension, score, reason)),
  ];
}
