/**
 * Names of the semantic conventions of OpenTelemetry for evaluations of what a model wrote (gen_ai.*, in development) and
 * for what they borrow. A test compares them with the published package.
 */
export const EVALUATION_EVENT = 'gen_ai.evaluation.result';

export const ATTRIBUTE = {
  name: 'gen_ai.evaluation.name',
  value: 'gen_ai.evaluation.score.value',
  label: 'gen_ai.evaluation.score.label',
  explanation: 'gen_ai.evaluation.explanation',
  /** Why there is no value. */
  error: 'error.type',
  session: 'session.id',
  service: 'service.name',
  serviceVersion: 'service.version',
} as const;

/** Attributes of our own, which the conventions do not have. */
export const OWN_ATTRIBUTE = {
  /** `llm`, `rubric`, `count` for what is counted, or `simulated` for what nobody has judged. */
  evaluator: 'evaluator_type',
  /** Version of the prompt or of the rubric: scores of two versions are not the same measurement. */
  version: 'evaluator_version',
  /** On the evaluation of an explanation: the name of the evaluation that it explains. */
  original: 'meta.original_evaluation',
} as const;

/** Evaluations of the judge stand under this, those of the rubric under `rubric.`. */
export const JUDGE_PREFIX = 'llm.judge.';

/** Counts of a judged run, which are metrics and no evaluations of a session. */
export const COUNTS = {
  failures: 'quality.llm_judge_failures',
  metaEvaluations: 'quality.meta_evals_run',
} as const;

/** The share of tool results that are no errors; counted, and judged by nobody. */
export const TOOL_CORRECTNESS = 'llm.tool.correctness';
