import { describe, expect, it } from '@jest/globals';
import { schemaInWords } from '../../../src/adapters/model-api/schema-in-words.js';
import { CHAT_PARTS, type ChatPart, partsOf, readChat, toChatRequest } from '../../../src/adapters/openai/chat.js';
import { failureOfAnswer } from '../../../src/adapters/openai/failure.js';
import { REQUEST as CLAUDE } from '../../judge/recordings.js';

const REQUEST = { ...CLAUDE, model: 'gpt-4.1-mini' };
const THINKER = { ...CLAUDE, model: 'gpt-5-mini' };
const request = (parts: readonly ChatPart[] = [], says = false, asked = REQUEST) =>
  toChatRequest(asked, new Set(parts), says);
const IN_WORDS = `${REQUEST.system}\n\n${schemaInWords(REQUEST.schema)}`;

describe('a request as chat completions', () => {
  it('has all of it', () => {
    const { system, user, schema } = REQUEST;
    expect(request()).toEqual({
      ...{ model: 'gpt-4.1-mini', max_tokens: 2000 },
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
    });
  });

  it('says the schema in words where the server takes none, or leaves it unread', () => {
    expect(request(['response_format'])).toMatchObject({ messages: [{ content: IN_WORDS }, {}] });
    expect(request(['response_format'])).not.toHaveProperty('response_format');
    expect(request([], true)).toMatchObject({
      messages: [{ content: IN_WORDS }, {}],
      response_format: expect.anything(),
    });
  });

  it('has the newer name of the cap where that is wanted', () => {
    expect(request(['max_tokens'])).toMatchObject({ max_completion_tokens: 2000 });
    expect(request(['max_tokens'])).not.toHaveProperty('max_tokens');
  });

  it.each([
    ['gpt-5', true],
    ['gpt-5-mini', true],
    ['openai/gpt-oss-120b', true],
    ['o3', true],
    ['o4-mini', true],
    ['x/o1-pro', true],
    ['gpt-4.1', false],
    ['o3x', false],
    ['my-gpt-5', false],
    ['llama3', false],
  ])('tells %s to think little: %s', (model, thinks) => {
    const asked = { ...CLAUDE, model };
    expect(partsOf(asked)).toEqual(['response_format', 'max_tokens', ...(thinks ? ['reasoning_effort'] : [])]);
    expect('reasoning_effort' in request([], false, asked)).toBe(thinks);
  });

  it('thinks unasked where the server refuses to be told', () => {
    expect(request([], false, THINKER)).toMatchObject({ reasoning_effort: 'low' });
    expect(request(['reasoning_effort'], false, THINKER)).not.toHaveProperty('reasoning_effort');
  });

  it.each<[string, ChatPart | undefined]>([
    ["Invalid schema for response_format 'answer'", 'response_format'],
    ['This model does not support structured outputs', 'response_format'],
    ['no endpoints found that can handle the requested parameters', 'response_format'],
    ['does not support thinking', 'reasoning_effort'],
    ["Unsupported parameter: 'max_tokens'", 'max_tokens'],
    ['use max_completion_tokens', 'max_tokens'],
    ['something else', undefined],
  ])('is refused by %j for %s', (words, part) => {
    expect(CHAT_PARTS.find(({ named }) => named.test(words))?.part).toBe(part);
  });
});

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
const chat = (choice: object = {}, overrides: object = {}) => ({
  ...{ model: 'm', choices: [{ finish_reason: 'stop', message: { content: 'a' }, ...choice }], usage: USAGE },
  ...overrides,
});
const usage = (overrides: object) => chat({}, { usage: { ...USAGE, ...overrides } });
const COUNTED = { inputTokens: 100, outputTokens: 20, cacheWriteTokens: 0, cacheReadTokens: 0 };

