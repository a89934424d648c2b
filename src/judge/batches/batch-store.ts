import type { BatchRecord } from './batch-record.js';

/** Remembers batches over the end of a run, however that comes. */
export interface BatchStore {
  /** All batches whose results were not fetched yet, those of other runs too. */
  readonly batches: () => readonly BatchRecord[];
  /**
   * Notes that a batch of so many requests is about to be made, and gives the note a name. Null where that could not be
   * written down: then the batch could not be remembered either.
   */
  readonly begin: (requests: number) => Promise<string | null>;
  /** Remembers a batch that was made. */
  readonly add: (batch: Omit<BatchRecord, 'created_at'>) => Promise<void>;
  /**
   * Of some requests of a batch those whose bookings nobody has settled: from now on that is this run's to do, and no
   * other's. None where that could not be written down; then they stay booked in full.
   */
  readonly claim: (batch: string, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Forgets batches by their ids, and all notes of this run. */
  readonly forget: (done: ReadonlySet<string>) => Promise<void>;
}
