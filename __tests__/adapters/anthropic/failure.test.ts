import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toFailure } from '../../../src/adapters/anthropic/failure.js';
import { readRetryAfter } from '../../../src/adapters/model-api/failure.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('how long to wait', () => {
  it.each<[Readonly<Record<string, string>>, number | null]>([
    [{}, null],
    [{ 'retry-after': '30' }, 30_000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': '86400' }, 86_400_000],
    [{ 'retry-after': '0' }, null],
    [{ 'retry-after': '-5' }, null],
    [{ 'retry-after': '' }, null],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '30s' }, null],
    [{ 'retry-after': '1e999' }, null],
    [{ 'retry-after': '9'.repeat(400) }, null],
    [{ 'retry-after': 'Infinity' }, null],
    [{ 'retry-after': 'NaN' }, null],
    [{ 'retry-after': 'Sat, 21 Nov 2026 12:01:30 GMT' }, 90_000],
    [{ 'retry-after': 'Saturday, 21-Nov-26 12:01:30 GMT' }, 90_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 11:59:00 GMT' }, null],
    [{ 'retry-after': 'Sat, 21 Nov 2026 12:00:00 GMT' }, null],
    [{ 'retry-after-ms': '1' }, 1],
    [{ 'retry-after-ms': '250.5', 'retry-after': '3' }, 250.5],
    [{ 'retry-after-ms': '0', 'retry-after': '3' }, 3000],
    [{ 'retry-after-ms': 'x', 'retry-after': '3' }, 3000],
  ])('%j is %j', (headers, wanted) => {
    expect(readRetryAfter(new Headers(headers), NOW)).toBe(wanted);
  });

  it.each([undefined, null, {}, 'retry-after', { get: 'x' }])('headers that are none, %j, do not say', (headers) => {
    expect(readRetryAfter(headers, NOW)).toBeNull();
  });

  it('is positive and finite, or not said', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.date().map(String)), (text) => {
        const wait = readRetryAfter({ get: () => text }, NOW);
        expect(wait === null || (wait > 0 && Number.isFinite(wait))).toBe(true);
      }),
    );
  });
});

describe('whatever is thrown', () => {
  it('is a failure of one line', () => {
    const thrown = fc.oneof(
      fc.anything(),
      fc.record({
        status: fc.anything(),
        headers: fc.anything(),
        error: fc.record({ error: fc.anything() }),
        cause: fc.anything(),
      }),
      fc.record({ status: fc.integer({ min: 100, max: 599 }), error: fc.object() }),
    );
    fc.assert(
      fc.property(thrown, fc.boolean(), (error, timedOut) => {
        const failure = toFailure(error, { timedOut, now: NOW, mask: (text) => text });
        expect(failure.kind).toBe('failure');
        expect(failure.message).toMatch(/^[^\n\r]{1,500}$/);
        expect(failure.retryAfterMs === null || failure.retryAfterMs > 0).toBe(true);
      }),
    );
  });

  it('follows no endless chain of causes', () => {
    const error = new Error('round');
    error.cause = error;
    expect(toFailure(error, { timedOut: false, now: NOW, mask: (text) => text })).toMatchObject({
      reason: 'connection',
      message: 'no answer',
    });
  });
});
