import { describe, expect, it } from '@jest/globals';
import { classify, toHostError } from '../../../src/adapters/github/client.js';

const answer = (status: number, headers: object = {}, message = 'x') => ({
  name: 'HttpError',
  status,
  message,
  response: { headers, data: { message } },
});
const graphql = (message: string, type?: string) => ({
  name: 'GraphqlResponseError',
  message,
  errors: [{ type, message }],
  response: {},
});
const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds);

describe('what an error of the client means', () => {
  it.each<[string, unknown, string, number?]>([
    ['a cut connection', { status: 500, message: 'socket hang up' }, 'unavailable'],
    ['a name that nobody knows', Object.assign(new TypeError('fetch failed'), { status: 500 }), 'unavailable'],
    ['a timeout', new DOMException('aborted', 'TimeoutError'), 'unavailable'],
    ['an answer that is none', new SyntaxError('not JSON'), 'unavailable'],
    ['502', answer(502), 'unavailable'],
    ['401', answer(401), 'unauthorized'],
    ['403', answer(403), 'forbidden'],
    ['404', answer(404), 'not-found'],
    ['410', answer(410), 'not-found'],
    ['451', answer(451), 'rejected'],
    ['422', answer(422), 'rejected'],
    ['422 for its length', answer(422, {}, 'Body is too long (maximum is 65536 characters)'), 'too-long'],
    ['429 with a time', answer(429, { 'retry-after': '3' }), 'rate-limited', 3],
    [
      '429 with a time of another form',
      answer(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }),
      'rate-limited',
      60,
    ],
    [
      'a secondary limit without a time',
      answer(403, {}, 'You have exceeded a secondary rate limit.'),
      'rate-limited',
      60,
    ],
    [
      'a limit that is over',
      answer(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }),
      'rate-limited',
      1,
    ],
    ['a limit without an end', answer(403, { 'x-ratelimit-remaining': '0' }), 'rate-limited', 60],
    ['a limit of GraphQL', graphql('API rate limit exceeded', 'RATE_LIMITED'), 'rate-limited', 60],
    ['a refusal of GraphQL', graphql('Resource not accessible by integration', 'FORBIDDEN'), 'rejected'],
    ['trouble of GraphQL', graphql('Something went wrong while executing your query.'), 'unavailable'],
    ['nothing', undefined, 'unavailable'],
  ])('%s', (...[, error, failure, retryAfter]) => {
    expect(classify(error)).toEqual({ failure, ...(retryAfter !== undefined && { retryAfter }) });
  });

  it('waits until the limit is over', () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(100) };
    const { retryAfter = 0 } = classify(answer(403, headers));
    expect(Math.abs(retryAfter - 100)).toBeLessThanOrEqual(1);
  });

  it.each([
    [
      'repeats the words of a refusal',
      answer(403, {}, 'Resource not accessible'),
      'writing: status 403 (Resource not accessible)',
    ],
    ['and not too many of them', answer(403, {}, 'x'.repeat(999)), `writing: status 403 (${'x'.repeat(200)})`],
    ['but not a page of an overloaded server', answer(502, {}, 'Server Error'), 'writing: status 502'],
    ['has no status where there is none', graphql('no', 'FORBIDDEN'), 'writing: refused'],
    ['has no answer to tell of', new TypeError('fetch failed'), 'writing: no answer'],
  ])('%s', (_, error, message) => {
    expect(toHostError('writing', error).message).toBe(message);
  });
});
