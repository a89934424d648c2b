import { boundedFetch } from '../bounded-fetch.js';
import { getOctokit } from './toolkit.js';

export type Octokit = ReturnType<typeof getOctokit>;

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
export function openBoundedClient(token: string, baseUrl: string | undefined): Octokit {
  const octokit = getOctokit(token, { log: SILENT, ...(baseUrl && { baseUrl }) });
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
