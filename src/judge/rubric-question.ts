import { type NoAnswer, type RubricAnswer, readRubricAnswer } from './answer.js';
import type { Question } from './ask.js';
import type { AnswerForm, CompletionRequest } from './completer.js';
import type { AnswerReader } from './metrics/one-object.js';
import type { RubricQuestion } from './prompts/question.js';
import { rubricRequest } from './prompts/rubric-request.js';
import { rubricSystem } from './prompts/rubric-system.js';
import { readTwoLines } from './two-lines.js';

/** A question about a session whose texts are read when it is asked: those of all sessions must not be held. */
export interface SessionQuestion {
  readonly session: string;
  /** What it has in common with questions about other sessions. */
  readonly prompt: Pick<CompletionRequest, 'model' | 'system'>;
  readonly open: () => Question<RubricAnswer>;
}

/** A question for the rubric's scores, in the form in which the provider answers. */
export function rubricQuestion(
  session: string,
  request: CompletionRequest,
  answerForm: AnswerForm,
): Question<RubricAnswer> {
  return { session, metric: 'rubric', request, read: RUBRIC_READERS[answerForm] };
}

/** What is known of a question before its texts are read. */
type Traits = Pick<RubricQuestion, 'kind' | 'difficulty' | 'mode'>;

/** The same, to be opened later. */
export function lateQuestion(
  session: string,
  traits: Traits,
  rest: () => Omit<RubricQuestion, keyof Traits>,
  { model, answerForm }: { readonly model: string; readonly answerForm: AnswerForm },
): SessionQuestion {
  const { kind, difficulty, mode } = traits;
  return {
    session,
    prompt: { model, system: rubricSystem(kind, difficulty, mode) },
    open: () => rubricQuestion(session, rubricRequest({ ...traits, ...rest() }, model), answerForm),
  };
}

/** Two readers for the whole program, so that the same question always has the same one. */
const RUBRIC_READERS: Readonly<Record<AnswerForm, AnswerReader<RubricAnswer>>> = {
  schema: (text, isCut) => wholeOrNot(readRubricAnswer(text, isCut), isCut),
  'two lines': (text, isCut) => wholeOrNot(readTwoLines(text, isCut), isCut),
};

function wholeOrNot(read: RubricAnswer | NoAnswer, isCut: boolean): ReturnType<AnswerReader<RubricAnswer>> {
  return 'reason' in read ? read : { answer: read, isWhole: !read.isRecovered && !isCut };
}
