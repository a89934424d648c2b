import { type NoAnswer, type RubricAnswer, readRubricAnswer } from './answer.js';
import type { Question } from './ask.js';
import type { AnswerForm, CompletionRequest } from './completer.js';
import type { AnswerReader } from './metrics/one-object.js';
import { readTwoLines } from './two-lines.js';

/** A question for the rubric's scores, in the form in which the provider answers. */
export function rubricQuestion(
  session: string,
  request: CompletionRequest,
  answerForm: AnswerForm,
): Question<RubricAnswer> {
  return { session, metric: 'rubric', request, read: RUBRIC_READERS[answerForm] };
}

/** Two readers for the whole program, so that the same question always has the same one. */
const RUBRIC_READERS: Readonly<Record<AnswerForm, AnswerReader<RubricAnswer>>> = {
  schema: (text, isCut) => wholeOrNot(readRubricAnswer(text, isCut), isCut),
  'two lines': (text, isCut) => wholeOrNot(readTwoLines(text, isCut), isCut),
};

function wholeOrNot(read: RubricAnswer | NoAnswer, isCut: boolean): ReturnType<AnswerReader<RubricAnswer>> {
  return 'reason' in read ? read : { answer: read, isWhole: !read.isRecovered && !isCut };
}
