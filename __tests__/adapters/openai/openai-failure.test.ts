import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wordsOfRefusal } from '../../../src/adapters/model-api/error-body.js';
import { openOpenAi } from '../../../src/adapters/openai/completer.js';
import { failureOfAnswer } from '../../../src/adapters/openai/failure.js';
import type { Failure } from '../../../src/judge/asking/completer.js';
import {
  type Behaviour,
  brokenJson,
  endsEarly,
  fails,
  page,
  redirects,
  resets,
  says,
  silent,
  stalls,
} from '../../servers/anthropic/behaviours.js';
import { DIALECTS } from '../../servers/openai.js';
import { PATIENT } from '../github/anthropic-judge.js';
import { judge, REQUEST } from './openai-judge.js';

const json = (status: number, body: unknown, headers = {}): Behaviour =>
  page(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

describe('a failure', () => {
  const none = { retryAfterMs: null, requestId: 'req-loopback0000' };
  const noChat: Partial<Failure> = {
    reason: 'server_error',
    canRetry: true,
    status: 200,
    message: 'status 200 without a chat completion',
    ...none,
  };
  const quota = { message: 'You exceeded your current quota, please check your plan', type: 'insufficient_quota' };

  it.each<[string, Behaviour, Partial<Failure>]>([
    ['400', fails(400), { reason: 'invalid_request', canRetry: false, ...none }],
    [
      '400 in words that are nested too deep to be told',
      page(400, `{"error":{"type":"invalid_request_error","message":${'['.repeat(5e5)}${']'.repeat(5e5)}}}`),
      { reason: 'invalid_request', canRetry: false, message: 'status 400 (invalid_request_error)' },
    ],
    ['401', fails(401), { reason: 'auth', canRetry: false }],
    [
      '402 of OpenRouter',
      json(402, { error: { code: 402, message: 'Add credits' } }),
      { reason: 'billing', canRetry: false },
    ],
    ['403', fails(403), { reason: 'auth', canRetry: false }],
    [
      '403 about one text',
      json(403, { error: { code: 403, message: 'Your input was flagged', metadata: { reasons: ['x'] } } }),
      { reason: 'refusal', canRetry: false },
    ],
    ['404 of a model', fails(404, { code: 'model_not_found' }), { reason: 'invalid_request', canRetry: false }],
    [
      '404 of a path',
      page(404, '404 page not found'),
      { message: 'status 404: there is no chat/completions at this address, which ends in /v1 with most servers' },
    ],
    [
      '404 of a path at FastAPI',
      json(404, { detail: 'Not Found' }),
      { message: expect.stringMatching(/^status 404: Not Found: there is no chat/) as unknown as string },
    ],
    ['408', fails(408), { reason: 'timeout', canRetry: true }],
    ['409', fails(409), { reason: 'server_error', canRetry: true }],
    ['413', fails(413), { reason: 'invalid_request', canRetry: false }],
    ['422', fails(422), { reason: 'invalid_request', canRetry: false }],
    ['429', fails(429), { reason: 'rate_limited', canRetry: true, ...none }],
    ['429 with seconds', fails(429, { headers: { 'retry-after': '20' } }), { retryAfterMs: 20_000 }],
    [
      '429 with milliseconds',
      fails(429, { headers: { 'retry-after-ms': '250', 'retry-after': '1' } }),
      { reason: 'rate_limited', retryAfterMs: 250 },
    ],
    [
      '429 of a spent quota',
      json(429, { error: { ...quota, code: 'insufficient_quota' } }),
      { reason: 'billing', canRetry: false },
    ],
    [
      '429 of a spent quota behind LiteLLM',
      json(429, {
        error: { message: `litellm.RateLimitError: OpenAIException - ${quota.message}`, type: 'throttling_error' },
      }),
      { reason: 'billing', canRetry: false },
    ],
    [
      '400 of a spent budget of LiteLLM',
      json(400, { error: { message: 'Budget has been exceeded!', type: 'budget_exceeded', code: '400' } }),
      { reason: 'billing', canRetry: false },
    ],
    [
      '400 that quotes the question',
      json(400, { error: { message: 'bad input: "exceeded your current quota"', type: 'invalid_request_error' } }),
      { reason: 'invalid_request' },
    ],
    [
      '400 of the filter of Azure',
      json(400, { error: { code: 'content_filter', message: 'filtered', status: 400 } }),
      { reason: 'refusal', canRetry: false },
    ],
    [
      'an answer that the server withholds',
      json(400, { error: { code: 'json_validate_failed', message: 'Failed to validate JSON.' } }),
      {
        reason: 'invalid_answer',
        canRetry: true,
        status: null,
        message: expect.stringMatching(/^status 400 /) as unknown as string,
      },
    ],
    ['429 that says not to ask again', fails(429, { headers: { 'x-should-retry': 'false' } }), { canRetry: false }],
    ['500', fails(500), { reason: 'server_error', canRetry: true, ...none }],
    ['502 of a proxy', page(502), { reason: 'server_error', canRetry: true, message: 'status 502' }],
    ['503', fails(503), { reason: 'server_error', canRetry: true }],
    [
      '503 of Ollama',
      json(503, { error: 'server busy, please try again. maximum pending requests exceeded' }),
      { reason: 'overloaded', canRetry: true },
    ],
    ['504', fails(504), { reason: 'timeout', canRetry: true }],
    ['529', fails(529), { reason: 'overloaded', canRetry: true }],
    ['a page with status 200', page(200), noChat],
    ['JSON that is none', json(200, { ok: true }), noChat],
    ['JSON of nothing', page(200, 'null'), noChat],
    ['no choices', json(200, { choices: [] }), noChat],
    ['events', page(200, 'data: {"choices":[]}\n\n', { 'content-type': 'text/event-stream' }), noChat],
    ['an empty body', page(200, ''), noChat],
    ['no content', page(204, ''), { ...noChat, status: 204, message: 'status 204 without a chat completion' }],
    ['broken JSON', brokenJson(), noChat],
    [
      'an error with status 200',
      json(200, { error: { code: 429, message: 'Rate limited upstream' } }),
      { reason: 'rate_limited', canRetry: true, status: 200, message: 'status 200 (429): Rate limited upstream' },
    ],
    [
      'an error in the choice',
      json(200, {
        choices: [{ finish_reason: 'error', error: { code: 502, message: 'gone' }, message: { content: '{' } }],
      }),
      { reason: 'server_error', canRetry: true, status: 200, message: 'status 200 (502): gone' },
    ],
    ['an error that is no code', json(200, { error: 'unexpected' }), { reason: 'server_error', canRetry: true }],
    ['a body that ends early', endsEarly(), { reason: 'connection', canRetry: true, status: 200, ...none }],
    ['a connection that is cut', resets(), { reason: 'connection', canRetry: true, status: null, requestId: null }],
    ['too much', page(200, 'x'.repeat(5_000_000)), { reason: 'server_error', canRetry: false, status: 200 }],
    ['too much of an error', page(500, 'x'.repeat(5_000_000)), { reason: 'server_error', canRetry: true, status: 500 }],
  ])('%s', async (name, behaviour, wanted) => {
    const { api, ask } = await judge({ answer: () => behaviour });
    const failure = await ask();
    expect(failure).toMatchObject({ kind: 'failure', mayBeBilled: true, ...wanted });
    // Never retried inside.
    expect(api.requests).toHaveLength(1);
    const status = /^\d{3}/.exec(name)?.[0];
    if (status !== undefined) expect(failure).toMatchObject({ status: Number(status) });
  });

  it.each(DIALECTS)('is read in the words of a server like %s', async (like) => {
    const { ask } = await judge({ like, answer: () => fails(500, { message: 'the engine is dead' }) });
    expect(await ask()).toMatchObject({
      reason: 'server_error',
      message: expect.stringMatching(/the engine is dead$/),
    });
  });

  it.each<[string, unknown, string]>([
    ['OpenAI', { error: { message: 'm', type: 't', param: 'p', code: 'c' } }, 'status 400 (t, c): m'],
    [
      'vLLM',
      { error: { message: 'm', type: 'BadRequestError', param: null, code: 400 } },
      'status 400 (BadRequestError, 400): m',
    ],
    [
      'vLLM of old',
      { object: 'error', message: 'm', type: 'BadRequestError', code: 400 },
      'status 400 (BadRequestError, 400): m',
    ],
    ['Ollama', { error: 'm' }, 'status 400: m'],
    [
      'Ollama, as an object',
      { error: { message: 'm', type: 'api_error', param: null, code: null } },
      'status 400 (api_error): m',
    ],
    ['LiteLLM', { error: { message: 'm', type: 'None', param: 'None', code: '400' } }, 'status 400 (None, 400): m'],
    ['xAI', { code: 'invalid', error: 'm' }, 'status 400 (invalid): m'],
    ['FastAPI', { detail: 'm' }, 'status 400: m'],
    [
      'a validation, without what it quotes',
      { detail: [{ loc: ['body', 'x'], msg: 'm', input: 'the question' }] },
      'status 400: ["body","x"] m',
    ],
    [
      'somebody behind OpenRouter',
      { error: { message: 'Provider returned error', code: 400, metadata: { raw: 'too long', provider_name: 'x' } } },
      'status 400 (400): Provider returned error: too long',
    ],
    ['nobody', [1], 'status 400'],
    ['nobody, as a text', '"text"', 'status 400'],
  ])('says what %s says', async (_, body, message) => {
    const { ask } = await judge({ answer: () => json(400, body) });
    expect(await ask()).toMatchObject({ reason: 'invalid_request', message });
  });

  it.each<[string, Behaviour, Partial<Failure>]>([
    ['without headers', silent(), { status: null, requestId: null }],
    ['in the body of an answer', stalls(), { status: 200, requestId: 'req-loopback0000' }],
  ])('is a silence %s, which ends with the time of the attempt', async (_, behaviour, wanted) => {
    const { api, completer } = await judge({ answer: () => behaviour });
    const failure = await completer.complete(REQUEST, 1000, 0);
    expect(failure).toMatchObject({ kind: 'failure', reason: 'timeout', canRetry: true, ...wanted });
    while (api.requests[0]?.hungUp !== true) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('with a stalled page of error keeps its status', async () => {
    const { completer } = await judge({ answer: () => stalls(fails(529)) });
    expect(await completer.complete(REQUEST, 1000, 0)).toMatchObject({ reason: 'overloaded', status: 529 });
  });

  it('is a server that is not there, or a wait that is no number', async () => {
    const { api, ask, completer } = await judge();
    await api.stop();
    expect(await ask()).toMatchObject({
      reason: 'connection',
      message: 'no answer (ECONNREFUSED)',
      mayBeBilled: false,
    });
    expect(await completer.complete(REQUEST, Number.NaN, 0)).toMatchObject({ kind: 'failure', canRetry: false });
  });

  it('says one line, however long and wild the answer is', async () => {
    const message = `a\r\n::error::b\u0000\u202e${'c'.repeat(10_000)}`;
    const { ask } = await judge({ answer: () => fails(400, { message }) });
    expect(await ask()).toMatchObject({
      message: expect.stringMatching(/^status 400 \(invalid_request_error\): a ::error::b c{180,190}…$/),
    });
  });

  it('is a redirect, which is not followed', async () => {
    const elsewhere = await judge();
    const { ask } = await judge({ answer: () => redirects(`${elsewhere.api.url}/chat/completions`) });
    expect(await ask()).toMatchObject({
      reason: 'invalid_request',
      canRetry: false,
      status: 307,
      message: 'status 307: a redirect, which is not followed',
    });
    expect(elsewhere.api.requests).toEqual([]);
  });

  it('is one line, whatever the body is', () => {
    const body = fc.oneof(
      fc.anything(),
      fc.record({ error: fc.anything() }),
      fc.record({ detail: fc.array(fc.anything()) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), fc.jsonValue(), body, (status, value, wild) => {
        for (const one of [value, wild]) {
          const failure = failureOfAnswer({ status, headers: new Headers(), body: one }, 0, (text) => text);
          expect(failure.message).toMatch(/^[^\n\r]{1,600}$/);
          expect(typeof wordsOfRefusal(one, (text) => text)).toBe('string');
        }
      }),
    );
  });
});

it.each<[number, string, string]>([
  [200, '429', 'rate_limited'],
  [299, '400', 'invalid_request'],
  [299, '399', 'server_error'],
  [200, '599', 'server_error'],
  [300, '429', 'invalid_request'],
])('status %d with code %s is %s, and may be charged for', (status, code, reason) => {
  const body = { error: { code, message: 'm' } };
  expect(failureOfAnswer({ status, headers: new Headers(), body }, 0, String)).toMatchObject({
    ...{ reason, status, mayBeBilled: true },
  });
});

describe('a key', () => {
  it.each(['sk-\nx-evil: 1', 'sk-ключ', 'sk-\u0000'])('%j is not sent', async (apiKey) => {
    const { api, ask } = await judge({}, { apiKey });
    const failure = await ask();
    expect(failure).toMatchObject({
      kind: 'failure',
      reason: 'auth',
      canRetry: false,
      status: null,
      mayBeBilled: false,
    });
    expect(JSON.stringify(failure)).not.toContain('sk-');
    expect(api.requests).toEqual([]);
  });

  it('may have the line feed of the file it was kept in', async () => {
    const { ask } = await judge({ apiKey: 'sk-0000' }, { apiKey: 'sk-0000\n' });
    expect(await ask()).toMatchObject({ kind: 'answer' });
  });

  const apiKey = 'gateway-key-0123456789abcdef';
  const echo = `Bearer ${apiKey} is not known`;
  it.each<[string, Behaviour]>([
    ['a message', fails(401, { message: echo })],
    ['a message, where it is cut', fails(401, { message: `${'x'.repeat(190)}${echo}` })],
    ['a type and a code', fails(400, { type: apiKey, code: apiKey })],
    ['a text', json(400, { error: echo })],
    ['a validation', json(422, { detail: [{ loc: [apiKey], msg: echo }] })],
    ['a page', page(502, echo)],
    ['an answer', says([`{"reason":"${echo}"}`])],
    ['a model', says(['{}'], { model: apiKey })],
    ['a reason to stop', says(['{}'], { stopReason: apiKey })],
    ['the id of a request', fails(500, { headers: { 'x-request-id': apiKey } })],
    ['another kind of key', fails(400, { message: `x sk-proj-${'abcdefgh1'.repeat(8)} x` })],
  ])('that the server repeats in %s is masked', async (_, behaviour) => {
    const { ask } = await judge({ apiKey, answer: () => behaviour });
    expect(JSON.stringify(await ask())).not.toMatch(/gateway-key|0123456|sk-proj/);
  });
});

it.each([
  '',
  'localhost:1',
  'ftp://127.0.0.1',
  '/v1',
  'http://',
  'http://me:secret-word@127.0.0.1:1',
  'http://127.0.0.1:1/v1?key=secret-word',
  'http://127.0.0.1:1/v1#x',
])('the base URL %j is not asked', async (baseUrl) => {
  const failure = await openOpenAi({ apiKey: 'key', baseUrl }).complete(REQUEST, PATIENT, 0);
  expect(failure).toMatchObject({ kind: 'failure', reason: 'invalid_request', canRetry: false, mayBeBilled: false });
  expect(JSON.stringify(failure)).not.toContain('secret-word');
});
