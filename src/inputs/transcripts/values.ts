import { isPlainObject, jsonOrNothing } from '../../core/json/values.js';
import { maskTexts } from '../../core/redact.js';

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | undefined {
  return isPlainObject(value) ? value : undefined;
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** The objects in a list; what else is in it is left out. */
export function objectsIn(list: unknown): readonly JsonObject[] {
  return (asList(list) ?? []).filter((one) => isPlainObject(one));
}

/** The arguments of a call, texts as they are: in JSON their line breaks would be escapes. */
export function describeInput(input: unknown): string {
  if (typeof input !== 'object' || input === null) return toJson(input);
  return Object.entries(input)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : withoutEscapes(toJson(value))}`)
    .join('\n');
}

/** Arguments that come as JSON in a text, or as a text of their own. */
export function describeArguments(written: unknown): string {
  if (typeof written !== 'string') return describeInput(written);
  const parsed = jsonOrNothing(written);
  return typeof parsed === 'object' && parsed !== null ? describeInput(parsed) : withoutEscapes(written);
}

/** A result that need not be a text. */
export function describeResult(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : describeInput(value);
}

/** How a text begins that is JSON; it may be cut, or be lines of JSON. */
const JSON_START = /^\s*(?:\{\s*"|\[\s*[[{"])/;

/** In JSON within texts of JSON the backslash before a character's code stands twice, and so on. */
const ESCAPE = /\\{1,4}u([0-9a-fA-F]{4})|\\(["\\/bfnrt])/g;

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** A text that is JSON, with what its escapes stand for: behind `\n` a name would begin with an n, and `\u00f6` is no letter. */
export function withoutEscapes(text: string): string {
  if (!text.includes('\\') || !JSON_START.test(text)) return text;
  return text.replace(ESCAPE, (_, code: string | undefined, mark = '') =>
    code === undefined ? (ESCAPED.get(mark) ?? mark) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A value as JSON; empty where it is nested deeper than the stack: nobody reads that. */
export function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/**
 * What something is called in a file, in quotes. A credential is masked before: the letter of an escape would be its border, and
 * behind a letter most are not known.
 */
export function quoted(name: unknown): string {
  try {
    return JSON.stringify(maskTexts(name ?? null));
  } catch {
    // Nested deeper than the stack.
    return '"…"';
  }
}

/** All strings of a JSON value, keys included. */
export function textsIn(root: unknown): readonly string[] {
  return textsOf(membersIn(root), (value) => typeof value === 'string');
}

/** The same with its numbers, which may bear out what somebody says as words do. */
export function factsIn(root: unknown): readonly string[] {
  return textsOf(membersIn(root), isFact);
}

/** The strings and numbers of those members, however deep, whose keys are wanted; of a list all have its own key. */
export function valuesIn(root: unknown, isWanted: (key: string) => boolean): readonly string[] {
  return Array.from(membersIn(root), ({ key, value }) =>
    isFact(value) && isWanted(key) ? [String(value)] : [],
  ).flat();
}

function isFact(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

interface Member {
  /** Of an item the key of its list; empty at the root. */
  readonly key: string;
  readonly value: unknown;
  readonly isItem: boolean;
}

/** A JSON value and all that it holds, in its order. */
function* membersIn(root: unknown): Generator<Member> {
  const left: Member[] = [{ key: '', value: root, isItem: true }];
  // Nesting may be deeper than the stack.
  for (let member = left.pop(); member !== undefined; member = left.pop()) {
    yield member;
    const { key, value } = member;
    const items = asList(value);
    const members =
      items === undefined ? Object.entries(asObject(value) ?? {}) : items.map((item) => [key, item] as const);
    for (let i = members.length - 1; i >= 0; i--) {
      const [own, inner] = members[i] ?? ['', undefined];
      left.push({ key: own, value: inner, isItem: items !== undefined });
    }
  }
}

function textsOf(members: Iterable<Member>, isTold: (value: unknown) => boolean): readonly string[] {
  const texts: string[] = [];
  for (const { key, value, isItem } of members) {
    if (!isItem) texts.push(key);
    if (isTold(value)) texts.push(String(value));
  }
  return texts;
}
