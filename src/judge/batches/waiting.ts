import type { AttemptOutcome, CompletionRequest } from '../asking/completer.js';
import type { AwaitedBatch } from './await-batch.js';
import type { Payment } from './payment.js';

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

/** Appends a value to the list of a key, and starts the list where there is none. */
export function addTo<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [value]);
  else group.push(value);
}
