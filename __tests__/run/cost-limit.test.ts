import { describe, expect, it } from '@jest/globals';
import type { Ledger, LedgerReservation } from '../../src/adapters/disk/ledger.js';
import type { CostLimit } from '../../src/judge/asking/ask.js';
import type { CompletionRequest } from '../../src/judge/asking/completer.js';
import { Halt } from '../../src/judge/asking/halt.js';
import type { Booking } from '../../src/judge/batches/batch-record.js';
import { Budget } from '../../src/judge/money/budget.js';
import { openCostLimit, openWaitingLimit, WaitingLine } from '../../src/run/cost-limit.js';
import { QuickTime } from '../builders/quick-time.js';

const REQUEST = { model: 'm' } as CompletionRequest;
const BOOKING = { day: '2026-11-21' } as unknown as Booking;

/** A ledger whose day has room for so many requests, and what was settled in it. */
function dayWith(room: number) {
  const settled: (number | null)[] = [];
  const reserved: (number | null)[] = [];
  const adopted: (number | null)[] = [];
  const entry = { booking: BOOKING, settle: async (usd: number | null) => void settled.push(usd) };
  const ledger = {
    reserve: async (worst: number | null): Promise<LedgerReservation | null> => {
      reserved.push(worst);
      return reserved.length > room ? null : entry;
    },
    adopt: (worst: number | null) => {
      adopted.push(worst);
      return entry;
    },
  } as unknown as Ledger;
  return { ledger, settled, reserved, adopted };
}

const pricing = { worstCase: () => 0.4, costOf: () => 0.1 };

describe('the cost limit of a run', () => {
  it('takes a request that fits the cap of the run, and books what it cost', async () => {
    const budget = new Budget(1);
    const limit = openCostLimit({ budget, ledger: undefined, pricing });
    const [one, two, three] = [
      await limit.reserve(REQUEST, 0),
      await limit.reserve(REQUEST, 0),
      await limit.reserve(REQUEST, 0),
    ];
    expect([one?.booking, two?.booking, three]).toEqual([null, null, undefined]);
    expect(budget.reserved).toBe(0.8);
    expect(await one?.settle(0.1)).toBe(0.1);
    // Nobody knows what it cost: as much as it could.
    expect(await two?.settle(null)).toBe(0.4);
    expect([budget.spent, budget.reserved]).toEqual([0.5, 0]);
    expect(limit.costOf('m', null)).toBe(0.1);
  });

  it('stops all asking where the ledger cannot be kept, and not where the day has no room', async () => {
    const reserve = async () => null;
    const stopped = async (trouble: string | null) => {
      const halt = new Halt();
      const ledger = { reserve, trouble } as unknown as Ledger;
      const limit = openCostLimit({ budget: new Budget(1), ledger, pricing, halt });
      expect(await limit.reserve(REQUEST, 0)).toBeUndefined();
      return halt.reason;
    };
    expect([await stopped(null), await stopped('ledger.json: gone')]).toEqual([null, 'ledger']);
  });

  it('takes one that fits the day, too, and frees the money of the run where it does not', async () => {
    const budget = new Budget(1);
    const { ledger, settled, reserved } = dayWith(1);
    const limit = openCostLimit({ budget, ledger, pricing });
    const one = await limit.reserve(REQUEST, 0);
    expect([one?.booking, budget.reserved]).toEqual([BOOKING, 0.4]);
    expect(await limit.reserve(REQUEST, 0)).toBeUndefined();
    expect([budget.reserved, budget.spent, reserved]).toEqual([0.4, 0, [0.4, 0.4]]);
    expect(await one?.settle(0.2)).toBe(0.2);
    expect([settled, budget.spent]).toEqual([[0.2], 0.2]);
  });

  it('settles for the run alone where the day is settled by another', async () => {
    const budget = new Budget(1);
    const { ledger, settled } = dayWith(1);
    const one = await openCostLimit({ budget, ledger, pricing }).reserve(REQUEST, 0);
    expect(await one?.settleForRun(0.3)).toBe(0.3);
    expect([budget.spent, settled]).toEqual([0.3, []]);
  });

  it('adopts what an earlier run has booked: it costs what it cost, and nothing before', async () => {
    const budget = new Budget(0.1);
    const { ledger, settled, adopted } = dayWith(0);
    const limit = openCostLimit({ budget, ledger, pricing });
    const one = limit.adopt(REQUEST, BOOKING);
    expect([one.booking, budget.reserved, adopted]).toEqual([BOOKING, 0, [0.4]]);
    expect(await one.settle(0.3)).toBe(0.3);
    expect([budget.spent, settled]).toEqual([0.3, [0.3]]);
    const unknown = limit.adopt(REQUEST, null);
    expect([await unknown.settle(null), adopted, settled, budget.spent]).toEqual([0, [0.4], [0.3], 0.3]);
    expect(await limit.adopt(REQUEST, BOOKING).settleForRun(0.1)).toBe(0.1);
    expect([settled, budget.spent]).toEqual([[0.3], 0.4]);
  });
});

