import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { readBatchRequest } from './anthropic/batch-rules.js';
import { Batches, type BatchPlan, type BatchWorld, type LoggedBatch } from './anthropic/batches.js';
import { type Answer, type Asked, type Behaviour, scores } from './anthropic/behaviours.js';
import { type Delivery, deliver, errorOf, jsonOf } from './anthropic/delivery.js';
import { inputTokens, Messages } from './anthropic/message.js';
import type { Model } from './anthropic/models.js';
import {
  checkHeaders,
  type Headers,
  type MessagesRequest,
  Refused,
  readMessagesRequest,
  textOf,
} from './anthropic/request-rules.js';

/** What is added to a question whose answer could not be used; the question is the same. */
const ASKED_AGAIN = /\\n\\nYour last answer could not be used: .*? the whole of it\./;

/** What is added to a prompt whose schema a server has left unread; the question is the same. */
const SCHEMA_IN_WORDS = /\\n\\nAnswer with one JSON object that fits this JSON Schema, (?:[^"\\]|\\.)*/;

/**
 * The Anthropic API on loopback, as of version 2026-10-21, for tests of the adapter and of the whole program.
 *
 *     const api = await startAnthropic();                                    // every answer scores 0.8
 *     const api = await startAnthropic({ answer: () => scores(0.8) });
 *     const api = await startAnthropic({ answer: inTurn(fails(529), fails(529), scores(0.8)) });
 *     const api = await startAnthropic({ answer: ({ user }) => (user.includes('login') ? silent() : scores(0.9)) });
 *     await runAction({ inputs: { 'anthropic-base-url': api.url, 'anthropic-api-key': api.apiKey, judge: 'required' } });
 *     expect(api.violations).toEqual([]);
 *     await api.stop();                                                      // also done at the end of the test file
 *
 * `answer` sees each request that the API would accept: its texts, its schema, which attempt at the same question it is
 * (`attempt`), which request of all (`index`). It gives a behaviour, or a promise of one:
 *
 * - answers: `scores(0.8)` fits the schema of the request, with this number everywhere; `scores((path) => …)` has one
 *   for each place, such as `dimensions.title.score`; `answers(value)` is any value as JSON; `says([text, text])` is
 *   text blocks word for word; `refuses(category, texts)`; `cut()` ends half way, `cut([])` before the first word.
 *   The last argument of `answers` and `says` sets `stopReason`, `usage` or `model`.
 * - errors: `fails(status, { type, message, code, headers })` in the words of the API, `limited(retryAfter)`,
 *   `spendLimit()`, `page(status, html)` of somebody in between, `redirects(location)`.
 * - the line: `silent()` never answers, `resets()`, `stalls(of)` and `endsEarly(of)` stop after half of the body,
 *   `brokenJson(of)`, `late(ms, then)`.
 * - `inTurn(first, second, …)` in place of `answer` counts for each body on its own, so that it also works when many
 *   are asked at once.
 *
 * What the real API refuses is refused here, before `answer` is asked, and noted in `violations`: sampling parameters,
 * `output_format`, thinking and effort that the model does not know, forced tools, an assistant turn at the end, a
 * schema with ranges, patterns or open objects, unknown keys, empty text blocks, half surrogate pairs, an unknown
 * model (404), a missing or foreign key (401), a key in `x-api-key`. Usage is counted (a token for four bytes), models
 * think unless told not to, answers end at `max_tokens`, and a long enough system prompt with `cache_control` is
 * written to the cache by the first answer and read by later ones. There is no streaming.
 *
 * A batch is checked by the same rules; `answer` says what becomes of each request when the results are fetched first:
 * `fails(529)` is errored, `cancels()` and `expires()` are the two others, `silent()` gets no line. `batch` says how long a
 * batch takes and what goes wrong on its way; `batches` has those that were made.
 */
export async function startAnthropic(options: AnthropicOptions = {}): Promise<FakeAnthropic> {
  const server = new LoopbackAnthropic(options);
  await server.start();
  running.add(server);
  return server;
}

export type { BatchPlan } from './anthropic/batches.js';
export * from './anthropic/behaviours.js';
export * from './anthropic/metric-answers.js';

export interface AnthropicOptions {
  readonly answer?: Answer;
  readonly apiKey?: string;
  /** Where the API is on its host, as behind a gateway: `/gateway/anthropic`. */
  readonly prefix?: string;
  readonly batch?: BatchPlan;
}

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  /** As it came. */
  readonly text: string;
  /** Undefined when it is no JSON. */
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Undefined as long as there is no answer, 0 when the connection was cut. */
  status?: number;
  /** Whether the client went away before it had the whole answer. */
  hungUp: boolean;
}

export interface FakeAnthropic {
  /** The base URL, with the prefix. */
  readonly url: string;
  readonly apiKey: string;
  readonly requests: readonly LoggedRequest[];
  /** Requests that the real API would refuse: to be empty at the end of each test. */
  readonly violations: readonly string[];
  /** The batches that were made, in order. */
  readonly batches: readonly LoggedBatch[];
  /** The most requests that were under way at once. */
  readonly mostConcurrent: number;
  /** For tests that misuse on purpose: gives the violations so far, and forgets them. */
  takeViolations(): readonly string[];
  /** What is answered from now on. */
  answerWith(answer: Answer): void;
  stop(): Promise<void>;
}

const running = new Set<FakeAnthropic>();

// A test that fails before it stops its server must not keep jest from ending.
afterAll(async () => {
  for (const server of running) await server.stop();
});

/** The largest body that the API takes. */
const LARGEST_BODY = 32 * 1024 * 1024;

/** The largest body that makes a batch. */
const LARGEST_BATCH = 256_000_000;

class LoopbackAnthropic implements FakeAnthropic {
  readonly apiKey: string;
  readonly requests: LoggedRequest[] = [];
  mostConcurrent = 0;

  readonly #server: Server;
  readonly #messages = new Messages();
  readonly #attempts = new Map<string, number>();
  readonly #prefix: string;
  readonly #end = new AbortController();
  readonly #batches: Batches;
  #answer: Answer;
  #violations: string[] = [];
  #origin = '';
  #underWay = 0;
  /** Requests that came in batches. */
  #asInBatch = 0;

  constructor({ answer = () => scores(0.8), apiKey, prefix = '', batch = {} }: AnthropicOptions) {
    this.#batches = new Batches(batch);
    this.apiKey = apiKey ?? 'sk-ant-api03-loopback-loopback-loopback-0000';
    this.#prefix = prefix;
    this.#answer = answer;
    this.#server = createServer((request, response) => void this.#serve(request, response));
    // A connection that is closed while the client picks it up again would look like a fault of its own.
    this.#server.keepAliveTimeout = 60_000;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    this.#origin = `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    running.delete(this);
    this.#end.abort();
    const closed = new Promise<void>((resolve) => void this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  get url(): string {
    return `${this.#origin}${this.#prefix}`;
  }

  get batches(): readonly LoggedBatch[] {
    return this.#batches.made;
  }

  get violations(): readonly string[] {
    return this.#violations;
  }

  takeViolations(): readonly string[] {
    return this.#violations.splice(0);
  }

  answerWith(answer: Answer): void {
    this.#answer = answer;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#underWay++;
    this.mostConcurrent = Math.max(this.mostConcurrent, this.#underWay);
    const entry: LoggedRequest = { ...(await receive(request)), hungUp: false };
    let cutHere = false;
    response.on('close', () => {
      this.#underWay--;
      entry.hungUp = !response.writableFinished && !cutHere;
    });
    const index = this.requests.push(entry) - 1;
    const requestId = `req_loopback${String(index).padStart(4, '0')}`;
    try {
      const delivery = await this.#deliveryFor(entry, index, requestId);
      if (delivery === 'silence') return;
      entry.status = delivery === 'reset' ? 0 : delivery.status;
      cutHere = delivery === 'reset' || delivery.damage === 'ends early';
      if (delivery === 'reset') request.socket.destroy();
      else deliver(response, { ...delivery, headers: { 'request-id': requestId, ...LIMITS, ...delivery.headers } });
    } catch (error) {
      // A mistake of the test or of this server, which must not pass as one of the API.
      if (this.#end.signal.aborted) return;
      this.#violations.push(`the server failed: ${error instanceof Error ? error.stack : error}`);
      response.destroy();
    }
  }

  async #deliveryFor(entry: LoggedRequest, index: number, requestId: string): Promise<Delivery | 'silence' | 'reset'> {
    const accepted = this.#accept(entry, requestId);
    if ('status' in accepted) return accepted;
    if ('inBatch' in accepted) return this.#deliveryOfBatch(await accepted.inBatch(), requestId);
    const { request, model } = accepted;
    if (entry.path === `${this.#prefix}${COUNT}`) return jsonOf(200, { input_tokens: inputTokens(request) });
    const asked = this.#asked(request, entry.text, index);
    return this.#deliveryOf(await this.#answer(asked), { asked, request, model, requestId });
  }

  #asked(request: MessagesRequest, text: string, index: number): Asked {
    const question = text.replace(ASKED_AGAIN, '').replace(SCHEMA_IN_WORDS, '');
    const attempt = (this.#attempts.get(question) ?? 0) + 1;
    this.#attempts.set(question, attempt);
    return {
      model: request.model,
      system: textOf(request.system),
      user: request.messages.map((message) => textOf(message.content)).join('\n'),
      schema: request.output_config?.format?.schema,
      maxTokens: request.max_tokens,
      attempt,
      index,
    };
  }

  /** What to do about batches with a request; nothing where it is about something else. Throws as the API answers. */
  #inBatch({ method, path, text, time }: LoggedRequest, requestId: string): InBatch | undefined {
    const [, id, results] = /^(?:\/(\w+)(\/results)?)?$/.exec(path.slice(`${this.#prefix}${BATCHES}`.length)) ?? [''];
    if (!path.startsWith(`${this.#prefix}${BATCHES}`) || method !== (id === undefined ? 'POST' : 'GET'))
      return undefined;
    const world: BatchWorld = {
      messages: this.#messages,
      answer: (asked) => this.#answer(asked),
      url: `${this.url}${BATCHES}`,
    };
    if (id !== undefined) {
      return () =>
        results === undefined ? this.#batches.look(id, requestId, world) : this.#batches.results(id, requestId, world);
    }
    const requests = readBatchRequest(text).map(({ text: params, ...one }, i) => ({
      ...one,
      asked: this.#asked(one.request, params, this.#asInBatch + i),
    }));
    this.#asInBatch += requests.length;
    return () => this.#batches.create(requests, new Date(time), world);
  }

  #deliveryOfBatch(done: Behaviour | Delivery, requestId: string): Promise<Delivery | 'silence' | 'reset'> {
    if (!('kind' in done)) return Promise.resolve(done);
    if (done.kind === 'says') throw new Error('in place of a batch there is no answer');
    return this.#deliveryOf(done, { requestId });
  }

  #accept(
    entry: LoggedRequest,
    requestId: string,
  ): Delivery | { request: MessagesRequest; model: Model } | { inBatch: InBatch } {
    try {
      const isAboutBatches = entry.path.startsWith(`${this.#prefix}${BATCHES}`);
      const isMessage = [MESSAGES, COUNT].some((path) => entry.path === `${this.#prefix}${path}`);
      if (!isAboutBatches && !(isMessage && entry.method === 'POST')) throw noRoute(entry);
      checkHeaders(entry.headers, this.apiKey, entry.method);
      const largest = isAboutBatches ? LARGEST_BATCH : LARGEST_BODY;
      if (entry.text.length > largest) throw new Refused(413, 'request_too_large', 'Request exceeds the maximum');
      if (isAboutBatches) {
        const inBatch = this.#inBatch(entry, requestId);
        if (inBatch === undefined) throw noRoute(entry);
        return { inBatch };
      }
      const accepted = readMessagesRequest(
        entry.path.endsWith(COUNT) ? withMaxTokens(entry.body, entry.text) : entry.text,
      );
      if (accepted.request.stream === true) throw new Refused(400, 'invalid_request_error', 'stream: not made here');
      return accepted;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#violations.push(`${entry.method} ${entry.path}: ${error.status} ${error.message}`);
      return errorOf(error.status, { type: error.type, message: error.message }, requestId);
    }
  }

  async #deliveryOf(
    behaviour: Behaviour,
    turn: Turn | Pick<Turn, 'requestId'>,
  ): Promise<Delivery | 'silence' | 'reset'> {
    switch (behaviour.kind) {
      case 'says':
        if (!('asked' in turn)) throw new Error('a message in place of a batch');
        return jsonOf(200, this.#messages.make(turn.request, turn.model, behaviour.said(turn.asked)));
      case 'unanswered':
        throw new Error(`${behaviour.how}: in a batch only`);
      case 'error': {
        const { type, message, code } = behaviour.error;
        const error = { type, message, ...(code !== undefined && { details: { error_code: code } }) };
        const { status, headers } = behaviour;
        return jsonOf(status, { type: 'error', error, request_id: turn.requestId }, headers);
      }
      case 'page':
        return behaviour;
      case 'silence':
      case 'reset':
        return behaviour.kind;
      case 'late':
        await sleep(behaviour.ms, undefined, { signal: this.#end.signal });
        return this.#deliveryOf(behaviour.then, turn);
      case 'damaged': {
        const whole = await this.#deliveryOf(behaviour.of, turn);
        return typeof whole === 'string' ? whole : { ...whole, damage: behaviour.how };
      }
    }
  }
}

type InBatch = () => Behaviour | Delivery | Promise<Behaviour | Delivery>;

function noRoute({ method, path }: LoggedRequest): Refused {
  return new Refused(404, 'not_found_error', `no such route: ${method} ${path}`);
}

interface Turn {
  readonly asked: Asked;
  readonly request: MessagesRequest;
  readonly model: Model;
  readonly requestId: string;
}

const MESSAGES = '/v1/messages';
const COUNT = '/v1/messages/count_tokens';
const BATCHES = '/v1/messages/batches';

const LIMITS = {
  'anthropic-organization-id': 'loopback',
  'anthropic-ratelimit-requests-limit': '4000',
  'anthropic-ratelimit-requests-remaining': '3999',
};

/** Counting takes the same body without a length. */
function withMaxTokens(body: unknown, text: string): string {
  return typeof body === 'object' && body !== null ? JSON.stringify({ ...body, max_tokens: 1 }) : text;
}

async function receive(request: IncomingMessage): Promise<Omit<LoggedRequest, 'hungUp' | 'status'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    text,
    body: parse(text),
    time: Date.now(),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
