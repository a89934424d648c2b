import { DIMENSIONS, type Summary } from '../../src/core/summary.js';
import type { RubricQuestion } from '../../src/judge/prompts/question.js';

export function summaryValue(overrides: Partial<Summary> = {}): Summary {
  return {
    title: 'Fixed the flaky login test',
    summary: 'The login test failed on slow runners because it waited for a fixed time. It now waits for the event.',
    key_actions: ['Reproduced the failure with a slow network', 'Replaced the fixed wait by an event'],
    outcome: 'success',
    aha_moments: [{ seq: 4, type: 'insight', highlight: 'The wait was shorter than the retry' }],
    topics_found: ['tests'],
    ...overrides,
  };
}

/** A paired question with the default limits. */
export function question(overrides: Partial<RubricQuestion> = {}): RubricQuestion {
  return {
    mode: 'paired',
    difficulty: 'normal',
    kind: 'bugfix',
    reference: summaryValue(),
    candidate: summaryValue({ title: 'Fixed a test' }),
    rationaleChars: 600,
    wantsRewrite: false,
    dimensions: DIMENSIONS,
    ...overrides,
  };
}
