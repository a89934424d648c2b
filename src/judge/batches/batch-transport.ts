import type { AttemptOutcome, CompletionRequest, Failure } from '../asking/completer.js';

/**
 * Limits of one batch: Anthropic, "Batch processing", as of October 2026. The bytes are those of the whole body; a
 * megabyte is taken to be the smaller of the two that go by the name.
 */
export const MOST_IN_A_BATCH = 100_000;
export const MOST_BYTES_IN_A_BATCH = 256_000_000;

/** How long the results of a batch can be fetched after it was created; the same page. */
export const RESULTS_KEPT_DAYS = 29;

/** One request of a batch, with the id by which its result is found. */
export interface BatchItem {
  readonly id: string;
  readonly request: CompletionRequest;
}

export interface Created {
  readonly kind: 'created';
  readonly batch: string;
}

export type BatchState =
  | { readonly kind: 'working' }
  /** `resultsUrl` as the provider names it: foreign text. */
  | { readonly kind: 'ended'; readonly resultsUrl: string | null };

/** The results of a batch as far as they could be read. */
export interface Collected {
  /** Results by request id. */
  readonly outcomes: ReadonlyMap<string, AttemptOutcome>;
  /** Why not all of them could be read; null where they were read to the end. */
  readonly failure: Failure | null;
}

/**
 * The port to a provider that takes many requests at once and answers later. A call is never retried inside and never
 * throws.
 */
export interface BatchTransport {
  readonly provider: string;
  /** The address that creates batches; without a password or a key. */
  readonly endpoint: string;
  /** Base address of the provider; a batch is known only there. */
  readonly baseUrl: string;
  /** Splits a list of requests into batches within the provider's limits. */
  readonly pack: (items: readonly BatchItem[]) => readonly (readonly BatchItem[])[];
  readonly create: (items: readonly BatchItem[], timeoutMs: number) => Promise<Created | Failure>;
  readonly look: (batch: string, timeoutMs: number) => Promise<BatchState | Failure>;
  /**
   * Fetches the results of a batch with `requests` requests. `stallMs` is the longest time without any data, `totalMs`
   * the longest in all.
   */
  readonly collect: (
    batch: string,
    resultsUrl: string | null,
    limits: { readonly requests: number; readonly stallMs: number; readonly totalMs: number },
  ) => Promise<Collected>;
}
