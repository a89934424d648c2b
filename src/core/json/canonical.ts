import { byCodePoint } from '../text.js';

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain | undefined };

/** Plain data that belongs to whoever has it. */
type OwnPlain = string | number | boolean | null | OwnPlain[] | { [key: string]: OwnPlain };

/** A copy of what is plain data already, which this says to the compiler; nothing is null. */
export function toPlain(value: unknown): OwnPlain {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** JSON with keys in code point order and no white space: equal values give equal texts, for digests. */
export function canonicalJson(value: Plain): string {
  // What is made for a digest mostly has its keys in order, and looking is cheaper than sorting.
  return isInOrder(value) ? JSON.stringify(value) : sortedJson(value);
}

/** Whether all keys stand in code point order, at any depth. */
function isInOrder(value: Plain): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (isList(value)) return value.every(isInOrder);
  let last: string | undefined;
  for (const key of Object.keys(value)) {
    if (last !== undefined && byCodePoint(last, key) > 0) return false;
    const member = value[key];
    if (member !== undefined && !isInOrder(member)) return false;
    last = key;
  }
  return true;
}

function sortedJson(value: Plain): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(sortedJson).join(',')}]`;
  const members = Object.entries(value)
    .filter((entry): entry is [string, Plain] => entry[1] !== undefined)
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([key, member]) => `${JSON.stringify(key)}:${sortedJson(member)}`);
  return `{${members.join(',')}}`;
}

/** The canonical JSON of a list in pieces, so that a long one never stands in memory as a whole. */
export function* canonicalList<T>(items: Iterable<T>, toPlain: (item: T) => Plain): Generator<string> {
  let before = '[';
  for (const item of items) {
    yield before + canonicalJson(toPlain(item));
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
