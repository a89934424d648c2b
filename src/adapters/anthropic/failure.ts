import { memberOf } from '../../core/errors.js';
import type { Failure } from '../../judge/asking/completer.js';
import { callsWrong } from '../model-api/concessions.js';
import { saidIn, wordsOfRefusal } from '../model-api/error-body.js';
import {
  describeError,
  failureOf,
  forbidsRetry,
  lineOf,
  type Meaning,
  meaningOfStatus,
  meaningOfText,
  NOT_SENT,
  readRequestId,
  readRetryAfter,
  type Said,
  silence,
} from '../model-api/failure.js';

import { IdentityError } from './federation.js';

/** The header with the id of a request. */
export const REQUEST_ID = 'request-id';

/** Codes of a 429 that no waiting helps against; `ramp_limit_exceeded` is none, it passes. */
const SPENT_CODE = /spend_limit/;

/** How the API says with status 400 that the money is used up: limits that one sets oneself have no code. */
const SPENT_WORDS = /credit balance is too low|specified API usage limits|spend limit/i;

interface FailureContext {
  /** The time for the attempt is over. */
  readonly timedOut: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Takes secrets out of a text. */
  readonly mask: (text: string) => string;
}

/** The failure that an error of the client stands for: an answer with an error status, or none at all. */
export function toFailure(error: unknown, { timedOut, now, mask }: FailureContext): Failure {
  if (error instanceof IdentityError) {
    return failureOf('auth', `workload identity: ${lineOf(mask(error.message))}`, NOT_SENT);
  }
  const status = memberOf(error, 'status');
  if (typeof status !== 'number') {
    return silence(error, timedOut || memberOf(error, 'name') === 'APIConnectionTimeoutError');
  }
  const headers = memberOf(error, 'headers');
  // A gateway may say it in its own form.
  const said = { ...saidIn(memberOf(error, 'error'), mask), code: mask(textOf(error, 'errorCode')) };
  const meaning = meaningOf(status, said);
  return {
    kind: 'failure',
    reason: meaning.reason,
    // The API may know better that asking again is of no use.
    canRetry: meaning.canRetry && !forbidsRetry(headers),
    retryAfterMs: readRetryAfter(headers, now),
    message: describeError(status, said),
    requestId: readRequestId(headers, REQUEST_ID),
    status,
    mayBeBilled: true,
  };
}

/** What an error of the client says against the form of the request; null where no other form would help. */
export function refusalIn(error: unknown, mask: (text: string) => string): string | null {
  const status = memberOf(error, 'status');
  if (typeof status !== 'number') return null;
  const words = wordsOfRefusal(memberOf(error, 'error'), mask);
  // A gateway that takes the key in a header of its own says so where it misses it.
  if (status === 401 || status === 403) return /x-api-key/i.test(words) ? 'x-api-key' : null;
  return callsWrong(status) ? words : null;
}

/** HTTP statuses of the types of errors, for errors that come without one: in the results of a batch. */
const STATUSES: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  timeout_error: 504,
  overloaded_error: 529,
};

/** The failure that an error inside of an answer stands for. A request that ended so in a batch is not charged for. */
export function failureInBatch(
  { type, message }: { readonly type: string; readonly message: string },
  requestId: string | null,
  mask: (text: string) => string,
): Failure {
  const said = { type: mask(type), words: mask(message), code: '' };
  const words = said.words === '' ? '' : `: ${lineOf(said.words)}`;
  return failureOf(
    meaningOf(STATUSES[type] ?? 500, said).reason,
    `errored in the batch (${lineOf(said.type)})${words}`,
    {
      ...meaningOf(STATUSES[type] ?? 500, said),
      requestId,
      mayBeBilled: false,
    },
  );
}

function meaningOf(status: number, said: Said): Meaning {
  const { type, words, code } = said;
  const isSpent = status === 402 || SPENT_CODE.test(code) || (status === 400 && SPENT_WORDS.test(words));
  if (status < 500 && (isSpent || type === 'billing_error')) return { reason: 'billing', canRetry: false };
  const isOverloaded = status >= 500 && type === 'overloaded_error';
  return isOverloaded
    ? { reason: 'overloaded', canRetry: true }
    : (meaningOfText(status, said) ?? meaningOfStatus(status));
}

function textOf(value: unknown, key: string): string {
  const text = memberOf(value, key);
  return typeof text === 'string' ? text : '';
}
