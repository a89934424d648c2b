import { stored } from '../../report/statistics.js';
import type { CompletionRequest, Reason } from '../completer.js';
import type { GevalResult } from '../session-metrics.js';
import type { AskOne, OneAnswer } from './ask-one.js';
import { type GevalAnswer, mergeGeval, readGevalAnswer } from './geval.js';

/** Nothing was asked yet. */
const NOTHING: GevalResult = { score: null, explanation: null, reason: 'invalid_answer', asked: 0, answers: [] };

/** Asks the same question so many times and takes the mean of what was answered. */
export async function measureGeval(
  request: CompletionRequest,
  samples: number,
  asking: (sample: number) => AskOne,
): Promise<GevalResult> {
  let result = NOTHING;
  for (let sample = 0; sample < samples; sample++) {
    result = withAnswer(result, await asking(sample)(request, readGevalAnswer));
  }
  return result;
}

/** A result with one answer more, or with the reason why there is none. */
export function withAnswer(result: GevalResult, { answer, reason }: OneAnswer<GevalAnswer>): GevalResult {
  const answers = answer === null ? result.answers : [...result.answers, answer];
  const gap: Reason | null = answer === null ? reason : result.reason;
  const { score, reasoning } = mergeGeval(answers);
  return {
    score: stored(score, 'six decimals'),
    explanation: reasoning,
    reason: score === null ? gap : null,
    asked: result.asked + 1,
    answers,
  };
}
