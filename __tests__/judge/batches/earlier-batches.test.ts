import { describe, expect, it } from '@jest/globals';
import type { AttemptOutcome } from '../../../src/judge/asking/completer.js';
import type { BatchRecord } from '../../../src/judge/batches/batch-record.js';
import { EarlierBatches } from '../../../src/judge/batches/earlier-batches.js';
import { completion } from '../recordings.js';

const URL = 'https://api.test';
const batch = (name: string, keys: readonly string[], overrides: Partial<BatchRecord> = {}): BatchRecord => ({
  ...{ batch: name, token: 't', base_url: URL, created_at: '2026-11-21T12:00:00Z', booked: null, keys: [...keys] },
  ...overrides,
});
const booked = (...usd: readonly number[]) => ({ ledger: 'spent.json', day: '2026-11-21', usd: [...usd] });
const open = (...batches: readonly BatchRecord[]) => new EarlierBatches({ batches: () => batches }, URL);
const FAILED: AttemptOutcome = {
  ...{ kind: 'failure', reason: 'server_error', canRetry: false, retryAfterMs: null, message: 'm' },
  ...{ requestId: null, status: null, mayBeBilled: true },
};

describe('the batches of earlier runs', () => {
  it('are found by the keys of their requests, and of two the later line counts', () => {
    const earlier = open(batch('b1', ['k1', 'k2']), batch('b2', ['k2', 'k3']));
    const named = ['k1', 'k2', 'k3', 'k4'].map((key) => earlier.batchWith(key)?.batch);
    expect(named).toEqual(['b1', 'b2', 'b2', undefined]);
  });

  it.each([
    ['https://api.test', true],
    ['https://api.test/', true],
    ['https://api.test//', false],
    ['https://other.test', false],
    ['https://api.test/v1', false],
  ])('are known only where they were made, here made at %s', (url, isKnown) => {
    const one = batch('b', ['k'], { base_url: url });
    expect(open(one).batchWith('k') !== undefined).toBe(isKnown);
  });

  it('have the booking of each request, where one is booked', () => {
    const earlier = open(
      batch('b1', ['k1', 'k2'], { booked: booked(0.5, 0.25) }),
      batch('b2', ['k3'], { booked: booked() }),
      batch('b3', ['k4']),
    );
    const day = { ledger: 'spent.json', day: '2026-11-21' };
    expect(['k1', 'k2', 'k3', 'k4', 'k5'].map((key) => earlier.bookingOf(key)?.booking)).toEqual([
      { ...day, usd: 0.5 },
      { ...day, usd: 0.25 },
      null,
      null,
      undefined,
    ]);
  });

  it('are not looked at again once they were fetched, or where this run made them', () => {
    const list = [batch('b1', ['k1']), batch('b2', ['k2'])];
    const earlier = new EarlierBatches({ batches: () => list }, URL);
    earlier.exclude('b1');
    expect([earlier.batchWith('k1'), earlier.bookingOf('k1')]).toEqual([undefined, undefined]);
    expect(earlier.batchWith('k2')?.batch).toBe('b2');
    list.push(batch('b3', ['k3']));
    expect(earlier.batchWith('k3')).toBeUndefined();
    earlier.refresh();
    expect(['k1', 'k2', 'k3'].map((key) => earlier.batchWith(key)?.batch)).toEqual([undefined, 'b2', 'b3']);
  });

  it('give out a result that came before it was asked for, once, with its batch and booking', () => {
    const earlier = open(batch('b', ['k1', 'k2'], { booked: booked(1, 2) }));
    const outcome = completion();
    earlier.keep([
      ['k2', outcome],
      ['stranger', outcome],
    ]);
    earlier.exclude('b');
    expect(earlier.bookingOf('k2')?.booking).toMatchObject({ usd: 2 });
    expect(earlier.bookingOf('k1')).toBeUndefined();
    expect(earlier.take('k2')).toEqual({ outcome, batch: expect.objectContaining({ batch: 'b' }) });
    expect([earlier.take('k2'), earlier.take('k1'), earlier.take('stranger')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are kept where they have an answer that nobody asked for and no recording has', () => {
    const earlier = open(batch('b1', ['k1', 'k2']), batch('b2', ['k3']), batch('b3', ['k4']), batch('b4', ['k5']));
    earlier.keep([
      ['k1', completion()],
      ['k2', FAILED],
      ['k3', FAILED],
      ['k4', completion()],
      ['k5', completion()],
    ]);
    earlier.take('k5');
    expect(earlier.unasked((key) => key === 'k4')).toEqual(new Set(['b1']));
    expect(earlier.unasked(() => true)).toEqual(new Set());
  });
});
