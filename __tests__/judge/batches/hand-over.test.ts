import { describe, expect, it } from '@jest/globals';
import type { AttemptOutcome, Failure } from '../../../src/judge/asking/completer.js';
import type { BatchEvent } from '../../../src/judge/batches/await-batch.js';
import type { BatchRecord } from '../../../src/judge/batches/batch-record.js';
import type { BatchItem, BatchTransport, Created } from '../../../src/judge/batches/batch-transport.js';
import type { Waiting } from '../../../src/judge/batches/hand-over.js';
import { handOver } from '../../../src/judge/batches/hand-over.js';
import { Payment } from '../../../src/judge/batches/payment.js';
import { REQUEST } from '../recordings.js';

function failure(status: number | null, overrides: Partial<Failure> = {}): Failure {
  return {
    ...{ kind: 'failure', reason: 'server_error', canRetry: true, retryAfterMs: null, message: `status ${status}` },
    ...{ requestId: null, status, mayBeBilled: true, ...overrides },
  };
}

interface Script {
  /** What comes of each batch that is made; else it is made. */
  readonly made?: readonly (Failure | undefined)[];
  readonly perBatch?: number;
  readonly now?: number;
  readonly deadline?: number;
  readonly isWritable?: boolean;
}

/** Hands questions over, and says in which order what was done. */
async function handedOver(waiting: readonly Waiting[], script: Script = {}) {
  const { made = [], perBatch = 10, now = 0, deadline = 1_000_000, isWritable = true } = script;
  const did: string[] = [];
  const events: BatchEvent[] = [];
  const begun: Omit<BatchRecord, 'batch' | 'token' | 'created_at'>[] = [];
  const added: Omit<BatchRecord, 'created_at'>[] = [];
  const limits: number[] = [];
  let clock = now;
  const transport: Pick<BatchTransport, 'pack' | 'create'> = {
    pack: (items) => {
      const packs: BatchItem[][] = [];
      for (let from = 0; from < items.length; from += perBatch) packs.push(items.slice(from, from + perBatch));
      return packs;
    },
    create: async (items, timeoutMs): Promise<Created | Failure> => {
      clock += 7;
      const index = limits.push(timeoutMs) - 1;
      did.push(`create ${items.map(({ id }) => id).join('+')}`);
      return made[index] ?? { kind: 'created', batch: `b${index}` };
    },
  };
  const joined = await handOver(waiting, {
    transport: {
      ...{ provider: 'p', endpoint: 'https://api.test/batches', baseUrl: 'https://api.test' },
      ...{
        ...transport,
        look: async () => failure(500),
        collect: async () => ({ outcomes: new Map(), failure: null }),
      },
    },
    store: {
      begin: async (batch) => {
        did.push('begin');
        return isWritable ? `token${begun.push(batch) - 1}` : null;
      },
      add: async (batch) => {
        did.push(`add ${batch.batch}`);
        added.push(batch);
      },
    },
    time: { now: () => clock, sleep: async () => undefined, random: () => 0 },
    deadline,
    onEvent: (event) => {
      did.push(`tell ${event.outcome.kind}`);
      events.push(event);
    },
    onMade: (batch) => did.push(`made ${batch}`),
    onApiMissing: () => did.push('no API'),
  });
  return { joined, did, events, begun, added, limits };
}

/** A question, its answers, and the day on which it is booked. */
function question(key: string, day?: string, usd = 1) {
  const answers: AttemptOutcome[] = [];
  const booking = day === undefined ? null : { ledger: 'spent.json', day, usd };
  const own = { booking, settle: async () => null, settleForRun: async () => null };
  const one: Waiting = {
    ...{ key, request: { ...REQUEST, user: key }, payment: new Payment(own) },
    answer: (outcome) => void answers.push(outcome),
  };
  return { one, answers };
}

const keys = (...names: readonly string[]) => names.map((name) => question(name).one);