describe('requests that want money at once', () => {
  const others = (more: object = {}) => ({
    ...{
      ledger: undefined,
      time: new QuickTime(),
      deadline: Number.POSITIVE_INFINITY,
      quietMs: 1000,
      halt: { reason: null },
    },
    ...more,
  });

  /** A limit with room for so many at a time, in the order in which they were asked for. */
  function roomFor(most: number) {
    let held = 0;
    const asked: number[] = [];
    const limit: CostLimit = {
      costOf: () => 0.1,
      reserve: async (_, sample) => {
        asked.push(sample);
        if (held >= most) return undefined;
        held++;
        const settle = async (usd: number | null): Promise<number | null> => {
          held--;
          return usd;
        };
        return { settle };
      },
    };
    return { limit, asked };
  }

  it('wait for those under way, and come in their order', async () => {
    const { limit, asked } = roomFor(1);
    const line = new WaitingLine();
    const waiting = openWaitingLimit(limit, others(), line);
    const done: number[] = [];
    const all = [0, 1, 2].map(async (sample) => {
      const reserved = await waiting.reserve(REQUEST, sample);
      done.push(sample);
      return reserved;
    });
    const first = await all[0];
    expect([done, line.inFlight]).toEqual([[0], 1]);
    expect(await first?.settle(0.2)).toBe(0.2);
    const second = await all[1];
    expect([done, line.inFlight]).toEqual([[0, 1], 1]);
    await second?.settle(null);
    await (await all[2])?.settle(null);
    expect([done, line.inFlight]).toEqual([[0, 1, 2], 0]);
    expect(asked.filter((sample, i) => asked.indexOf(sample) === i)).toEqual([0, 1, 2]);
    expect(waiting.costOf('m', null)).toBe(0.1);
  });

  it('are refused where none is under way that could free some', async () => {
    expect(await openWaitingLimit(roomFor(0).limit, others()).reserve(REQUEST, 0)).toBeUndefined();
  });

  it('are refused once the run is stopped, without asking for any', async () => {
    const { limit, asked } = roomFor(9);
    const stopped = others({ halt: { reason: 'auth' } });
    expect(await openWaitingLimit(limit, stopped).reserve(REQUEST, 0)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('go on behind one that has failed', async () => {
    const line = new WaitingLine();
    const broken = line.inTurn(() => Promise.reject(new Error('broken')));
    const next = line.inTurn(async () => 'next');
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('wait for other runs as long as these do something', async () => {
    const time = new QuickTime();
    let looks = 0;
    // For so many looks another run spends; then it holds money and does nothing any more.
    const ledger = { openToday: () => 1, spentToday: () => Math.min(++looks, 4) };
    const { limit } = roomFor(0);
    expect(await openWaitingLimit(limit, others({ ledger, time, quietMs: 1200 })).reserve(REQUEST, 0)).toBeUndefined();
    expect(time.slept).toEqual(Array.from({ length: 6 }, () => 500));
  });

  it.each<[string, object, number]>([
    ['nothing is held any more', { ledger: { openToday: () => 0, spentToday: () => 1 } }, 0],
    ['there is no ledger', {}, 0],
    ['the time of the run is over', { ledger: { openToday: () => 1, spentToday: () => 1 }, deadline: 0 }, 0],
  ])('wait for nobody where %s', async (_, more, slept) => {
    const time = new QuickTime();
    expect(await openWaitingLimit(roomFor(0).limit, others({ time, ...more })).reserve(REQUEST, 0)).toBeUndefined();
    expect(time.slept).toHaveLength(slept);
  });
});
