import type { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { z } from 'zod';
import { jsonOrNothing } from '../../core/json/values.js';
import type { AttemptOutcome, Failure } from '../../judge/asking/completer.js';
import {
  type BatchItem,
  type BatchTransport,
  type Collected,
  MOST_BYTES_IN_A_BATCH,
  MOST_IN_A_BATCH,
} from '../../judge/batches/batch-transport.js';
import { LONGEST_BODY, LongBodyError } from '../bounded-fetch.js';
import { failureOf, timerMs } from '../model-api/failure.js';
import { type AnthropicClient, type AnthropicOptions, openAnthropicClient } from './client.js';
import { failureInBatch, toFailure } from './failure.js';
import { readMessage, toMessageParams } from './message.js';

const BATCHES = '/v1/messages/batches';

export interface BatchLimits {
  readonly requests: number;
  /** Most bytes of the request body that creates a batch. */
  readonly bytes: number;
}

const LIMITS: BatchLimits = { requests: MOST_IN_A_BATCH, bytes: MOST_BYTES_IN_A_BATCH };

/** Far more than an answer takes, for each request of a batch: what is longer in all is no list of results. */
const BYTES_A_RESULT = 256 * 1024;

/** The Message Batches API. The vendor's results are read line by line, however many they are. */
export function openAnthropicBatches(options: AnthropicOptions, limits = LIMITS): BatchTransport {
  const api = openAnthropicClient(options);
  const results = openAnthropicClient(options, (status) => (status === 200 ? Number.POSITIVE_INFINITY : LONGEST_BODY));
  return {
    provider: 'anthropic',
    endpoint: api.endpoint(BATCHES),
    baseUrl: api.baseUrl,
    pack: (items) => pack(items, limits),
    create: async (items, timeoutMs) => {
      const body = { requests: items.map(paramsOf) };
      const batch = await fetchBatch(api, (client, how) => client.post(BATCHES, { body, ...how }), timeoutMs);
      return batch.kind === 'failure' ? batch : { kind: 'created', batch: batch.id };
    },
    look: async (id, timeoutMs) => {
      const batch = await fetchBatch(api, (client, how) => client.get(`${BATCHES}/${id}`, how), timeoutMs);
      if (batch.kind === 'failure') return batch;
      if (batch.id !== id) return failureOf('server_error', 'the answer is about another batch');
      return batch.isEnded ? { kind: 'ended', resultsUrl: batch.resultsUrl } : { kind: 'working' };
    },
    collect: async (id, resultsUrl, { requests, stallMs, totalMs }) => {
      const path = ownAddress(resultsUrl, api.baseUrl) ?? `${BATCHES}/${id}/results`;
      const outcomes = new Map<string, AttemptOutcome>();
      const longest = requests * BYTES_A_RESULT + LONGEST_BODY;
      const failure = await results.call((client) =>
        readAll(client, path, { api, outcomes, longest, stallMs, totalMs }),
      );
      return { outcomes, failure } satisfies Collected;
    },
  };
}

/** The request of a batch in the words of the API. */
function paramsOf({ id, request }: BatchItem): object {
  return { custom_id: id, params: toMessageParams(request) };
}

/** What stands around the requests of a batch, in bytes, with some to spare. */
const FRAME_BYTES = 1000;

function pack(items: readonly BatchItem[], { requests, bytes }: BatchLimits): readonly (readonly BatchItem[])[] {
  const packs: BatchItem[][] = [];
  let size = 0;
  for (const item of items) {
    const own = Buffer.byteLength(JSON.stringify(paramsOf(item))) + 1;
    const last = packs.at(-1);
    if (last === undefined || last.length === requests || FRAME_BYTES + size + own > bytes) {
      packs.push([item]);
      size = own;
    } else {
      last.push(item);
      size += own;
    }
  }
  return packs;
}

const batchAnswer = z.looseObject({
  // Goes into the address of the next request.
  id: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  processing_status: z.string(),
  results_url: z.string().nullish(),
});

interface Batch {
  readonly kind: 'batch';
  readonly id: string;
  readonly isEnded: boolean;
  readonly resultsUrl: string | null;
}

type How = { readonly signal: AbortSignal; readonly timeout: number };

/** One request whose answer is a batch. */
function fetchBatch(
  { call, mask }: AnthropicClient,
  send: (client: BaseAnthropic, how: How) => ReturnType<BaseAnthropic['get']>,
  timeoutMs: number,
): Promise<Batch | Failure> {
  return call(async (client) => {
    const timeout = timerMs(timeoutMs);
    const signal = AbortSignal.timeout(timeout);
    let status: number | null = null;
    try {
      const response = await send(client, { signal, timeout }).asResponse();
      status = response.status;
      const parsed = batchAnswer.safeParse(jsonOrNothing(await response.text()));
      if (!parsed.success) return failureOf('server_error', `status ${status} without a batch of the API`, { status });
      const { id, processing_status: word, results_url: resultsUrl } = parsed.data;
      return { kind: 'batch', id, isEnded: word === 'ended', resultsUrl: resultsUrl ?? null };
    } catch (error) {
      if (error instanceof LongBodyError) {
        return failureOf('server_error', error.message, { canRetry: false, status });
      }
      const failure = toFailure(error, { timedOut: signal.aborted, now: Date.now(), mask });
      return { ...failure, status: failure.status ?? status };
    }
  });
}

/**
 * The address of the results where it is on the host that the key is for. The vendor's client would take the key to
 * whatever address is named; behind a gateway that is not the gateway's.
 */
function ownAddress(resultsUrl: string | null, baseUrl: string): string | undefined {
  if (resultsUrl === null || !URL.canParse(resultsUrl)) return undefined;
  const { origin, username, password } = new URL(resultsUrl);
  return origin === new URL(baseUrl).origin && username === '' && password === '' ? resultsUrl : undefined;
}

interface Reading {
  readonly api: AnthropicClient;
  /** Filled with what was read, also where it breaks off. */
  readonly outcomes: Map<string, AttemptOutcome>;
  readonly longest: number;
  readonly stallMs: number;
  readonly totalMs: number;
}

/** Reads results to the end; null, or why not. */
async function readAll(
  client: BaseAnthropic,
  path: string,
  { api, outcomes, longest, stallMs, totalMs }: Reading,
): Promise<Failure | null> {
  const abortController = new AbortController();
  const giveUp = (): void => abortController.abort();
  const total = setTimeout(giveUp, timerMs(totalMs));
  const stall = setTimeout(giveUp, timerMs(stallMs));
  const seen = new Map<string, string>();
  let isBroken = false;
  try {
    const how = { signal: abortController.signal, timeout: timerMs(stallMs) };
    const response = await client.get(path, { ...how, headers: { accept: 'application/binary' } }).asResponse();
    if (response.body === null) return failureOf('server_error', 'results without a body');
    for await (const line of linesOf(response.body, longest)) {
      stall.refresh();
      const read = readResult(line, api.mask);
      isBroken = read === undefined;
      if (read === undefined) continue;
      const before = seen.get(read.id);
      seen.set(read.id, line);
      const isTwice = before !== undefined && before !== line;
      outcomes.set(read.id, isTwice ? CONTRADICTION : api.withoutKey(read.outcome));
    }
    // The last line: what came before it was no result, and will be none the next time.
    return isBroken ? failureOf('connection', 'the results break off in the middle of a line') : null;
  } catch (error) {
    if (error instanceof LongBodyError) return failureOf('server_error', error.message, { canRetry: false });
    return toFailure(error, { timedOut: abortController.signal.aborted, now: Date.now(), mask: api.mask });
  } finally {
    clearTimeout(total);
    clearTimeout(stall);
    abortController.abort();
  }
}

/** Nobody knows which of the two is the answer. */
const CONTRADICTION = failureOf('server_error', 'two different results for one request');

const resultLine = z.looseObject({
  custom_id: z.string(),
  result: z.union([
    z.looseObject({ type: z.literal('succeeded'), message: z.unknown() }),
    z.looseObject({
      type: z.literal('errored'),
      error: z.looseObject({
        error: z.looseObject({ type: z.string(), message: z.string().catch('') }),
        request_id: z.string().nullish(),
      }),
    }),
    z.looseObject({ type: z.literal('canceled') }),
    z.looseObject({ type: z.literal('expired') }),
  ]),
});

/** One line of the results, by the id of its request; nothing where it is no result. */
export function readResult(
  line: string,
  mask: (text: string) => string,
): { readonly id: string; readonly outcome: AttemptOutcome } | undefined {
  const parsed = resultLine.safeParse(jsonOrNothing(line));
  if (!parsed.success) return undefined;
  const { custom_id: id, result } = parsed.data;
  return { id, outcome: outcomeOf(result, mask) };
}

function outcomeOf(result: z.output<typeof resultLine>['result'], mask: (text: string) => string): AttemptOutcome {
  switch (result.type) {
    case 'succeeded':
      return readMessage(result.message, null) ?? failureOf('server_error', 'a result without a message of the API');
    case 'errored': {
      const { error, request_id: requestId } = result.error;
      return failureInBatch(error, /^[\w-]{1,128}$/.test(requestId ?? '') ? (requestId ?? null) : null, mask);
    }
    case 'canceled':
      return CANCELED;
    case 'expired':
      return EXPIRED;
  }
}

/** Somebody has stopped the batch on purpose, so that it is not made again. Not charged for, as the two others. */
const CANCELED: Failure = failureOf('server_error', 'the batch was canceled before this request was answered', {
  canRetry: false,
  mayBeBilled: false,
});

const EXPIRED: Failure = failureOf('timeout', 'the batch expired before this request was answered', {
  mayBeBilled: false,
});

/**
 * The lines of a body as they come. Throws a LongBodyError where a line is longer than any answer, or all of them are
 * longer than `longest` bytes, and what the connection throws.
 */
export async function* linesOf(body: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let length = 0;
  let rest = '';
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > longest) throw new LongBodyError(`results of more than ${longest} bytes`);
    // What is left of the pieces before has no end of a line: looked through again with each, a long line would take its square.
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    const lines = [rest + first, ...more];
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_BODY) throw new LongBodyError(`a result of more than ${LONGEST_BODY} bytes`);
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}
