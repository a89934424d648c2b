import { Anthropic } from '@anthropic-ai/sdk';
import { afterEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { until } from '../builders/until.js';
import {
  type AnthropicOptions,
  answers,
  brokenJson,
  cut,
  endsEarly,
  type FakeAnthropic,
  fails,
  inTurn,
  late,
  limited,
  page,
  refuses,
  resets,
  says,
  scores,
  silent,
  spendLimit,
  stalls,
  startAnthropic,
} from './anthropic.js';

const started: FakeAnthropic[] = [];

async function start(options: AnthropicOptions = {}): Promise<FakeAnthropic> {
  const fake = await startAnthropic(options);
  started.push(fake);
  return fake;
}

afterEach(async () => {
  for (const fake of started.splice(0)) {
    await fake.stop();
    expect(fake.violations).toEqual([]);
  }
});

const SCHEMA = {
  type: 'object',
  properties: {
    dimensions: {
      type: 'object',
      properties: { title: { $ref: '#/$defs/rated' }, summary: { $ref: '#/$defs/rated' } },
      required: ['title', 'summary'],
      additionalProperties: false,
    },
    verdict: { type: 'string', enum: ['yes', 'no'] },
    notes: { type: 'array', items: { type: 'string' } },
    rewrite: { anyOf: [{ type: 'null' }, { type: 'string' }] },
    overall: { type: 'number', description: '0 to 1' },
  },
  required: ['dimensions', 'verdict', 'notes', 'rewrite', 'overall'],
  additionalProperties: false,
  $defs: {
    rated: {
      type: 'object',
      properties: { reason: { type: 'string' }, score: { type: ['number', 'null'] } },
      required: ['reason', 'score'],
      additionalProperties: false,
    },
  },
};

const GOOD = {
  model: 'claude-haiku-5-5',
  max_tokens: 1000,
  system: [{ type: 'text', text: 'You are a judge.', cache_control: { type: 'ephemeral' } }],
  messages: [{ role: 'user', content: 'Judge this.' }],
  output_config: { effort: 'low', format: { type: 'json_schema', schema: SCHEMA } },
  thinking: { type: 'disabled' },
};

const message = z.object({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string(),
  stop_details: z.unknown(),
  usage: z.looseObject({
    input_tokens: z.int(),
    output_tokens: z.int(),
    cache_creation_input_tokens: z.int(),
    cache_read_input_tokens: z.int(),
  }),
});
const error = z.object({
  type: z.literal('error'),
  error: z.looseObject({ type: z.string(), message: z.string(), details: z.unknown().optional() }),
  request_id: z.string(),
});

interface Sending {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly path?: string;
  readonly method?: string;
}

function send(
  fake: FakeAnthropic,
  body: unknown,
  { headers = {}, path = '/v1/messages', method = 'POST' }: Sending = {},
) {
  const all: Record<string, string | undefined> = {
    authorization: `Bearer ${fake.apiKey}`,
    'anthropic-version': '2026-10-21',
    'content-type': 'application/json',
    ...headers,
  };
  return fetch(`${fake.url}${path}`, {
    method,
    headers: Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

async function sent(fake: FakeAnthropic, body: unknown = GOOD) {
  const response = await send(fake, body);
  expect(response.status).toBe(200);
  return message.parse(await response.json());
}

async function saidBy(fake: FakeAnthropic): Promise<unknown> {
  const { content } = await sent(fake);
  return JSON.parse(content.map(({ text }) => text ?? '').join(''));
}

describe('an answer', () => {
  it('fits the schema, with one number or one for each place', async () => {
    const fake = await start({ answer: () => scores(0.7) });
    const words = (path: string) => `What the judge says about ${path}.`;
    expect(await saidBy(fake)).toEqual({
      dimensions: {
        title: { reason: words('dimensions.title.reason'), score: 0.7 },
        summary: { reason: words('dimensions.summary.reason'), score: 0.7 },
      },
      verdict: 'yes',
      notes: [],
      rewrite: words('rewrite'),
      overall: 0.7,
    });
    fake.answerWith(() => scores((path) => (path === 'dimensions.title.score' ? 0.1 : 1)));
    expect(await saidBy(fake)).toMatchObject({
      dimensions: { title: { score: 0.1 }, summary: { score: 1 } },
      overall: 1,
    });
  });

  it('may be anything, in one block or in two', async () => {
    const fake = await start({ answer: () => answers({ overall: 42 }) });
    expect(await saidBy(fake)).toEqual({ overall: 42 });
    fake.answerWith(() => says(['{"a":', '1}']));
    expect((await sent(fake)).content).toHaveLength(2);
  });

  it('is a refusal with status 200, with words or without', async () => {
    const fake = await start({ answer: () => refuses('bio') });
    const details = { type: 'refusal', category: 'bio', explanation: null };
    expect(await sent(fake)).toMatchObject({ content: [], stop_reason: 'refusal', stop_details: details });
    fake.answerWith(() => refuses(null, ['No.']));
    expect(await sent(fake)).toMatchObject({ content: [{ text: 'No.' }], stop_reason: 'refusal' });
  });

  it('is cut half way, before the first word, or where its tokens end', async () => {
    const fake = await start({ answer: () => cut() });
    const half = await sent(fake);
    expect(half.stop_reason).toBe('max_tokens');
    expect(() => JSON.parse(half.content[0]?.text ?? '')).toThrow(SyntaxError);
    fake.answerWith(() => cut([]));
    expect(await sent(fake)).toMatchObject({ content: [], stop_reason: 'max_tokens' });
    fake.answerWith(() => says(['a'.repeat(100), 'b']));
    expect(await sent(fake, { ...GOOD, max_tokens: 10 })).toMatchObject({
      content: [{ text: 'a'.repeat(40) }],
      stop_reason: 'max_tokens',
      usage: { output_tokens: 10 },
    });
    expect(await sent(fake, { ...GOOD, max_tokens: 26 })).toMatchObject({ stop_reason: 'end_turn' });
  });

  it('begins with thinking, which costs tokens, unless that is off', async () => {
    const fake = await start({ answer: () => says(['abcd']) });
    expect(await sent(fake, { ...GOOD, thinking: undefined })).toMatchObject({
      content: [{ type: 'thinking', thinking: '' }, { type: 'text' }],
      usage: { output_tokens: 65, output_tokens_details: { thinking_tokens: 64 } },
    });
    expect(await sent(fake, { ...GOOD, thinking: undefined, max_tokens: 50 })).toMatchObject({
      content: [{ type: 'thinking' }],
      stop_reason: 'max_tokens',
      usage: { output_tokens: 50 },
    });
    expect(await sent(fake)).toMatchObject({ content: [{ type: 'text' }], usage: { output_tokens: 1 } });
  });

  it('never counts more input tokens than the request has bytes, and caches a long system prompt', async () => {
    const fake = await start();
    const request = (text: string) => ({
      ...GOOD,
      system: [{ type: 'text', text, cache_control: { type: 'ephemeral' } }],
    });
    const short = await sent(fake, request('x'.repeat(2044)));
    expect(short.usage).toMatchObject({ cache_creation_input_tokens: 0, cache_read_input_tokens: 0 });
    expect(short.usage.input_tokens).toBeLessThanOrEqual(JSON.stringify(request('x'.repeat(2044))).length);
    const long = request('y'.repeat(2048));
    expect((await sent(fake, long)).usage).toMatchObject({
      cache_creation_input_tokens: 512,
      cache_read_input_tokens: 0,
    });
    const again = await sent(fake, long);
    expect(again.usage).toMatchObject({ cache_creation_input_tokens: 0, cache_read_input_tokens: 512 });
    const count = await send(fake, { ...long, max_tokens: undefined }, { path: '/v1/messages/count_tokens' });
    expect(await count.json()).toEqual({ input_tokens: again.usage.input_tokens + 512 });
  });

  it('satisfies the real client', async () => {
    const fake = await start({ answer: inTurn(fails(529, { headers: { 'retry-after-ms': '1' } }), scores(0.5)) });
    const client = new Anthropic({ baseURL: fake.url, apiKey: fake.apiKey, logLevel: 'off' });
    const answer = await client.messages.create({
      model: 'claude-sonnet-5-5',
      max_tokens: 500,
      messages: [{ role: 'user', content: 'Judge this.' }],
      output_config: { format: { type: 'json_schema', schema: SCHEMA } },
    });
    expect(answer.content.map(({ type }) => type)).toEqual(['thinking', 'text']);
    expect(fake.requests.map(({ headers }) => headers['x-stainless-retry-count'])).toEqual(['0', '1']);
  });
});

describe('a refused request', () => {
  const schema = (change: object) => ({
    ...GOOD,
    output_config: { format: { type: 'json_schema', schema: { ...SCHEMA, ...change } } },
  });
  const property = (value: object) => schema({ properties: { ...SCHEMA.properties, overall: value } });
  const optional = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`p${i}`, { type: 'string' }]));
  const cached = { type: 'text', text: 'x', cache_control: { type: 'ephemeral' } };

  it.each([
    ['temperature', { ...GOOD, temperature: 0 }, /temperature/],
    ['top_p', { ...GOOD, top_p: 1 }, /top_p/],
    ['top_k', { ...GOOD, top_k: 1 }, /top_k/],
    ['output_format', { ...GOOD, output_format: GOOD.output_config.format }, /output_format/],
    ['an unknown key', { ...GOOD, seed: 7 }, /seed/],
    ['no model', { ...GOOD, model: undefined }, /model/],
    ['no length', { ...GOOD, max_tokens: undefined }, /max_tokens/],
    ['a length of nothing', { ...GOOD, max_tokens: 0 }, /max_tokens/],
    ['a length beyond the model', { ...GOOD, max_tokens: 128_001 }, /max_tokens/],
    ['no message', { ...GOOD, messages: [] }, /messages/],
    ['the assistant first', { ...GOOD, messages: [{ role: 'assistant', content: 'a' }, ...GOOD.messages] }, /first/],
    [
      'an assistant turn at the end',
      { ...GOOD, messages: [...GOOD.messages, { role: 'assistant', content: '{' }] },
      /pre/,
    ],
    ['an empty system block', { ...GOOD, system: [{ type: 'text', text: '' }] }, /non-empty/],
    ['an empty message', { ...GOOD, messages: [{ role: 'user', content: '' }] }, /non-empty/],
    ['five breakpoints', { ...GOOD, system: Array(5).fill(cached) }, /maximum of 4/],
    ['thinking with a budget', { ...GOOD, thinking: { type: 'enabled', budget_tokens: 1024 } }, /enabled/],
    ['a foreign off switch', { ...GOOD, thinking: { type: 'between_tools' } }, /between_tools/],
    ['disabled on Sonnet 5.5', { ...GOOD, model: 'claude-sonnet-5-5' }, /disabled/],
    ['disabled on Opus 5.5', { ...GOOD, model: 'claude-opus-5-5' }, /disabled/],
    ['an off switch with more', { ...GOOD, thinking: { type: 'disabled', display: 'omitted' } }, /no other/],
    ['no thinking and the most effort', { ...GOOD, output_config: { effort: 'max' } }, /effort/],
    ['effort on Haiku 4.5', { ...GOOD, model: 'claude-haiku-4-5' }, /effort/],
    ['an unknown effort', { ...GOOD, output_config: { effort: 'some' } }, /effort/],
    ...['claude-opus-5-5', 'claude-sonnet-5-5', 'claude-fable-5-1'].flatMap((model) =>
      [{ type: 'any' }, { type: 'tool', name: 'judge' }].map((choice): [string, object, RegExp] => [
        `a forced tool: ${choice.type} on ${model}`,
        { ...GOOD, model, thinking: undefined, tool_choice: choice },
        /forced/,
      ]),
    ),
    ...['claude-sonnet-5-5', 'claude-opus-5-5', 'claude-fable-5-1', 'claude-opus-5', 'claude-opus-4-8'].map(
      (model): [string, object, RegExp] => [
        `thinking with a budget on ${model}`,
        { ...GOOD, model, thinking: { type: 'enabled', budget_tokens: 1024 } },
        /enabled/,
      ],
    ),
    ['a document', { ...GOOD, messages: [{ role: 'user', content: [{ type: 'document', source: {} }] }] }, /content/],
    [
      'citations on a text',
      { ...GOOD, messages: [{ role: 'user', content: [{ type: 'text', text: 'a', citations: { enabled: true } }] }] },
      /content|citations/,
    ],
    ['streaming, which is not made', { ...GOOD, stream: true }, /stream/],
    ['a minimum', property({ type: 'number', minimum: 0 }), /minimum/],
    ['a maximum', property({ type: 'number', maximum: 1 }), /maximum/],
    ['a length of text', property({ type: 'string', minLength: 1 }), /minLength/],
    ['a longest text', property({ type: 'string', maxLength: 9 }), /maxLength/],
    ['an open range', property({ type: 'number', exclusiveMinimum: 0 }), /exclusiveMinimum/],
    ['one of several forms', property({ oneOf: [{ type: 'number' }, { type: 'null' }] }), /oneOf/],
    ['a default', property({ type: 'number', default: 0 }), /default/],
    ['a pattern', property({ type: 'string', pattern: 'a' }), /pattern/],
    ['many elements', property({ type: 'array', items: { type: 'string' }, minItems: 2 }), /minItems/],
    ['a most of elements', property({ type: 'array', items: { type: 'string' }, maxItems: 5 }), /maxItems/],
    ['an unknown format', property({ type: 'string', format: 'semver' }), /semver/],
    ['an open object', schema({ additionalProperties: undefined }), /additionalProperties/],
    ['an open object inside', property({ type: 'object', properties: {} }), /additionalProperties/],
    ['an open object in a list', property({ anyOf: [{ type: 'object', properties: {} }] }), /additionalProperties/],
    ['an open element', property({ type: 'array', items: { type: 'object', properties: {} } }), /additionalProperties/],
    ['a recursive schema', property({ $ref: '#' }), /recursive/],
    ['a property that is not there', schema({ required: ['missing'] }), /missing/],
    ['an array for the whole answer', schema({ type: 'array' }), /array|object/],
    ['many optional properties', schema({ properties: optional, required: [] }), /too large/],
    ['half a surrogate pair', { ...GOOD, messages: [{ role: 'user', content: 'a \ud83d b' }] }, /surrogate/],
    ['no JSON', '{', /JSON/],
  ])('is one with %s', async (_, body, wanted) => {
    const fake = await start();
    const response = await send(fake, body);
    expect(response.status).toBe(400);
    const answer = error.parse(await response.json());
    expect(answer.error).toMatchObject({ type: 'invalid_request_error', message: expect.stringMatching(wanted) });
    expect(answer.request_id).toBe(response.headers.get('request-id'));
    expect(fake.takeViolations()).toEqual([expect.stringMatching(wanted)]);
  });

  it.each<[string, Sending, number]>([
    ['no key', { headers: { authorization: undefined } }, 401],
    ['another key', { headers: { authorization: 'Bearer other' } }, 401],
    ['the key in x-api-key', { headers: { 'x-api-key': 'key' } }, 401],
    ['no version', { headers: { 'anthropic-version': undefined } }, 400],
    ['an old version', { headers: { 'anthropic-version': '2023-06-01' } }, 400],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 400],
    ['another route', { path: '/v1/complete' }, 404],
    ['another method', { method: 'GET' }, 404],
  ])('is one with %s', async (_, sending, status) => {
    const fake = await start();
    expect((await send(fake, GOOD, sending)).status).toBe(status);
    expect(fake.takeViolations()).toHaveLength(1);
  });

  it('names a model that does not exist, a body that is too large, a route outside of the prefix', async () => {
    const fake = await start({ prefix: '/gateway' });
    expect((await send(fake, { ...GOOD, model: 'claude-2' })).status).toBe(404);
    const large = { ...GOOD, messages: [{ role: 'user', content: 'x'.repeat(32 * 1024 * 1024) }] };
    expect((await send(fake, large)).status).toBe(413);
    expect((await send({ ...fake, url: fake.url.replace('/gateway', ''), apiKey: fake.apiKey }, GOOD)).status).toBe(
      404,
    );
    expect(fake.takeViolations()).toHaveLength(3);
    expect((await send(fake, GOOD)).status).toBe(200);
  });

  const batch = (...ids: readonly string[]) => ({ requests: ids.map((id) => ({ custom_id: id, params: GOOD })) });
  it.each<[string, unknown, RegExp]>([
    ['a space in an id', batch('a b'), /custom_id/],
    ['a dot in an id', batch('a.b'), /custom_id/],
    ['an empty id', batch(''), /custom_id/],
    ['an id that is too long', batch('a'.repeat(65)), /custom_id/],
    ['an id given twice', batch('a', 'a'), /unique/],
    ['no request', batch(), /requests/],
    [
      'a request that would be refused alone',
      { requests: [{ custom_id: 'a', params: { ...GOOD, top_p: 1 } }] },
      /top_p/,
    ],
    ['streaming', { requests: [{ custom_id: 'a', params: { ...GOOD, stream: true } }] }, /stream/],
  ])('is a batch with %s', async (_, body, wanted) => {
    const fake = await start();
    const response = await send(fake, body, { path: '/v1/messages/batches' });
    expect(response.status).toBe(400);
    expect(fake.takeViolations()).toEqual([expect.stringMatching(wanted)]);
    const good = await send(fake, batch('a', 'A-1_'.repeat(16)), { path: '/v1/messages/batches' });
    expect(await good.json()).toMatchObject({ processing_status: 'in_progress', request_counts: { processing: 2 } });
  });

  it('is not asked about', async () => {
    let asked = 0;
    const fake = await start({
      answer: () => {
        asked++;
        return scores(1);
      },
    });
    await send(fake, { ...GOOD, temperature: 1 });
    expect(asked).toBe(0);
    fake.takeViolations();
  });
});

