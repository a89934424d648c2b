import { describe, expect, it } from '@jest/globals';
import type { AttemptOutcome, Failure } from '../../../src/judge/asking/completer.js';
import {
  type AwaitedBatch,
  awaitBatch,
  type BatchEvent,
  GONE,
  LOST,
  NOT_REMEMBERED,
  TOO_LATE,
} from '../../../src/judge/batches/await-batch.js';
import type { BatchState, BatchTransport, Collected } from '../../../src/judge/batches/batch-transport.js';
import { completion } from '../recordings.js';

const WORKING: BatchState = { kind: 'working' };
const ENDED: BatchState = { kind: 'ended', resultsUrl: 'https://api.test/results' };
const DEADLINE = 10_000_000;
const IDS = ['k1', 'k2'];

function failure(status: number | null, overrides: Partial<Failure> = {}): Failure {
  return {
    ...{ kind: 'failure', reason: 'server_error', canRetry: false, retryAfterMs: null, message: 'm' },
    ...{ requestId: null, status, mayBeBilled: false, ...overrides },
  };
}

const results = (ids: readonly string[], one: Failure | null = null): Collected => ({
  outcomes: new Map<string, AttemptOutcome>(ids.map((id) => [id, completion({ text: id })])),
  failure: one,
});

interface Script {
  /** What is said of the batch, look by look; the last one again and again. */
  readonly looks: readonly (BatchState | Failure)[];
  readonly collected?: readonly Collected[];
  readonly isResumed?: boolean;
  readonly deadline?: number;
  readonly random?: number;
}

/** What the clock says at first. */
const START = 50;

/** Waits for a batch of two requests, of which that is said, while time passes at once; moments are from the start on. */
async function awaited({ looks, collected = [], isResumed = true, deadline = DEADLINE, random = 0 }: Script) {
  let now = START;
  const lookedAt: number[] = [];
  const events: BatchEvent[] = [];
  const limits: unknown[] = [];
  let seen = 0;
  const at = <T>(list: readonly T[], i: number): T => list[Math.min(i, list.length - 1)] as T;
  const transport: BatchTransport = {
    ...{ provider: 'p', endpoint: 'https://api.test/batches', baseUrl: 'https://api.test' },
    pack: (items) => [items],
    create: async () => failure(500),
    look: async () => at(looks, lookedAt.push(now - START) - 1),
    collect: async (_, url, limit) => {
      now += 3;
      return at(collected, limits.push([url, limit]) - 1);
    },
  };
  const batch: AwaitedBatch = { batch: 'b', ids: IDS, isResumed };
  const end = await awaitBatch(batch, {
    transport,
    time: {
      now: () => now,
      sleep: async (ms) => {
        now += ms;
      },
      random: () => random,
    },
    deadline: START + deadline,
    timeoutMs: 500,
    onEvent: (event) => events.push(event),
    onLook: () => {
      seen++;
    },
  });
  return { end, lookedAt, events, limits, seen };
}

const steps = (events: readonly BatchEvent[]) => events.map(({ step, outcome }) => `${step} ${outcome.kind}`);

