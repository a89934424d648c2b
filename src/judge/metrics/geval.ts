import type { PartialJson } from '../../core/json/partial.js';
import { nearest, stored } from '../../core/numbers.js';
import { mean } from '../../statistics/descriptive.js';
import { withoutObject } from '../asking/answer.js';
import type { AskOne, OneAnswer } from '../asking/ask-once.js';
import type { CompletionRequest, Reason } from '../asking/completer.js';
import { inParallel, type Pace, widthInSession } from '../asking/concurrency.js';
import { shownText } from '../asking/partial-values.js';
import type { MetricResult } from './metric-result.js';
import { type AnswerReader, integerOf, readOneObject } from './one-object.js';

/** What the judge says about one summary on a scale of five. */
interface GevalAnswer {
  /** 0..1 */
  readonly score: number;
  /** Why, in the judge's words. Foreign text. */
  readonly reasoning: string | null;
}

/** Reads an answer of the G-Eval kind. Without a score on the scale, or without a reason for it, it is no answer. */
export const readGevalAnswer: AnswerReader<GevalAnswer> = (text, isCut) => {
  const read = readOneObject(text, isCut, 'score');
  if ('reason' in read) return read;
  const { members } = read.answer;
  const score = readFivePointScore(members.get('score'));
  const reasoning = shownText(members.get('reasoning'));
  if (isCut && (score === undefined || reasoning === null)) return withoutObject(isCut);
  if (score === undefined) return { reason: 'invalid_answer', fault: 'score was none of 1, 2, 3, 4 and 5' };
  if (reasoning === null) return { reason: 'invalid_answer', fault: 'reasoning was empty' };
  return { answer: { score, reasoning }, isWhole: read.isWhole, missing: [] };
};

interface GevalScore {
  /** Mean of the answers, 0..1; null without any. */
  readonly score: number | null;
  /** Explanation of the answer whose score is nearest to the mean; of equally near ones the first. */
  readonly reasoning: string | null;
}

/**
 * What several answers say together: the mean, not the median. On a scale of five steps the median of samples is mostly
 * one of the steps; G-Eval draws samples to get between them, by the expectation of the score.
 */
export function mergeGeval(answers: readonly GevalAnswer[]): GevalScore {
  const score = mean(answers.map((answer) => answer.score));
  if (score === null) return { score, reasoning: null };
  return { score, reasoning: nearest(score, answers, (answer) => answer.score)?.reasoning ?? null };
}

/** A score on a scale of five, from one or several answers. */
export interface GevalResult extends MetricResult {
  /** How often it was asked, with the answers that failed. */
  readonly asked: number;
  /** In the order they were asked. */
  readonly answers: readonly GevalAnswer[];
}

/** The ends of the scale that G-Eval asks for. */
const LOWEST = 1;
const HIGHEST = 5;

/**
 * A score on the scale of G-Eval (Liu et al., "G-Eval: NLG Evaluation using GPT-4 with Better Human Alignment", EMNLP
 * 2023), normalised to 0..1 as (s - 1) / 4. A number between two steps or outside of the scale was given on another
 * scale, and is no score.
 */
export function readFivePointScore(value: PartialJson | undefined): number | undefined {
  const score = integerOf(value);
  return score === undefined || score < LOWEST || score > HIGHEST ? undefined : (score - LOWEST) / (HIGHEST - LOWEST);
}

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