describe('a fault', () => {
  it.each([
    [400, 'invalid_request_error'],
    [401, 'authentication_error'],
    [402, 'billing_error'],
    [403, 'permission_error'],
    [404, 'not_found_error'],
    [413, 'request_too_large'],
    [429, 'rate_limit_error'],
    [500, 'api_error'],
    [504, 'timeout_error'],
    [529, 'overloaded_error'],
  ])('%i is %s', async (status, type) => {
    const fake = await start({ answer: () => fails(status) });
    const response = await send(fake, GOOD);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(error.parse(await response.json()).error.type).toBe(type);
  });

  it('carries the wait, or the code of a spend limit', async () => {
    const fake = await start({ answer: inTurn(limited(90), spendLimit()) });
    expect((await send(fake, GOOD)).headers.get('retry-after')).toBe('90');
    const response = await send(fake, GOOD);
    expect(response.headers.get('retry-after')).toBeNull();
    expect(error.parse(await response.json()).error.details).toEqual({ error_code: 'enforced_spend_limit_reached' });
  });

  it('is a page of somebody else', async () => {
    const fake = await start({ answer: () => page(502) });
    const response = await send(fake, GOOD);
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html']);
  });

  it('cuts the connection before the answer, in the middle of it, or leaves half of the JSON', async () => {
    const fake = await start({ answer: inTurn(resets(), endsEarly(), brokenJson()) });
    await expect(send(fake, GOOD)).rejects.toThrow('fetch failed');
    const early = await send(fake, GOOD);
    expect(early.status).toBe(200);
    await expect(early.text()).rejects.toThrow('terminated');
    const text = await (await send(fake, GOOD)).text();
    expect(text).toMatch(/^\{"id"/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(fake.requests.map(({ status, hungUp }) => ({ status, hungUp }))).toEqual([
      { status: 0, hungUp: false },
      { status: 200, hungUp: false },
      { status: 200, hungUp: false },
    ]);
  });

  it('never answers, or stalls after the headers, and sees when the client goes', async () => {
    const fake = await start({ answer: inTurn(silent(), stalls()) });
    const request = { method: 'POST', headers: headersOf(fake), body: JSON.stringify(GOOD) };
    const [first, second] = [new AbortController(), new AbortController()];
    const unanswered = fetch(`${fake.url}/v1/messages`, { ...request, signal: first.signal });
    await until(() => fake.requests.length === 1);
    first.abort();
    await expect(unanswered).rejects.toThrow(/aborted/);
    const stalled = await fetch(`${fake.url}/v1/messages`, { ...request, signal: second.signal });
    expect(stalled.status).toBe(200);
    const rest = stalled.text();
    second.abort();
    await expect(rest).rejects.toThrow(/aborted/);
    await until(() => fake.requests.every(({ hungUp }) => hungUp));
    expect(fake.requests.map(({ status, hungUp }) => ({ status, hungUp }))).toEqual([
      { status: undefined, hungUp: true },
      { status: 200, hungUp: true },
    ]);
  });

  it('comes in turn for each body, and late', async () => {
    const fake = await start({ answer: inTurn(fails(500), late(30)) });
    const other = { ...GOOD, messages: [{ role: 'user', content: 'Judge that.' }] };
    const start0 = performance.now();
    const all = await Promise.all([GOOD, other, GOOD, other].map((body) => send(fake, body)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 500, 500]);
    expect(performance.now() - start0).toBeGreaterThan(25);
    expect(fake.mostConcurrent).toBeGreaterThan(1);
  });

  it('of the test itself does not pass as an answer', async () => {
    const fake = await start({
      answer: () => {
        throw new Error('a slip');
      },
    });
    await expect(send(fake, GOOD)).rejects.toThrow('fetch failed');
    expect(fake.takeViolations()).toEqual([expect.stringContaining('a slip')]);
  });
});

function headersOf(fake: FakeAnthropic): Record<string, string> {
  return {
    authorization: `Bearer ${fake.apiKey}`,
    'anthropic-version': '2026-10-21',
    'content-type': 'application/json',
  };
}
