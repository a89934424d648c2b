import type { Time } from '../../core/ports.js';
import type { AttemptOutcome, Failure } from '../asking/completer.js';
import type { BatchTransport } from './batch-transport.js';

/** What waiting for a batch needs. */
interface Awaiting {
  readonly transport: BatchTransport;
  readonly time: Time;
  readonly deadline: number;
  /** Longest wait for one request that looks at a batch, and for a piece of its results. */
  readonly timeoutMs: number;
  readonly onEvent: (event: BatchEvent) => void;
  /** Called each time the state of a batch was looked up. */
  readonly onLook: () => void;
}

/** A batch whose end a run waits for. */
export interface AwaitedBatch {
  readonly batch: string;
  /** Ids of its requests. */
  readonly ids: readonly string[];
  /** Whether it was made by an earlier run, so that it may have ended long ago. */
  readonly isResumed: boolean;
}

/** What became of a batch. */
export interface BatchEnd {
  readonly outcomes: ReadonlyMap<string, AttemptOutcome>;
  /** The outcome of every request that `outcomes` lacks. */
  readonly missing: Failure;
  /** True when the batch has nothing more to give; false when a later run can go on waiting for it. */
  readonly isOver: boolean;
}

/** Waits in milliseconds: double each time from the first to the longest, and up to a tenth more, so that runs spread. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const JITTER = 0.1;

/** So often results are fetched that end in order and still lack some: a proxy may have cut them. */
const MOST_INCOMPLETE = 3;

/** So often a batch must be unknown to be believed gone: one that was just made may not have come round everywhere. */
const MOST_UNKNOWN = 3;

/**
 * Polls a batch until its results are there or the deadline has passed, and returns the outcomes by request id. Never
 * throws.
 */
export async function awaitBatch(awaited: AwaitedBatch, awaiting: Awaiting): Promise<BatchEnd> {
  const { time, deadline } = awaiting;
  const outcomes = new Map<string, AttemptOutcome>();
  let wait = FIRST_WAIT_MS;
  let incomplete = 0;
  let unknown = 0;
  let looks = 0;
  // One that was made this moment has not ended yet.
  let isDue = awaited.isResumed;
  for (;;) {
    let asksToWaitMs = 0;
    if (isDue) {
      const got = await lookAndCollect(awaited, ++looks, outcomes, awaiting);
      if (got.kind === 'over') return { outcomes, missing: got.missing, isOver: true };
      if (got.kind === 'refused') return { outcomes, missing: got.failure, isOver: false };
      if (got.kind === 'incomplete' && ++incomplete === MOST_INCOMPLETE) {
        return { outcomes, missing: NO_RESULT, isOver: true };
      }
      if (got.kind === 'unknown' && ++unknown === MOST_UNKNOWN) return endOfUnknown(got.failure, awaited, outcomes);
      asksToWaitMs = got.kind === 'later' ? (got.asksToWaitMs ?? 0) : 0;
      if (time.now() >= deadline) return { outcomes, missing: DEADLINE, isOver: false };
    }
    isDue = true;
    const pauseMs = Math.max(wait * (1 + JITTER * time.random()), asksToWaitMs);
    // The last look is at the deadline itself.
    await time.sleep(Math.max(0, Math.min(pauseMs, deadline - time.now())));
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  }
}

type Looked =
  | { readonly kind: 'over'; readonly missing: Failure }
  /** Nobody is let in: another run may be. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** There is no such batch. */
  | { readonly kind: 'unknown'; readonly failure: Failure }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'later'; readonly asksToWaitMs: number | null };

