import { describe, expect, it } from '@jest/globals';
import { errorCodeOf, whyUntrusted } from '../../../src/adapters/error-code.js';
import { callsWrong } from '../../../src/adapters/model-api/concessions.js';
import {
  describeError,
  failureOf,
  forbidsRetry,
  lineOf,
  meaningOfStatus,
  meaningOfText,
  NOT_SENT,
  readRequestId,
  silence,
  timerMs,
} from '../../../src/adapters/model-api/failure.js';

const said = (overrides: object = {}) => ({ type: '', words: '', code: '', ...overrides });

describe('a status', () => {
  it.each([
    [400, 'invalid_request', false],
    [401, 'auth', false],
    [402, 'billing', false],
    [403, 'auth', false],
    [404, 'invalid_request', false],
    [408, 'timeout', true],
    [409, 'server_error', true],
    [413, 'invalid_request', false],
    [422, 'invalid_request', false],
    [429, 'rate_limited', true],
    [499, 'invalid_request', false],
    [500, 'server_error', true],
    [502, 'server_error', true],
    [503, 'server_error', true],
    [504, 'timeout', true],
    [529, 'overloaded', true],
  ])('%d means %s, and asking again may help: %s', (status, reason, canRetry) => {
    expect(meaningOfStatus(status)).toEqual({ reason, canRetry });
  });

  it.each([
    [400, true],
    [401, false],
    [404, true],
    [422, true],
    [500, false],
    [501, true],
  ])('%d calls a parameter wrong: %s', (status, wanted) => {
    expect(callsWrong(status)).toBe(wanted);
  });

  it.each<[number, object, string]>([
    [400, {}, 'status 400'],
    [400, { type: 't' }, 'status 400 (t)'],
    [400, { type: 't', code: 'c', words: ' a\n b ' }, 'status 400 (t, c): a b'],
    [400, { code: 'c' }, 'status 400 (c)'],
    [299, { words: 'w' }, 'status 299: w'],
    [300, { words: 'w' }, 'status 300: a redirect, which is not followed'],
    [399, { words: 'w' }, 'status 399: a redirect, which is not followed'],
  ])('%d is described, %j', (status, what, wanted) => {
    expect(describeError(status, said(what))).toBe(wanted);
  });
});

describe('what an error says of one text', () => {
  it.each<[number, object, unknown]>([
    [400, { code: 'content_filter' }, { reason: 'refusal', canRetry: false }],
    [422, { words: 'Your request was flagged by moderation' }, { reason: 'refusal', canRetry: false }],
    [403, { type: 'content_policy_violation' }, { reason: 'refusal', canRetry: false }],
    [401, { code: 'content_filter' }, undefined],
    [500, { code: 'content_filter' }, undefined],
    [403, {}, { reason: 'invalid_request', canRetry: false }],
    [403, { words: 'Forbidden' }, { reason: 'invalid_request', canRetry: false }],
    [403, { words: 'access denied.' }, { reason: 'invalid_request', canRetry: false }],
    [403, { words: 'this key may not' }, undefined],
    [403, { type: 'permission_error' }, undefined],
    [403, { code: 'x' }, undefined],
    [404, {}, undefined],
  ])('%d, %j', (status, what, wanted) => {
    expect(meaningOfText(status, said(what))).toEqual(wanted);
  });
});

describe('a failure', () => {
  it('may be asked again and may be billed, unless it says otherwise', () => {
    expect(failureOf('timeout', 'm')).toEqual({
      ...{ kind: 'failure', reason: 'timeout', canRetry: true, retryAfterMs: null, message: 'm' },
      ...{ requestId: null, status: null, mayBeBilled: true },
    });
    expect(failureOf('auth', 'm', NOT_SENT)).toMatchObject({ canRetry: false, mayBeBilled: false });
  });

  it.each<[unknown, boolean, object]>([
    [
      new Error('x'),
      true,
      { reason: 'timeout', message: 'no answer within the time for one attempt', mayBeBilled: true },
    ],
    [new Error('x'), false, { reason: 'connection', message: 'no answer', mayBeBilled: true }],
    [{ code: 'ECONNRESET' }, false, { message: 'no answer (ECONNRESET)', mayBeBilled: true, canRetry: true }],
    [{ code: 'ECONNREFUSED' }, false, { message: 'no answer (ECONNREFUSED)', mayBeBilled: false }],
    [{ cause: { code: 'ENOTFOUND' } }, false, { message: 'no answer (ENOTFOUND)', mayBeBilled: false }],
    [{ code: 'EAI_AGAIN' }, false, { mayBeBilled: false }],
    [
      { code: 'CERT_HAS_EXPIRED' },
      false,
      { message: expect.stringMatching(/^no answer: its certificate/), mayBeBilled: false },
    ],
  ])('of silence: %j, too late %s', (error, timedOut, wanted) => {
    expect(silence(error, timedOut)).toMatchObject(wanted);
  });

  it.each([
    [0, 1],
    [0.2, 1],
    [1.2, 2],
    [-5, 1],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 31, 2 ** 31 - 1],
    [Number.POSITIVE_INFINITY, 2 ** 31 - 1],
  ])('a timer of %d waits %d', (ms, wanted) => {
    expect(timerMs(ms)).toBe(wanted);
  });

  it('has words as one short line', () => {
    expect(lineOf(' a\n\u0007 b ')).toBe('a b');
    expect(lineOf('x'.repeat(200))).toBe('x'.repeat(200));
    expect(lineOf('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
  });

  it('reads ids and advice out of headers', () => {
    const headers = new Headers({ a: 'no id!', b: 'req_1', c: 'x'.repeat(129), 'x-should-retry': 'false' });
    expect(readRequestId(headers, 'a', 'b')).toBe('req_1');
    expect([readRequestId(headers, 'c'), readRequestId(headers, 'd'), readRequestId({}, 'b')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([forbidsRetry(headers), forbidsRetry(new Headers({ 'x-should-retry': 'true' })), forbidsRetry({})]).toEqual([
      ...[true, false, false],
    ]);
  });
});

describe('the word of the system', () => {
  const nested = (depth: number): unknown => (depth === 0 ? { code: 'EPIPE' } : { cause: nested(depth - 1) });

  it.each<[unknown, string | undefined]>([
    [{ code: 'EPIPE' }, 'EPIPE'],
    [{ code: 'x', cause: { code: 'E_A1' } }, 'E_A1'],
    [{ code: 7 }, undefined],
    [{ code: 'E' }, undefined],
    [{ code: 'E-X' }, undefined],
    [nested(4), 'EPIPE'],
    [nested(5), undefined],
    [undefined, undefined],
    ['EPIPE', undefined],
  ])('in %j is %j', (error, code) => {
    expect(errorCodeOf(error)).toBe(code);
  });

  it.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', /^its certificate is not trusted \(SELF_SIGNED_CERT_IN_CHAIN\)/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /^its certificate/],
    ['HOSTNAME_MISMATCH', /^its certificate/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /^it does not speak TLS/],
  ])('%s is about trust', (code, wanted) => {
    expect(whyUntrusted(code)).toMatch(wanted);
  });

  it.each(['ECONNRESET', 'HOSTNAME_MISMATCH_X', 'INVALID_CALL', undefined])('%s is not', (code) => {
    expect(whyUntrusted(code)).toBeUndefined();
  });
});
