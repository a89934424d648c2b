import { DIMENSIONS, type Dimension } from '../../core/summary.js';
import type { NoAnswer } from '../asking/answer.js';
import type { Asked, Question } from '../asking/ask.js';
import type { AskOnce } from '../asking/ask-once.js';
import type { CompletionRequest } from '../asking/completer.js';
import type { Passage } from '../grounding/passages.js';
import { MOST_PASSAGES } from '../grounding/select-passages.js';
import { NO_EFFORT } from '../judgement.js';
import type { Read } from '../metrics/one-object.js';
import { tokensOf } from '../money/prices.js';
import { MOST_STATEMENTS, QUESTION_CHARS, verdictsRequest } from '../prompts/faithfulness.js';
import { TEXT_CAPS } from '../prompts/foreign-data.js';
import { GEVAL_STEPS } from '../prompts/geval.js';
import type { EstimateTally } from './tally.js';

/** Answers of a usual length, for an estimate that asks nobody. Nothing in them is ever reported. */

const words = (characters: number): string => 'x'.repeat(characters);

/**
 * A usual answer of the rubric judge: as many facts as a reference of the project's corpus has sentences, each as long as
 * one of these (medians of 28 references: 6 sentences of 118 characters), an invented claim in every other answer, reasons
 * of a sentence or two.
 */
export const RUBRIC_STUB = JSON.stringify({
  facts: Array.from({ length: 6 }, () => ({ fact: words(118), status: 'blurred' })),
  invented: [words(59)],
  speaks_to_judge: false,
  dimensions: Object.fromEntries(DIMENSIONS.map((name) => [name, { reason: words(170), score: 0.55 }])),
  rationale: words(300),
  overall: 0.55,
});

export const GEVAL_STUB = {
  steps: Object.fromEntries(GEVAL_STEPS.map((step) => [step, words(110)])),
  reasoning: words(250),
  score: 4,
};

/** Which of two candidates is better: three facts, and a sentence or two. */
export const PAIRWISE_STUB = JSON.stringify({
  facts: Array.from({ length: 3 }, () => ({ fact: words(118), better: 'neither' })),
  reason: words(250),
  grade: 'second_better',
});

export const EXPLANATION_STUB = {
  reasoning: words(250),
  specific: true,
  matches_score: true,
  actionable: true,
  score: 4,
};

/** One claim a sentence or bullet, at most twenty. */
export function stubStatements(parts: readonly { readonly field?: Dimension; readonly text: string }[]): {
  readonly statements: readonly object[];
} {
  const sentences = parts.flatMap(({ field, text }) =>
    text.split(/(?<=[.!?。])\s+/).map((sentence) => ({ field, sentence })),
  );
  return {
    statements: sentences.slice(0, MOST_STATEMENTS).map(({ field, sentence }, i) => ({
      field,
      quote: sentence.slice(0, 100),
      statement: `${i + 1} ${sentence}`.slice(0, 160),
      question: `${i + 1} ${sentence}`.slice(0, 160).concat(words(15), '?'),
    })),
  };
}

export function stubVerdicts(questions: readonly number[]): object {
  return {
    answers: questions.map((question) => ({ question, evidence: words(80), passage: 1, answer: 'yes' })),
  };
}

export function stubCompletion(facts: readonly number[]): object {
  return { answers: facts.map((fact) => ({ fact, evidence: words(90), answer: 'yes' })) };
}

/** The character that takes most bytes in a prompt, as it is written as an escape. */
const longest = (characters: number): string => '<'.repeat(characters);

/** The longest explanation that can be judged. */
export const LONGEST_EXPLANATION = longest(TEXT_CAPS.reason);

/** The second question about the claims of a summary, and how it ended, as long as it can be. */
export function longestVerdicts(passages: readonly Passage[], model: string): CompletionRequest {
  const questions = Array.from({ length: MOST_STATEMENTS + 1 }, (_, i) => ({
    number: i + 1,
    text: longest(QUESTION_CHARS),
  }));
  const dearest = [...passages].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_PASSAGES);
  return verdictsRequest(questions, dearest, model);
}

/** Bytes that a passage takes in a prompt at most: what has to be escaped takes more than one, and each voice has a frame. */
function sizeOf({ parts }: Passage): number {
  let size = 0;
  for (const { lines } of parts) {
    size += 64;
    for (const { text } of lines)
      size +=
        2 + new TextEncoder().encode(text).length + 5 * (text.split('<').length - 1) + (text.split(/["\\]/).length - 1);
  }
  return size;
}

/** What questions about one thing are estimated from. */
interface Estimated {
  /** What it claims, as a usual answer has it. */
  readonly statements: ReturnType<typeof stubStatements>;
  /** What claims would be checked against. */
  readonly passages: () => readonly Passage[];
}

/** Answers with what is recorded, else with something of the usual length, and counts each request. */
export function answerWithStubs(subject: Estimated, tally: EstimateTally): AskOnce {
  let step = 0;
  return async <T>({ metric, request, read }: Question<T>, sample: number) => {
    if (metric === 'faithfulness') step++;
    const { answer, worst } =
      metric === 'faithfulness' ? stubForClaims(step, subject, request) : stubForOther(metric, request);
    const text = JSON.stringify(answer);
    const recorded = tally.add(request, sample, tokensOf(text), worst);
    return asIfAsked(read(recorded?.text ?? text, false));
  };
}

/** An answer of the usual length, and the longest form of its question where that is not known yet. */
interface StubAnswer {
  readonly answer: object;
  readonly worst?: CompletionRequest;
}

function stubForOther(metric: string, request: CompletionRequest): StubAnswer {
  return { answer: metric === 'completion' ? stubCompletion(numbersIn(request, 'fact')) : GEVAL_STUB };
}

/**
 * The stub answer to one of the two questions about claims. The second depends on which claims were found, so its longest
 * possible form comes along.
 * @param step which of the two questions, from 1
 */
function stubForClaims(step: number, { statements, passages }: Estimated, request: CompletionRequest): StubAnswer {
  if (step === 1) return { answer: statements };
  return { answer: stubVerdicts(numbersIn(request, 'question')), worst: longestVerdicts(passages(), request.model) };
}

/** The numbers under a key in the data of a request. */
function numbersIn({ user }: CompletionRequest, key: 'fact' | 'question'): readonly number[] {
  return [...user.matchAll(/^ *"(\w+)": (\d+),$/gm)].flatMap(([, name, number]) =>
    name === key ? [Number(number)] : [],
  );
}

/** What was read of an answer that took nothing. */
export function asIfAsked<T>(read: Read<T> | NoAnswer): Asked<T> {
  const got = 'reason' in read ? { answer: null, reason: read.reason } : { answer: read.answer, reason: null };
  return { ...NO_EFFORT, ...got, modelUsed: null };
}
