import type { BaseAnthropic, ClientOptions } from '@anthropic-ai/sdk/client';
import { maskSecrets } from '../../core/redact.js';
import type { Failure, Outcome } from '../../judge/asking/completer.js';
import { boundedFetch, type LongestBody, ProxyError, proxyFetch } from '../bounded-fetch.js';
import { failureOf } from './failure.js';

/** Where the vendor serves the API. */
export const ANTHROPIC_URL = 'https://api.anthropic.com';

export interface AnthropicOptions {
  readonly apiKey: string;
  /** With the path of a gateway, if there is one; the vendor's when left out. */
  readonly baseUrl?: string;
}

/** What calls of the API share, whatever they are about. */
export interface AnthropicClient {
  readonly baseUrl: string;
  /** The address of a path of the API; empty where nothing can be sent there. */
  readonly endpoint: (path: string) => string;
  /** Takes the key and what looks like a credential out of a text. */
  readonly mask: (text: string) => string;
  /** Takes the key out of an outcome: whoever answers may repeat what was sent. */
  readonly withoutKey: (outcome: Outcome) => Outcome;
  /** Runs a call with the vendor's client, which is loaded for the first one. What keeps it from being made is a failure. */
  readonly call: <T>(work: (client: BaseAnthropic) => Promise<T>) => Promise<T | Failure>;
}

/**
 * The vendor's client. It gets everything from here: what an earlier step left in the environment changes neither where
 * the key goes nor what is printed. `longestBody` bounds the answers that are read.
 */
export function openAnthropicClient(
  { apiKey, baseUrl = ANTHROPIC_URL }: AnthropicOptions,
  longestBody?: LongestBody,
): AnthropicClient {
  const key = apiKey.trim();
  const problem = problemOfKey(key) ?? problemOfAddress(baseUrl);
  let client: Promise<BaseAnthropic> | undefined;
  return {
    baseUrl,
    endpoint: (path) => (problem === undefined ? `${baseUrl.replace(/\/$/, '')}${path}` : ''),
    mask: (text) => maskSecrets(key === '' ? text : text.replaceAll(key, '***')),
    withoutKey: (outcome) => withoutKey(outcome, key),
    call: async (work) => {
      if (problem !== undefined) return problem;
      try {
        client ??= openClient(key, baseUrl, longestBody);
        return await work(await client);
      } catch (error) {
        const name = error instanceof Error ? error.name : typeof error;
        const message = error instanceof ProxyError ? error.message : `the API could not be called (${name})`;
        return failureOf('invalid_request', message, {
          canRetry: false,
          mayBeBilled: !(error instanceof ProxyError),
        });
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
const NOT_SENT = { canRetry: false, mayBeBilled: false } as const;

async function openClient(apiKey: string, baseURL: string, longestBody?: LongestBody): Promise<BaseAnthropic> {
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
    fetch: boundedFetch(proxied ?? fetch, longestBody),
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
