import { maskSecrets } from '../../core/redact.js';
import type { AttemptOutcome, Failure } from '../../judge/asking/completer.js';
import { failureOf, NOT_SENT } from './failure.js';

/** A key that no header can carry would be quoted in the error of whoever tries. */
export function problemOfKey(key: string): Failure | undefined {
  if (/^[\x21-\x7e]+$/.test(key)) return undefined;
  return failureOf('auth', 'the API key has characters that no key has', NOT_SENT);
}

/** A password in an address would be quoted, too; a path cannot be put behind a query. */
export function problemOfAddress(baseUrl: string): Failure | undefined {
  const {
    protocol = '',
    username = '',
    password = '',
    search = '',
    hash = '',
  } = URL.canParse(baseUrl) ? new URL(baseUrl) : {};
  if (/^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '')) return undefined;
  const message = 'the base URL must be an http or https URL without a user name, a query or a fragment';
  return failureOf('invalid_request', message, NOT_SENT);
}

/** The address of a path below a base URL, however that ends. */
export function addressBelow(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`;
}

/** Takes a key, and what looks like a credential, out of a text. */
export function maskKey(text: string, key: string): string {
  return maskSecrets(key === '' ? text : text.replaceAll(key, '***'));
}

/** A shorter one without a digit may be a word that answers contain: `not-needed`, for a server on this machine. */
const SHORTEST_KEY = 16;
const SHORTEST_WITH_DIGIT = 8;

function isWord(key: string): boolean {
  return key.length < (/\d/.test(key) ? SHORTEST_WITH_DIGIT : SHORTEST_KEY);
}

/** Whoever answers may repeat what was sent. Messages of failures are masked already, before they are cut. */
export function withoutKey(outcome: AttemptOutcome, key: string): AttemptOutcome {
  if (isWord(key)) return outcome;
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