describe('handing questions over', () => {
  it('makes a batch of them, which is written down before anything else is done', async () => {
    const waiting = keys('k1', 'k2');
    const { joined, did, events, begun, added, limits } = await handedOver(waiting, { now: 50 });
    expect(did).toEqual(['begin', 'create k1+k2', 'add b0', 'made b0', 'tell created']);
    const told = { base_url: 'https://api.test', booked: null, keys: ['k1', 'k2'] };
    expect(begun).toEqual([told]);
    expect(added).toEqual([{ batch: 'b0', token: 'token0', ...told }]);
    expect(joined).toEqual([{ batch: 'b0', ids: ['k1', 'k2'], isResumed: false, waiting }]);
    expect(events).toEqual([
      { step: 'create', batch: 'b0', requests: 2, startedAt: 50, durationMs: 7, outcome: { kind: 'created' } },
    ]);
    expect(limits).toEqual([600_000]);
  });

  it('makes nothing of nothing', async () => {
    expect((await handedOver([])).did).toEqual([]);
  });

  it('sends one request for questions of one key, and answers them all', async () => {
    const [a, b] = [question('k1'), question('k1')];
    const { joined } = await handedOver([a.one, b.one, ...keys('k2')]);
    expect(joined).toEqual([expect.objectContaining({ ids: ['k1', 'k2'] })]);
    expect(joined[0]?.waiting.map(({ key }) => key)).toEqual(['k1', 'k1', 'k2']);
    await handedOver([a.one, b.one], { made: [failure(529)] });
    expect([a.answers.length, b.answers.length]).toEqual([1, 1]);
  });

  it('books requests of one day together, each with its amount', async () => {
    const waiting = [
      question('k1', '2026-11-21', 1).one,
      question('k2', '2026-11-22', 2).one,
      question('k3', '2026-11-21', 3).one,
      question('k4').one,
    ];
    const { begun } = await handedOver(waiting);
    expect(begun.map(({ keys, booked }) => [keys, booked && [booked.ledger, booked.day, booked.usd]])).toEqual([
      [
        ['k1', 'k3'],
        ['spent.json', '2026-11-21', [1, 3]],
      ],
      [['k2'], ['spent.json', '2026-11-22', [2]]],
      [['k4'], null],
    ]);
  });

  it('leaves what is left until the deadline to a batch, ten minutes at most', async () => {
    expect((await handedOver(keys('k1'), { now: 100, deadline: 600_099 })).limits).toEqual([599_999]);
    expect((await handedOver(keys('k1'), { now: 100, deadline: 700_100 })).limits).toEqual([600_000]);
  });

  it.each([
    [0, 0],
    [5, 4],
  ])('makes no batch from the deadline on, at %d of %d', async (now, deadline) => {
    const { one, answers } = question('k1');
    const { did, joined } = await handedOver([one], { now, deadline });
    expect([did, joined]).toEqual([[], []]);
    expect(answers).toEqual([expect.objectContaining({ reason: 'deadline', mayBeBilled: false, canRetry: false })]);
  });

  it('makes no batch that could not be written down', async () => {
    const { one, answers } = question('k1');
    const { did, joined } = await handedOver([one], { isWritable: false });
    expect([did, joined]).toEqual([['begin'], []]);
    expect(answers).toEqual([expect.objectContaining({ reason: 'invalid_request', mayBeBilled: false })]);
  });

  it('answers what could not be sent at once, and goes on with the others', async () => {
    const [a, b, c] = [question('k1'), question('k2'), question('k3')];
    const { joined, did, added } = await handedOver([a.one, b.one, c.one], {
      perBatch: 1,
      made: [undefined, failure(529)],
    });
    expect(joined.map(({ batch, ids }) => [batch, ids])).toEqual([
      ['b0', ['k1']],
      ['b2', ['k3']],
    ]);
    expect(added).toHaveLength(2);
    expect(did.slice(5, 8)).toEqual(['begin', 'create k2', 'tell failure']);
    expect([a.answers, b.answers, c.answers]).toEqual([[], [failure(529)], []]);
  });

  it.each(['auth', 'billing'] as const)(
    'sends no more after a refusal for %s, and nobody pays for the others',
    async (reason) => {
      const [a, b] = [question('k1'), question('k2')];
      const refused = failure(401, { reason });
      const { did } = await handedOver([a.one, b.one], { perBatch: 1, made: [refused] });
      expect(did).toEqual(['begin', 'create k1', 'tell failure']);
      expect([a.answers, b.answers]).toEqual([[refused], [{ ...refused, mayBeBilled: false }]]);
    },
  );

  it.each([
    [404, true],
    [400, false],
    [null, false],
  ])('says that there is no such API by status %j: %s', async (status, isMissing) => {
    const { did } = await handedOver(keys('k1'), { made: [failure(status)] });
    expect(did.includes('no API')).toBe(isMissing);
  });
});
