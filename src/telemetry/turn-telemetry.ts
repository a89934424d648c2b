import { counted } from '../core/text.js';
import { TURN_PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import type { ReportTranscript, TurnsReport } from '../report/turns-schema.js';
import { type Evaluation, evaluationEvent } from './evaluation.js';
import { evaluatorOf, metricEvaluations } from './evaluations-of.js';
import { TOOL_CORRECTNESS } from './names.js';
import { failureCount, gauge, metricGauges } from './run-metrics.js';
import type { Telemetry } from './telemetry.js';

/** How tool results are counted. */
const COUNTING_VERSION = 'tool-correctness-1';

/**
 * What a run over turns tells the tools that watch it: as one over sessions does, with a turn in place of a session, and how
 * the tools of each transcript have ended.
 */
export function turnTelemetry({ turns, transcripts, tools, judge, scored_at: scoredAt }: TurnsReport): Telemetry {
  const evaluator = evaluatorOf({ judge });
  const judged = turns
    .flatMap(({ id, metrics }) => metricEvaluations(id, metrics, TURN_PROMPT_VERSIONS))
    .map((evaluation) => ({ ...evaluation, evaluator }));
  const described = 'Share of tool results that are no errors, 0 to 1';
  return {
    events: [...judged, ...transcripts.flatMap(toolEvaluation)].map((one) => evaluationEvent(one, scoredAt)),
    metrics: [
      ...(judge === undefined ? [] : [...metricGauges(judge, evaluator), failureCount(judge, evaluator)]),
      ...gauge(TOOL_CORRECTNESS, 'count', COUNTING_VERSION, tools.correctness, described),
    ],
  };
}

/** Nothing of a transcript that does not tell: nobody has tried and failed to measure it. */
function toolEvaluation({ file, tools }: ReportTranscript): readonly Evaluation[] {
  const { correctness, results, errors, unknown } = tools;
  if (correctness === null) return [];
  return [
    {
      name: TOOL_CORRECTNESS,
      evaluator: 'count',
      version: COUNTING_VERSION,
      session: file,
      score: correctness,
      error: null,
      explanation: `${counted(errors, 'error')} in ${counted(results, 'result')}, ${unknown} not known`,
    },
  ];
}
