import { describe, expect, it } from '@jest/globals';
import { saidIn, wordsOfRefusal } from '../../../src/adapters/model-api/error-body.js';
import { failureOf } from '../../../src/adapters/model-api/failure.js';
import {
  addressBelow,
  maskKey,
  problemOfAddress,
  problemOfKey,
  withoutKey,
} from '../../../src/adapters/model-api/key.js';
import { completion } from '../../judge/recordings.js';

describe('what an error says', () => {
  const mask = (text: string): string => text.replaceAll('k3y', '***');

  it.each<[string, unknown, object]>([
    ['in an object', { error: { type: 't', code: 429, message: 'm k3y' } }, { type: 't', code: '429', words: 'm ***' }],
    ['in the body itself', { type: 't', message: 'm', code: 'c' }, { type: 't', code: 'c', words: 'm' }],
    ['as a text', { error: 'm' }, { type: '', words: 'm' }],
    ['as a detail', { detail: 'm' }, { words: 'm' }],
    [
      'as places',
      { detail: [{ loc: ['body', 'x'], msg: 'bad' }, { msg: 'worse' }] },
      { words: expect.stringMatching(/bad;.*worse$/) },
    ],
    ['from somebody behind', { error: { message: 'm', metadata: { raw: 'r' } } }, { words: 'm: r' }],
    ['from somebody behind alone', { error: { metadata: { raw: 'r' } } }, { words: 'r' }],
    ['in nothing', undefined, { type: '', code: '', words: '' }],
    ['in an error that is none', { error: null, message: 'm' }, { words: 'm' }],
  ])('%s', (_, body, wanted) => {
    expect(saidIn(body, mask)).toMatchObject(wanted);
  });

  it('names the parameter first, wherever that stands', () => {
    expect(wordsOfRefusal({ error: { param: 'p', code: 'c', type: 't', message: 'm' } }, mask)).toBe('p c t m');
    expect(wordsOfRefusal({ param: 'p', message: 'm' }, mask)).toBe('p   m');
    expect(wordsOfRefusal(undefined, mask)).toBe('   ');
  });
});

describe('a key', () => {
  it.each([
    ['sk-ant-1', true],
    ['with blank', false],
    ['ü', false],
    ['', false],
    ['a\n', false],
  ])('%j can be sent: %s', (key, isFine) => {
    expect(problemOfKey(key) === undefined).toBe(isFine);
  });

  it.each([
    ['https://x.test', true],
    ['http://x.test/v1/', true],
    ['ftp://x.test', false],
    ['https://me@x.test', false],
    ['https://:pw@x.test', false],
    ['https://x.test?a=1', false],
    ['https://x.test#a', false],
    ['x.test', false],
    ['', false],
  ])('can be sent to %j: %s', (address, isFine) => {
    expect(problemOfAddress(address) === undefined).toBe(isFine);
    if (!isFine)
      expect(problemOfAddress(address)).toMatchObject({
        reason: 'invalid_request',
        canRetry: false,
        mayBeBilled: false,
      });
  });

  it('stands in no text', () => {
    expect([addressBelow('http://x/', '/p'), addressBelow('http://x//', '/p'), addressBelow('http://x', '/p')]).toEqual(
      Array(3).fill('http://x/p'),
    );
    expect(maskKey('a k b k', 'k')).toBe('a *** b ***');
    expect(maskKey('a k', '')).toBe('a k');
  });

  it('stands in no outcome, where it is long enough to be one', () => {
    const key = `${'k'.repeat(7)}1`;
    const text = `of ${key}`;
    const answer = completion({ text, model: text, stopReason: text, requestId: text });
    expect(withoutKey(answer, key)).toMatchObject({
      ...{ text: 'of ***', model: 'of ***', stopReason: 'of ***', requestId: 'of ***' },
    });
    expect(withoutKey(completion({ stopReason: null, requestId: null }), key)).toMatchObject({
      stopReason: null,
      requestId: null,
    });
    // Shorter ones, and those that may be a word, may stand in any answer.
    for (const one of [key.slice(1), 'not-needed', 'reference']) expect(withoutKey(answer, one)).toBe(answer);
    const refusal = { ...answer, kind: 'refusal', category: text } as const;
    expect(withoutKey(refusal, key)).toMatchObject({ category: 'of ***', model: 'of ***', requestId: 'of ***' });
    expect(withoutKey(failureOf('auth', text, { requestId: text }), key)).toMatchObject({
      requestId: 'of ***',
      message: text,
    });
  });
});
