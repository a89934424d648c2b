import { withoutObject } from '../asking/answer.js';
import { shownText, wholeObjects, wholeText } from '../asking/partial-values.js';
import { type AnswerReader, readOneObject } from '../metrics/one-object.js';
import { GRADES, type Grade, MOST_NOTES, SIDES, type Side } from '../prompts/pairwise.js';

/** A fact in which two candidates differ. Foreign text. */
export interface PairNote {
  readonly fact: string;
  readonly better: Side;
}

/** What the judge says of two candidates in the order in which it saw them. */
export interface PairAnswer {
  readonly notes: readonly PairNote[];
  readonly grade: Grade;
  /** Why, in the judge's words. Foreign text. */
  readonly reason: string;
}

/** Reads an answer about two candidates. Without a grade that was offered, its reason or the list of facts it is none. */
export const readPairAnswer: AnswerReader<PairAnswer> = (text, isCut) => {
  const read = readOneObject(text, isCut, 'grade');
  if ('reason' in read) return read;
  const { members } = read.answer;
  const said = wholeText(members.get('grade'));
  const grade = GRADES.find((one) => one === said);
  const reason = shownText(members.get('reason'));
  const facts = members.get('facts');
  if (isCut && (grade === undefined || reason === null || facts?.kind !== 'list')) return withoutObject(isCut);
  if (grade === undefined) return { reason: 'invalid_answer', fault: `grade was none of ${GRADES.join(', ')}` };
  if (reason === null) return { reason: 'invalid_answer', fault: 'reason was empty' };
  if (facts?.kind !== 'list') return { reason: 'invalid_answer', fault: 'facts was no list' };
  const notes = wholeObjects(facts).flatMap((object): readonly PairNote[] => {
    const fact = wholeText(object.members.get('fact'));
    const side = wholeText(object.members.get('better'));
    const better = SIDES.find((one) => one === side);
    return fact === undefined || better === undefined ? [] : [{ fact, better }];
  });
  return { answer: { notes: notes.slice(0, MOST_NOTES), grade, reason }, isWhole: read.isWhole, missing: [] };
};
