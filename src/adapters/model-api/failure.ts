import { memberOf } from '../../core/errors.js';
import { shortened } from '../../core/text.js';
import type { Failure, Reason } from '../../judge/asking/completer.js';
import { errorCodeOf, whyUntrusted } from '../error-code.js';

/** What a failure means, without what is the same for all of them. */
export type Meaning = Pick<Failure, 'reason' | 'canRetry'>;

/** What an error says about itself, in the words of whoever answers; empty where it does not. Masked already. */
export interface Said {
  readonly type: string;
  readonly words: string;
  readonly code: string;
}

/** The longest piece of an answer that a message repeats. */
const REPEATED_CHARACTERS = 200;

/** The longest time that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** A time limit as timers take it, in whole milliseconds. */
export function timerMs(timeoutMs: number): number {
  return Math.min(Math.max(1, Math.ceil(timeoutMs)), LONGEST_MS);
}

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

/** What keeps a request from being sent does so each time. */
export const NOT_SENT = { canRetry: false, mayBeBilled: false } as const;

/** What an HTTP status means at any of the APIs; the words of an error may know better. */
export function meaningOfStatus(status: number): Meaning {
  switch (status) {
    case 401:
    case 403:
      return { reason: 'auth', canRetry: false };
    case 402:
      return { reason: 'billing', canRetry: false };
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
  return status < 500 ? { reason: 'invalid_request', canRetry: false } : { reason: 'server_error', canRetry: true };
}

/** What a filter of the provider says about the text of one request: OpenAI, Azure, LiteLLM, OpenRouter, Anthropic. */
const FILTERED =
  /content_filter|content_policy|ContentPolicyViolation|content filtering|invalid_prompt|moderation|was flagged/i;

/** A 403 without an error of an API: mostly from a wall before the service, which has read the text and not the key. */
const SAYS_NOTHING = /^(?:forbidden|access denied)?[.!]?$/i;

/**
 * What an error says of the text of one request, and so neither of key and account nor of the next text; undefined where it
 * speaks of all. A pull request brings the text: it must not be able to stop the asking by it.
 */
export function meaningOfText(status: number, { type, words, code }: Said): Meaning | undefined {
  if ([400, 403, 422].includes(status) && FILTERED.test(`${type} ${code} ${words}`)) {
    return { reason: 'refusal', canRetry: false };
  }
  const isWall = status === 403 && type === '' && code === '' && SAYS_NOTHING.test(words);
  return isWall ? { reason: 'invalid_request', canRetry: false } : undefined;
}

/** One line about an error status, with what was said about it. */
export function describeError(status: number, { type, words, code }: Said): string {
  if (status >= 300 && status < 400) return `status ${status}: a redirect, which is not followed`;
  const kind = [type, code].filter((word) => word !== '').join(', ');
  return `status ${status}${kind === '' ? '' : ` (${lineOf(kind)})`}${words === '' ? '' : `: ${lineOf(words)}`}`;
}

/** Foreign words as one short line. */
export function lineOf(text: string): string {
  return shortened(text.replace(/[\s\p{C}]+/gu, ' ').trim(), REPEATED_CHARACTERS);
}

/** The connection gave no answer, or not all of it. */
export function silence(error: unknown, timedOut: boolean): Failure {
  if (timedOut) return failureOf('timeout', 'no answer within the time for one attempt');
  const code = errorCodeOf(error);
  const untrusted = whyUntrusted(code);
  if (untrusted !== undefined) return failureOf('connection', `no answer: ${untrusted}`, { mayBeBilled: false });
  const mayBeBilled = code === undefined || !NOT_CONNECTED.includes(code);
  return failureOf('connection', `no answer${code === undefined ? '' : ` (${code})`}`, { mayBeBilled });
}

/** No connection came about: nobody listens there, or the name has no address. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** Whether the API says that asking again is of no use, whatever the status. */
export function forbidsRetry(headers: unknown): boolean {
  return readHeader(headers, 'x-should-retry') === 'false';
}

/**
 * How long the answer asks to wait: milliseconds of `retry-after-ms`, else seconds or an HTTP date of `retry-after`
 * (RFC 9110, 10.2.3). Null when it does not say, or nothing that lies ahead.
 */
export function readRetryAfter(headers: unknown, now: number): number | null {
  const ms = positive(readHeader(headers, 'retry-after-ms'));
  if (ms !== undefined) return ms;
  const header = readHeader(headers, 'retry-after');
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

/** The id of a request, in the first of these headers that holds one. */
export function readRequestId(headers: unknown, ...names: readonly string[]): string | null {
  const ids = names.map((name) => readHeader(headers, name));
  return ids.find((id) => id !== undefined && /^[\w-]{1,128}$/.test(id)) ?? null;
}

/** A header out of `Headers`, of Node or of the library that speaks to proxies. */
function readHeader(headers: unknown, name: string): string | undefined {
  const get = memberOf(headers, 'get');
  if (typeof get !== 'function') return undefined;
  const value: unknown = Reflect.apply(get, headers, [name]);
  return typeof value === 'string' ? value : undefined;
}
