import { instanceOf, type ScoreAt } from './instance.js';
import type { Said } from './message.js';

/** A request as the functions that answer it see it. */
export interface Asked {
  readonly model: string;
  /** The text of the system prompt, of all messages, and the schema of the answer. */
  readonly system: string;
  readonly user: string;
  readonly schema: unknown;
  readonly maxTokens: number;
  /** How often this very body has come, this time included: 1 is the first. */
  readonly attempt: number;
  /** Which request of all this is, from 0. */
  readonly index: number;
}

type Headers = Readonly<Record<string, string>>;

/** What the server does with one request. */
export type Behaviour =
  | { readonly kind: 'says'; readonly said: (asked: Asked) => Said }
  | { readonly kind: 'error'; readonly status: number; readonly error: ApiError; readonly headers: Headers }
  | { readonly kind: 'page'; readonly status: number; readonly body: string; readonly headers: Headers }
  /** In a batch only. */
  | { readonly kind: 'unanswered'; readonly how: 'canceled' | 'expired' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'damaged'; readonly how: 'stalls' | 'ends early' | 'broken JSON'; readonly of: Behaviour }
  | { readonly kind: 'late'; readonly ms: number; readonly then: Behaviour };

export interface ApiError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/** An answer that fits the schema of the request, with this number everywhere or with the one for each place. */
export function scores(score: number | ScoreAt): Behaviour {
  const at: ScoreAt = typeof score === 'number' ? () => score : score;
  return saying(({ schema }) => ({ texts: [JSON.stringify(instanceOf(schema, at))], stopReason: 'end_turn' }));
}

/** What an answer of the rubric judge begins with, where all is well. */
export const NOTED = {
  facts: [{ fact: 'The login test waited for a fixed time', status: 'told' }],
  invented: [],
  speaks_to_judge: false,
} as const;

export type Saying = Partial<Omit<Said, 'texts'>>;

/** Any value as JSON, whatever the schema says. */
export function answers(value: unknown, options: Saying = {}): Behaviour {
  return says([JSON.stringify(value)], options);
}

/** Text blocks, word for word. */
export function says(texts: readonly string[], options: Saying = {}): Behaviour {
  return saying(() => ({ texts, stopReason: 'end_turn', ...options }));
}

/** A refusal, which the API sends with status 200. */
export function refuses(category: string | null = 'cyber', texts: readonly string[] = []): Behaviour {
  return says(texts, { stopReason: 'refusal', stopDetails: { type: 'refusal', category, explanation: null } });
}

/** An answer that ends where its tokens did: half of a good one, or these blocks (none: it never came to speak). */
export function cut(texts?: readonly string[]): Behaviour {
  if (texts !== undefined) return says(texts, { stopReason: 'max_tokens' });
  return saying(({ schema }) => {
    const whole = JSON.stringify(instanceOf(schema, () => 0.8));
    return { texts: [whole.slice(0, whole.length / 2)], stopReason: 'max_tokens' };
  });
}

export interface Fault {
  readonly type?: string;
  readonly message?: string;
  /** `error.details.error_code`. */
  readonly code?: string;
  readonly headers?: Headers;
}

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

/** An error of the API with the type that belongs to the status. */
export function fails(status: number, { type, message, code, headers = {} }: Fault = {}): Behaviour {
  const error = {
    type: type ?? ERROR_TYPES[status] ?? 'api_error',
    message: message ?? `Loopback says ${status}`,
    code,
  };
  return { kind: 'error', status, error, headers };
}

/** A limit on requests or tokens, with the seconds (or the date) to wait. */
export function limited(retryAfter: number | string): Behaviour {
  return fails(429, { headers: { 'retry-after': String(retryAfter) } });
}

/** A monthly limit on spending: no use to ask again, and no retry-after. */
export function spendLimit(code = 'enforced_spend_limit_reached'): Behaviour {
  return fails(429, { code, message: 'You have reached the spend limit of your tier.' });
}

/** A page of somebody in between: a proxy, a portal, a firewall. */
export function page(status: number, body = '<html><body>Hello</body></html>', headers: Headers = {}): Behaviour {
  return { kind: 'page', status, body, headers: { 'content-type': 'text/html', ...headers } };
}

export function redirects(location: string, status = 307): Behaviour {
  return page(status, '', { location });
}

/** The batch was canceled before this request was answered. */
export function cancels(): Behaviour {
  return { kind: 'unanswered', how: 'canceled' };
}

/** The batch was too old before this request was answered. */
export function expires(): Behaviour {
  return { kind: 'unanswered', how: 'expired' };
}

/** Takes the request and never answers; in a batch it has no line among the results. */
export function silent(): Behaviour {
  return { kind: 'silence' };
}

/** Cuts the connection before any answer. */
export function resets(): Behaviour {
  return { kind: 'reset' };
}

/** Headers and half of the body, then nothing. */
export function stalls(of: Behaviour = scores(0.8)): Behaviour {
  return { kind: 'damaged', how: 'stalls', of };
}

/** Headers and half of the body, then the connection is cut. */
export function endsEarly(of: Behaviour = scores(0.8)): Behaviour {
  return { kind: 'damaged', how: 'ends early', of };
}

/** Half of the JSON, sent as if it were all. */
export function brokenJson(of: Behaviour = scores(0.8)): Behaviour {
  return { kind: 'damaged', how: 'broken JSON', of };
}

export function late(ms: number, then: Behaviour = scores(0.8)): Behaviour {
  return { kind: 'late', ms, then };
}

export type Answer = (asked: Asked) => Behaviour | Promise<Behaviour>;

/** One behaviour for each time that the same question comes; the last one from then on. */
export function inTurn(...behaviours: readonly [Behaviour, ...Behaviour[]]): Answer {
  return ({ attempt }) => behaviours[Math.min(attempt, behaviours.length) - 1] ?? behaviours[0];
}

function saying(said: (asked: Asked) => Said): Behaviour {
  return { kind: 'says', said };
}
