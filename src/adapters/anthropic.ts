import type { BaseAnthropic, ClientOptions } from '@anthropic-ai/sdk/client';
import type { AnswerForm, Completer, CompletionRequest, Failure, Outcome } from '../judge/completer.js';
import { maskSecrets } from '../redact.js';
import { failureOf, readRequestId, toFailure } from './anthropic-failure.js';
import { readMessage, toMessageParams } from './anthropic-message.js';
import { boundedFetch, LongBodyError } from './bounded-fetch.js';
import { ProxyError, proxyFetch } from './proxy.js';

/** Where the vendor serves the API. */
export const ANTHROPIC_URL = 'https://api.anthropic.com';

/** All its models that are still served take a schema. */
export const ANTHROPIC_ANSWERS: AnswerForm = 'schema';

const MESSAGES = '/v1/messages';

export interface AnthropicOptions {
  readonly apiKey: string;
  /** With the path of a gateway, if there is one; the vendor's when left out. */
  readonly baseUrl?: string;
}

/**
 * Claude by the vendor's client, which is loaded when the first question is asked. The client gets everything from
 * here: what an earlier step left in the environment changes neither where the key goes nor what is printed.
 */
export function openAnthropic({ apiKey, baseUrl = ANTHROPIC_URL }: AnthropicOptions): Completer {
  const key = apiKey.trim();
  const problem = problemOfKey(key) ?? problemOfAddress(baseUrl);
  const mask = (text: string): string => maskSecrets(key === '' ? text : text.replaceAll(key, '***'));
  let client: Promise<BaseAnthropic> | undefined;
  return {
    provider: 'anthropic',
    endpoint: problem === undefined ? `${baseUrl.replace(/\/$/, '')}${MESSAGES}` : '',
    complete: async (request, timeoutMs) => {
      if (problem !== undefined) return problem;
      try {
        client ??= openClient(key, baseUrl);
        return withoutKey(await ask(await client, request, { timeoutMs, mask }), key);
      } catch (error) {
        const name = error instanceof Error ? error.name : typeof error;
        const message = error instanceof ProxyError ? error.message : `the API could not be called (${name})`;
        return failureOf('invalid_request', message, { canRetry: false, wasSent: !(error instanceof ProxyError) });
      }
    },
  };
}

/** A key that no header can carry would be quoted in the error of whoever tries. */
function problemOfKey(key: string): Failure | undefined {
  if (key === '') return failureOf('no_credentials', 'there is no API key', NOT_SENT);
  if (/^[\x21-\x7e]+$/.test(key)) return undefined;
  return failureOf('auth', 'the API key has characters that no key has', NOT_SENT);
}

/** A password in an address would be quoted, too. */
function problemOfAddress(baseUrl: string): Failure | undefined {
  const { protocol = '', username = '', password = '' } = URL.canParse(baseUrl) ? new URL(baseUrl) : {};
  if (/^https?:$/.test(protocol) && username === '' && password === '') return undefined;
  const message = 'the base URL must be an http or https URL without a user name';
  return failureOf('invalid_request', message, NOT_SENT);
}

/** What keeps a request from being sent does so each time. */
const NOT_SENT = { canRetry: false, wasSent: false } as const;

async function openClient(apiKey: string, baseURL: string): Promise<BaseAnthropic> {
  const proxied = await proxyFetch(baseURL);
  // Without the methods for each part of the API, of which one path is used: a third of the size.
  const { BaseAnthropic } = await import('@anthropic-ai/sdk/client');
  const options: ClientOptions = {
    apiKey,
    baseURL,
    maxRetries: 0,
    logLevel: 'off',
    logger: SILENT,
    openTelemetry: false,
    // The key and the texts go to the address that was given, and to no other that it names.
    fetchOptions: { redirect: 'manual' },
    fetch: boundedFetch(proxied ?? fetch),
  };
  return withoutEnvironment(() => new BaseAnthropic(options));
}

const nothing = (): void => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * The client reads its variables while it is made: headers to add to each request, another key, what to print. Some of
 * them no option overrules.
 */
function withoutEnvironment<T>(make: () => T): T {
  const hidden = Object.entries(process.env).filter(([name]) => /^ANTHROPIC_/i.test(name));
  try {
    for (const [name] of hidden) delete process.env[name];
    return make();
  } finally {
    Object.assign(process.env, Object.fromEntries(hidden));
  }
}

interface Attempt {
  readonly timeoutMs: number;
  readonly mask: (text: string) => string;
}

/** The longest time that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** One HTTP request. */
async function ask(client: BaseAnthropic, request: CompletionRequest, { timeoutMs, mask }: Attempt): Promise<Outcome> {
  const timeout = Math.min(Math.max(1, Math.ceil(timeoutMs)), LONGEST_MS);
  // The client's own timeout ends with the headers; a body may stall.
  const signal = AbortSignal.timeout(timeout);
  const meaningOf = (error: unknown): Failure => toFailure(error, { timedOut: signal.aborted, now: Date.now(), mask });
  let response: Response;
  try {
    // Not messages.create, which prints a warning of its own for models that are soon to go.
    const posted = client.post(MESSAGES, { body: toMessageParams(request), signal, timeout });
    response = await posted.asResponse();
  } catch (error) {
    return meaningOf(error);
  }
  const { status } = response;
  const requestId = readRequestId(response.headers);
  try {
    const message = readMessage(parse(await response.text()), requestId);
    return message ?? failureOf('server_error', `status ${status} without a message of the API`, { requestId, status });
  } catch (error) {
    // Asked again, it would be as long, and be paid for again.
    if (error instanceof LongBodyError) {
      return failureOf('server_error', error.message, { canRetry: false, requestId, status });
    }
    return { ...meaningOf(error), requestId, status };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Shorter ones, as some gateways take, are words that an answer may contain. */
const SHORTEST_KEY = 16;

/** Whoever answers may repeat what was sent. Messages of failures are masked already, before they are cut. */
function withoutKey(outcome: Outcome, key: string): Outcome {
  if (key.length < SHORTEST_KEY) return outcome;
  const mask = <T extends string | null>(text: T): T | string => text?.replaceAll(key, '***') ?? text;
  const requestId = mask(outcome.requestId);
  switch (outcome.kind) {
    case 'failure':
      return { ...outcome, requestId };
    case 'refusal':
      return { ...outcome, requestId, model: mask(outcome.model), category: mask(outcome.category) };
    case 'answer':
      return {
        ...outcome,
        requestId,
        model: mask(outcome.model),
        text: mask(outcome.text),
        stopReason: mask(outcome.stopReason),
      };
  }
}
