import type { Outcome } from '../completer.js';
import type { BatchRecord } from './batch-record.js';
import type { BatchStore } from './batch-store.js';

/** A result that was fetched before anybody asked for it. */
interface Early {
  readonly outcome: Outcome;
  readonly booked: BatchRecord['booked'];
}

/** The batches of other runs, by the questions that stand in them. */
export class EarlierBatches {
  private byKey = new Map<string, BatchRecord>();
  private readonly early = new Map<string, Early>();
  /** Ids of batches that were fetched, or made by this run. */
  private readonly excluded = new Set<string>();

  constructor(
    private readonly store: Pick<BatchStore, 'batches'>,
    private readonly baseUrl: string,
  ) {
    this.refresh();
  }

  /** Reads them anew: another run may have made some. */
  refresh(): void {
    this.byKey = new Map(
      this.store
        .batches()
        .filter(({ batch, base_url: url }) => url === this.baseUrl && !this.excluded.has(batch))
        .flatMap((batch) => batch.keys.map((key) => [key, batch] as const)),
    );
  }

  /** The batch in which a question stands, its results not fetched yet. */
  batchWith(key: string): BatchRecord | undefined {
    const batch = this.byKey.get(key);
    return batch === undefined || this.excluded.has(batch.batch) ? undefined : batch;
  }

  /** Where a question was booked that an earlier run has paid for; nothing where none has. */
  bookingOf(key: string): Pick<BatchRecord, 'booked'> | undefined {
    return this.early.get(key) ?? this.batchWith(key);
  }

  exclude(batch: string): void {
    this.excluded.add(batch);
  }

  /** Keeps results that nobody has asked for yet: a later stage of the run may. */
  keep(outcomes: Iterable<readonly [string, Outcome]>): void {
    for (const [key, outcome] of outcomes) {
      this.early.set(key, { outcome, booked: this.byKey.get(key)?.booked ?? null });
    }
  }

  /** Hands out such a result, once: who asks again wants another one. */
  take(key: string): Outcome | undefined {
    const early = this.early.get(key);
    this.early.delete(key);
    return early?.outcome;
  }
}
