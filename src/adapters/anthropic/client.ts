import type { BaseAnthropic, ClientOptions } from '@anthropic-ai/sdk/client';
import type { AttemptOutcome, Failure } from '../../judge/asking/completer.js';
import { boundedFetch, type LongestBody, ProxyError, patientFetch } from '../bounded-fetch.js';
import { failureOf, NOT_SENT } from '../model-api/failure.js';
import { addressBelow, maskKey, problemOfAddress, problemOfKey, withoutKey } from '../model-api/key.js';
import { credentialsOf, type Federation } from './federation.js';

/** Where the vendor serves the API. */
export const ANTHROPIC_URL = 'https://api.anthropic.com';

export interface AnthropicOptions {
  /** Left out, or empty, where there is a federation in its place. */
  readonly apiKey?: string;
  readonly federation?: Federation;
  /** With the path of a gateway, if there is one; the vendor's when left out. */
  readonly baseUrl?: string;
}

/** What calls of the API share, whatever they are about. */
export interface AnthropicClient {
  readonly baseUrl: string;
  /** The address of a path of the API; empty where nothing can be sent there. */
  readonly endpoint: (path: string) => string;
  /** The key in the header that some gateways want in place of a bearer token; null where there is none to offer. */
  readonly ownKeyHeader: Readonly<Record<string, string | null>> | null;
  /** Whether an identity is exchanged for a token first, which the client waits for without a signal. */
  readonly isFederated: boolean;
  /** Takes the key and what looks like a credential out of a text. */
  readonly mask: (text: string) => string;
  /** Takes the key out of an outcome: whoever answers may repeat what was sent. */
  readonly withoutKey: (outcome: AttemptOutcome) => AttemptOutcome;
  /** Runs a call with the vendor's client, which is loaded for the first one. What keeps it from being made is a failure. */
  readonly call: <T>(work: (client: BaseAnthropic) => Promise<T>) => Promise<T | Failure>;
}

/**
 * The vendor's client. It gets everything from here: what an earlier step left in the environment changes neither where
 * the key goes nor what is printed. `longestBody` bounds the answers that are read.
 */
export function openAnthropicClient(
  { apiKey = '', federation, baseUrl = ANTHROPIC_URL }: AnthropicOptions,
  longestBody?: LongestBody,
): AnthropicClient {
  const key = apiKey.trim();
  const problem = problemOf(key, federation, baseUrl);
  let client: Promise<BaseAnthropic> | undefined;
  return {
    baseUrl,
    endpoint: (path) => (problem === undefined ? addressBelow(baseUrl, path) : ''),
    ownKeyHeader: baseUrl === ANTHROPIC_URL || key === '' ? null : { 'x-api-key': key, authorization: null },
    isFederated: key === '' && federation !== undefined,
    mask: (text) => maskKey(text, key),
    withoutKey: (outcome) => withoutKey(outcome, key),
    call: async (work) => {
      if (problem !== undefined) return problem;
      try {
        client ??= openClient(key, federation, baseUrl, longestBody);
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

function problemOf(key: string, federation: Federation | undefined, baseUrl: string): Failure | undefined {
  if (key !== '') return problemOfKey(key) ?? problemOfAddress(baseUrl);
  if (federation === undefined) return failureOf('no_credentials', 'there is no API key', NOT_SENT);
  return problemOfAddress(baseUrl);
}

async function openClient(
  apiKey: string,
  federation: Federation | undefined,
  baseURL: string,
  longestBody?: LongestBody,
): Promise<BaseAnthropic> {
  const bounded = boundedFetch(await patientFetch(baseURL), longestBody);
  // Without the methods for each part of the API, of which one path is used: a third of the size.
  const { BaseAnthropic } = await import('@anthropic-ai/sdk/client');
  const options: ClientOptions = {
    ...(apiKey === '' && federation !== undefined
      ? { credentials: await credentialsOf(federation, baseURL, bounded) }
      : { apiKey }),
    baseURL,
    maxRetries: 0,
    logLevel: 'off',
    logger: SILENT,
    openTelemetry: false,
    // The key and the texts go to the address that was given, and to no other that it names.
    fetchOptions: { redirect: 'manual' },
    fetch: bounded,
  };
  class Client extends BaseAnthropic {
    // It puts the whole error into its message, and one that is nested too deep for that would hide its status.
    protected override makeStatusError(...[status, error, ...rest]: StatusError): ReturnType<MakeStatusError> {
      return super.makeStatusError(status, isTellable(error) ? error : {}, ...rest);
    }
  }
  return withoutEnvironment(() => new Client(options));
}

type MakeStatusError = BaseAnthropic['makeStatusError'];
type StatusError = Parameters<MakeStatusError>;

function isTellable(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
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
