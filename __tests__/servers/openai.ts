import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { type Answer, type Asked, type Behaviour, scores } from './anthropic/behaviours.js';
import { type Delivery, deliver, jsonOf } from './anthropic/delivery.js';
import { type Said, tokensOf } from './anthropic/message.js';
import {
  type ChatRequest,
  chatRequest,
  DIALECT,
  type Dialect,
  type DialectName,
  type Fault,
} from './openai/dialects.js';

/**
 * Servers that speak like OpenAI's chat completions on loopback, for tests of the adapter and of the whole program.
 *
 *     const api = await startOpenAi({ like: 'ollama' });                  // every answer scores 0.8
 *     const api = await startOpenAi({ answer: inTurn(fails(503), scores(0.8)) });
 *     const api = await startOpenAi({ like: 'vllm', lacks: ['response_format'] });
 *
 * `answer` gives the behaviours of the Anthropic API on loopback, so that the same answers can be had of both; stop reasons
 * are in the words of this protocol: `end_turn` is `stop`, `max_tokens` is `length`, a refusal has its words in `refusal`.
 * `lacks` makes the server refuse parameters in its own words. What the real one refuses is refused too: of OpenAI's, unknown
 * parameters, `max_tokens` for models that think, `reasoning_effort` for those that do not, schemas that are not strict.
 *
 * `violations` notes what no server would refuse and no program should send: half surrogate pairs, sampling parameters, a
 * request without a cap on the answer as this server understands it.
 */
export async function startOpenAi(options: OpenAiServerOptions = {}): Promise<FakeOpenAi> {
  const server = new LoopbackOpenAi(options);
  await server.start();
  running.add(server);
  return server;
}

export { DIALECTS, type DialectName } from './openai/dialects.js';

export interface OpenAiServerOptions {
  readonly like?: DialectName;
  readonly answer?: Answer;
  readonly apiKey?: string;
  /** Parameters that this server refuses. */
  readonly lacks?: readonly string[];
  /** What the answers have beside, or in place of, their usual members. */
  readonly body?: (usual: Readonly<Record<string, unknown>>) => object;
}

export interface LoggedChat {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  status?: number;
  hungUp: boolean;
}

export interface FakeOpenAi {
  /** Up to the part before `/chat/completions`. */
  readonly url: string;
  readonly apiKey: string;
  readonly requests: readonly LoggedChat[];
  /** To be empty at the end of each test. */
  readonly violations: readonly string[];
  answerWith(answer: Answer): void;
  stop(): Promise<void>;
}

const running = new Set<FakeOpenAi>();

// A test that fails before it stops its server must not keep jest from ending.
afterAll(async () => {
  for (const server of running) await server.stop();
});

const PATH = '/v1/chat/completions';

class LoopbackOpenAi implements FakeOpenAi {
  readonly apiKey: string;
  readonly requests: LoggedChat[] = [];
  readonly violations: string[] = [];
  readonly #server: Server;
  readonly #dialect: Dialect;
  readonly #options: OpenAiServerOptions;
  readonly #attempts = new Map<string, number>();
  readonly #cached = new Set<string>();
  readonly #end = new AbortController();
  #answer: Answer;
  #port = 0;

  constructor(options: OpenAiServerOptions) {
    this.#options = options;
    this.#dialect = DIALECT[options.like ?? 'openai'];
    this.#answer = options.answer ?? (() => scores(0.8));
    this.apiKey = options.apiKey ?? 'sk-loopback-loopback-loopback-0000';
    this.#server = createServer((request, response) => void this.#serve(request, response));
    this.#server.keepAliveTimeout = 60_000;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/v1`;
  }

  answerWith(answer: Answer): void {
    this.#answer = answer;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    this.#port = address.port;
  }