describe('waiting for a batch', () => {
  it('ends with its results, and tells what was done', async () => {
    const { end, events, limits, seen } = await awaited({ looks: [ENDED], collected: [results(['k1', 'k2', 'x'])] });
    expect(end.isOver).toBe(true);
    expect([...end.outcomes]).toEqual(IDS.map((id) => [id, expect.objectContaining({ text: id })]));
    expect(limits).toEqual([['https://api.test/results', { requests: 2, stallMs: 500, totalMs: DEADLINE }]]);
    const common = { batch: 'b', requests: 2, startedAt: START };
    expect(events).toEqual([
      { ...common, step: 'look', durationMs: 0, outcome: { kind: 'ended' } },
      { ...common, step: 'collect', durationMs: 3, outcome: { kind: 'collected', results: 2, strangers: 1 } },
    ]);
    expect(seen).toBe(1);
  });

  it('gives a piece of results its own time at least, even at the deadline', async () => {
    const { limits } = await awaited({ looks: [ENDED], collected: [results(IDS)], deadline: 100 });
    expect(limits).toEqual([['https://api.test/results', { requests: 2, stallMs: 500, totalMs: 500 }]]);
  });

  it.each([
    ['of an earlier run', true, 0, [0, 1, 3, 7, 15, 31, 63, 123, 183]],
    ['that was just made', false, 0, [1, 3, 7, 15, 31, 63, 123, 183, 243]],
    ['with the spread of runs', true, 1, [0, 1.1, 3.3, 7.7, 16.5, 34.1, 69.3, 135.3, 201.3]],
  ])('looks ever more seldom, at a batch %s', async (_, isResumed, random, seconds) => {
    const looks = [...Array.from({ length: 8 }, () => WORKING), ENDED];
    const { lookedAt } = await awaited({ looks, collected: [results(IDS)], isResumed, random });
    expect(lookedAt.map((ms) => ms / 1000)).toEqual(seconds.map((one) => expect.closeTo(one, 6)));
  });

  it.each([
    [2500, [0, 2500]],
    [500, [0, 1000]],
    [null, [0, 1000]],
  ])('waits as long as it is asked to, %j ms', async (retryAfterMs, wanted) => {
    const looks = [failure(503, { canRetry: true, retryAfterMs }), ENDED];
    expect((await awaited({ looks, collected: [results(IDS)] })).lookedAt).toEqual(wanted);
  });

  it('looks for the last time at the deadline, and leaves the batch to a later run', async () => {
    const { end, lookedAt } = await awaited({ looks: [WORKING], deadline: 5000 });
    expect(lookedAt).toEqual([0, 1000, 3000, 5000]);
    expect(end).toMatchObject({ isOver: false, missing: { reason: 'deadline', canRetry: false, mayBeBilled: true } });
    for (const isResumed of [true, false]) {
      expect((await awaited({ looks: [WORKING], deadline: 0, isResumed })).lookedAt).toEqual([0]);
      expect((await awaited({ looks: [WORKING], deadline: -9, isResumed })).lookedAt).toEqual([0]);
    }
  });

  it('tells of the first looks, then of every one that is twice as late', async () => {
    const looks = [...Array.from({ length: 17 }, () => WORKING), ENDED];
    const { events, seen, lookedAt } = await awaited({ looks, collected: [results(IDS)] });
    const told = events.filter(({ outcome }) => outcome.kind === 'working').map(({ startedAt }) => startedAt);
    expect(told).toEqual([1, 2, 4, 8, 16].map((look) => START + (lookedAt[look - 1] ?? 0)));
    expect(steps(events.slice(-2))).toEqual(['look ended', 'collect collected']);
    expect(seen).toBe(18);
  });

  it('fetches a list that lacks results three times, and keeps what each of them had', async () => {
    const half = await awaited({ looks: [ENDED], collected: [results(['k1'])] });
    expect(half.limits).toHaveLength(3);
    expect([...half.end.outcomes.keys()]).toEqual(['k1']);
    expect(half.end).toMatchObject({ isOver: true, missing: { reason: 'server_error', canRetry: true, status: null } });
    const both = await awaited({ looks: [ENDED], collected: [results(['k1']), results(['k2'])] });
    expect([...both.end.outcomes.keys()]).toEqual(IDS);
    expect(both.events.at(-1)?.outcome).toEqual({ kind: 'collected', results: 2, strangers: 0 });
  });

  it('goes on after a list that broke off, however often, and asks as late as it is told', async () => {
    const broken = results(['k1'], failure(null, { canRetry: true, retryAfterMs: 9000, reason: 'connection' }));
    const collected = [broken, broken, broken, broken, results(IDS)];
    const { end, events, limits } = await awaited({ looks: [ENDED], collected });
    expect(limits).toHaveLength(5);
    expect(end.isOver).toBe(true);
    expect(steps(events).filter((one) => one === 'collect failure')).toHaveLength(4);
    const [first, second] = events.filter(({ step }) => step === 'look').map(({ startedAt }) => startedAt);
    expect((second ?? 0) - (first ?? 0)).toBe(9003);
  });

  it('is over where a result is longer than anything can be', async () => {
    const long = failure(null, { message: 'too long' });
    const { end, limits } = await awaited({ looks: [ENDED], collected: [results(['k1'], long)] });
    expect(limits).toHaveLength(1);
    expect(end).toMatchObject({ isOver: true, missing: { message: 'too long' } });
    expect([...end.outcomes.keys()]).toEqual(['k1']);
  });

  it.each([
    ['a look', { looks: [failure(401, { reason: 'auth' })] }],
    ['its results', { looks: [ENDED], collected: [results([], failure(403, { reason: 'auth' }))] }],
  ])('leaves a batch that it is not let in to, for %s, to another run', async (_, script) => {
    const { end, lookedAt } = await awaited(script);
    expect(lookedAt).toEqual([0]);
    // It was made, and is paid for.
    expect(end).toMatchObject({ isOver: false, missing: { reason: 'auth', status: null, mayBeBilled: true } });
  });

  it.each([
    [true, { isOver: true, missing: { reason: 'server_error', canRetry: true, mayBeBilled: true, status: null } }],
    [false, { isOver: false, missing: { reason: 'server_error', canRetry: false, mayBeBilled: true, status: null } }],
  ])(
    'believes that a batch is gone when it was unknown three times, of an earlier run: %s',
    async (isResumed, wanted) => {
      const unknown = failure(404, { reason: 'invalid_request' });
      const { end, seen } = await awaited({ looks: [unknown], isResumed });
      expect(seen).toBe(3);
      expect(end).toMatchObject(wanted);
      const late = await awaited({ looks: [unknown, unknown, ENDED], collected: [results(IDS)], isResumed });
      expect(late.end.outcomes.size).toBe(2);
    },
  );

  it('tells of each look that failed', async () => {
    const busy = failure(529, { canRetry: true });
    const { events } = await awaited({ looks: [busy, busy, busy, ENDED], collected: [results(IDS)] });
    expect(steps(events)).toEqual(['look failure', 'look failure', 'look failure', 'look ended', 'collect collected']);
  });
});

it.each([
  ['made too late', TOO_LATE, 'deadline', false, false],
  ['not made, since it could not be written down', NOT_REMEMBERED, 'invalid_request', false, false],
  ['gone with the run that made it', GONE, 'server_error', true, true],
  ['lost', LOST, 'server_error', false, true],
] as const)('a question whose batch was %s', (_, one, reason, canRetry, mayBeBilled) => {
  expect(one).toMatchObject({ kind: 'failure', reason, canRetry, mayBeBilled, retryAfterMs: null, status: null });
});
