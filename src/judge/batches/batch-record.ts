import { z } from 'zod';
import type { Problem } from '../../errors.js';
import { parseJson } from '../../json/document.js';
import { jsonLines } from '../../json/lines.js';
import { placeOf, schemaProblems } from '../../json/schema-problems.js';
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
