import { stored } from '../../report/statistics.js';
import type { CompletionRequest, Reason } from '../completer.js';
import { inParallel } from '../in-parallel.js';
import { type Pace, widthInSession } from '../pace.js';
import type { GevalResult } from '../session-metrics.js';
import type { AskOne, OneAnswer } from './ask-one.js';
import { type GevalAnswer, mergeGeval, readGevalAnswer } from './geval.js';

/** Nothing was asked yet. */
const NOTHING: GevalResult = { score: null, explanation: null, reason: 'invalid_answer', asked: 0, answers: [] };

/** Asks the same question so many times and takes the mean of what was answered. */
export async function measureGeval(
  request: CompletionRequest,
  { samples, pace }: { readonly samples: number; readonly pace: Pick<Pace, 'order'> },
  asking: (sample: number) => AskOne,
): Promise<GevalResult> {
  const answers = new Map<number, OneAnswer<GevalAnswer>>();
  const indices = Array.from({ length: samples }, (_, sample) => sample);
  await inParallel(indices, widthInSession(pace), async (sample) => {
    answers.set(sample, await asking(sample)(request, readGevalAnswer));
  });
  return indices.flatMap((sample) => answers.get(sample) ?? []).reduce(withAnswer, NOTHING);
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
