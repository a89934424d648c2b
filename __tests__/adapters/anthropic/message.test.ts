import { describe, expect, it } from '@jest/globals';
import { failureInBatch, refusalIn, toFailure } from '../../../src/adapters/anthropic/failure.js';
import { IdentityError } from '../../../src/adapters/anthropic/federation.js';
import {
  MESSAGE_PARTS,
  type MessagePart,
  partsOf,
  readMessage,
  toMessageParams,
  traitsOf,
} from '../../../src/adapters/anthropic/message.js';
import { schemaInWords } from '../../../src/adapters/model-api/schema-in-words.js';
import type { Failure } from '../../../src/judge/asking/completer.js';
import { REQUEST } from '../../judge/recordings.js';

const HAIKU = 'claude-haiku-5-5';
const OPUS = 'claude-opus-5-5';
const OLD = 'claude-haiku-4-5';
const of = (model: string) => ({ ...REQUEST, model });

describe('a request as a message', () => {
  it('has all of it, with a prompt that can be cached', () => {
    const { system, user, schema } = REQUEST;
    expect(toMessageParams(of(HAIKU))).toEqual({
      ...{ model: HAIKU, max_tokens: 2000, messages: [{ role: 'user', content: user }] },
      system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
      output_config: { effort: 'low', format: { type: 'json_schema', schema } },
      thinking: { type: 'disabled' },
    });
  });

  it.each<[MessagePart, object]>([
    ['effort', { output_config: { format: expect.anything() } }],
    ['thinking', { output_config: expect.anything() }],
    ['cache_control', { system: REQUEST.system }],
    [
      'output_config',
      { system: [expect.objectContaining({ text: `${REQUEST.system}\n\n${schemaInWords(REQUEST.schema)}` })] },
    ],
  ])('leaves out %s', (part, wanted) => {
    const params = toMessageParams(of(HAIKU), new Set([part]));
    expect(params).toMatchObject(wanted);
    expect('thinking' in params).toBe(part !== 'thinking');
    expect('output_config' in params).toBe(part !== 'output_config');
    expect(JSON.stringify(params).includes('"effort"')).toBe(part !== 'effort' && part !== 'output_config');
  });

  it('says the schema in words where it is left unread', () => {
    const [block] = [toMessageParams(of(HAIKU), new Set(), true).system].flat();
    expect(block).toMatchObject({ text: `${REQUEST.system}\n\n${schemaInWords(REQUEST.schema)}` });
    expect(JSON.stringify(toMessageParams(of(HAIKU)))).not.toContain('JSON Schema');
  });

  it.each<[string, readonly string[], unknown]>([
    [HAIKU, ['effort', 'thinking'], { type: 'disabled' }],
    ['claude-sonnet-5-5-20261001', ['effort', 'thinking'], { type: 'between_tools' }],
    [OPUS, ['effort'], undefined],
    [OLD, [], undefined],
    ['anthropic/claude-sonnet-4.5', [], undefined],
    ['claude-haiku-5', ['effort'], undefined],
    ['other', ['effort'], undefined],
  ])('has what %s takes: %j', (model, traits, thinking) => {
    expect(partsOf(of(model))).toEqual([...traits, 'output_config', 'cache_control', 'anthropic-version']);
    expect(toMessageParams(of(model)).thinking).toEqual(thinking);
    expect(traitsOf(model).effort).toBe(traits.includes('effort'));
    expect(JSON.stringify(toMessageParams(of(model))).includes('"effort":"low"')).toBe(traits.includes('effort'));
  });

  it.each<[MessagePart, string, string]>([
    ['bearer', 'x-api-key', 'no x-api-key'],
    ['effort', 'output_config.effort: Extra inputs', 'efforts'],
    ['output_config', 'output_format: not known', 'output'],
    ['output_config', 'structured-outputs are not supported', 'structure'],
    ['thinking', 'thinking: unexpected', 'rethinking'],
    ['cache_control', 'system.0.cache_control', 'cache'],
    ['anthropic-version', 'anthropic-version: unknown', 'version'],
  ])('has a part %s that a refusal names by %j and not by %j', (part, words, others) => {
    const named = MESSAGE_PARTS.filter((one) => one.part === part).map(({ named: pattern }) => pattern);
    expect(named.map((pattern) => [pattern.test(words), pattern.test(others)])).toEqual([[true, false]]);
  });
});

