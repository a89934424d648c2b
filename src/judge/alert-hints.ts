import type { AlertMetric } from './alert-levels.js';

/** What to look at first where a metric is beyond a level. */
export type Hints = Readonly<Record<AlertMetric, readonly string[]>>;

export const SESSION_HINTS: Hints = {
  rubric: [
    'Read the sessions that the judge rates lowest first',
    'Look at JUDGE_DISAGREES: where the rubric is content, the judge may be wrong',
  ],
  relevance: [
    'See whether the summaries answer what the session was about, or tell of side tracks',
    'Check that the whole session reaches the model, and not only its end',
  ],
  coherence: [
    'Look for lists of fragments and for sentences that contradict each other',
    'Check the length limit of the output: a cut text reads badly',
  ],
  faithfulness: [
    'Read the claims without support beside the transcript',
    'Ask the pipeline for what the session says and for nothing else',
  ],
  hallucination: [
    'Read the contradicted claims first, then those without support',
    'Check that the transcript is not cut before the pipeline sees it',
    'Try another model for the summaries',
  ],
  completion: ['See which requirements are missed in several sessions', 'Name them in the prompt of the pipeline'],
  explanation_quality: [
    'Do not rely on the scores of this judge until its reasons are sound',
    'Try another judge-model, and calibrate it with labels',
  ],
};

/** The same where turns of an assistant are judged. What is not measured there keeps its words. */
export const TURN_HINTS: Hints = {
  ...SESSION_HINTS,
  relevance: [
    'See whether the assistant answers the last message, or goes on with what it was doing',
    'Messages that rest on earlier ones are hard to judge alone: read the lowest turns first',
  ],
  coherence: [
    'Look for replies that break off, repeat themselves or contradict what they said before',
    'Check the length limit of the output: a cut text reads badly',
  ],
  faithfulness: [
    'Read the claims without support beside the results of the tools',
    'Ask the assistant to say what it has seen, and to name what it has not checked',
  ],
  hallucination: [
    'Read the contradicted claims first, then those without support',
    'A judge sees 500 characters of a result: what stands behind them cannot support a claim',
  ],
};
