import { describe, expect, it } from '@jest/globals';
import { openAnthropic } from '../../../src/adapters/anthropic/completer.js';
import type { Failure } from '../../../src/judge/asking/completer.js';
import {
  answers,
  type Behaviour,
  brokenJson,
  cut,
  endsEarly,
  fails,
  limited,
  page,
  redirects,
  refuses,
  resets,
  says,
  scores,
  silent,
  spendLimit,
  stalls,
} from '../../servers/anthropic.js';
import { judge, PATIENT, REQUEST } from '../github/anthropic-judge.js';

const GOOD = JSON.stringify({ reason: 'What the judge says about reason.', overall: 0.8 });

describe('a question', () => {
  it('is one request, with the system prompt to be cached and the key as a bearer token', async () => {
    const { api, completer } = await judge({ answer: () => scores(0.8) });
    expect(completer.provider).toBe('anthropic');
    expect(await completer.complete(REQUEST, PATIENT)).toEqual({
      kind: 'answer',
      text: GOOD,
      isCut: false,
      stopReason: 'end_turn',
      model: 'claude-haiku-5-5',
      usage: { inputTokens: 44, outputTokens: 15, cacheWriteTokens: 0, cacheReadTokens: 0 },
      requestId: 'req_loopback0000',
    });
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]).toMatchObject({
      path: '/v1/messages',
      headers: { authorization: `Bearer ${api.apiKey}`, 'anthropic-version': '2026-10-21' },
      body: {
        model: 'claude-haiku-5-5',
        max_tokens: 500,
        system: [{ type: 'text', text: 'You are a judge.', cache_control: { type: 'ephemeral' } }],
        messages: [{ role: 'user', content: 'Judge this.' }],
        output_config: { effort: 'low', format: { type: 'json_schema', schema: REQUEST.schema } },
        thinking: { type: 'disabled' },
      },
    });
  });

  // The server refuses what a model does not take.
  it.each([
    ['claude-haiku-5-5', { type: 'disabled' }, 'high', 1],
    ['claude-sonnet-5-5', { type: 'between_tools' }, 'high', 1],
    ['claude-opus-5-5', undefined, 'high', 2],
    ['claude-fable-5-1', undefined, 'high', 2],
    ['claude-sonnet-5', undefined, 'high', 2],
    ['claude-opus-5', undefined, 'high', 2],
    ['claude-opus-4-8', undefined, 'high', 1],
    ['claude-sonnet-4-6', undefined, 'high', 1],
    ['claude-haiku-4-5', undefined, undefined, 1],
    ['claude-haiku-4-5-20251001', undefined, undefined, 1],
    ['claude-sonnet-4-5', undefined, undefined, 1],
  ])('to %s says what that model takes', async (model, thinking, effort, blocks) => {
    const { api, completer } = await judge();
    const answer = await completer.complete({ ...REQUEST, model, effort: 'high' }, PATIENT);
    expect(answer).toMatchObject({ kind: 'answer', text: GOOD, model });
    expect(api.requests[0]?.body).toMatchObject({ output_config: effort === undefined ? {} : { effort } });
    const body = Object(api.requests[0]?.body);
    expect([body.thinking, body.output_config.effort]).toEqual([thinking, effort]);
    expect(answer).toMatchObject({ usage: { outputTokens: blocks === 2 ? 79 : 15 } });
  });

  it('with half of a surrogate pair is mended, and keeps every whole one', async () => {
    const { api, completer } = await judge();
    const request = { ...REQUEST, system: 'a \ud83d b 😀', user: '\ude00 c 😀' };
    expect(await completer.complete(request, PATIENT)).toMatchObject({ kind: 'answer' });
    expect(api.requests[0]?.body).toMatchObject({
      system: [{ text: 'a \ufffd b 😀' }],
      messages: [{ content: '\ufffd c 😀' }],
    });
  });

  it('may ask for more tokens than the client lets through without a stream', async () => {
    const { completer } = await judge();
    expect(await completer.complete({ ...REQUEST, maxTokens: 64_000 }, PATIENT)).toMatchObject({ kind: 'answer' });
  });

  it('is billed as the server counts, cache included', async () => {
    const { completer } = await judge();
    const long = { ...REQUEST, system: 'x'.repeat(4000) };
    const write = await completer.complete(long, PATIENT);
    const read = await completer.complete(long, PATIENT);
    const rest = { inputTokens: 40, outputTokens: 15 };
    expect(write).toMatchObject({ usage: { ...rest, cacheWriteTokens: 1000, cacheReadTokens: 0 } });
    expect(read).toMatchObject({ usage: { ...rest, cacheWriteTokens: 0, cacheReadTokens: 1000 } });
  });

  it.each([
    ['/gateway/anthropic', '/gateway/anthropic'],
    ['/gateway/anthropic', '/gateway/anthropic/'],
  ])('goes below the path of the base URL (%s, %s)', async (prefix, path) => {
    const { api, completer } = await judge({ prefix });
    const open = openAnthropic({ apiKey: api.apiKey, baseUrl: new URL(path, api.url).href });
    expect(await completer.complete(REQUEST, PATIENT)).toMatchObject({ kind: 'answer' });
    expect(await open.complete(REQUEST, PATIENT)).toMatchObject({ kind: 'answer' });
    expect(api.requests.map((request) => request.path)).toEqual(Array(2).fill('/gateway/anthropic/v1/messages'));
  });

  it('may be one of many at once', async () => {
    const { api, completer } = await judge();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => completer.complete({ ...REQUEST, user: `Judge ${i}.` }, PATIENT)),
    );
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['answer']));
    expect(api.requests).toHaveLength(20);
  });
});