const USAGE = { input_tokens: 10, output_tokens: 20, cache_creation_input_tokens: 30, cache_read_input_tokens: 40 };
const message = (overrides: object = {}) => ({
  ...{ type: 'message', model: 'm', content: [{ type: 'text', text: 'a' }], stop_reason: 'end_turn', usage: USAGE },
  ...overrides,
});
const COUNTED = { inputTokens: 10, outputTokens: 20, cacheWriteTokens: 30, cacheReadTokens: 40 };

describe('a message', () => {
  it.each<[string, object, unknown]>([
    [
      'a whole one',
      {},
      { kind: 'answer', text: 'a', isCut: false, stopReason: 'end_turn', model: 'm', usage: COUNTED, requestId: 'r' },
    ],
    ['one that a mark has ended', { stop_reason: 'stop_sequence' }, { isCut: false }],
    ['one that was cut', { stop_reason: 'max_tokens' }, { isCut: true, stopReason: 'max_tokens' }],
    ['one that ended nobody knows why', { stop_reason: null }, { isCut: true, stopReason: null }],
    [
      'one in several blocks',
      {
        content: [
          { type: 'thinking', text: 'x' },
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ],
      },
      { text: 'ab' },
    ],
    ['one without a block', { content: [] }, { text: '' }],
    ['one with thoughts in its text', { content: [{ type: 'text', text: 't</think>a' }] }, { text: 'a' }],
    [
      'one whose tokens are not told apart',
      { usage: { input_tokens: 1, output_tokens: 2 } },
      { usage: { ...COUNTED, inputTokens: 1, outputTokens: 2, cacheWriteTokens: 0, cacheReadTokens: 0 } },
    ],
    [
      'one that only the cache has read',
      { usage: { ...USAGE, input_tokens: 0, cache_creation_input_tokens: 0 } },
      { usage: { ...COUNTED, inputTokens: 0, cacheWriteTokens: 0 } },
    ],
    [
      'one that only the cache has written',
      { usage: { ...USAGE, input_tokens: 0, cache_read_input_tokens: 0 } },
      { usage: { ...COUNTED, inputTokens: 0, cacheReadTokens: 0 } },
    ],
    ['one whose tokens nobody counted', { usage: { input_tokens: 0, output_tokens: 9 } }, { usage: null }],
    [
      'a refusal',
      { stop_reason: 'refusal', stop_details: { category: 'cyber' } },
      { kind: 'refusal', category: 'cyber', model: 'm', usage: COUNTED, requestId: 'r' },
    ],
    ['a refusal without a word', { stop_reason: 'refusal' }, { kind: 'refusal', category: null }],
    [
      'a refusal that is free',
      { stop_reason: 'refusal', usage: { input_tokens: 0, output_tokens: 0 } },
      { usage: { inputTokens: 0, outputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0 } },
    ],
  ])('is read: %s', (_, overrides, wanted) => {
    expect(readMessage(message(overrides), 'r')).toMatchObject(Object(wanted));
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['an error', { type: 'error' }],
    ['no tokens', message({ usage: {} })],
    ['half a token', message({ usage: { ...USAGE, output_tokens: 0.5 } })],
    ['a text without one', message({ content: [{ type: 'text' }] })],
  ])('is none with %s', (_, body) => {
    expect(readMessage(body, null)).toBeUndefined();
  });
});

