import type { Failure } from '../../judge/asking/completer.js';
import { saidIn } from '../model-api/error-body.js';
import {
  describeError,
  forbidsRetry,
  type Meaning,
  meaningOfStatus,
  meaningOfText,
  readRequestId,
  readRetryAfter,
  type Said,
} from '../model-api/failure.js';

/** Headers with the id of a request: OpenAI's, which most servers have taken over, and that of LiteLLM. */
export const REQUEST_IDS = ['x-request-id', 'x-litellm-call-id'];

/** An answer with an error status, or with an error in place of a chat completion. */
interface ErrorAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** As JSON; undefined where it is none. */
  readonly body: unknown;
}

/** Codes and types of errors that no waiting helps against: OpenAI, LiteLLM. */
const SPENT_CODE = /insufficient_quota|insufficient_balance|billing_|budget_exceeded/;

/** The same in words, where LiteLLM passes a 429 on without the code. Not at other statuses: these may quote the question. */
const SPENT_WORDS = /exceeded your current quota|insufficient balance/i;

/** How Groq says with status 400 that the model has answered, but not as the schema wants. */
const NOT_AS_ASKED = 'json_validate_failed';

/** How busy servers say so: OpenAI, Ollama, vLLM. */
const BUSY = /overloaded|busy|at capacity|no available/i;

/** The failure that an answer stands for. Its message is one line, and foreign text. */
export function failureOfAnswer(
  { status, headers, body }: ErrorAnswer,
  now: number,
  mask: (text: string) => string,
): Failure {
  const said = saidIn(body, mask);
  const meaning = meaningOf(status < 300 ? statusWithin(said.code) : status, said);
  return {
    kind: 'failure',
    ...meaning,
    canRetry: meaning.canRetry && !forbidsRetry(headers),
    retryAfterMs: readRetryAfter(headers, now),
    message: describeError(status, said) + hintOf(status, said),
    requestId: readRequestId(headers, ...REQUEST_IDS),
    // A request that was refused costs nothing; an answer that is withheld may.
    status: said.code === NOT_AS_ASKED ? null : status,
    mayBeBilled: true,
  };
}

/** Behind a status of success, OpenRouter says that of the error in its code. */
function statusWithin(code: string): number {
  const status = Number(code);
  return status >= 400 && status < 600 ? status : 500;
}

function meaningOf(status: number, said: Said): Meaning {
  const { type, words, code } = said;
  if (code === NOT_AS_ASKED) return { reason: 'invalid_answer', canRetry: true };
  if (status < 500) {
    const isSpent = SPENT_CODE.test(`${type} ${code}`) || (status === 429 && SPENT_WORDS.test(words));
    if (isSpent) return { reason: 'billing', canRetry: false };
  }
  if (status === 503 && BUSY.test(words)) return { reason: 'overloaded', canRetry: true };
  return meaningOfText(status, said) ?? meaningOfStatus(status);
}

/** A server that knows no such address mostly says so without an error of the API. */
function hintOf(status: number, { type, words }: Said): string {
  const isNoError = status === 404 && type === '' && (words === '' || words === 'Not Found');
  return isNoError ? ': there is no chat/completions at this address, which ends in /v1 with most servers' : '';
}
