import { maskSecrets } from '../core/redact.js';
import { nearestName, shortened } from '../core/text.js';

/** A value as it comes in: text from an input or flag; text, number, boolean, list or mapping from the config file. */
export type RawValue = string | number | boolean | null | readonly RawValue[] | ReadonlyMap<string, RawValue>;

export type Parsed<T> =
  | { readonly value: T }
  | {
      readonly problem: string;
      /** The same, of a mapping whose entries are wrong each for itself: a file tells each at its own line. */
      readonly entries?: readonly EntryProblem[];
    };

/** What is wrong with one entry of a mapping. */
export interface EntryProblem {
  readonly key: string;
  readonly problem: string;
}

/** What is wrong with some entries of a mapping, in one text and each for itself. */
export function entryProblems(entries: readonly EntryProblem[]): { problem: string; entries: readonly EntryProblem[] } {
  return { problem: entries.map(({ problem }) => problem).join(', '), entries };
}

/** Commas and line breaks both separate, so that a YAML block of lines works too. */
export function splitAtCommas(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Pairs of a mapping in the config file, or of `a=b, c=d`, in their order; both sides of an `=` are trimmed. */
export function readPairs(raw: RawValue): Parsed<readonly (readonly [string, RawValue])[]> {
  if (raw instanceof Map) return { value: [...raw] };
  if (typeof raw !== 'string') return { problem: `${show(raw)} is not a mapping` };
  const pairs: [string, RawValue][] = [];
  for (const part of splitAtCommas(raw)) {
    const cut = part.indexOf('=');
    if (cut === -1) return { problem: `${show(part)} has no "="` };
    pairs.push([part.slice(0, cut).trim(), part.slice(cut + 1).trim()]);
  }
  return { value: pairs };
}

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** A finite decimal number, as text or as a number; nothing for all else. */
export function readNumber(raw: RawValue): number | undefined {
  const number = typeof raw === 'string' && DECIMAL.test(raw) ? Number(raw) : raw;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** What to write instead of a per cent value or of a decimal comma. */
export function decimalHint(raw: RawValue): string {
  const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
  if (/^\d*,\d+$/.test(text)) return ` (write ${text.replace(',', '.')})`;
  const [, percent, sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text) ?? [];
  if (percent === undefined || Number(percent) > 100 || (sign === '' && Number(percent) <= 1)) return '';
  return ` (write ${Number((Number(percent) / 100).toPrecision(12))} for ${percent} %)`;
}

/** YAML has made `2024` a number and `true` a boolean; how they were written is lost (`007`). */
export function quotesHint(raw: RawValue): string {
  return typeof raw === 'number' || typeof raw === 'boolean' ? ' (YAML needs quotes around such a name)' : '';
}

/** One letter of so few is most of a name: `v3` is as near to v1 as to v2. */
const TOO_SHORT = 2;

/** The nearest of the names, to stand behind a wrong one; empty where none is near. */
export function didYouMean(raw: RawValue, names: readonly string[]): string {
  const telling = names.filter(({ length }) => length > TOO_SHORT);
  const nearest = typeof raw === 'string' ? nearestName(raw, telling) : undefined;
  return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}

/** Whether a value is a list of the config file. */
export function isList(raw: RawValue): raw is readonly RawValue[] {
  return Array.isArray(raw);
}

/** The longest piece of a wrong value that a message repeats. */
const SHOWN_CHARACTERS = 80;

/** A wrong value for a message, in one line. */
export function show(raw: RawValue): string {
  if (raw instanceof Map) return 'a mapping';
  if (isList(raw)) return 'a list';
  // JSON knows no infinity, and in its escapes a credential would not be recognised.
  const text = typeof raw === 'number' ? String(raw) : JSON.stringify(typeof raw === 'string' ? maskSecrets(raw) : raw);
  return shortened(text, SHOWN_CHARACTERS);
}