describe('an answer', () => {
  const usage = { input_tokens: 10, output_tokens: 5 };
  it.each<[string, Behaviour, object]>([
    ['in two blocks', says(['{"overall":', '0.5}']), { kind: 'answer', text: '{"overall":0.5}', isCut: false }],
    ['out of range', answers({ overall: 42 }), { kind: 'answer', text: '{"overall":42}', isCut: false }],
    ['without words', says([]), { kind: 'answer', text: '', isCut: false }],
    ['half of JSON', cut(), { kind: 'answer', text: GOOD.slice(0, GOOD.length / 2), isCut: true }],
    ['cut before it began', cut([]), { kind: 'answer', text: '', isCut: true }],
    ['out of context', says(['{'], { stopReason: 'model_context_window_exceeded' }), { kind: 'answer', isCut: true }],
    ['for a reason that is new', says(['{}'], { stopReason: 'pause_turn' }), { kind: 'answer', isCut: true }],
    ['at a stop sequence', says(['{}'], { stopReason: 'stop_sequence' }), { kind: 'answer', isCut: false }],
    ['of another model', says(['{}'], { model: 'gateway-model' }), { kind: 'answer', model: 'gateway-model' }],
    [
      'with the shortest usage',
      says(['{}'], { usage }),
      { usage: { inputTokens: 10, outputTokens: 5, cacheWriteTokens: 0, cacheReadTokens: 0 } },
    ],
    // Somebody in between does not count: unknown, and not free.
    ['to a question of no tokens', says(['{}'], { usage: { input_tokens: 0, output_tokens: 5 } }), { usage: null }],
    ['refused', refuses('cyber'), { kind: 'refusal', category: 'cyber', usage: { outputTokens: 0 } }],
    ['refused with words', refuses('bio', ['{"overall":1}']), { kind: 'refusal', category: 'bio' }],
    ['refused for no named reason', refuses(null), { kind: 'refusal', category: null }],
    [
      'refused without details',
      says([], { stopReason: 'refusal' }),
      { kind: 'refusal', category: null, requestId: 'req_loopback0000', model: 'claude-haiku-5-5' },
    ],
  ])('%s', async (_, behaviour, wanted) => {
    const { completer } = await judge({ answer: () => behaviour });
    expect(await completer.complete(REQUEST, PATIENT)).toMatchObject(wanted);
  });

  it('may come after thinking', async () => {
    const { completer } = await judge({ answer: () => scores(0.3) });
    const answer = await completer.complete({ ...REQUEST, model: 'claude-opus-5-5' }, PATIENT);
    expect(answer).toMatchObject({ kind: 'answer', text: GOOD.replace('0.8', '0.3'), isCut: false });
    const cutOff = await completer.complete({ ...REQUEST, model: 'claude-opus-5-5', maxTokens: 20 }, PATIENT);
    expect(cutOff).toMatchObject({ kind: 'answer', text: '', isCut: true, usage: { outputTokens: 20 } });
  });
});

