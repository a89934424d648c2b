/** What the judge can be asked to measure; `rubric` are the five dimensions and an overall. */
export const JUDGE_METRICS = ['rubric', 'relevance', 'coherence', 'faithfulness', 'completion'] as const;
export type JudgeMetric = (typeof JUDGE_METRICS)[number];

/** Metrics that have a score of their own for each session. */
export const SESSION_METRICS = ['relevance', 'coherence', 'faithfulness', 'completion'] as const;
export type SessionMetric = (typeof SESSION_METRICS)[number];

/** Session metrics that can be asked several times, so that a score is the mean of its samples. */
export const SAMPLED_METRICS = ['relevance', 'coherence'] as const;
export type SampledMetric = (typeof SAMPLED_METRICS)[number];

/** Metrics that can also judge a turn of an assistant, which is not a summary. */
export const TURN_METRICS = ['relevance', 'coherence', 'faithfulness'] as const;
export type TurnMetric = (typeof TURN_METRICS)[number];

/** Metrics with a mean over the sessions; hallucination is 1 - faithfulness. */
export const REPORTED_METRICS = ['relevance', 'coherence', 'faithfulness', 'hallucination', 'completion'] as const;
export type ReportedMetric = (typeof REPORTED_METRICS)[number];

/** The metric that the judge is asked for, so that a reported one can be computed. */
export function metricBehind(reported: ReportedMetric): SessionMetric {
  return reported === 'hallucination' ? 'faithfulness' : reported;
}

/**
 * How recorded answers are used: `auto` plays what there is and records the rest, `replay` never calls out, `record`
 * asks everything anew, `live` neither plays nor records.
 */
export const REPLAY_MODES = ['auto', 'replay', 'record', 'live'] as const;
export type ReplayMode = (typeof REPLAY_MODES)[number];
