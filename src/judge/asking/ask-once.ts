import type { Digest } from '../../core/ports.js';
import { addEfforts, addKnown, type Effort, NO_EFFORT } from '../judgement.js';
import type { AnswerReader } from '../metrics/one-object.js';
import { type Asked, type Asking, ask, type Question } from './ask.js';
import type { CompletionRequest, Reason } from './completer.js';

/** The answers to one request, by sample. */
type Known = Map<number, Promise<Asked<unknown>>>;

/** Asks a question, at most once in a run for each sample; `sample` is from 0. */
export type AskOnce = <T>(question: Question<T>, sample: number) => Promise<Asked<T>>;

/**
 * Wraps `ask` so that each request is made once in a run for each sample, however many callers ask for it, at the same
 * time too. A second session with the very same question gets the same answer, as it would from a cassette, and is
 * charged no effort. An answer is recorded for the session that came first.
 */
export function openAskOnce(asking: Asking, digest: Digest): AskOnce {
  // By their digests: requests have the texts of a session in them, and those of all sessions must not be held.
  const known = new Map<string, Known>();
  return async <T>(question: Question<T>, sample: number): Promise<Asked<T>> => {
    // The answer to a request about one metric is always read in the same way.
    const key = digest(JSON.stringify([question.metric, question.request]));
    const answers: Known = known.get(key) ?? new Map();
    known.set(key, answers);
    const earlier = answers.get(sample);
    // So it is of the same type.
    if (earlier !== undefined) return withoutEffort((await earlier) as Asked<T>);
    const asked = ask(question, sample, asking);
    answers.set(sample, asked);
    return asked;
  };
}

function withoutEffort<T>(asked: Asked<T>): Asked<T> {
  if (asked.answer === null) return { ...asked, ...NO_EFFORT };
  return { ...asked, ...NO_EFFORT, cacheHits: 1, savedUsd: addKnown(asked.costUsd, asked.savedUsd) };
}

/** Asks questions about one session and adds up their effort: requests, tokens, cost and time. */
export class EffortRecorder {
  effort: Effort = NO_EFFORT;

  constructor(
    private readonly session: string,
    private readonly askOnce: AskOnce,
  ) {}

  /** Returns a function that asks for one metric of the session; `sample` is from 0. */
  asking(metric: string, sample = 0): AskOne {
    return async (request, read) => {
      const asked = await this.askOnce({ session: this.session, metric, request, read }, sample);
      this.effort = addEfforts(this.effort, asked);
      return toOneAnswer(asked);
    };
  }
}

/** Reduces the result of a question to the answer, or to the reason why there is none; its effort is left out. */
export function toOneAnswer<T>({ answer, reason }: Asked<T>): OneAnswer<T> {
  return answer === null ? { answer: null, reason: reason ?? 'invalid_answer' } : { answer, reason };
}

/** The answer to one question, or why there is none. */
export type OneAnswer<T> =
  | { readonly answer: T; readonly reason: Reason | null }
  | { readonly answer: null; readonly reason: Reason };

/** Asks one question about a session: from the cassette or by a request, within budget and deadline. Never throws. */
export type AskOne = <T>(request: CompletionRequest, read: AnswerReader<T>) => Promise<OneAnswer<T>>;
