import { z } from 'zod';
import type { Problem } from '../../core/errors.js';
import { parseJson } from '../../core/json/document.js';
import { jsonLines } from '../../core/json/lines.js';
import { placeOf, schemaProblems } from '../../core/json/schema-problems.js';
import type { Purse, Reserved } from '../asking/ask.js';
import type { CompletionRequest } from '../asking/completer.js';
import { RESULTS_KEPT_DAYS } from './batch-transport.js';

/** The id of a batch, which goes into an address. */
const batchId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be the id of a batch: letters, digits, _ and -');

/** The keys of questions, which are the ids of requests. */
const keys = z.array(z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal'));

/** A batch that was made and whose results are still to be fetched. */
const batchSchema = z
  .object({
    batch: batchId,
    /** Which hand-over it came from. */
    token: z.string(),
    base_url: z.string(),
    created_at: z.iso.datetime(),
    /**
     * Where the worst case of each of its requests is booked, in their order; null where no ledger is kept. A line of an
     * earlier version has no amounts: then all stays booked.
     */
    booked: z
      .object({
        ledger: z.string(),
        day: z.string().regex(/^\d{4}-\d\d-\d\d$/),
        usd: z.array(z.number().nonnegative()).default([]),
      })
      .nullable(),
    keys,
  })
  .refine(({ booked, keys }) => booked === null || [0, keys.length].includes(booked.usd.length), {
    path: ['booked', 'usd'],
    message: 'must have as many amounts as there are keys',
  });

/** Written before what requests have cost is put into the ledger in place of what was booked: only once may that be. */
const settledSchema = z.object({ settled: batchId, keys });

/** Written before a batch is made: without a batch of the same token nobody knows whether one came about. */
const handOverSchema = z.object({ handing_over: z.string(), requests: z.int().positive(), at: z.iso.datetime() });

export type BatchRecord = Readonly<z.output<typeof batchSchema>>;
/** What is booked for one request. */
export type Booking = Readonly<{ ledger: string; day: string; usd: number }>;
export type HandOver = Readonly<z.output<typeof handOverSchema>>;

export interface BatchRecords {
  readonly batches: readonly BatchRecord[];
  /** Hand-overs of which no batch is known. */
  readonly handOvers: readonly HandOver[];
  /** Requests whose bookings were settled, by batch. */
  readonly settled: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly Problem[];
  /** Number of the last line where it has no end: a run was killed while it wrote it. */
  readonly unfinishedLine: number | null;
}

/** Reads the lines of a file of batches. Batches whose results are gone by now are left out. */
export function parseBatches(text: string, file: string, now: Date): BatchRecords {
  const batches: BatchRecord[] = [];
  const handOvers: HandOver[] = [];
  const settled = new Map<string, Set<string>>();
  const problems: Problem[] = [];
  for (const { line, text: content } of jsonLines(text)) {
    const parsed = parseJson(content, line);
    if ('error' in parsed) {
      problems.push({ message: parsed.error.message, place: { file, ...parsed.error.position } });
      continue;
    }
    const { document } = parsed;
    const isHandOver = handOverSchema.safeParse(document.value);
    if (isHandOver.success) {
      handOvers.push(isHandOver.data);
      continue;
    }
    const isSettled = settledSchema.safeParse(document.value);
    if (isSettled.success) {
      const { settled: batch, keys } = isSettled.data;
      settled.set(batch, new Set([...(settled.get(batch) ?? []), ...keys]));
      continue;
    }
    const checked = batchSchema.safeParse(document.value);
    if (checked.success) batches.push(checked.data);
    else {
      const [first] = schemaProblems(checked.error.issues, document, file);
      problems.push(first ?? { message: 'this is no batch', place: placeOf(document, file, []) });
    }
  }
  const known = new Set(batches.map(({ token }) => token));
  return {
    batches: batches.filter((batch) => isKept(batch, now)),
    handOvers: handOvers.filter((one) => !known.has(one.handing_over)),
    settled,
    problems,
    unfinishedLine: text === '' || text.endsWith('\n') ? null : text.split('\n').length,
  };
}

const DAY_MS = 86_400_000;

function isKept({ created_at: createdAt }: BatchRecord, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < RESULTS_KEPT_DAYS * DAY_MS;
}
/** The path of the file of batches beside a cassette. */
export function batchFileOf(cassette: string): string {
  return `${cassette}.batches.jsonl`;
}

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
