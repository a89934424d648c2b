import { TURN_PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import type { TurnsReport } from '../report/turns-schema.js';
import { evaluationEvent } from './evaluation.js';
import { evaluatorOf, metricEvaluations } from './evaluations-of.js';
import { failureCount, metricGauges } from './run-metrics.js';
import type { Telemetry } from './telemetry.js';

/** What a run over turns tells the tools that watch it: as one over sessions does, with a turn in place of a session. */
export function turnTelemetry({ turns, judge, scored_at: scoredAt }: TurnsReport): Telemetry {
  const evaluator = evaluatorOf({ judge });
  const evaluations = turns
    .flatMap(({ id, metrics }) => metricEvaluations(id, metrics, TURN_PROMPT_VERSIONS))
    .map((evaluation) => ({ ...evaluation, evaluator }));
  return {
    events: evaluations.map((evaluation) => evaluationEvent(evaluation, scoredAt)),
    metrics: [...metricGauges(judge, evaluator), failureCount(judge, evaluator)],
  };
}
