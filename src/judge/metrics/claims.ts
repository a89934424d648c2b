import type { Place } from '../../core/errors.js';
import { wholeText } from '../asking/partial-values.js';
import { firstLineOf, type Passage } from '../grounding/passages.js';
import { lineOfQuote } from '../grounding/quotation.js';
import { VERDICTS, type Verdict } from '../prompts/faithfulness.js';
import { type AnswerReader, integerOf, readNumbered } from './one-object.js';
import type { Statement, SummaryPlace } from './statements.js';

export type ClaimStatus =
  /** A passage says so. */
  | 'confirmed'
  /** A passage says otherwise. */
  | 'contradicted'
  /** No passage tells. */
  | 'unsupported'
  /** Nobody answered, or by words that stand in no passage: in no number. */
  | 'unanswered';

/** A claim of a text and what the transcript says to it. */
export interface Claim<P = SummaryPlace> extends Statement<P> {
  readonly status: ClaimStatus;
  /** What decides: words of the transcript and where they stand; null for what nothing tells about. */
  readonly evidence: Evidence | null;
}

interface Evidence {
  /** The passage as the judge quotes it. Foreign text. */
  readonly quote: string;
  /** Whether these words say something and stand in a passage. */
  readonly isFound: boolean;
  /** File of the transcript and the line, of the quote where it stands in the passage, else of the passage's beginning. */
  readonly place: Place;
}

/**
 * Puts claims and the answers to their questions together, by their numbers from 1. A yes or a no rests on the words that it quotes: where these stand in none
 * of the passages that were shown, nobody has answered.
 */
export function toClaims<P>(
  statements: readonly Statement<P>[],
  answers: ReadonlyMap<number, VerdictAnswer>,
  passages: readonly Passage[],
): readonly Claim<P>[] {
  return statements.map((statement, i) => {
    const answer = statement.question === null ? undefined : answers.get(i + 1);
    return { ...statement, ...judged(answer, passages) };
  });
}

function judged(
  answer: VerdictAnswer | undefined,
  passages: readonly Passage[],
): { readonly status: ClaimStatus; readonly evidence: Evidence | null } {
  if (answer === undefined) return { status: 'unanswered', evidence: null };
  if (answer.verdict === 'unknown') return { status: 'unsupported', evidence: null };
  const evidence = evidenceIn(passages, answer);
  if (evidence?.isFound !== true) return { status: 'unanswered', evidence };
  return { status: answer.verdict === 'yes' ? 'confirmed' : 'contradicted', evidence };
}

/** The quote where it stands: in the passage that was named, else in another one. */
function evidenceIn(passages: readonly Passage[], { passage, evidence: quote }: VerdictAnswer): Evidence | null {
  const named = passages[passage - 1];
  for (const one of named === undefined ? passages : [named, ...passages.filter((other) => other !== named)]) {
    const line = lineOfQuote(
      one.parts.flatMap(({ lines }) => lines),
      quote,
    );
    if (line !== undefined) return { quote, isFound: true, place: { file: one.file, line } };
  }
  return named === undefined ? null : { quote, isFound: false, place: { file: named.file, line: firstLineOf(named) } };
}

/** What the passages say to one question. */
interface VerdictAnswer {
  readonly verdict: Verdict;
  /** Number of the passage that decides, from 1; 0 for none. Whether it exists is not known yet. */
  readonly passage: number;
  /** Words of it. Foreign text. */
  readonly evidence: string;
}

/** Reads one answer for each question, by its number. A word other than yes, no and unknown is no answer. */
export function readVerdicts(asked: readonly number[]): AnswerReader<ReadonlyMap<number, VerdictAnswer>> {
  return (text, isCut) =>
    readNumbered(text, isCut, { list: 'answers', key: 'question', asked }, ({ members }): VerdictAnswer | undefined => {
      const word = wholeText(members.get('answer'));
      const verdict = VERDICTS.find((one) => one === word);
      if (verdict === undefined) return undefined;
      const evidence = wholeText(members.get('evidence')) ?? '';
      return { verdict, passage: integerOf(members.get('passage')) ?? 0, evidence };
    });
}
