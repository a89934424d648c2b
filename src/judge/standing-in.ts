import type { NoAnswer } from './answer.js';
import type { Asked, Question } from './ask.js';
import type { AskOnce } from './ask-once.js';
import type { CompletionRequest } from './completer.js';
import type { EstimateTally } from './estimate.js';
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
import { tokensOf } from './tokens-of.js';

/** What questions about one thing are estimated from. */
export interface Estimated {
  /** What it claims, as a usual answer has it. */
  readonly statements: ReturnType<typeof statementsStandIn>;
  /** What claims would be checked against. */
  readonly passages: () => readonly Passage[];
}

/** Answers with what is recorded, else with something of the usual length, and counts each request. */
export function standingIn(subject: Estimated, tally: EstimateTally): AskOnce {
  let step = 0;
  return async <T>({ metric, request, read }: Question<T>, sample: number) => {
    if (metric === 'faithfulness') step++;
    const { standIn, worst } =
      metric === 'faithfulness' ? claimsStandIn(step, subject, request) : otherStandIn(metric, request);
    const text = JSON.stringify(standIn);
    const recorded = tally.add(request, sample, tokensOf(text), worst);
    return asIfAsked(read(recorded?.text ?? text, false));
  };
}

/** An answer of the usual length, and the longest form of its question where that is not known yet. */
interface StandIn {
  readonly standIn: object;
  readonly worst?: CompletionRequest;
}

function otherStandIn(metric: string, request: CompletionRequest): StandIn {
  return { standIn: metric === 'completion' ? completionStandIn(factsIn(request)) : GEVAL_STAND_IN };
}

/** Of the three questions about claims the last two depend on what was claimed. */
function claimsStandIn(step: number, { statements, passages }: Estimated, { model }: CompletionRequest): StandIn {
  const texts = statements.statements.map(({ statement }) => statement);
  if (step === 1) return { standIn: statements };
  if (step === 2) return { standIn: questionsStandIn(texts), worst: longestQuestions(model) };
  return { standIn: verdictsStandIn(texts), worst: longestVerdicts(passages(), model) };
}

/** The numbers of the facts that a request asks about. */
function factsIn({ user }: CompletionRequest): readonly number[] {
  return [...user.matchAll(/^ *"fact": (\d+),$/gm)].map(([, number]) => Number(number));
}

/** What was read of an answer that took nothing. */
export function asIfAsked<T>(read: Read<T> | NoAnswer): Asked<T> {
  const got = 'reason' in read ? { answer: null, reason: read.reason } : { answer: read.answer, reason: null };
  return { ...NO_EFFORT, ...got, modelUsed: null };
}
