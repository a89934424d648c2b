import { z } from 'zod';
import type { Problem } from '../../errors.js';
import { parseJson } from '../../json/document.js';
import { jsonLines } from '../../json/lines.js';
import { placeOf, schemaProblems } from '../../json/schema-problems.js';
import { RESULTS_KEPT_DAYS } from './batch-transport.js';

/** A batch that was made and whose results are still to be fetched. */
const batchSchema = z.object({
  /** Goes into an address. */
  batch: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be the id of a batch: letters, digits, _ and -'),
  /** Which hand-over it came from. */
  token: z.string(),
  base_url: z.string(),
  created_at: z.iso.datetime(),
  /** Where the worst case of its requests is booked; null where no ledger is kept. */
  booked: z.object({ ledger: z.string(), day: z.string().regex(/^\d{4}-\d\d-\d\d$/) }).nullable(),
  /** The keys of the questions, which are the ids of its requests. */
  keys: z.array(z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal')),
});

/** Written before a batch is made: without a batch of the same token nobody knows whether one came about. */
const handOverSchema = z.object({ handing_over: z.string(), requests: z.int().positive(), at: z.iso.datetime() });

export type BatchRecord = Readonly<z.output<typeof batchSchema>>;
export type HandOver = Readonly<z.output<typeof handOverSchema>>;

export interface BatchRecords {
  readonly batches: readonly BatchRecord[];
  /** Hand-overs of which no batch is known. */
  readonly handOvers: readonly HandOver[];
  readonly problems: readonly Problem[];
  /** Number of the last line where it has no end: a run was killed while it wrote it. */
  readonly unfinishedLine: number | null;
}

/** Reads the lines of a file of batches. Batches whose results are gone by now are left out. */
export function parseBatches(text: string, file: string, now: Date): BatchRecords {
  const batches: BatchRecord[] = [];
  const handOvers: HandOver[] = [];
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
    problems,
    unfinishedLine: text === '' || text.endsWith('\n') ? null : text.split('\n').length,
  };
}

const DAY_MS = 86_400_000;

function isKept({ created_at: createdAt }: BatchRecord, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < RESULTS_KEPT_DAYS * DAY_MS;
}
