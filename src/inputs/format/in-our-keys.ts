import type { JsonPath } from '../../core/json/document.js';
import { isPlainObject } from '../../core/json/values.js';
import { FIELDS, type Field, type Summary } from '../../core/summary.js';
import { isOwnFormat, type SummaryFormat } from './summary-format.js';
import { meaningOf } from './their-words.js';

/** The summary of a file under our keys, and what its own keys are. */
export interface InOurKeys {
  /** What stands there, under our names; the value itself where there is nothing to map. */
  readonly value: unknown;
  /** Fields that stand under their name and under ours as well: nobody can tell which was meant. */
  readonly doubled: readonly Field[];
  /** The outcome as it is written, where it is not ours; else null. */
  readonly outcomeWord: string | null;
}

/**
 * Reads the fields of a summary from where a team has them. A field that is not there under their name may stand under
 * ours. Dimensions that the team has not are empty, whatever stands there.
 */
export function inOurKeys(content: unknown, format: SummaryFormat): InOurKeys {
  if (isOwnFormat(format) || !isPlainObject(content)) return { value: content, doubled: NONE, outcomeWord: null };
  const value: Partial<Record<Field, unknown>> = { ...ABSENT };
  const doubled: Field[] = [];
  for (const field of FIELDS) {
    if (!hasField(format, field)) continue;
    const found = findField(content, field, format);
    value[field] = found.value;
    if (found.isDoubled) doubled.push(field);
  }
  const { outcome } = value;
  if (typeof outcome !== 'string' || !hasField(format, 'outcome')) return { value, doubled, outcomeWord: null };
  const ours = meaningOf(outcome, format);
  return { value: { ...value, outcome: ours ?? outcome }, doubled, outcomeWord: ours === undefined ? null : outcome };
}

const NONE: readonly Field[] = [];

/** What a strict reader takes for fields that a team has not; `withoutAbsent` empties the outcome. */
const ABSENT = { title: '', summary: '', key_actions: [], outcome: 'success' } as const;

/** A summary without an outcome, where a team has none. */
export function withoutAbsent(summary: Summary, format: SummaryFormat): Summary {
  return hasField(format, 'outcome') ? summary : { ...summary, outcome: '' };
}

/** Whether a team's summaries have a field; topics are read wherever they are. */
export function hasField({ dimensions }: SummaryFormat, field: Field): boolean {
  return field === 'topics_found' || dimensions.includes(field);
}

/** The path in a team's file of what stands at a path of ours; `content` is the summary as it is in the file. */
export function theirPath(path: JsonPath, content: unknown, format: SummaryFormat): JsonPath {
  if (format.fields.size === 0) return path;
  const field = FIELDS.find((one) => one === path[0]);
  return field === undefined ? path : [...pathOfField(field, content, format), ...path.slice(1)];
}

/** Where a team has a field: under its own name, unless it stands under ours alone. */
export function pathOfField(field: Field, content: unknown, format: SummaryFormat): readonly string[] {
  const theirs = format.fields.get(field);
  if (theirs === undefined) return [field];
  const isOurs =
    isPlainObject(content) && memberAt(content, theirs) === undefined && ownName(content, field, format) !== undefined;
  return isOurs ? [field] : theirs;
}

interface FoundField {
  readonly value: unknown;
  readonly isDoubled: boolean;
}

function findField(content: Readonly<Record<string, unknown>>, field: Field, format: SummaryFormat): FoundField {
  const theirs = format.fields.get(field);
  if (theirs === undefined) return { value: ownName(content, field, format), isDoubled: false };
  const given = memberAt(content, theirs);
  const own = ownName(content, field, format);
  // Nothing said under one name contradicts nothing that is said under the other.
  return { value: given ?? own ?? given, isDoubled: isThere(given) && isThere(own) };
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The value under our own name, unless a path of another field leads there. */
function ownName(content: Readonly<Record<string, unknown>>, field: Field, { fields }: SummaryFormat): unknown {
  for (const [key] of fields.values()) if (key === field) return undefined;
  return memberAt(content, [field]);
}

/** The value at a path of keys: own members of objects only, since a list has no fields. */
export function memberAt(content: unknown, path: readonly string[]): unknown {
  let value = content;
  for (const key of path) {
    if (!isPlainObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}
