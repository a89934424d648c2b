import { addTo } from '../../core/groups.js';
import type { Time } from '../../core/ports.js';
import type { AttemptOutcome, CompletionRequest, Failure } from '../asking/completer.js';
import { type AwaitedBatch, type BatchEvent, NOT_REMEMBERED, TOO_LATE } from './await-batch.js';
import type { BatchRecord, BatchStore, Booking } from './batch-record.js';
import type { BatchItem, BatchTransport } from './batch-transport.js';
import type { Payment } from './payment.js';

/** What creating batches needs. */
export interface HandOverTools {
  readonly transport: BatchTransport;
  readonly store: Pick<BatchStore, 'begin' | 'add'>;
  readonly time: Time;
  readonly deadline: number;
  /** For the log; must not throw. */
  readonly onEvent: (event: BatchEvent) => void;
  /** Called with the id of each batch once it is remembered. */
  readonly onMade: (batch: string) => void;
  /** Called when the address does not take batches (status 404). */
  readonly onApiMissing: () => void;
}

/** The longest time in which a batch must be made, its texts sent included. */
const CREATE_MS = 600_000;

/**
 * Creates batches for questions that are in none yet, and returns them. A question that could not be sent is answered
 * at once with the failure, so that it can be tried again.
 */
export async function handOver(fresh: readonly Waiting[], tools: HandOverTools): Promise<readonly Joined[]> {
  const byKey = new Map<string, Waiting[]>();
  for (const one of fresh) addTo(byKey, one.key, one);
  // Of one day each, so that one line says where all of a batch is booked.
  const byDay = new Map<string | undefined, BatchItem[]>();
  for (const [id, [first]] of byKey) {
    if (first !== undefined) addTo(byDay, first.payment.booking?.day, { id, request: first.request });
  }
  const made: Joined[] = [];
  let refusal: Failure | undefined;
  for (const pack of [...byDay.values()].flatMap((items) => tools.transport.pack(items))) {
    const waiting = pack.flatMap(({ id }) => byKey.get(id) ?? []);
    const booked = bookedOf(pack.flatMap(({ id }) => byKey.get(id)?.[0]?.payment.booking ?? []));
    const created: string | Failure = refusal ?? (await create(pack, booked, tools));
    if (typeof created === 'string') {
      const ids = pack.map(({ id }) => id);
      made.push({ batch: created, ids, isResumed: false, waiting });
      continue;
    }
    // A key or an account that was refused once is refused again.
    if (created.reason === 'auth' || created.reason === 'billing') refusal = { ...created, mayBeBilled: false };
    for (const one of waiting) one.answer(created);
  }
  return made;
}

/**
 * Creates one batch and resolves to its id, or to the failure. The batch is remembered before anything else happens.
 */
async function create(
  pack: readonly BatchItem[],
  booked: BatchRecord['booked'],
  { transport, store, time, deadline, onEvent, onMade, onApiMissing }: HandOverTools,
): Promise<string | Failure> {
  const startedAt = time.now();
  if (startedAt >= deadline) return TOO_LATE;
  const told = { base_url: transport.baseUrl, booked, keys: pack.map(({ id }) => id) };
  const token = await store.begin(told);
  if (token === null) return NOT_REMEMBERED;
  const created = await transport.create(pack, Math.min(CREATE_MS, deadline - startedAt));
  const batch = created.kind === 'created' ? created.batch : null;
  if (batch !== null) {
    // Before anything else: what is not written down is paid for again.
    await store.add({ batch, token, ...told });
    onMade(batch);
  }
  if (created.kind === 'failure' && created.status === 404) onApiMissing();
  const outcome = created.kind === 'created' ? { kind: created.kind } : created;
  onEvent({ step: 'create', batch, requests: pack.length, startedAt, durationMs: time.now() - startedAt, outcome });
  return created.kind === 'created' ? created.batch : created;
}

/** The bookings of the requests of a batch, all of one day; null where there are none. */
function bookedOf(bookings: readonly Booking[]): BatchRecord['booked'] {
  const [first] = bookings;
  return first === undefined ? null : { ledger: first.ledger, day: first.day, usd: bookings.map(({ usd }) => usd) };
}

/** A question that waits for an answer from a batch. */
export interface Waiting {
  readonly key: string;
  readonly request: CompletionRequest;
  readonly payment: Payment;
  readonly answer: (outcome: AttemptOutcome) => void;
}

/** A batch, and the questions of this run that wait for its results. */
export interface Joined extends AwaitedBatch {
  readonly waiting: readonly Waiting[];
}