describe('a chat completion', () => {
  it.each<[string, object, object]>([
    [
      'a whole one',
      chat(),
      { kind: 'answer', text: 'a', isCut: false, stopReason: 'stop', model: 'm', usage: COUNTED, requestId: 'r' },
    ],
    ['one of Hugging Face', chat({ finish_reason: 'eos_token' }), { isCut: false }],
    ['one that a mark has ended', chat({ finish_reason: 'stop_sequence' }), { isCut: false }],
    ['one that was cut', chat({ finish_reason: 'length' }), { isCut: true, stopReason: 'length' }],
    ['one that ended nobody knows why', chat({ finish_reason: null }), { isCut: true, stopReason: null }],
    [
      'one in parts',
      chat({
        message: {
          content: [
            { type: 'text', text: 'a' },
            { type: 'image', text: 'x' },
            { type: 'text' },
            { type: 'text', text: 'b' },
          ],
        },
      }),
      { text: 'ab' },
    ],
    ['one without a text', chat({ message: { content: null } }), { text: '' }],
    ['one with thoughts', chat({ message: { content: '<think>t</think>a' } }), { text: 'a' }],
    ['one without a name', chat({}, { model: null }), { model: 'gpt-4.1-mini' }],
    ['one with an empty name', chat({}, { model: '' }), { model: 'gpt-4.1-mini' }],
    ['one with a long name', chat({}, { model: 'x'.repeat(201) }), { model: 'x'.repeat(200) }],
    [
      'a refusal',
      chat({ message: { refusal: 'no' } }),
      { kind: 'refusal', category: null, usage: COUNTED, requestId: 'r' },
    ],
    ['an empty refusal', chat({ message: { refusal: '', content: 'a' } }), { kind: 'answer' }],
    ['a filter', chat({ finish_reason: 'content_filter' }), { kind: 'refusal', category: 'content_filter' }],
    [
      'two choices, of which the first counts',
      chat({}, { choices: [chat().choices[0], { message: { content: 'b' } }] }),
      { text: 'a' },
    ],
  ])('is read: %s', (_, body, wanted) => {
    expect(readChat(body, REQUEST, 'r')).toMatchObject(wanted);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no choice', chat({}, { choices: [] })],
    ['a choice that is an error', chat({ finish_reason: 'error' })],
    ['a choice without a message', { choices: [{}] }],
  ])('is none with %s', (_, body) => {
    expect(readChat(body, REQUEST, 'r')).toBeUndefined();
  });

  it.each<[string, object, object | null]>([
    [
      'what was read from the cache',
      usage({ prompt_tokens_details: { cached_tokens: 30 } }),
      { ...COUNTED, inputTokens: 70, cacheReadTokens: 30 },
    ],
    [
      'what was written to it',
      usage({ prompt_tokens_details: { cached_tokens: 30, cache_write_tokens: 20 } }),
      { ...COUNTED, inputTokens: 50, cacheReadTokens: 30, cacheWriteTokens: 20 },
    ],
    [
      'what was written under another name',
      usage({ prompt_tokens_details: { cache_creation_tokens: 20 } }),
      { ...COUNTED, inputTokens: 80, cacheWriteTokens: 20 },
    ],
    ['thoughts that are in the total alone', usage({ total_tokens: 150 }), { ...COUNTED, outputTokens: 50 }],
    ['no total', usage({ total_tokens: null }), COUNTED],
    ['a prompt without tokens', usage({ prompt_tokens: 0 }), null],
    ['an answer without tokens', usage({ completion_tokens: 0, total_tokens: null }), null],
    ['no prompt', usage({ prompt_tokens: null }), null],
    ['more from the cache than there was', usage({ prompt_tokens_details: { cached_tokens: 101 } }), null],
    [
      'all from the cache',
      usage({ prompt_tokens_details: { cached_tokens: 100 } }),
      { ...COUNTED, inputTokens: 0, cacheReadTokens: 100 },
    ],
    ['half a token', usage({ completion_tokens: 0.5 }), null],
    ['nothing', chat({}, { usage: undefined }), null],
  ])('counts tokens: %s', (_, body, wanted) => {
    expect(readChat(body, REQUEST, 'r')?.usage).toEqual(wanted);
  });
});

describe('an answer with an error', () => {
  const found = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    failureOfAnswer({ status, headers: new Headers(headers), body }, 0, (text) => text);
  const error = (code: string | number, message = '', type = '') => ({ error: { code, message, type } });

  it.each<[number, unknown, object]>([
    [401, error('invalid_api_key'), { reason: 'auth', canRetry: false, status: 401 }],
    [429, error('rate_limit_exceeded'), { reason: 'rate_limited', canRetry: true }],
    [429, error('insufficient_quota'), { reason: 'billing', canRetry: false }],
    [400, error('', '', 'budget_exceeded'), { reason: 'billing' }],
    [500, error('insufficient_quota'), { reason: 'server_error' }],
    [429, error('', 'You exceeded your current quota'), { reason: 'billing' }],
    [400, error('', 'You exceeded your current quota'), { reason: 'invalid_request' }],
    [400, error('json_validate_failed'), { reason: 'invalid_answer', canRetry: true, status: null, mayBeBilled: true }],
    [503, error('', 'the model is overloaded'), { reason: 'overloaded' }],
    [503, error('', 'down'), { reason: 'server_error' }],
    [500, error('', 'the model is busy'), { reason: 'server_error' }],
    [400, error('content_filter'), { reason: 'refusal' }],
    [200, error(429, 'slow down'), { reason: 'rate_limited', status: 200 }],
    [200, error(400), { reason: 'invalid_request' }],
    [200, error(399), { reason: 'server_error' }],
    [200, error(600), { reason: 'server_error' }],
    [200, error('x'), { reason: 'server_error', canRetry: true }],
    [299, error(401), { reason: 'auth' }],
  ])('%d %j', (status, body, wanted) => {
    expect(found(status, body)).toMatchObject(wanted);
  });

  it('is known by its id, and waits as long as it says', () => {
    const headers = { 'x-litellm-call-id': 'c1', 'retry-after': '3', 'x-should-retry': 'false' };
    expect(found(529, undefined, headers)).toMatchObject({ requestId: 'c1', retryAfterMs: 3000, canRetry: false });
    expect(found(529, undefined, { 'x-request-id': 'r1', ...headers }).requestId).toBe('r1');
  });

  it.each<[number, unknown, boolean]>([
    [404, undefined, true],
    [404, { error: 'Not Found' }, true],
    [404, error('', 'model x not found'), false],
    [404, error('', '', 'not_found'), false],
    [405, undefined, false],
  ])('at an address that is none has a hint: %d %j %s', (status, body, isThere) => {
    expect(found(status, body).message.includes('there is no chat/completions at this address')).toBe(isThere);
  });
});
