import { memberOf } from '../../core/errors.js';
import type { Failure, Reason } from '../../judge/asking/completer.js';

/** What a failure means, without what is the same for all of them. */
type Meaning = Pick<Failure, 'reason' | 'canRetry'>;

/** Codes of a 429 that no waiting helps against; `ramp_limit_exceeded` is none, it passes. */
const SPENT_CODE = /spend_limit/;

/** How the API says with status 400 that the money is used up: limits that one sets oneself have no code. */
const SPENT_WORDS = /credit balance is too low|specified API usage limits|spend limit/i;

/** The longest piece of an answer that a message repeats. */
const REPEATED_CHARACTERS = 200;

export interface Circumstances {
  /** The time for the attempt is over. */
  readonly timedOut: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Takes secrets out of a text. */
  readonly mask: (text: string) => string;
}

/** The failure that an error of the client stands for: an answer with an error status, or none at all. */
export function toFailure(error: unknown, { timedOut, now, mask }: Circumstances): Failure {
  const status = memberOf(error, 'status');
  if (typeof status !== 'number') return silence(error, timedOut);
  const headers = memberOf(error, 'headers');
  const body = memberOf(memberOf(error, 'error'), 'error');
  const said = {
    type: mask(textOf(body, 'type')),
    words: mask(textOf(body, 'message')),
    code: mask(textOf(error, 'errorCode')),
  };
  const meaning = meaningOf(status, said);
  return {
    kind: 'failure',
    reason: meaning.reason,
    // The API may know better that asking again is of no use.
    canRetry: meaning.canRetry && headerOf(headers, 'x-should-retry') !== 'false',
    retryAfterMs: readRetryAfter(headers, now),
    message: describe(status, said),
    requestId: readRequestId(headers),
    status,
    mayBeBilled: true,
  };
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

interface Said {
  readonly type: string;
  readonly words: string;
  readonly code: string;
}

function meaningOf(status: number, { type, words, code }: Said): Meaning {
  const isSpent = status === 402 || SPENT_CODE.test(code) || (status === 400 && SPENT_WORDS.test(words));
  if (status < 500 && (isSpent || type === 'billing_error')) return { reason: 'billing', canRetry: false };
  switch (status) {
    case 401:
    case 403:
      return { reason: 'auth', canRetry: false };
    case 408:
    case 504:
      return { reason: 'timeout', canRetry: true };
    case 409:
      return { reason: 'server_error', canRetry: true };
    case 429:
      return { reason: 'rate_limited', canRetry: true };
    case 529:
      return { reason: 'overloaded', canRetry: true };
  }
  if (status < 500) return { reason: 'invalid_request', canRetry: false };
  return { reason: type === 'overloaded_error' ? 'overloaded' : 'server_error', canRetry: true };
}

function describe(status: number, { type, words, code }: Said): string {
  if (status >= 300 && status < 400) return `status ${status}: a redirect, which is not followed`;
  const kind = [type, code].filter((word) => word !== '').join(', ');
  return `status ${status}${kind === '' ? '' : ` (${lineOf(kind)})`}${words === '' ? '' : `: ${lineOf(words)}`}`;
}

function lineOf(text: string): string {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return line.length > REPEATED_CHARACTERS ? `${line.slice(0, REPEATED_CHARACTERS)}…` : line;
}

/** The connection gave no answer, or not all of it. */
function silence(error: unknown, timedOut: boolean): Failure {
  if (timedOut || memberOf(error, 'name') === 'APIConnectionTimeoutError') {
    return failureOf('timeout', 'no answer within the time for one attempt');
  }
  const code = codeOf(error);
  const mayBeBilled = code === undefined || !NOT_CONNECTED.includes(code);
  return failureOf('connection', `no answer${code === undefined ? '' : ` (${code})`}`, { mayBeBilled });
}

/** No connection came about: nobody listens there, or the name has no address. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** A failure without an answer that speaks for itself. */
export function failureOf(reason: Reason, message: string, more: Partial<Failure> = {}): Failure {
  return {
    kind: 'failure',
    reason,
    canRetry: true,
    retryAfterMs: null,
    message,
    requestId: null,
    status: null,
    mayBeBilled: true,
    ...more,
  };
}

/** The system's word for what happened, such as ECONNREFUSED. Messages are not repeated: they may quote headers. */
function codeOf(error: unknown): string | undefined {
  let cause = error;
  for (let depth = 0; depth < 5 && cause !== undefined; depth++) {
    const code = memberOf(cause, 'code');
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code)) return code;
    cause = memberOf(cause, 'cause');
  }
  return undefined;
}

/**
 * How long the answer asks to wait: milliseconds of `retry-after-ms`, else seconds or an HTTP date of `retry-after`
 * (RFC 9110, 10.2.3). Null when it does not say, or nothing that lies ahead.
 */
export function readRetryAfter(headers: unknown, now: number): number | null {
  const ms = positive(headerOf(headers, 'retry-after-ms'));
  if (ms !== undefined) return ms;
  const header = headerOf(headers, 'retry-after');
  const seconds = positive(header);
  if (seconds !== undefined) return seconds * 1000;
  // Date.parse takes much for a date, a plain number too.
  const date = /[a-z]/i.test(header ?? '') ? Date.parse(header ?? '') - now : Number.NaN;
  return date > 0 ? date : null;
}

function positive(header: string | undefined): number | undefined {
  const number = header !== undefined && /^\s*\d+(?:\.\d+)?\s*$/.test(header) ? Number(header) : 0;
  return number > 0 && Number.isFinite(number * 1000) ? number : undefined;
}

export function readRequestId(headers: unknown): string | null {
  const id = headerOf(headers, 'request-id');
  return id !== undefined && /^[\w-]{1,128}$/.test(id) ? id : null;
}

/** The client gives headers as `Headers`, of Node or of the library that speaks to proxies. */
function headerOf(headers: unknown, name: string): string | undefined {
  const get = memberOf(headers, 'get');
  if (typeof get !== 'function') return undefined;
  const value: unknown = Reflect.apply(get, headers, [name]);
  return typeof value === 'string' ? value : undefined;
}

function textOf(value: unknown, key: string): string {
  const text = memberOf(value, key);
  return typeof text === 'string' ? text : '';
}
