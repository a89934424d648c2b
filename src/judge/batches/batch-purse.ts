import type { Purse, Reserved } from '../ask.js';
import type { CompletionRequest } from '../completer.js';
import type { BatchRecord } from './batch-record.js';

/** Money, where a request may have been paid for by an earlier run. */
export interface BatchPurse extends Purse {
  /**
   * Takes over what an earlier run has set aside: this run is charged for what it turns out to have cost, whatever its
   * own cap, and for nothing as long as that is not known.
   */
  readonly adopt: (request: CompletionRequest, booked: BatchRecord['booked']) => Reserved;
  /** Where the worst case of a request is booked now. */
  readonly bookedWhere: () => BatchRecord['booked'];
}
