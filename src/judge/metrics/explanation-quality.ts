import type { Digest } from '../../core/ports.js';
import { partsOfSummary, type Summary } from '../../core/summary.js';
import { withoutObject } from '../asking/answer.js';
import { booleanOf, shownText } from '../asking/partial-values.js';
import { findQuote, forQuotes, type QuoteCheck, quotesIn } from '../grounding/quotation.js';
import { readFivePointScore } from './geval.js';
import { type AnswerReader, readOneObject } from './one-object.js';

/** Metrics whose explanations are the judge's own words. Those of the others are made by us from single answers. */
export const EXPLAINED_METRICS = ['rubric', 'relevance', 'coherence'] as const;
export type ExplainedMetric = (typeof EXPLAINED_METRICS)[number];

/** What the judge of explanations says of one, with what was looked up. */
export interface ExplanationAnswer {
  /** 0..1 */
  readonly score: number;
  readonly reasoning: string | null;
  readonly specific: boolean;
  readonly quotesExist: 'yes' | 'no' | 'none';
  readonly matchesScore: boolean;
  readonly actionable: boolean;
}

/** What is asked of the judge of explanations: whether quotes exist is looked up without it. */
type ExplanationVerdict = Omit<ExplanationAnswer, 'quotesExist'>;

/** Whether the quotes of an explanation exist, as they were looked up. */
export function quotesExist({ quotes, found }: QuoteCheck): ExplanationAnswer['quotesExist'] {
  if (quotes === 0) return 'none';
  return quotes === found ? 'yes' : 'no';
}

/** Reads the answer about an explanation. One that lacks any of its parts is none. */
export const readExplanationAnswer: AnswerReader<ExplanationVerdict> = (text, isCut) => {
  const read = readOneObject(text, isCut, 'score');
  if ('reason' in read) return read;
  const { members } = read.answer;
  const score = readFivePointScore(members.get('score'));
  const specific = booleanOf(members.get('specific'));
  const matchesScore = booleanOf(members.get('matches_score'));
  const actionable = booleanOf(members.get('actionable'));
  if (score === undefined || specific === undefined || matchesScore === undefined || actionable === undefined) {
    return isCut
      ? withoutObject(isCut)
      : { reason: 'invalid_answer', fault: 'it lacks a key, or has another value there than the schema allows' };
  }
  const reasoning = shownText(members.get('reasoning'));
  const answer = { score, reasoning, specific, matchesScore, actionable };
  return { answer, isWhole: read.isWhole, missing: [] };
};

/**
 * Whether an explanation is among those that are judged: by a hash of session, metric and prompt version, so that the
 * same run takes the same ones and nobody can choose them. `rate` is the share, 0..1.
 */
export function isSampled(
  {
    session,
    metric,
    promptVersion,
  }: { readonly session: string; readonly metric: string; readonly promptVersion: string },
  rate: number,
  digest: Digest,
): boolean {
  const hash = digest(JSON.stringify([session, metric, promptVersion]));
  return Number.parseInt(hash.slice(0, HASH_DIGITS), 16) < rate * 16 ** HASH_DIGITS;
}

/** Hexadecimal digits that make a whole number that a double holds exactly. */
const HASH_DIGITS = 13;

/** Looks the quotes of an explanation up, without a model: in summaries, and what is not there in further texts. */
export function checkQuotes(
  explanation: string,
  summaries: () => readonly Summary[],
  texts: () => readonly string[] = () => [],
): QuoteCheck {
  const quotes = quotesIn(explanation);
  const missingIn = (sources: readonly string[], wanted: readonly string[]): readonly string[] => {
    const clean = wanted.length === 0 ? [] : sources.map(forQuotes);
    return wanted.filter((quote) => !clean.some((source) => findQuote(source, quote) !== -1));
  };
  if (quotes.length === 0) return { quotes: 0, found: 0 };
  const inSummaries = summaries().flatMap((summary) => partsOfSummary(summary).map(({ text }) => text));
  const missing = missingIn(inSummaries, quotes);
  const nowhere = missing.length === 0 ? missing : missingIn(texts(), missing);
  return { quotes: quotes.length, found: quotes.length - nowhere.length };
}
