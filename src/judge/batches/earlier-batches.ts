import type { Outcome } from '../asking/completer.js';
import type { BatchRecord, BatchStore, Booking } from './batch-record.js';

/** A result that was fetched before anybody asked for it. */
interface Early {
  readonly outcome: Outcome;
  readonly place: Place;
}

/** Where a question stands. */
interface Place {
  readonly batch: BatchRecord;
  readonly booking: Booking | null;
}

/** The batches of other runs, by the questions that stand in them. */
export class EarlierBatches {
  private byKey = new Map<string, Place>();
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
        .filter(
          ({ batch, base_url: url }) => withoutSlash(url) === withoutSlash(this.baseUrl) && !this.excluded.has(batch),
        )
        .flatMap((batch) => batch.keys.map((key, i) => [key, { batch, booking: bookingIn(batch, i) }] as const)),
    );
  }

  /** The batch in which a question stands, its results not fetched yet. */
  batchWith(key: string): BatchRecord | undefined {
    return this.placeOf(key)?.batch;
  }

  private placeOf(key: string): Place | undefined {
    const place = this.byKey.get(key);
    return place === undefined || this.excluded.has(place.batch.batch) ? undefined : place;
  }

  /** How a question was booked that an earlier run has paid for; nothing where none has. */
  bookingOf(key: string): Pick<Place, 'booking'> | undefined {
    return this.early.get(key)?.place ?? this.placeOf(key);
  }

  exclude(batch: string): void {
    this.excluded.add(batch);
  }

  /** Keeps results that nobody has asked for yet: a later stage of the run may. */
  keep(outcomes: Iterable<readonly [string, Outcome]>): void {
    for (const [key, outcome] of outcomes) {
      const place = this.byKey.get(key);
      if (place !== undefined) this.early.set(key, { outcome, place });
    }
  }

  /** Hands out such a result with the batch that it is of, once: who asks again wants another one. */
  take(key: string): { readonly outcome: Outcome; readonly batch: BatchRecord } | undefined {
    const early = this.early.get(key);
    this.early.delete(key);
    return early && { outcome: early.outcome, batch: early.place.batch };
  }

  /** Ids of batches with answers that nobody has asked for: another run may. */
  unasked(isRecorded: (key: string) => boolean): ReadonlySet<string> {
    const lacking = [...this.early].filter(([key, { outcome }]) => outcome.kind === 'answer' && !isRecorded(key));
    return new Set(lacking.map(([, { place }]) => place.batch.batch));
  }
}

/** The same address has two spellings, and a batch must be found under both. */
function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}

function bookingIn({ booked }: BatchRecord, index: number): Booking | null {
  const usd = booked?.usd[index];
  return booked === null || usd === undefined ? null : { ledger: booked.ledger, day: booked.day, usd };
}
