import { fieldPathText } from '../../core/field-path.js';
import { isListOfTexts, isPlainObject } from '../../core/json/values.js';
import { FIELDS } from '../../core/summary.js';
import { hasField, pathOfField } from '../format/in-our-keys.js';
import { keysOfJsonText } from '../format/json-in-text.js';
import type { SummaryFormat } from '../format/summary-format.js';

/** What a value looks like: how a key of an unknown name may be known for what it is. */
export const VALUE_KINDS = ['word', 'line', 'text', 'json', 'texts', 'moments', 'objects'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** A key of a candidate that nothing reads. */
export interface UnreadKey {
  /** As `fields` takes it. */
  readonly path: string;
  readonly kind: ValueKind;
  /** What stands there, where that is a word; of an object of JSON in a text its keys. */
  readonly word?: string;
}

/** A pipeline writes a dozen; a hostile one may write millions. */
const MOST_KEYS = 40;
const LONGEST_PATH = 100;

/** So far in, a field may stand: `data.summary.resolution.status`. */
const DEEPEST = 4;

/** Keys around a summary that say which sample it is and where it stands: no summary is looked for there. */
const OF_THE_LINE = new Set(['sample', 'candidate']);

/** The keys of a candidate that nothing reads and that could be a field, in its own order. */
export function unreadKeys(content: unknown, format: SummaryFormat): readonly UnreadKey[] {
  const found: UnreadKey[] = [];
  for (const { path, value } of unreadMembers(content, format)) {
    const kind = kindOf(value);
    const text = fieldPathText(path);
    const json = kind === 'line' || kind === 'text' ? keysOfJsonText(String(value)) : undefined;
    if (json !== undefined) found.push({ path: text, kind: 'json', word: json });
    else if (kind === 'word') found.push({ path: text, kind, word: String(value).trim() });
    else if (kind !== undefined) found.push({ path: text, kind });
    if (found.length >= MOST_KEYS) break;
  }
  return found;
}

/** What stands in a line or a summary where nothing reads it, in its own order; objects are gone into as deep as a summary may stand. */
export function* unreadMembers(
  content: unknown,
  format: SummaryFormat,
): Generator<{ readonly path: readonly string[]; readonly value: unknown }> {
  const fields = FIELDS.filter((field) => hasField(format, field));
  const read = new Set([format.name, ...fields.map((field) => pathOfField(field, content, format))].map(idOf));
  yield* membersOf(content, [], read);
}

function* membersOf(
  object: unknown,
  path: readonly string[],
  read: ReadonlySet<string>,
): ReturnType<typeof unreadMembers> {
  if (!isPlainObject(object) || path.length >= DEEPEST) return;
  for (const [key, value] of Object.entries(object).slice(0, MOST_KEYS)) {
    const inside = [...path, key];
    if (key === '' || read.has(idOf(inside)) || (path.length === 0 && OF_THE_LINE.has(key))) continue;
    if (isPlainObject(value)) yield* membersOf(value, inside, read);
    else if (fieldPathText(inside).length <= LONGEST_PATH) yield { path: inside, value };
  }
}

function idOf(path: readonly string[]): string {
  return JSON.stringify(path);
}

const LONGEST_WORD = 30;
const LONGEST_LINE = 120;

function kindOf(value: unknown): ValueKind | undefined {
  if (typeof value === 'string') {
    const length = value.trim().length;
    if (length === 0) return undefined;
    return length <= LONGEST_WORD ? 'word' : length <= LONGEST_LINE ? 'line' : 'text';
  }
  if (!Array.isArray(value) || value.length === 0) return undefined;
  if (value.every(isPlainObject)) return value.every(isMoment) ? 'moments' : 'objects';
  return isListOfTexts(value) ? 'texts' : undefined;
}

function isMoment(value: Readonly<Record<string, unknown>>): boolean {
  return Object.hasOwn(value, 'seq') && (Object.hasOwn(value, 'type') || Object.hasOwn(value, 'highlight'));
}
