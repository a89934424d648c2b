import { describe, expect, it } from '@jest/globals';
import { TimeBudget } from '../../../src/adapters/github/time-budget.js';

const until = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('a time budget in real time', () => {
  const rateLimited = { repeatable: false, classify: () => ({ failure: 'rate-limited', retryAfter: 0.05 }) };

  it('ends a request that gets no answer', async () => {
    const unavailable = { repeatable: true, classify: () => ({ failure: 'unavailable' }) };
    await expect(new TimeBudget(0.1).run(until, unavailable)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('pauses as long as the other side asks', async () => {
    const times: number[] = [];
    const request = async () => {
      if (times.push(performance.now()) < 3) throw new Error('too many');
      return 'done';
    };
    await expect(new TimeBudget(60).run(request, rateLimited)).resolves.toBe('done');
    const [first = 0, second = 0, third = 0] = times;
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(49);
  });

  it('does not begin a pause that it cannot end', async () => {
    let requests = 0;
    const request = async () => {
      requests++;
      throw new Error('too many');
    };
    const asksForMore = { ...rateLimited, classify: () => ({ failure: 'rate-limited', retryAfter: 3600 }) };
    await expect(new TimeBudget(20).run(request, asksForMore)).rejects.toThrow('too many');
    expect(requests).toBe(1);
  });
});
