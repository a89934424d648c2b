import type { NoAnswer } from './answer.js';
import type { Asked, Question } from './ask.js';
import type { AskOnce } from './ask-once.js';
import type { CompletionRequest } from './completer.js';
import { type EstimateTally, tokensOf } from './estimate.js';
import type { Passage } from './grounding/passages.js';
import { NO_EFFORT } from './judgement.js';
import type { Read } from './metrics/one-object.js';
import {
  completionStandIn,
  GEVAL_STAND_IN,
  longestQuestions,
  longestVerdicts,
  questionsStandIn,
  type statementsStandIn,
  verdictsStandIn,
} from './stand-ins.js';

/** What questions about one thing are estimated from. */
export interface Estimated {
  /** What it claims, as a usual answer has it. */
  readonly statements: ReturnType<typeof statementsStandIn>;
  readonly requirements: number;
  /** What claims would be checked against. */
  readonly passages: () => readonly Passage[];
}

/** Answers with what is recorded, else with something of the usual length, and counts each request. */
export function standingIn({ statements, requirements, passages }: Estimated, tally: EstimateTally): AskOnce {
  const texts = statements.statements.map(({ statement }) => statement);
  let step = 0;
  return async <T>({ metric, request, read }: Question<T>, sample: number) => {
    const { standIn, worst } = ((): { readonly standIn: object; readonly worst?: CompletionRequest } => {
      if (metric === 'completion') return { standIn: completionStandIn(requirements) };
      if (metric !== 'faithfulness') return { standIn: GEVAL_STAND_IN };
      step++;
      if (step === 1) return { standIn: statements };
      if (step === 2) return { standIn: questionsStandIn(texts), worst: longestQuestions(request.model) };
      return { standIn: verdictsStandIn(texts), worst: longestVerdicts(passages(), request.model) };
    })();
    const text = JSON.stringify(standIn);
    const recorded = tally.add(request, sample, tokensOf(text), worst);
    return asIfAsked(read(recorded?.text ?? text, false));
  };
}

/** What was read of an answer that took nothing. */
export function asIfAsked<T>(read: Read<T> | NoAnswer): Asked<T> {
  const got = 'reason' in read ? { answer: null, reason: read.reason } : { answer: read.answer, reason: null };
  return { ...NO_EFFORT, ...got, modelUsed: null };
}