describe('a failure', () => {
  const none = { retryAfterMs: null, requestId: 'req_loopback0000' };
  const silence = { ...none, requestId: null, status: null };
  const credit = 'Your credit balance is too low to access the API.';
  const own = 'You have reached your specified API usage limits.';
  const noMessage: Partial<Failure> = { reason: 'server_error', canRetry: true, status: 200, ...none };
  const partial = { input_tokens: 10 };

  it.each<[string, Behaviour, Partial<Failure>]>([
    ['400', fails(400), { reason: 'invalid_request', canRetry: false, ...none }],
    ['400 without credit', fails(400, { message: credit }), { reason: 'billing', canRetry: false, ...none }],
    ['400 at an own limit', fails(400, { message: own }), { reason: 'billing', canRetry: false, ...none }],
    ['401', fails(401), { reason: 'auth', canRetry: false, ...none }],
    ['402', fails(402), { reason: 'billing', canRetry: false, ...none }],
    ['403', fails(403), { reason: 'auth', canRetry: false, ...none }],
    ['404', fails(404), { reason: 'invalid_request', canRetry: false, ...none }],
    ['408', fails(408), { reason: 'timeout', canRetry: true, ...none }],
    ['409', fails(409), { reason: 'server_error', canRetry: true, ...none }],
    ['412', fails(412), { reason: 'invalid_request', canRetry: false, ...none }],
    ['413', fails(413), { reason: 'invalid_request', canRetry: false, ...none }],
    ['422', fails(422), { reason: 'invalid_request', canRetry: false, ...none }],
    ['429', fails(429), { reason: 'rate_limited', canRetry: true, ...none }],
    ['429 with seconds', limited(90), { reason: 'rate_limited', canRetry: true, retryAfterMs: 90_000 }],
    ['429 with an hour', limited(3600), { reason: 'rate_limited', canRetry: true, retryAfterMs: 3_600_000 }],
    [
      '429 with milliseconds',
      fails(429, { headers: { 'retry-after-ms': '250', 'retry-after': '90' } }),
      { reason: 'rate_limited', retryAfterMs: 250 },
    ],
    ['429 of a tier', spendLimit(), { reason: 'billing', canRetry: false, ...none }],
    ['429 of a contract', spendLimit('contract_spend_limit_reached'), { reason: 'billing', canRetry: false, ...none }],
    [
      '429 of a ramp',
      fails(429, { code: 'ramp_limit_exceeded', headers: { 'retry-after': '5' } }),
      { reason: 'rate_limited', canRetry: true, retryAfterMs: 5000 },
    ],
    [
      '429 that says not to ask again',
      fails(429, { headers: { 'x-should-retry': 'false' } }),
      { reason: 'rate_limited', canRetry: false },
    ],
    [
      '400 that says to ask again',
      fails(400, { headers: { 'x-should-retry': 'true' } }),
      { reason: 'invalid_request', canRetry: false },
    ],
    [
      '400 in words that are nested too deep to be told',
      page(400, `{"error":{"type":"invalid_request_error","message":${'['.repeat(5e5)}${']'.repeat(5e5)}}}`),
      { reason: 'invalid_request', canRetry: false, message: 'status 400', status: 400 },
    ],
    ['431', fails(431), { reason: 'invalid_request', canRetry: false, ...none }],
    ['500', fails(500), { reason: 'server_error', canRetry: true, ...none }],
    ['501', fails(501), { reason: 'server_error', canRetry: true, ...none }],
    ['502 of a proxy', page(502), { reason: 'server_error', canRetry: true, message: 'status 502', ...none }],
    [
      '503',
      fails(503, { headers: { 'retry-after': '7' } }),
      { reason: 'server_error', canRetry: true, retryAfterMs: 7000 },
    ],
    ['503 of overload', fails(503, { type: 'overloaded_error' }), { reason: 'overloaded', canRetry: true }],
    ['504', fails(504), { reason: 'timeout', canRetry: true, ...none }],
    [
      '529',
      fails(529),
      { reason: 'overloaded', canRetry: true, message: 'status 529 (overloaded_error): Loopback says 529', ...none },
    ],
    ['a page with status 403', page(403), { reason: 'invalid_request', canRetry: false, message: 'status 403' }],
    [
      'a filter of the vendor',
      fails(400, { message: 'Output blocked by content filtering policy' }),
      { reason: 'refusal', canRetry: false },
    ],
    [
      'a filter of somebody between',
      fails(403, { message: 'This model requires moderation and your input was flagged for "violence"' }),
      { reason: 'refusal', canRetry: false },
    ],
    ['a page with status 200', page(200), noMessage],
    ['JSON that is no message', page(200, '{"ok":true}', { 'content-type': 'application/json' }), noMessage],
    ['JSON of nothing', page(200, 'null', { 'content-type': 'application/json' }), noMessage],
    ['an empty body', page(200, ''), noMessage],
    ['no content', page(204, ''), { ...noMessage, status: 204 }],
    ['broken JSON', brokenJson(), noMessage],
    ['an answer that does not say what it cost', says(['{}'], { usage: partial }), noMessage],
    ['negative tokens', says(['{}'], { usage: { input_tokens: -1, output_tokens: 1 } }), noMessage],
    ['a body that ends early', endsEarly(), { reason: 'connection', canRetry: true, status: 200, ...none }],
    ['a connection that is cut', resets(), { reason: 'connection', canRetry: true, ...silence }],
  ])('%s', async (name, behaviour, wanted) => {
    const { api, completer } = await judge({ answer: () => behaviour });
    const failure = await completer.complete(REQUEST, PATIENT);
    expect(failure).toMatchObject({ kind: 'failure', ...wanted });
    // Never retried inside.
    expect(api.requests).toHaveLength(1);
    const status = /^\d{3}/.exec(name)?.[0];
    if (status !== undefined) expect(failure).toMatchObject({ status: Number(status) });
  });

  it.each<[string, Behaviour, Partial<Failure>]>([
    ['without headers', silent(), { status: null, requestId: null }],
    ['in the body of an answer', stalls(), { status: 200, requestId: 'req_loopback0000' }],
  ])('is a silence %s, which ends with the time of the attempt', async (_, behaviour, wanted) => {
    const { api, completer } = await judge({ answer: () => behaviour });
    const failure = await completer.complete(REQUEST, 1000);
    expect(failure).toMatchObject({
      kind: 'failure',
      reason: 'timeout',
      canRetry: true,
      retryAfterMs: null,
      ...wanted,
    });
    while (api.requests[0]?.hungUp !== true) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('with a stalled page of error keeps its status', async () => {
    const { completer } = await judge({ answer: () => stalls(fails(529)) });
    expect(await completer.complete(REQUEST, 1000)).toMatchObject({ reason: 'overloaded', status: 529 });
  });

  it('is a server that is not there, a port that is none, a wait that is no number', async () => {
    const { api, completer } = await judge();
    await api.stop();
    const failure = await completer.complete(REQUEST, PATIENT);
    expect(failure).toMatchObject({ reason: 'connection', canRetry: true, message: 'no answer (ECONNREFUSED)' });
    expect(await completer.complete(REQUEST, Number.NaN)).toMatchObject({ kind: 'failure', canRetry: false });
  });

  it('says one line, however long and wild the answer is', async () => {
    const message = `a\r\n::error::b\u0000\u202e${'c'.repeat(10_000)}`;
    const { completer } = await judge({ answer: () => fails(400, { message }) });
    const failure = await completer.complete(REQUEST, PATIENT);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^status 400 \(invalid_request_error\): a ::error::b c{180,190}…$/),
    });
  });

  it('is a redirect, which is not followed', async () => {
    const elsewhere = await judge();
    const { completer } = await judge({ answer: () => redirects(`${elsewhere.api.url}/v1/messages`) });
    const failure = await completer.complete(REQUEST, PATIENT);
    expect(failure).toMatchObject({ reason: 'invalid_request', canRetry: false, status: 307 });
    expect(failure).toMatchObject({ message: 'status 307: a redirect, which is not followed' });
    expect(elsewhere.api.requests).toEqual([]);
  });
});

