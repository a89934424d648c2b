import type { Purse, Reserved } from '../ask.js';
import type { CompletionRequest } from '../completer.js';
import type { Booking } from './batch-record.js';

export interface BookedReserved extends Reserved {
  /** Where the ledger has it; null where it has not. */
  readonly booking: Booking | null;
  /** As `settle`, where the ledger is another run's to correct. */
  readonly settleForRun: Reserved['settle'];
}

/** Money, where a request may have been paid for by an earlier run. */
export interface BatchPurse extends Purse {
  readonly reserve: (request: CompletionRequest, sample: number) => Promise<BookedReserved | undefined>;
  /**
   * Takes over what an earlier run has set aside: this run is charged for what it turns out to have cost, whatever its
   * own cap, and for nothing as long as that is not known.
   */
  readonly adopt: (request: CompletionRequest, booking: Booking | null) => BookedReserved;
}
