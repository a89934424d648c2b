import type { CompletionRequest, Outcome } from '../asking/completer.js';
import type { AwaitedBatch } from './await-batch.js';
import type { Booking } from './batch-record.js';

/** A question that waits for its answer. */
export interface Waiting {
  readonly key: string;
  readonly request: CompletionRequest;
  /** Whether it was taken to be paid for by an earlier run, so that nothing is set aside for it. */
  readonly isPaid: boolean;
  /** What is set aside for it in a ledger. */
  readonly booking: Booking | null;
  readonly answer: (outcome: Outcome) => void;
}

/** A batch for whose results questions of this run wait. */
export interface Joined extends AwaitedBatch {
  readonly waiting: readonly Waiting[];
  readonly isBooked: boolean;
}

/** Adds to the list of a key. */
export function addTo<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [value]);
  else group.push(value);
}
