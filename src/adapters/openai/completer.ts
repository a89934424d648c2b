import { memberOf } from '../../core/errors.js';
import { jsonOrNothing } from '../../core/json/values.js';
import type { AnswerForm, Completer, CompletionRequest, Failure } from '../../judge/asking/completer.js';
import { boundedFetch, LongBodyError, ProxyError, patientFetch } from '../bounded-fetch.js';
import { Concessions, callsWrong, type Tried } from '../model-api/concessions.js';
import { wordsOfRefusal } from '../model-api/error-body.js';
import { failureOf, NOT_SENT, readRequestId, silence, timerMs } from '../model-api/failure.js';
import { addressBelow, maskKey, problemOfAddress, problemOfKey, withoutKey } from '../model-api/key.js';
import { SchemaInWords } from '../model-api/schema-in-words.js';
import { CHAT_PARTS, type ChatPart, partsOf, readChat, toChatRequest } from './chat.js';
import { failureOfAnswer, REQUEST_IDS } from './failure.js';

export interface OpenAiOptions {
  /** Null where the server wants none, as most on one's own machine. */
  readonly apiKey: string | null;
  /** Up to the part before `/chat/completions`. */
  readonly baseUrl: string;
}

/** Those that take no schema get it in words. */
export const OPENAI_ANSWERS: AnswerForm = 'schema';

/**
 * Whatever speaks like OpenAI's chat completions. By `fetch`: of the vendor's client, with its hundreds of files, one
 * address would be used, and what it does by itself (retries, variables of the environment, logging) would have to be
 * switched off.
 */
export function openOpenAi({ apiKey, baseUrl }: OpenAiOptions): Completer {
  const key = apiKey?.trim() ?? '';
  const problem = (key === '' ? undefined : problemOfKey(key)) ?? problemOfAddress(baseUrl);
  const endpoint = problem === undefined ? addressBelow(baseUrl, '/chat/completions') : '';
  const concessions = new Concessions<ChatPart>(CHAT_PARTS);
  const words = new SchemaInWords();
  let opened: Promise<typeof fetch> | undefined;
  return {
    provider: 'openai-compatible',
    endpoint,
    saysSchema: () => words.isNeeded,
    conceded: () => words.withUnread(concessions.left, 'response_format'),
    complete: async (request, timeoutMs) => {
      if (problem !== undefined) return problem;
      // As it was when money was set aside for it.
      const saysSchema = words.isNeeded;
      try {
        opened ??= openFetch(endpoint);
        const line: Line = { fetch: await opened, endpoint, key, signal: AbortSignal.timeout(timerMs(timeoutMs)) };
        const outcome = await concessions.ask(partsOf(request), (without) =>
          ask(line, request, toChatRequest(request, without, saysSchema)),
        );
        words.note(outcome, request);
        return withoutKey(outcome, key);
      } catch (error) {
        return notCalled(error);
      }
    },
  };
}

async function openFetch(endpoint: string): Promise<typeof fetch> {
  return boundedFetch(await patientFetch(endpoint));
}

function notCalled(error: unknown): Failure {
  if (error instanceof ProxyError) return failureOf('invalid_request', error.message, NOT_SENT);
  const name = error instanceof Error ? error.name : typeof error;
  return failureOf('invalid_request', `the API could not be called (${name})`, { canRetry: false });
}

/** Where one attempt goes, and until when; all its requests share the time. */
interface Line {
  readonly fetch: typeof fetch;
  readonly endpoint: string;
  /** Empty for none. */
  readonly key: string;
  readonly signal: AbortSignal;
}

/** One HTTP request. */
async function ask(line: Line, request: CompletionRequest, body: object): Promise<Tried> {
  const { endpoint, key, signal } = line;
  let response: Response;
  try {
    response = await line.fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== '' && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      // The key and the texts go to the address that was given, and to no other that it names.
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    return { outcome: silence(error, signal.aborted), refusal: null };
  }
  return readAnswer(response, request, line);
}

async function readAnswer(response: Response, request: CompletionRequest, { key, signal }: Line): Promise<Tried> {
  const { status, headers, ok } = response;
  const mask = (text: string): string => maskKey(text, key);
  const failureWith = (body: unknown): Failure => failureOfAnswer({ status, headers, body }, Date.now(), mask);
  let body: unknown;
  try {
    body = jsonOrNothing(await response.text());
  } catch (error) {
    // Of an error, the status says enough.
    return { outcome: ok ? unread(error, response, signal.aborted) : failureWith(undefined), refusal: null };
  }
  if (!ok) return { outcome: failureWith(body), refusal: callsWrong(status) ? wordsOfRefusal(body, mask) : null };
  return {
    outcome: readChat(body, request, readRequestId(headers, ...REQUEST_IDS)) ?? noChat(body, failureWith),
    refusal: null,
  };
}

/** A status of success without a chat completion: some servers put an error there, in the body or in the choice. */
function noChat(body: unknown, failureWith: (body: unknown) => Failure): Failure {
  const choices = memberOf(body, 'choices');
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const faulty = [body, choice].find((one) => (memberOf(one, 'error') ?? null) !== null);
  const failure = failureWith(faulty);
  return faulty === undefined ? { ...failure, message: `status ${failure.status} without a chat completion` } : failure;
}

/** An answer whose body did not come whole, or was too long; asked again, that would be as long, and be paid for again. */
function unread(error: unknown, { status, headers }: Response, timedOut: boolean): Failure {
  const known = { requestId: readRequestId(headers, ...REQUEST_IDS), status };
  if (error instanceof LongBodyError) return failureOf('server_error', error.message, { canRetry: false, ...known });
  return { ...silence(error, timedOut), ...known };
}
