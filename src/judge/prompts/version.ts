/**
 * Stands with every result of the rubric judge and in every key of a recorded answer. Whoever changes a word of what
 * the judge is told raises it: scores of two versions are not the same measurement.
 */
export const EVAL_PROMPT_VERSION = 'rubric-1';
