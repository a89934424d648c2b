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
  /** Forgets batches by their ids, and all notes of this run. */
  readonly forget: (done: ReadonlySet<string>) => Promise<void>;
}
