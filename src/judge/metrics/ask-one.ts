import type { CompletionRequest, Reason } from '../completer.js';
import type { AnswerReader } from './one-object.js';

/** The answer to one question, or why there is none. */
export type OneAnswer<T> =
  | { readonly answer: T; readonly reason: Reason | null }
  | { readonly answer: null; readonly reason: Reason };

/** Asks one question about a session: from the cassette or by a request, within budget and deadline. Never throws. */
export type AskOne = <T>(request: CompletionRequest, read: AnswerReader<T>) => Promise<OneAnswer<T>>;