describe('a key', () => {
  it.each([
    ['', 'no_credentials'],
    [' \n', 'no_credentials'],
    ['sk-ant\nx-evil: 1', 'auth'],
    ['sk-ant-ключ', 'auth'],
    ['sk-ant-\u0000', 'auth'],
  ])('%j is not sent', async (apiKey, reason) => {
    const { api, completer } = await judge({}, { apiKey });
    const failure = await completer.complete(REQUEST, PATIENT);
    expect(failure).toMatchObject({ kind: 'failure', reason, canRetry: false, status: null });
    if (apiKey.trim() !== '') expect(JSON.stringify(failure)).not.toContain('sk-ant');
    expect(api.requests).toEqual([]);
  });

  it('may have the line feed of the file it was kept in', async () => {
    const { completer } = await judge({ apiKey: 'sk-ant-0000' }, { apiKey: 'sk-ant-0000\n' });
    expect(await completer.complete(REQUEST, PATIENT)).toMatchObject({ kind: 'answer' });
  });

  const apiKey = 'gateway-key-0123456789abcdef';
  const echo = `Bearer ${apiKey} is not known`;
  it.each<[string, Behaviour]>([
    ['a message', fails(401, { message: echo })],
    ['a message, where it is cut', fails(401, { message: `${'x'.repeat(190)}${echo}` })],
    ['a type and a code', fails(400, { type: apiKey, code: apiKey })],
    ['a page', page(502, echo)],
    ['an answer', says([`{"reason":"${echo}"}`])],
    ['a model', says(['{}'], { model: apiKey })],
    ['a refusal', refuses(apiKey)],
    ['the id of a request', fails(500, { headers: { 'request-id': apiKey } })],
    ['the id of a page', page(200, '', { 'request-id': apiKey })],
    ['another kind of key', fails(400, { message: `x sk-ant-api03-${'abcdefgh'.repeat(12)} x` })],
  ])('that the server repeats in %s is masked', async (_, behaviour) => {
    const { completer } = await judge({ apiKey, answer: () => behaviour });
    const outcome = JSON.stringify(await completer.complete(REQUEST, PATIENT));
    expect(outcome).not.toMatch(/gateway-key|0123456|sk-ant-api/);
  });

  it('that is a common word changes no answer', async () => {
    const { completer } = await judge({ apiKey: 'none', answer: () => says(['{"reason":"none"}']) });
    expect(await completer.complete(REQUEST, PATIENT)).toMatchObject({ text: '{"reason":"none"}' });
  });
});

describe('a base URL', () => {
  it.each(['', 'localhost:1', 'ftp://127.0.0.1', '/v1', 'http://', 'http://me:secret-word@127.0.0.1:1'])(
    '%j is not asked',
    async (baseUrl) => {
      const failure = await openAnthropic({ apiKey: 'key', baseUrl }).complete(REQUEST, PATIENT);
      expect(failure).toMatchObject({ kind: 'failure', reason: 'invalid_request', canRetry: false });
      expect(JSON.stringify(failure)).not.toContain('secret-word');
    },
  );
});