  async stop(): Promise<void> {
    running.delete(this);
    this.#end.abort();
    const closed = new Promise<void>((resolve) => void this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entry = await receive(request);
    let cutHere = false;
    response.on('close', () => (entry.hungUp = !response.writableFinished && !cutHere));
    const index = this.requests.push(entry) - 1;
    try {
      const delivery = await this.#deliveryFor(entry, index);
      if (delivery === 'silence') return;
      entry.status = delivery === 'reset' ? 0 : delivery.status;
      cutHere = delivery === 'reset' || delivery.damage === 'ends early';
      const { requestId } = this.#dialect;
      const id = requestId === null ? {} : { [requestId]: `req-loopback${String(index).padStart(4, '0')}` };
      if (delivery === 'reset') request.socket.destroy();
      else deliver(response, { ...delivery, headers: { ...id, ...LIMITS, ...delivery.headers } });
    } catch (error) {
      if (this.#end.signal.aborted) return;
      this.violations.push(`the server failed: ${error instanceof Error ? error.stack : error}`);
      response.destroy();
    }
  }

  async #deliveryFor(entry: LoggedChat, index: number): Promise<Delivery | 'silence' | 'reset'> {
    if (entry.path !== PATH)
      return { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found' };
    if (this.#dialect.wantsKey && entry.headers['authorization'] !== `Bearer ${this.apiKey}`) {
      const message = `Incorrect API key provided: ${entry.headers['authorization']}`;
      return this.#error({ status: 401, message, type: 'invalid_request_error', code: 'invalid_api_key' });
    }
    const parsed = chatRequest.safeParse(entry.body);
    if (!parsed.success) {
      this.violations.push(`${entry.path}: ${parsed.error.message}`);
      return this.#error({ status: 400, message: parsed.error.message });
    }
    const request = parsed.data;
    const lacking = this.#options.lacks?.find((name) => name in request);
    const fault =
      lacking === undefined ? this.#dialect.refuses(request) : this.#dialect.unknown(lacking, request.model);
    if (fault !== undefined) return this.#error(fault);
    this.#watch(request);
    const asked = this.#asked(request, index);
    return this.#deliveryOf(await this.#answer(asked), request, asked);
  }

  #watch(request: ChatRequest): void {
    const isIgnored = this.#options.like === 'ollama' && request.max_tokens === undefined;
    if (isIgnored || (request.max_tokens ?? request.max_completion_tokens) === undefined) {
      this.violations.push('nothing bounds the answer');
    }
    const sampling = ['temperature', 'top_p', 'seed'].find((name) => name in request);
    if (sampling !== undefined) this.violations.push(`${sampling}: not every model takes it`);
    if (request.messages.some(({ content }) => /\p{Surrogate}/u.test(content))) {
      this.violations.push('half of a surrogate pair');
    }
  }

  #asked(request: ChatRequest, index: number): Asked {
    const question = JSON.stringify(request.messages);
    const attempt = (this.#attempts.get(question) ?? 0) + 1;
    this.#attempts.set(question, attempt);
    const textOf = (role: string): string =>
      request.messages.flatMap((one) => (one.role === role ? one.content : [])).join('\n');
    return {
      model: request.model,
      system: textOf('system'),
      user: textOf('user'),
      schema: request.response_format?.json_schema.schema ?? schemaIn(textOf('system')),
      maxTokens: request.max_tokens ?? request.max_completion_tokens ?? 0,
      attempt,
      index,
    };
  }

  async #deliveryOf(behaviour: Behaviour, request: ChatRequest, asked: Asked): Promise<Delivery | 'silence' | 'reset'> {
    switch (behaviour.kind) {
      case 'says':
        return jsonOf(200, this.#completion(request, behaviour.said(asked), asked.index));
      case 'unanswered':
        throw new Error(`${behaviour.how}: there are no batches here`);
      case 'error':
        return this.#error({ status: behaviour.status, ...behaviour.error }, behaviour.headers);
      case 'page':
        return behaviour;
      case 'silence':
      case 'reset':
        return behaviour.kind;
      case 'late':
        await sleep(behaviour.ms, undefined, { signal: this.#end.signal });
        return this.#deliveryOf(behaviour.then, request, asked);
      case 'damaged': {
        const whole = await this.#deliveryOf(behaviour.of, request, asked);
        return typeof whole === 'string' ? whole : { ...whole, damage: behaviour.how };
      }
    }
  }

  #error(fault: Fault, headers: Readonly<Record<string, string>> = {}): Delivery {
    return jsonOf(fault.status, this.#dialect.error(fault), headers);
  }

  #completion(request: ChatRequest, said: Said, index: number): object {
    const content = said.texts.join('');
    const isRefused = said.stopReason === 'refusal';
    const usual = {
      id: `chatcmpl-loopback${index}`,
      object: 'chat.completion',
      created: 1_795_000_000,
      model: said.model ?? request.model,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: isRefused ? null : content,
            ...this.#dialect.beside,
            ...(isRefused && { refusal: content || 'I cannot help with that.' }),
          },
          logprobs: null,
          finish_reason: FINISH[said.stopReason] ?? said.stopReason,
        },
      ],
      usage: said.usage ?? this.#usage(request, content),
      system_fingerprint: 'fp_loopback',
    };
    return this.#options.body?.(usual) ?? usual;
  }

  /** A token for four bytes; the prompt of a server that counts it is in the cache from the second time on. */
  #usage(request: ChatRequest, content: string): object {
    const [system, ...others] = request.messages.map((message) => message.content);
    const schema = JSON.stringify(request.response_format?.json_schema.schema ?? '');
    const prompt = tokensOf([system, ...others].join('') + schema);
    const cacheable = tokensOf(system ?? '');
    const cached = this.#cached.has(system ?? '') && cacheable >= 1000 ? cacheable : 0;
    this.#cached.add(system ?? '');
    const completion = tokensOf(content);
    const counts = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
    return { ...counts, ...this.#dialect.details?.(cached) };
  }
}

const FINISH: Readonly<Record<string, string>> = { end_turn: 'stop', refusal: 'stop', max_tokens: 'length' };

const LIMITS = {
  'x-ratelimit-limit-requests': '60',
  'x-ratelimit-remaining-requests': '0',
  'x-ratelimit-reset-requests': '1s',
};

/** The schema that stands in the words of a prompt. */
function schemaIn(system: string): unknown {
  const [, schema] = /JSON Schema, [^\n]*:\n(\{.*\})$/.exec(system) ?? [];
  return schema === undefined ? undefined : JSON.parse(schema);
}

async function receive(request: IncomingMessage): Promise<LoggedChat> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return {
    path: request.url ?? '',
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body,
    hungUp: false,
  };
}
