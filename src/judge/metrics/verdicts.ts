import { VERDICTS, type Verdict } from '../prompts/faithfulness.js';
import { type AnswerReader, integerOf, readNumbered, wholeText } from './one-object.js';

/** What the passages say to one question. */
export interface VerdictAnswer {
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
