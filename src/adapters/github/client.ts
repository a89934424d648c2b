import { z } from 'zod';
import { memberOf } from '../../core/errors.js';
import { sha } from '../../core/json/schemas.js';
import { boundedFetch, LongBodyError } from '../bounded-fetch.js';
import { errorCodeOf, whyUntrusted } from '../error-code.js';
import { HostError, type HostFailure } from './host.js';
import type { TimeBudget } from './time-budget.js';
import { getOctokit } from './toolkit.js';

export type Octokit = ReturnType<typeof getOctokit>;
export type Repository = { readonly owner: string; readonly repo: string };

/** Where GitHub is asked, and as whom. */
export interface Access {
  readonly token: string;
  /** The API of the server that runs the workflow; nothing stands for that of github.com. */
  readonly apiUrl: string | undefined;
}

const MIB = 1024 * 1024;

/**
 * The longest answer that is read, in bytes after unpacking: a hundred comments of 65,536 characters of four bytes each, or
 * of escapes. An archive or a file may have more, where a request asks for it as `longestBody`. With `isBytes` a request gets
 * text as it is stored, which is no text where a byte is none.
 */
export const LONGEST_ANSWER = 40 * MIB;

/** An archive that a run has left, or a file of the base: GitHub gives no larger file either. */
export const LONGEST_DOWNLOAD = 100 * MIB;

/** The longest body of an error that is read: its message is all that anybody looks at. */
const LONGEST_ERROR = MIB;

/**
 * GitHub's real client, which honours proxies, with bodies that end: in time, since a request that is aborted ends at once
 * wherever its body stands, and in size. It reads the bodies of good answers itself: the client takes one that breaks off for
 * an empty one, and its own reading of JSON, which spares large numbers, takes seconds for some megabytes that are no answer.
 * Throws a LongBodyError for an answer that is longer than it may be.
 */
export function openClient({ token, apiUrl }: Access): Octokit {
  const octokit = getOctokit(token, { log: SILENT, ...(apiUrl && { baseUrl: apiUrl }) });
  octokit.hook.wrap('request', async (request, options) => {
    const { longestBody = LONGEST_ANSWER, isBytes = false, fetch = globalThis.fetch } = options.request ?? {};
    const bounded = boundedFetch(fetch, (status) => (status < 300 ? longestBody : LONGEST_ERROR));
    // Changed in place: the hook that adds the token is handed the same object, whatever is passed on here.
    options.request = { ...options.request, fetch: bounded, parseSuccessResponseBody: false };
    const response = await request(options);
    response.data = await read(response.data, response.headers['content-type'] ?? '', isBytes === true);
    return response;
  });
  return octokit;
}

