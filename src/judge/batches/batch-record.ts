import { z } from 'zod';
import type { Problem } from '../../core/errors.js';
import { parseJson } from '../../core/json/document.js';
import { jsonLines } from '../../core/json/lines.js';
import { placeOf, schemaProblems } from '../../core/json/schema-problems.js';
import { SHA_256 } from '../../core/json/schemas.js';
import type { CostLimit } from '../asking/ask.js';
import type { CompletionRequest } from '../asking/completer.js';
import { RESULTS_KEPT_DAYS } from './batch-transport.js';

/** The longest id of a batch, as the pattern below has it. */
export const LONGEST_BATCH_ID = 128;

/** The id of a batch, which goes into an address. */
const batchId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be the id of a batch: letters, digits, _ and -');

/** Keys of questions, used as ids of the requests in a batch. */
const keys = z.array(z.string().regex(SHA_256, 'must be a SHA-256 in lower-case hexadecimal'));

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

/**
 * Written before a batch is made: without a batch of the same token nobody knows whether one came about. `room` is as long as
 * the line of the batch, which is put in its place where the disk has become full meanwhile.
 */
const handOverSchema = z.object({
  handing_over: z.string(),
  requests: z.int().positive(),
  at: z.iso.datetime(),
  room: z.string().optional(),
});

export type BatchRecord = Readonly<z.output<typeof batchSchema>>;
/** The worst case of one request as the ledger has it: path of the ledger, UTC day, US dollars. */
export type Booking = Readonly<{ ledger: string; day: string; usd: number }>;
type HandOver = Readonly<z.output<typeof handOverSchema>>;

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

/**
 * Reads the lines of a batch file. Broken lines become problems; batches whose results the provider has deleted by now
 * are left out.
 */
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
/** Path of the batch file that belongs to a cassette. */
export function batchFileOf(cassette: string): string {
  return `${cassette}.batches.jsonl`;
}

/** Money set aside for a request, with its booking in the ledger. */
export interface BookedReserved {
  /** Where the ledger has the booking; null without a ledger. */
  readonly booking: Booking | null;
  /** Books the real cost for this run, and in the ledger. */
  readonly settle: (usd: number | null) => Promise<number | null>;
  /** Books the real cost for this run alone, and leaves the ledger as it is. */
  readonly settleForRun: (usd: number | null) => Promise<number | null>;
}

/** A cost limit for batches, where an earlier run may have paid for a request already. */
export interface BatchCostLimit extends CostLimit {
  readonly reserve: (request: CompletionRequest, sample: number) => Promise<BookedReserved | undefined>;
  /**
   * Takes over the booking of an earlier run for a request. This run is charged the real cost once it is known, even
   * over its own cap, and nothing before that.
   */
  readonly adopt: (request: CompletionRequest, booking: Booking | null) => BookedReserved;
}

/** Remembers batches across runs, however a run ends. */
export interface BatchStore {
  /** All batches whose results were not fetched yet, those of other runs included. */
  readonly batches: () => readonly BatchRecord[];
  /**
   * Notes that a batch is about to be created, with room for what `add` will say of it, and resolves to the token of the
   * note. Null where it could not be written: then the batch could not be remembered either.
   */
  readonly begin: (batch: Omit<BatchRecord, 'batch' | 'token' | 'created_at'>) => Promise<string | null>;
  /** Remembers a batch that was created. */
  readonly add: (batch: Omit<BatchRecord, 'created_at'>) => Promise<void>;
  /**
   * Takes on some requests of a batch, so that this run and no other says what they cost, and corrects them in the
   * ledger. Resolves to the keys that nobody had claimed before; to null where that could not be written, and then they
   * stay booked in full.
   */
  readonly claim: (batch: string, keys: readonly string[]) => Promise<ReadonlySet<string> | null>;
  /** Forgets batches by id, and all notes of this run about batches that it was about to create. */
  readonly forget: (done: ReadonlySet<string>) => Promise<void>;
}
