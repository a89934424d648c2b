import { DIMENSIONS } from '../../core/summary.js';
import type { CompletionRequest } from '../asking/completer.js';
import { TEXT_CAPS } from './foreign-data.js';
import { rubricVersion } from './guidelines.js';
import type { AnswerLimits, RubricQuestion } from './question.js';
import { FACT_CHARS, MOST_FACTS, MOST_INVENTED, REWRITE_LIMITS, rubricSchema } from './rubric-schema.js';
import { rubricSystem } from './rubric-system.js';
import { rubricUser } from './rubric-user.js';

/** What is sent to a model to judge one candidate; the same question gives the same bytes. */
export function rubricRequest(question: RubricQuestion, model: string): CompletionRequest {
  return {
    model,
    promptVersion: rubricVersion(question.guidelines),
    system: rubricSystem(question.kind, question.difficulty, question.mode, question.dimensions, question.guidelines),
    user: rubricUser(question),
    schema: rubricSchema(question),
    maxTokens: answerTokens(question),
    effort: 'medium',
  };
}

/**
 * English takes about 3.5 characters a token, 2.7 with tokenizers that need 30 % more tokens for the same text. Two
 * leave a quarter to answers that overrun the lengths they were told, and to quotes in denser scripts.
 */
const CHARS_PER_TOKEN = 2;

/** Keys, brackets, quotes and numbers around the texts of an answer, and of a rewrite in it, with room for white space. */
const FORM_CHARS = 700;
const FACT_FORM_CHARS = 50;
const REWRITE_FORM_CHARS = 500;

/** For models whose thinking can be lowered but not switched off: it counts as output. Unused, it costs nothing. */
const THINKING_TOKENS = 2000;

/** A request without streaming may not ask for more than 21,333 (a limit of the vendor's SDK). */
const MOST_TOKENS = 16_000;

/**
 * A cap that a complete answer does not reach, yet near enough to it: before a call the price of all of it is reserved.
 * With the defaults (a rationale of 600 characters) 8 x 210 + 5 x 210 + 5 x 400 + 600 + 700 = 6,030 characters, which are
 * 3,015 tokens, and 5,015 with thinking. A rewrite adds 120 + 1,800 + 10 x 160 + 6 x 200 + 500 = 5,220 characters, 2,610
 * tokens. Answers that are usual, half as long as they may be, fit at a token a character, too.
 */
function answerTokens({ rationaleChars, wantsRewrite }: AnswerLimits): number {
  const facts = (MOST_FACTS + MOST_INVENTED) * (FACT_CHARS + FACT_FORM_CHARS);
  const texts = facts + DIMENSIONS.length * TEXT_CAPS.reason + rationaleChars;
  const characters = texts + FORM_CHARS + (wantsRewrite ? rewriteChars() : 0);
  return Math.min(Math.ceil(characters / CHARS_PER_TOKEN) + THINKING_TOKENS, MOST_TOKENS);
}

/** Each moment: its highlight, and 40 characters for the word that is its type. */
function rewriteChars(): number {
  const { title, summary, actions, action, moments, highlight } = REWRITE_LIMITS;
  return title + summary + actions * action + moments * (highlight + 40) + REWRITE_FORM_CHARS;
}
