/** A disturbance: what a test makes this GitHub do wrong. */
export interface Failure {
  /** GET, POST, …; every method when left out. */
  readonly method?: string;
  /** Tried against the path without the base of an enterprise server and without the query: `/graphql` is one, too. */
  readonly path: RegExp;
  readonly status?: number;
  /** An object is sent as JSON, a text as an HTML page: that is what a proxy or an overloaded server gives. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many requests it meets, all when left out. */
  readonly times?: number;
  /** Infinity hangs for ever. */
  readonly delayMs?: number;
  /** The answer, which is made up when the request comes, is held back until then. */
  readonly until?: Promise<unknown>;
  /** Cuts the connection instead of answering. */
  readonly close?: boolean;
  /** The request takes effect all the same, as when only the answer is lost. */
  readonly applied?: boolean;
}

export interface FailureHandle {
  /** How many requests it has met. */
  readonly hits: number;
  readonly remove: () => void;
}

interface Active {
  readonly failure: Failure;
  hits: number;
}

/** The failures in the order in which they were set up; the first that still applies meets a request. */
export class Failures {
  readonly #active: Active[] = [];

  add(failure: Failure): FailureHandle {
    if (failure.path.global || failure.path.sticky) throw new Error('a failure needs a path without the flags g and y');
    const active: Active = { failure, hits: 0 };
    this.#active.push(active);
    return {
      get hits() {
        return active.hits;
      },
      remove: () => {
        const at = this.#active.indexOf(active);
        if (at >= 0) this.#active.splice(at, 1);
      },
    };
  }

  meet(method: string, path: string): Failure | undefined {
    const met = this.#active.find(
      ({ failure, hits }) =>
        hits < (failure.times ?? Number.POSITIVE_INFINITY) &&
        (failure.method === undefined || failure.method.toUpperCase() === method) &&
        failure.path.test(path),
    );
    if (met !== undefined) met.hits++;
    return met?.failure;
  }
}

type Reply = Pick<Failure, 'status' | 'body' | 'headers'>;

const DOCS = 'https://docs.github.com/rest';

/** The ways in which GitHub fails, to be spread into `fail({ path, ...denied() })`. */
export function denied(accepted?: string): Reply {
  return {
    status: 403,
    body: { message: 'Resource not accessible by integration', documentation_url: DOCS, status: '403' },
    ...(accepted !== undefined && { headers: { 'x-accepted-github-permissions': accepted } }),
  };
}

export function missing(): Reply {
  return { status: 404, body: { message: 'Not Found', documentation_url: DOCS, status: '404' } };
}

/** GitHub sends `retry-after` with some of these and leaves it out of others; the primary budget is not used up. */
export function secondaryRateLimit(retryAfterSeconds?: number, status: 403 | 429 = 403): Reply {
  return {
    status,
    body: {
      message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
      documentation_url: `${DOCS}/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits`,
      status: String(status),
    },
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  };
}

export function primaryRateLimit(resetInSeconds = 3_600, status: 403 | 429 = 403): Reply {
  return {
    status,
    body: {
      message: 'API rate limit exceeded for installation ID 1.',
      documentation_url: `${DOCS}/overview/rate-limits-for-the-rest-api`,
      status: String(status),
    },
    headers: {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-used': '1000',
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + resetInSeconds),
    },
  };
}

export function broken(status: 500 | 502 | 503 | 504 = 502): Reply {
  return status === 503
    ? { status, body: '<!DOCTYPE html><html><body><h1>No server is currently available</h1></body></html>' }
    : { status, body: { message: 'Server Error' } };
}

/** GraphQL says its errors with status 200. */
export function graphqlError(message: string, type = 'FORBIDDEN'): Reply {
  return { status: 200, body: { data: null, errors: [{ type, path: [], message }] } };
}