async function lookAndCollect(
  { batch, ids }: AwaitedBatch,
  looks: number,
  outcomes: Map<string, AttemptOutcome>,
  { transport, time, deadline, timeoutMs, onEvent, onLook }: Awaiting,
): Promise<Looked> {
  const tell = (step: BatchEvent['step'], startedAt: number, outcome: BatchEvent['outcome']): void =>
    onEvent({ step, batch, requests: ids.length, startedAt, durationMs: time.now() - startedAt, outcome });
  const lookedAt = time.now();
  const state = await transport.look(batch, timeoutMs);
  onLook();
  if (state.kind === 'failure') {
    tell('look', lookedAt, state);
    return afterFailure(state);
  }
  // Seldom told: the first times, then each time that it has been looked twice as often.
  if (state.kind === 'ended' || (looks & (looks - 1)) === 0) tell('look', lookedAt, { kind: state.kind });
  if (state.kind === 'working') return { kind: 'later', asksToWaitMs: null };
  const startedAt = time.now();
  const totalMs = Math.max(timeoutMs, deadline - startedAt);
  const limits = { requests: ids.length, stallMs: timeoutMs, totalMs };
  const collected = await transport.collect(batch, state.resultsUrl, limits);
  const wanted = new Set(ids);
  for (const [id, outcome] of collected.outcomes) if (wanted.has(id)) outcomes.set(id, outcome);
  const { failure } = collected;
  const strangers = [...collected.outcomes.keys()].filter((id) => !wanted.has(id)).length;
  tell('collect', startedAt, failure ?? { kind: 'collected', results: outcomes.size, strangers });
  if (outcomes.size === wanted.size) return { kind: 'over', missing: NO_RESULT };
  if (failure === null) return { kind: 'incomplete' };
  // Longer than anything can be: it would be so again.
  if (failure.status === null && !failure.canRetry) return { kind: 'over', missing: failure };
  return afterFailure(failure);
}

function afterFailure(failure: Failure): Looked {
  if (failure.canRetry) return { kind: 'later', asksToWaitMs: failure.retryAfterMs };
  // The batch was made, and is paid for, whatever becomes of a request about it.
  const unpriced = { ...failure, status: null, mayBeBilled: true };
  return { kind: failure.status === 404 ? 'unknown' : 'refused', failure: unpriced };
}

/**
 * The end of a batch that the provider does not know: it belongs to another key or workspace, or was deleted, or is too
 * old. A batch that this very run made is not made again but left to the next run.
 */
function endOfUnknown(failure: Failure, { isResumed }: AwaitedBatch, outcomes: BatchEnd['outcomes']): BatchEnd {
  return { outcomes, missing: { ...failure, reason: 'server_error', canRetry: isResumed }, isOver: isResumed };
}

/** A failure of which nobody knows whether it was billed. */
const UNKNOWN = { kind: 'failure', retryAfterMs: null, requestId: null, status: null, mayBeBilled: true } as const;

const NO_RESULT: Failure = {
  ...UNKNOWN,
  reason: 'server_error',
  canRetry: true,
  message: 'the batch has ended without a result for this request',
};

const DEADLINE: Failure = {
  ...UNKNOWN,
  reason: 'deadline',
  canRetry: false,
  message: 'the batch had not ended by the deadline; it goes on, and a later run fetches its results',
};

/** Something that happened to a batch, for the log. */
export interface BatchEvent {
  readonly step: 'create' | 'look' | 'collect';
  /** Id of the batch; null where none was created. */
  readonly batch: string | null;
  readonly requests: number;
  readonly startedAt: number;
  readonly durationMs: number;
  readonly outcome:
    | { readonly kind: 'created' | 'working' | 'ended' }
    | {
        readonly kind: 'collected';
        /** How many requests have a result. */
        readonly results: number;
        /** How many results have an id that no request has. */
        readonly strangers: number;
      }
    | Failure;
}

/** Outcome of a question for which no batch was made, or whose batch brought nothing. */
const NOT_MADE = {
  kind: 'failure',
  canRetry: false,
  retryAfterMs: null,
  requestId: null,
  status: null,
  mayBeBilled: false,
} as const;

/** No batch was made: the deadline has passed. */
export const TOO_LATE: Failure = {
  ...NOT_MADE,
  reason: 'deadline',
  message: 'no batch was made: the deadline is over',
};

/** No batch was made: it could not be written down, and the next run would pay for it again. */
export const NOT_REMEMBERED: Failure = {
  ...NOT_MADE,
  reason: 'invalid_request',
  message: 'no batch was made: the file of batches beside the cassette cannot be written',
};

/** The batch of an earlier run ended without this request. It can be asked again, once money is set aside for it. */
export const GONE: Failure = {
  ...NOT_MADE,
  canRetry: true,
  reason: 'server_error',
  message: 'the batch of an earlier run has ended without this request',
  mayBeBilled: true,
};

/** A batch brought nothing for a question that was in it. */
export const LOST: Failure = {
  ...NOT_MADE,
  reason: 'server_error',
  message: 'nothing became of the batch',
  mayBeBilled: true,
};
