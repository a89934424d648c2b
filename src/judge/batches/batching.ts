import type { Awaited } from '../../core/environment.js';
import { addTo } from '../../core/groups.js';
import type { Time } from '../../core/ports.js';
import type { Asking, CostLimit, Reserved } from '../asking/ask.js';
import type { AttemptOutcome, Completer, CompletionRequest } from '../asking/completer.js';
import { awaitBatch, type BatchEnd, type BatchEvent, GONE, LOST } from './await-batch.js';
import type { BatchCostLimit, BatchRecord, BatchStore, BookedReserved } from './batch-record.js';
import type { BatchTransport } from './batch-transport.js';
import { EarlierBatches } from './earlier-batches.js';
import { type HandOverTools, handOver, type Joined, type Waiting } from './hand-over.js';
import { IdleDetector } from './idle-detector.js';
import { Payment } from './payment.js';
import { Room } from './room.js';

/** What asking by batches needs. */
export interface BatchTools {
  readonly transport: BatchTransport;
  readonly store: BatchStore;
  readonly costLimit: BatchCostLimit;
  readonly time: Time;
  readonly deadline: number;
  /** Longest wait for one request about a batch but the one that makes it; milliseconds. */
  readonly timeoutMs: number;
  /** The key under which an answer is recorded; also the id of its request in a batch. */
  readonly keyOf: (request: CompletionRequest, sample: number) => string;
  /** Whether the answer with this key is recorded, by whatever run. */
  readonly isRecorded: (key: string) => boolean;
  /** Resolves when all promises that could resolve at once have done so. */
  readonly settled: () => Promise<void>;
  /** For the log; must not throw. */
  readonly onEvent: (event: BatchEvent) => void;
  /** For a person who waits; must not throw. */
  readonly onAwaited: (awaited: Awaited) => void;
}

/**
 * Makes a judged run ask by batches. Questions wait until no part of the run can go on without an answer; then all of
 * them become one batch, or several where the provider's limits ask for it. So each stage of a run is one round of
 * batches. A question that is in a batch of an earlier run waits for that one and is not paid for again.
 */
export class Batching {
  private readonly idleDetector: IdleDetector;
  private readonly room: Room;
  private readonly earlier: EarlierBatches;
  private ready: Waiting[] = [];
  /** How questions that are about to wait are paid for, by key. */
  private readonly payments = new Map<string, Payment>();
  private rounds = 0;
  private readonly over = new Set<string>();
  /** Number of unanswered requests by batch, for batches that have not ended. */
  private readonly leftBehind = new Map<string, number>();
  private readonly awaited = new Map<string, number>();
  private looks = 0;
  private waitingSince = 0;
  private isApiMissing = false;

  constructor(private readonly tools: BatchTools) {
    this.idleDetector = new IdleDetector(tools.settled, () => this.goOn());
    this.room = new Room(tools.costLimit);
    this.earlier = new EarlierBatches(tools.store, tools.transport.baseUrl);
  }

  /** Returns a copy of `asking` whose questions are sent in batches. */
  wrap(asking: Asking): Asking {
    return {
      ...asking,
      completer: this.completer(),
      costLimit: this.costLimit(),
      time: { ...asking.time, sleep: (ms) => this.idleDetector.during(() => asking.time.sleep(ms)) },
      // No attempt is cut short by a limit of its own: the deadline ends a whole round.
      timeoutMs: 0,
    };
  }

  /**
   * Forgets batches that are finished and returns warnings for the user. With `lost`, answers could not be kept, so
   * nothing is forgotten.
   */
  async close(answers: 'kept' | 'lost' = 'kept'): Promise<readonly string[]> {
    const { store, transport, isRecorded } = this.tools;
    const unasked = this.earlier.unasked(isRecorded);
    await store.forget(new Set(answers === 'lost' ? [] : [...this.over].filter((batch) => !unasked.has(batch))));
    const requests = [...this.leftBehind.values()].reduce((sum, count) => sum + count, 0);
    const [first] = this.leftBehind.keys();
    return [
      ...(first === undefined
        ? []
        : [
            `judge-transport: ${requests} of the requests have no answer yet, in ${this.leftBehind.size === 1 ? `the batch ${first}` : `${this.leftBehind.size} batches such as ${first}`}. What was handed over goes on, and the next run with this judge-cassette and the file of batches beside it fetches the answers without paying again`,
          ]),
      ...(this.isApiMissing
        ? [
            `judge-transport: ${transport.endpoint} does not exist (status 404): not every gateway passes the Message Batches API on; set judge-transport to direct`,
          ]
        : []),
    ];
  }

  private completer(): Completer {
    const { transport, keyOf } = this.tools;
    return {
      provider: transport.provider,
      endpoint: transport.endpoint,
      complete: (request, _, sample) =>
        new Promise((answer) => {
          const key = keyOf(request, sample);
          const payment = this.payments.get(key) ?? new Payment(null);
          this.payments.delete(key);
          this.ready.push({ key, request, payment, answer });
          this.idleDetector.check();
        }),
    };
  }

  private costLimit(): CostLimit {
    const { costLimit, keyOf } = this.tools;
    return {
      costOf: costLimit.costOf,
      reserve: async (request, sample) => {
        const key = keyOf(request, sample);
        const paid = this.earlier.bookingOf(key);
        if (paid !== undefined) return this.watched(new Payment(null, costLimit.adopt(request, paid.booking)), key);
        const now = await this.idleDetector.during(() => costLimit.reserve(request, sample));
        const reserved = now ?? (await this.roomFor(request, sample));
        return reserved && this.watched(new Payment(reserved), key);
      },
    };
  }

