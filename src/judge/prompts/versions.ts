/**
 * Versions of the prompts, one a family. Each stands with every result and in every key of a recorded answer. Whoever
 * changes a word of what is asked raises it: scores of two versions are not the same measurement.
 */
export const PROMPT_VERSIONS = {
  relevance: 'relevance-2',
  coherence: 'coherence-2',
  faithfulness: 'faithfulness-2',
  completion: 'completion-2',
  explanation_quality: 'explanation-2',
} as const;

/** Version of the prompt that holds two candidates against each other; the same holds for it. */
export const PAIRWISE_PROMPT_VERSION = 'pairwise-1';

/**
 * Versions of the prompts that judge turns of an assistant. A change of wording needs a new version: recorded answers
 * depend on it.
 */
export const TURN_PROMPT_VERSIONS = {
  relevance: 'turn-relevance-2',
  coherence: 'turn-coherence-2',
  faithfulness: 'turn-faithfulness-2',
} as const;

/**
 * Stands with every result of the rubric judge and in every key of a recorded answer. Whoever changes a word of what
 * the judge is told raises it: scores of two versions are not the same measurement.
 */
export const EVAL_PROMPT_VERSION = 'rubric-2';
