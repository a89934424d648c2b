import { fieldPathText } from '../../core/field-path.js';
import { isListOfTexts, isPlainObject } from '../../core/json/plain-values.js';
import { FIELDS } from '../../core/summary.js';
import { hasField, pathOfField } from '../format/in-our-keys.js';
import type { SummaryFormat } from '../format/summary-format.js';

/** What a value looks like: how a key of an unknown name may be known for what it is. */
export const VALUE_KINDS = ['word', 'line', 'text', 'texts', 'moments', 'objects'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** A key of a candidate that nothing reads. */
export interface UnreadKey {
  /** As `fields` takes it. */
  readonly path: string;
  readonly kind: ValueKind;
  /** What stands there, where that is a word. */
  readonly word?: string;
}

/** A pipeline writes a dozen; a hostile one may write millions. */
const MOST_KEYS = 40;
const LONGEST_PATH = 100;

/** So far in, `summary` may stand: `result.summary.text`. */
const DEEPEST = 3;

/** Keys around a summary that say what it is of and who made it: no summary is looked for there. */
const OF_THE_LINE = new Set(['name', 'sample', 'candidate']);

/** The keys of a candidate that nothing reads and that could be a field, in its own order. */
export function unreadKeys(content: unknown, format: SummaryFormat): readonly UnreadKey[] {
  const read = new Set(
    FIELDS.filter((field) => hasField(format, field)).map((field) =>
      JSON.stringify(pathOfField(field, content, format)),
    ),
  );
  const found: UnreadKey[] = [];
  const visit = (object: Readonly<Record<string, unknown>>, path: readonly string[]): void => {
    for (const [key, value] of Object.entries(object).slice(0, MOST_KEYS)) {
      if (found.length >= MOST_KEYS) return;
      const inside = [...path, key];
      if (read.has(JSON.stringify(inside)) || (path.length === 0 && OF_THE_LINE.has(key))) continue;
      const text = fieldPathText(inside);
      const kind = key === '' || text.length > LONGEST_PATH ? undefined : kindOf(value);
      if (kind === 'word') found.push({ path: text, kind, word: String(value).trim() });
      else if (kind !== undefined) found.push({ path: text, kind });
      else if (isPlainObject(value) && inside.length < DEEPEST) visit(value, inside);
    }
  };
  if (isPlainObject(content)) visit(content, []);
  return found;
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
