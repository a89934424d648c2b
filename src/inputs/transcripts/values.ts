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
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : toJson(value)}`)
    .join('\n');
}

/** Arguments that come as JSON in a text, or as a text of their own. */
export function describeArguments(written: unknown): string {
  if (typeof written !== 'string') return describeInput(written);
  const parsed = jsonOrNothing(written);
  return typeof parsed === 'object' && parsed !== null ? describeInput(parsed) : written;
}

/** A result that need not be a text. */
export function describeResult(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : describeInput(value);
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
  return leavesIn(root, false);
}

/** The same with its numbers, which may bear out what somebody says as words do. */
export function factsIn(root: unknown): readonly string[] {
  return leavesIn(root, true);
}

function leavesIn(root: unknown, withNumbers: boolean): readonly string[] {
  const texts: string[] = [];
  const left = [root];
  // The list grows while it is read: nesting may be deeper than the stack.
  for (const value of left) {
    if (typeof value === 'string') texts.push(value);
    else if (withNumbers && typeof value === 'number') texts.push(String(value));
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) {
      if (!Array.isArray(value)) texts.push(key);
      left.push(member);
    }
  }
  return texts;
}
