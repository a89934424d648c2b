import type { z } from 'zod';
import type { Place, Problem } from '../errors.js';
import { nearestName, shortened } from '../text.js';
import type { JsonDocument, JsonPath } from './document.js';

/** The most that is told of one value: whoever has corrected so many knows what the others are. */
const MOST_PROBLEMS = 100;

/**
 * Turns what a schema found wrong into problems that name the place, the value and what is allowed; of the first of many.
 * @param toFile the path in the document of what the schema calls by a path, where these differ
 */
export function schemaProblems(
  issues: readonly z.core.$ZodIssue[],
  document: JsonDocument,
  file: string,
  base: JsonPath = [],
  toFile: (path: JsonPath) => JsonPath = (path) => path,
): readonly Problem[] {
  const positionOf = document.positions();
  const told = issues.slice(0, MOST_PROBLEMS).map((issue) => {
    const path = [...base, ...toFile(issue.path.filter((step) => typeof step !== 'symbol'))];
    // An unknown key is at fault itself, not the object that it stands in.
    const place = issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path;
    return { message: describe(issue, path, document.value), place: { file, ...positionOf(place) } };
  });
  const others = issues.length - told.length;
  if (others === 0) return told;
  return [...told, { message: `${others} more values are wrong`, place: { file, ...positionOf(base) } }];
}

export function placeOf(document: JsonDocument, file: string, path: JsonPath): Place {
  return { file, ...document.position(path) };
}

function describe(issue: z.core.$ZodIssue, path: JsonPath, root: unknown): string {
  const name = formatPath(path);
  const value = valueAt(root, path);
  if (value === undefined && path.length > 0) return `${name} is missing; ${allowed(issue)}`;
  switch (issue.code) {
    case 'invalid_value': {
      const words = issue.values.map(String);
      const nearest = typeof value === 'string' ? nearestName(value, words) : undefined;
      const hint = nearest === undefined ? '' : `; did you mean ${JSON.stringify(nearest)}?`;
      return `${name} is ${kindOf(value)}; ${allowed(issue)}${hint}`;
    }
    case 'unrecognized_keys':
      return `${name} has a key that nothing reads: ${unreadKeys(issue.keys)}; ${allowed(issue)}`;
    case 'custom':
      return `${name} ${issue.message}`;
    default:
      return `${name} is ${kindOf(value)}; ${allowed(issue)}`;
  }
}

/** The most keys that a message names. */
const NAMED_KEYS = 5;

function unreadKeys(keys: readonly string[]): string {
  const named = keys.slice(0, NAMED_KEYS).map((key) => kindOf(key));
  const others = keys.length - named.length;
  return `${named.join(', ')}${others === 0 ? '' : ` and ${others} more`}`;
}

function allowed(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `allowed: ${TYPE_WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `allowed: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'array') return `allowed: ${issue.minimum} or more entries`;
      return `allowed: ${issue.origin === 'string' ? 'text of at least one character' : `${issue.minimum} or more`}`;
    case 'too_big':
      if (issue.origin === 'array') return `allowed: at most ${issue.maximum} entries`;
      return `allowed: ${issue.origin === 'string' ? `at most ${issue.maximum} characters` : `${issue.maximum} or less`}`;
    default:
      return issue.message;
  }
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** A path as people write it: `body.text[2]`. */
export function formatPath(path: JsonPath): string {
  if (path.length === 0) return 'the value';
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');
}

/** The longest text that a message repeats. */
const SHOWN_CHARACTERS = 60;

function kindOf(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'string') return JSON.stringify(shortened(value, SHOWN_CHARACTERS));
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** The value at a path of parsed JSON, own keys only; a list has none but its numbers. */
export function valueAt(root: unknown, path: JsonPath): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    if (Array.isArray(value) && typeof step === 'string') return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
