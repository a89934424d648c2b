import { stored } from '../../report/statistics.js';
import type { CompletionRequest, Reason } from '../completer.js';
import type { GevalResult } from '../session-metrics.js';
import type { AskOne } from './ask-one.js';
import { type GevalAnswer, mergeGeval, readGevalAnswer } from './geval.js';

/** Asks the same question so many times and takes the mean of what was answered. */
export async function measureGeval(
  request: CompletionRequest,
  samples: number,
  asking: (sample: number) => AskOne,
): Promise<GevalResult> {
  const answers: GevalAnswer[] = [];
  let gap: Reason = 'invalid_answer';
  for (let sample = 0; sample < samples; sample++) {
    const { answer, reason } = await asking(sample)(request, readGevalAnswer);
    if (answer === null) gap = reason;
    else answers.push(answer);
  }
  const { score, reasoning } = mergeGeval(answers);
  return {
    score: stored(score, 'six decimals'),
    explanation: reasoning,
    reason: score === null ? gap : null,
    samples: answers.map((answer) => answer.score),
  };
}
