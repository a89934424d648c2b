import { FIELDS, type Field, type Summary } from './summary.js';

/**
 * The most characters of a summary, all its texts together, a page of Markdown with its marks: far more than anybody reads.
 * What compares two summaries takes about as long as they are; with this no session holds up a run.
 */
export const LONGEST_SUMMARY = 500_000;

/** What an entry of a list counts beside its characters: a million empty ones are none. */
const AN_ENTRY = 10;

/** A summary that nobody can have meant as one. */
interface OversizedSummary {
  /** The field that has most of it. */
  readonly field: Field;
  readonly message: string;
}

/**
 * Tells of a summary that is longer than one can be. It is looked at before anything else, as it stands in the file under
 * our keys, so that nothing is gathered about the values of such a one.
 */
export function oversizedSummary(content: unknown): OversizedSummary | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  let size = 0;
  let most = 0;
  let longest: Field = 'summary';
  for (const field of FIELDS) {
    const own = sizeOf(Reflect.get(content, field));
    size += own;
    if (own > most) {
      most = own;
      longest = field;
    }
  }
  if (size <= LONGEST_SUMMARY) return undefined;
  const message = `the summary has ${size} characters, most of them in ${longest}; allowed: at most ${LONGEST_SUMMARY}, where each entry of a list counts as ${AN_ENTRY} more`;
  return { field: longest, message };
}

/** How long a summary is, by the same count. */
export function sizeOfSummary(summary: Summary): number {
  return FIELDS.reduce((size, field) => size + sizeOf(summary[field]), 0);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (!Array.isArray(value)) return 0;
  const entries: readonly unknown[] = value;
  let size = AN_ENTRY * entries.length;
  for (const entry of entries) {
    if (typeof entry === 'string') size += entry.length;
    else if (typeof entry === 'object' && entry !== null) {
      size += sizeOf(Reflect.get(entry, 'type')) + sizeOf(Reflect.get(entry, 'highlight'));
    }
  }
  return size;
}
