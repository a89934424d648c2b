/**
 * The port to a language model: prompt and schema in; text, token counts and the reason why it stopped out. One call
 * is one attempt; whoever asks decides about retries, waits and money.
 */

/** Why something was not measured. */
export const REASONS = [
  'timeout',
  'rate_limited',
  'overloaded',
  'server_error',
  'connection',
  'auth',
  'billing',
  'invalid_request',
  'refusal',
  'truncated',
  'invalid_answer',
  'budget',
  'deadline',
  'ledger',
  'no_credentials',
  'no_grounding',
  'nothing_to_check',
  'not_recorded',
] as const;
export type Reason = (typeof REASONS)[number];

export type JsonSchema = { readonly [key: string]: unknown };

export interface CompletionRequest {
  readonly model: string;
  /** Version of the words that are asked; never sent, but part of the key of a recorded answer. */
  readonly promptVersion: string;
  /** System prompt; many requests share one, so that a provider can cache it. */
  readonly system: string;
  readonly user: string;
  /** What the answer must look like; flat, all required, no ranges and lengths (providers refuse them). */
  readonly schema: JsonSchema;
  /** Cap of the answer in tokens, thinking included. */
  readonly maxTokens: number;
  readonly effort: 'low' | 'medium' | 'high';
}

/** Tokens as the provider bills them; the three kinds of input are disjoint. */
export interface Usage {
  /** Input that was neither read from a cache nor written to one. */
  readonly inputTokens: number;
  /** Thinking included. */
  readonly outputTokens: number;
  readonly cacheWriteTokens: number;
  readonly cacheReadTokens: number;
}

/** An answer of the model. */
export interface Completion {
  readonly kind: 'answer';
  readonly text: string;
  /** True when the answer ended because the tokens or the context window ran out. */
  readonly isCut: boolean;
  /** Why the provider says that it ended, in its words; null for an answer that was recorded. */
  readonly stopReason: string | null;
  /** The model that answered, in the provider's words. */
  readonly model: string;
  /** Null where the provider does not say: then nobody knows what it cost, which is not nothing. */
  readonly usage: Usage | null;
  readonly requestId: string | null;
}

/** The model refused to answer; its tokens are billed all the same. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly category: string | null;
  readonly model: string;
  readonly usage: Usage | null;
  readonly requestId: string | null;
}

/** A request that brought no answer. */
export interface Failure {
  readonly kind: 'failure';
  readonly reason: Reason;
  /** Whether the same request may succeed when it is made again. */
  readonly canRetry: boolean;
  /** How long the provider asks to wait; milliseconds, not capped. */
  readonly retryAfterMs: number | null;
  /** One line without secrets; it may quote the provider, so it is foreign text. */
  readonly message: string;
  readonly requestId: string | null;
  /** The status of the HTTP response, if there was one. */
  readonly status: number | null;
  /** False where it is certain that it cost nothing: nobody got the request, or the provider does not charge for it. */
  readonly mayBeBilled: boolean;
}

/** What came of one attempt to get an answer. */
export type AttemptOutcome = Completion | Refusal | Failure;

/**
 * How a provider's answers look: as the schema says, or, of one that cannot be held to a schema, also in the two lines
 * `Score: 0.85` and `Explanation: …`.
 */
export type AnswerForm = 'schema' | 'schema or two lines';

/** A way to ask a provider. One call is one attempt, never retried inside; it never throws. */
export interface Completer {
  readonly provider: string;
  /** The address of each request; without a password or a key. */
  readonly endpoint: string;
  /** Whether the next request has its schema in the prompt besides: then it is longer. Left out by who never says it twice. */
  readonly saysSchema?: () => boolean;
  /** The parts of a request that the server has shown not to take, by their names in it, and `schema` where it leaves that unread. */
  readonly conceded?: () => readonly string[];
  /** `sample` tells several answers to the same request apart; it is not sent. */
  readonly complete: (request: CompletionRequest, timeoutMs: number, sample: number) => Promise<AttemptOutcome>;
}