describe('an error of the client', () => {
  const at = { timedOut: false, now: 0, mask: (text: string) => text };
  const answered = (status: number, type: string, words = '', errorCode?: string) => ({
    ...{
      status,
      error: { error: { type, message: words } },
      headers: new Headers({ 'request-id': 'req_1' }),
      errorCode,
    },
  });

  it.each<[object, Partial<Failure>]>([
    [
      answered(400, 'invalid_request_error'),
      { reason: 'invalid_request', canRetry: false, status: 400, requestId: 'req_1', mayBeBilled: true },
    ],
    [answered(400, 'invalid_request_error', 'Your credit balance is too low'), { reason: 'billing', canRetry: false }],
    [answered(422, 'x', 'Your credit balance is too low'), { reason: 'invalid_request' }],
    [answered(402, 'x'), { reason: 'billing' }],
    [answered(403, 'billing_error'), { reason: 'billing' }],
    [answered(500, 'billing_error'), { reason: 'server_error', canRetry: true }],
    [answered(429, 'rate_limit_error'), { reason: 'rate_limited', canRetry: true }],
    [answered(429, 'rate_limit_error', '', 'spend_limit_reached'), { reason: 'billing', canRetry: false }],
    [answered(429, 'rate_limit_error', '', 'ramp_limit_exceeded'), { reason: 'rate_limited' }],
    [answered(500, 'overloaded_error'), { reason: 'overloaded', canRetry: true }],
    [answered(429, 'overloaded_error'), { reason: 'rate_limited' }],
    [answered(400, 'x', 'was flagged'), { reason: 'refusal' }],
    [{ name: 'APIConnectionTimeoutError' }, { reason: 'timeout' }],
    [{ code: 'ECONNRESET' }, { reason: 'connection' }],
    [
      new IdentityError('no\ntoken'),
      { reason: 'auth', canRetry: false, mayBeBilled: false, message: 'workload identity: no token' },
    ],
  ])('%j', (error, wanted) => {
    expect(toFailure(error, at)).toMatchObject(wanted);
  });

  it('is not asked about again where the API says so, and is a timeout where the time is over', () => {
    const error = { ...answered(529, 'overloaded_error'), headers: new Headers({ 'x-should-retry': 'false' }) };
    expect(toFailure(error, at)).toMatchObject({ reason: 'overloaded', canRetry: false });
    expect(toFailure({ code: 'ECONNRESET' }, { ...at, timedOut: true })).toMatchObject({ reason: 'timeout' });
  });

  it.each<[object, string | null]>([
    [answered(400, 't', 'no effort'), '  t no effort'],
    [answered(401, 't', 'missing X-Api-Key'), 'x-api-key'],
    [answered(403, 't', 'missing x-api-key'), 'x-api-key'],
    [answered(401, 't', 'no'), null],
    [answered(429, 't', 'no effort'), null],
    [{ code: 'ECONNRESET' }, null],
  ])('says against the form of a request: %j', (error, wanted) => {
    expect(refusalIn(error, at.mask)).toBe(wanted);
  });

  it.each<[string, Partial<Failure>]>([
    ['invalid_request_error', { reason: 'invalid_request', canRetry: false }],
    ['authentication_error', { reason: 'auth' }],
    ['billing_error', { reason: 'billing' }],
    ['permission_error', { reason: 'auth' }],
    ['not_found_error', { reason: 'invalid_request' }],
    ['request_too_large', { reason: 'invalid_request' }],
    ['rate_limit_error', { reason: 'rate_limited', canRetry: true }],
    ['timeout_error', { reason: 'timeout' }],
    ['overloaded_error', { reason: 'overloaded' }],
    ['api_error', { reason: 'server_error', canRetry: true }],
  ])('in a batch is not charged for: %s', (type, wanted) => {
    expect(failureInBatch({ type, message: 'm' }, 'req_1', at.mask)).toMatchObject({
      ...{
        ...wanted,
        message: `errored in the batch (${type}): m`,
        mayBeBilled: false,
        requestId: 'req_1',
        status: null,
      },
    });
    expect(failureInBatch({ type, message: '' }, null, at.mask).message).toBe(`errored in the batch (${type})`);
  });
});