  private roomFor(request: CompletionRequest, sample: number): Promise<BookedReserved | undefined> {
    const found = this.room.waitFor(request, sample);
    this.idleDetector.check();
    return found;
  }

  private watched(payment: Payment, key: string): Reserved {
    this.payments.set(key, payment);
    return {
      settle: (usd) =>
        this.idleDetector.during(async () => {
          const booked = await payment.settle(usd);
          this.room.noteChange();
          return booked;
        }),
    };
  }

  private goOn(): void {
    const isLast = this.rounds === 0 && this.ready.length === 0;
    if (this.room.isDue(isLast)) void this.idleDetector.during(() => this.room.tryAgain(isLast));
    else if (this.ready.length > 0) void this.round(this.ready.splice(0));
  }

  /**
   * One round: sends the waiting questions as batches, or joins them to earlier ones, and answers each when its batch
   * has ended.
   */
  private async round(waiting: readonly Waiting[]): Promise<void> {
    if (this.rounds++ === 0) this.waitingSince = this.tools.time.now();
    try {
      this.earlier.refresh();
      const { joined, fresh } = await this.joinEarlier(waiting);
      const all = [...joined, ...(await handOver(fresh, this.handOverTools()))];
      const ends = await Promise.all(all.map((batch) => this.endOf(batch)));
      for (const [i, batch] of all.entries()) {
        const { outcomes, missing = LOST } = ends[i] ?? { outcomes: new Map<string, AttemptOutcome>() };
        const answered = batch.waiting.filter(({ key }) => outcomes.has(key));
        await this.claim(batch.batch, answered);
        for (const one of batch.waiting) one.answer(outcomes.get(one.key) ?? missing);
      }
    } catch {
      // A defect of ours must not leave a run waiting for ever.
      for (const one of waiting) one.answer(LOST);
    }
    this.rounds--;
    this.idleDetector.check();
  }

  /**
   * Takes on what questions have cost before they are settled. Two runs may fetch the same results; only one of them may
   * say what they cost, and correct the ledger.
   */
  private async claim(batch: string, waiting: readonly Waiting[]): Promise<void> {
    if (waiting.length === 0) return;
    const keys = waiting.map(({ key }) => key);
    const own = await this.tools.store.claim(batch, keys);
    for (const { key, payment } of waiting) {
      payment.claim(own === null ? 'nobody' : own.has(key) ? 'this run' : 'another run');
    }
  }

  /**
   * Answers questions whose results are known already, and groups those that are in batches of earlier runs; `fresh`
   * are the rest.
   */
  private async joinEarlier(
    waiting: readonly Waiting[],
  ): Promise<{ joined: readonly Joined[]; fresh: readonly Waiting[] }> {
    const early = new Map<BatchRecord, { one: Waiting; outcome: AttemptOutcome }[]>();
    const groups = new Map<BatchRecord, Waiting[]>();
    const fresh: Waiting[] = [];
    for (const one of waiting) {
      const batch = this.earlier.batchWith(one.key);
      const booked = this.earlier.bookingOf(one.key);
      if (booked !== undefined) one.payment.join(this.tools.costLimit.adopt(one.request, booked.booking));
      const known = this.earlier.take(one.key);
      if (known !== undefined) addTo(early, known.batch, { one, outcome: known.outcome });
      else if (batch === undefined && one.payment.isPaid) one.answer(GONE);
      else if (batch === undefined) fresh.push(one);
      else addTo(groups, batch, one);
    }
    for (const [{ batch }, group] of early) {
      await this.claim(
        batch,
        group.map(({ one }) => one),
      );
      for (const { one, outcome } of group) one.answer(outcome);
    }
    const joined = [...groups].map(([{ batch, keys }, group]) => ({
      batch,
      ids: keys,
      isResumed: true,
      waiting: group,
    }));
    return { joined, fresh };
  }

  private handOverTools(): HandOverTools {
    return {
      ...this.tools,
      onMade: (batch) => this.earlier.exclude(batch),
      onApiMissing: () => {
        this.isApiMissing = true;
      },
    };
  }

  private async endOf(joined: Joined): Promise<BatchEnd> {
    const { batch, ids, waiting } = joined;
    this.awaited.set(batch, ids.length);
    this.tellAwaited();
    const end = await awaitBatch(joined, { ...this.tools, onLook: () => this.onLook() });
    this.awaited.delete(batch);
    if (!end.isOver) {
      this.leftBehind.set(batch, waiting.filter(({ key }) => !end.outcomes.has(key)).length);
      return end;
    }
    this.over.add(batch);
    this.leftBehind.delete(batch);
    const asked = new Set(waiting.map(({ key }) => key));
    this.earlier.keep([...end.outcomes].filter(([id]) => !asked.has(id)));
    this.earlier.exclude(batch);
    return end;
  }

  private onLook(): void {
    this.looks++;
    this.tellAwaited();
  }

  private tellAwaited(): void {
    this.tools.onAwaited({
      batches: this.awaited.size,
      requests: [...this.awaited.values()].reduce((sum, count) => sum + count, 0),
      waitedMs: this.tools.time.now() - this.waitingSince,
      looks: this.looks,
    });
  }
}
