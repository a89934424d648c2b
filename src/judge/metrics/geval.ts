import { mean } from '../../statistics/descriptive.js';
import { nearest } from '../median.js';
import { readFivePointScore } from './five-point-score.js';
import { type AnswerReader, readOneObject, shownText } from './one-object.js';

/** What the judge says about one summary on a scale of five. */
export interface GevalAnswer {
  /** 0..1 */
  readonly score: number;
  /** Why, in the judge's words. Foreign text. */
  readonly reasoning: string | null;
}

/** Reads an answer of the G-Eval kind. Without a score on the scale it is no answer. */
export const readGevalAnswer: AnswerReader<GevalAnswer> = (text, isCut) => {
  const read = readOneObject(text, isCut, 'score');
  if ('reason' in read) return read;
  const { members } = read.answer;
  const score = readFivePointScore(members.get('score'));
  if (score === undefined) return { reason: isCut ? 'truncated' : 'invalid_answer' };
  return { answer: { score, reasoning: shownText(members.get('reasoning')) }, isWhole: read.isWhole };
};

export interface GevalScore {
  /** Mean of the answers, 0..1; null without any. */
  readonly score: number | null;
  /** Of the answer that is nearest to the mean, the first of equals. */
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
