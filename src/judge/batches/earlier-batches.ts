import type { AttemptOutcome } from '../asking/completer.js';
import type { BatchRecord, BatchStore, Booking } from './batch-record.js';

/** A result that was fetched before this run asked for it. */
interface Early {
  readonly outcome: AttemptOutcome;
  readonly place: Place;
}

/** The batch that a question is in, and how its worst case is booked. */
interface Place {
  readonly batch: BatchRecord;
  readonly booking: Booking | null;
}

/** Finds questions in the batches of earlier runs, by key, so that they are not paid for again. */
export class EarlierBatches {
  private byKey = new Map<string, Place>();
  private readonly early = new Map<string, Early>();
  /** Ids of batches that are not looked at: fetched already, or made by this run. */
  private readonly excluded = new Set<string>();

  constructor(
    private readonly store: Pick<BatchStore, 'batches'>,
    private readonly baseUrl: string,
  ) {
    this.refresh();
  }

  /** Reads the list of batches again: another run may have added some. */
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

  /** The batch that a question is in and whose results were not fetched yet; undefined where there is none. */
  batchWith(key: string): BatchRecord | undefined {
    return this.placeOf(key)?.batch;
  }

  private placeOf(key: string): Place | undefined {
    const place = this.byKey.get(key);
    return place === undefined || this.excluded.has(place.batch.batch) ? undefined : place;
  }

  /** The booking of a question that an earlier run has paid for; undefined where none has. */
  bookingOf(key: string): Pick<Place, 'booking'> | undefined {
    return this.early.get(key)?.place ?? this.placeOf(key);
  }

  exclude(batch: string): void {
    this.excluded.add(batch);
  }

  /** Keeps results that this run has not asked for yet: a later stage may. */
  keep(outcomes: Iterable<readonly [string, AttemptOutcome]>): void {
    for (const [key, outcome] of outcomes) {
      const place = this.byKey.get(key);
      if (place !== undefined) this.early.set(key, { outcome, place });
    }
  }

  /**
   * Takes a kept result, with its batch; undefined where there is none. Each result is given out once: whoever asks
   * again wants a new one.
   */
  take(key: string): { readonly outcome: AttemptOutcome; readonly batch: BatchRecord } | undefined {
    const early = this.early.get(key);
    this.early.delete(key);
    return early && { outcome: early.outcome, batch: early.place.batch };
  }

  /** Ids of batches with answers that this run did not ask for and that are not recorded: another run may want them. */
  unasked(isRecorded: (key: string) => boolean): ReadonlySet<string> {
    const lacking = [...this.early].filter(([key, { outcome }]) => outcome.kind === 'answer' && !isRecorded(key));
    return new Set(lacking.map(([, { place }]) => place.batch.batch));
  }
}

/** An address without a slash at its end: both spellings are the same address. */
function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}

function bookingIn({ booked }: BatchRecord, index: number): Booking | null {
  const usd = booked?.usd[index];
  return booked === null || usd === undefined ? null : { ledger: booked.ledger, day: booked.day, usd };
}