const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** What the client would make of a body: JSON that is none stays text. */
async function read(body: unknown, type: string, isBytes: boolean): Promise<unknown> {
  if (!(body instanceof ReadableStream)) return body;
  const whole = new Response(body);
  if (/^\s*application\/(?:scim\+)?json/i.test(type)) return jsonOr(await whole.text());
  if (isBytes) return whole.arrayBuffer();
  const isText = type === '' || /^\s*text\//i.test(type) || /charset=["']?utf-8/i.test(type);
  return isText && !/^\s*application\/octet-stream/i.test(type) ? whole.text() : whole.arrayBuffer();
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Makes a request within the time budget of the run, and turns trouble into a HostError. `once` is for what must not be
 * done twice when the answer is lost.
 */
export type Call = <T>(
  what: string,
  request: (signal: AbortSignal) => Promise<T>,
  repeat?: 'repeatable' | 'once',
) => Promise<T>;

/** All waiting of its requests together, retries included, ends with the time budget. */
export function openCall(timeBudget: TimeBudget): Call {
  return (what, request, repeat = 'repeatable') =>
    timeBudget.run(request, { repeatable: repeat === 'repeatable', classify }).catch((error: unknown) => {
      throw toHostError(what, error);
    });
}

/**
 * The part of GitHub's answers that we use. A proxy may answer with a page of its own, and a cut answer comes as a piece
 * of text: what has another shape is no answer.
 */

/** Entries to a page, the most that GitHub gives. */
export const PAGE = 100;

/** A page of entries. One that is longer is none of GitHub's, and is not looked through: each wrong entry would be noted. */
export function pageOf<T extends z.ZodType>(entry: T) {
  return z
    .unknown()
    .refine((value) => Array.isArray(value) && value.length <= PAGE)
    .pipe(z.array(entry));
}

const id = z.int().positive();
const person = z.looseObject({ login: z.string(), type: z.string().nullish() });

export const commentAnswer = z.looseObject({ id, html_url: z.string() });

export const commentsAnswer = pageOf(
  z.looseObject({
    id,
    node_id: z.string(),
    body: z.string().nullish(),
    user: person.nullish(),
    updated_at: z.string().nullish(),
  }),
);

const head = z.looseObject({ sha });

export const pullRequestAnswer = z.looseObject({ head });

export const pullRequestsAnswer = pageOf(z.looseObject({ number: id, head }));

export const checkRunAnswer = z.looseObject({ id });

export const viewerAnswer = z.looseObject({ viewer: z.looseObject({ login: z.string() }) });

export const hiddenAnswer = z.looseObject({
  nodes: pageOf(z.looseObject({ id: z.string().optional(), isMinimized: z.boolean().optional() }).nullable()),
});

/** A login in lower case, with `[bot]` where it is an app: a person may have the name of an app otherwise. */
export function loginOf(user: z.output<typeof person> | null | undefined): string {
  const login = user?.login.toLowerCase() ?? '';
  return user?.type === 'Bot' && !login.endsWith('[bot]') ? `${login}[bot]` : login;
}

interface Classified {
  readonly failure: HostFailure;
  /** Seconds that GitHub asks to wait. */
  readonly retryAfter?: number;
  /** Whether it would be the same again: an answer without end. */
  readonly isFinal?: boolean;
}

/** What GitHub asks of those who hit a secondary limit and are not told how long to wait, in seconds. */
const UNTOLD_WAIT = 60;

/** What a thrown error of the client means. Whatever is not an answer is silence. */
export function classify(error: unknown): Classified {
  if (error instanceof LongBodyError) return { failure: 'unavailable', isFinal: true };
  if (whyUntrusted(errorCodeOf(error)) !== undefined) return { failure: 'untrusted' };
  if (memberOf(error, 'name') === 'GraphqlResponseError') return classifyGraphql(error);
  const response = memberOf(error, 'response');
  const status = memberOf(error, 'status');
  // The client gives its own network errors the status 500 and no response.
  if (response === undefined || typeof status !== 'number' || status >= 500) return { failure: 'unavailable' };
  const headers = memberOf(response, 'headers');
  if (status === 429 || (status === 403 && isThrottled(error, headers))) {
    return { failure: 'rate-limited', retryAfter: waitOf(headers) };
  }
  if (status === 401) return { failure: 'unauthorized' };
  if (status === 403) return { failure: 'forbidden' };
  if (status === 404 || status === 410) return { failure: 'not-found' };
  return { failure: status === 422 && /too long/i.test(messageOf(error)) ? 'too-long' : 'rejected' };
}

/** GraphQL says its errors with status 200. */
function classifyGraphql(error: unknown): Classified {
  const errors = memberOf(error, 'errors');
  const types = Array.isArray(errors) ? errors.map((one) => memberOf(one, 'type')) : [];
  if (types.includes('RATE_LIMITED')) return { failure: 'rate-limited', retryAfter: UNTOLD_WAIT };
  // What GitHub says of its own trouble has no type.
  return { failure: /something went wrong|timed? ?out/i.test(messageOf(error)) ? 'unavailable' : 'rejected' };
}

function isThrottled(error: unknown, headers: unknown): boolean {
  return (
    memberOf(headers, 'x-ratelimit-remaining') === '0' ||
    Number(memberOf(headers, 'retry-after')) > 0 ||
    /rate limit/i.test(messageOf(error))
  );
}

function waitOf(headers: unknown): number {
  const told = Number(memberOf(headers, 'retry-after'));
  if (told > 0) return told;
  if (memberOf(headers, 'x-ratelimit-remaining') !== '0') return UNTOLD_WAIT;
  const reset = Number(memberOf(headers, 'x-ratelimit-reset'));
  // Clocks differ: a time that has just passed is not over yet.
  return reset > 0 ? Math.max(1, reset - Math.floor(Date.now() / 1000)) : UNTOLD_WAIT;
}

/** The longest piece of an answer that a message repeats. */
const REPEATED_CHARACTERS = 200;

/** The error of a port: what we were doing, the status, and the words in which GitHub refused. */
export function toHostError(what: string, error: unknown): HostError {
  const { failure } = classify(error);
  if (error instanceof LongBodyError) return new HostError(failure, `${what}: ${error.message}`);
  const response = memberOf(error, 'response');
  if (response === undefined) {
    return new HostError(failure, `${what}: ${whyUntrusted(errorCodeOf(error)) ?? 'no answer'}`);
  }
  const status = memberOf(error, 'status');
  const said = memberOf(memberOf(response, 'data'), 'message');
  const words = typeof said === 'string' && failure !== 'unavailable' ? ` (${said.slice(0, REPEATED_CHARACTERS)})` : '';
  return new HostError(failure, `${what}: ${status === undefined ? 'refused' : `status ${status}`}${words}`);
}

function messageOf(error: unknown): string {
  return String(memberOf(error, 'message') ?? '');
}
