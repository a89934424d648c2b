import { readFieldPath } from '../core/field-path.js';
import { DIMENSIONS, type Dimension, FIELDS, OUTCOMES, type Outcome } from '../core/summary.js';
import { normalizeOutcome } from '../rubric/v1.js';
import {
  didYouMean,
  type EntryProblem,
  entryProblems,
  isList,
  type Parsed,
  quotesHint,
  type RawValue,
  readPairs,
  show,
  splitAtCommas,
} from './raw-values.js';
import type { ValueKind } from './value-kinds.js';

/** What a team may name in its own way: the fields of a summary, and the key by which a line of a `.jsonl` file says its session. */
export const NAMEABLE = [...FIELDS, 'name'] as const;
export type Nameable = (typeof NAMEABLE)[number];

/** For what a team names otherwise, the path of its keys, with dots for nesting. */
type FieldPaths = Readonly<Partial<Record<Nameable, string>>>;

/** Pairs of our name and their path. */
export const fieldPaths: ValueKind<FieldPaths> = {
  allowed: `field=path pairs such as title=headline, summary=body.text, with dots for nesting; fields: ${FIELDS.join(', ')}; and name, the session of a line of a .jsonl file`,
  parse: (raw) => {
    const pairs = readPairs(raw);
    if ('problem' in pairs) return pairs;
    const read = new Map<Nameable, string>();
    const problems: EntryProblem[] = [];
    for (const [key, path] of pairs.value) {
      const field = NAMEABLE.find((one) => one === key);
      const problem = field === undefined ? unknownField(key, path) : pathProblem(field, path, read);
      if (problem !== undefined) problems.push({ key, problem });
      else if (field !== undefined) read.set(field, String(path).trim());
    }
    if (pairs.value.length === 0) return { problem: 'no field is named' };
    if (problems.length > 0) return entryProblems(problems);
    // In one order however it was written, so that equal settings have equal digests.
    return { value: Object.fromEntries(NAMEABLE.flatMap((field) => entryOf(field, read.get(field)))) };
  },
  jsonSchema: {
    anyOf: [
      {
        type: 'object',
        properties: Object.fromEntries(NAMEABLE.map((field) => [field, { type: 'string', minLength: 1 }])),
        additionalProperties: false,
        minProperties: 1,
      },
      { type: 'string', pattern: '=' },
    ],
  },
};

/** Who writes a pair the wrong way round is told so. */
function unknownField(key: string, path: RawValue): string {
  const isTurned = NAMEABLE.some((field) => field === path);
  return `${show(key)} is not a field${isTurned ? ` (write ${path}=${key}: our name stands first)` : didYouMean(key, NAMEABLE)}`;
}

function pathProblem(field: Nameable, path: RawValue, known: ReadonlyMap<Nameable, string>): string | undefined {
  if (known.has(field)) return `${field} is given twice`;
  if (typeof path !== 'string') return `${field}: ${show(path)} is not a path${quotesHint(path)}`;
  if (path.trim() === '') return `${field}: the path is empty`;
  const keys = readFieldPath(path.trim());
  if (keys === undefined) return `${field}: ${show(path)} has an empty key`;
  for (const [other, text] of known) {
    const problem = collision(field, keys, other, readFieldPath(text) ?? []);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Why two fields cannot stand at two paths: they are the same, or one lies inside the other. */
function collision(a: string, path: readonly string[], b: string, other: readonly string[]): string | undefined {
  const shared = path.every((key, i) => i >= other.length || key === other[i]);
  if (!shared) return undefined;
  if (path.length === other.length) return `${a} and ${b} have the same path`;
  const [inner, outer] = path.length > other.length ? [a, b] : [b, a];
  return `the path of ${inner} lies inside that of ${outer}`;
}

function entryOf<T extends string, V>(name: T, value: V | undefined): readonly (readonly [T, V])[] {
  return value === undefined ? [] : [[name, value]];
}

/** Our outcome for each word of a team, in the order in which they are given. */
type OutcomeWords = Readonly<Record<string, Outcome>>;

/** Pairs of their word and our outcome. */
export const outcomeWords: ValueKind<OutcomeWords> = {
  allowed: `word=outcome pairs such as completed=success, blocked=failed; outcomes: ${OUTCOMES.join(', ')}`,
  parse: (raw) => {
    const pairs = readPairs(raw);
    if ('problem' in pairs) return pairs;
    const read = new Map<string, readonly [word: string, outcome: Outcome]>();
    const problems: EntryProblem[] = [];
    for (const [key, given] of pairs.value) {
      const outcome = OUTCOMES.find((one) => one === given);
      const word = normalizeOutcome(key);
      if (word === '') problems.push({ key, problem: 'a word is empty' });
      else if (read.has(word)) problems.push({ key, problem: `${show(key)} is given twice` });
      else if (outcome === undefined) problems.push({ key, problem: unknownOutcome(key, word, given) });
      else read.set(word, [key.trim(), outcome]);
    }
    if (pairs.value.length === 0) return { problem: 'no word is named' };
    if (problems.length > 0) return entryProblems(problems);
    return isNowhere('success', read) ? { problem: NO_SUCCESS } : { value: Object.fromEntries(read.values()) };
  },
  jsonSchema: {
    anyOf: [
      { type: 'object', additionalProperties: { enum: OUTCOMES }, minProperties: 1 },
      { type: 'string', pattern: '=' },
    ],
  },
};

const NO_SUCCESS = '"success" means another outcome, and no word means success (name one, such as done=success)';

/** Whether nothing that a summary may say means an outcome of ours. */
function isNowhere(wanted: Outcome, read: ReadonlyMap<string, readonly [word: string, outcome: Outcome]>): boolean {
  return read.has(wanted) && ![...read.values()].some(([, outcome]) => outcome === wanted);
}

function unknownOutcome(key: string, word: string, given: RawValue): string {
  const isTurned = OUTCOMES.some((outcome) => outcome === word) && typeof given === 'string' && given !== '';
  const hint = isTurned ? ` (write ${given}=${word}: your word stands first)` : didYouMean(given, OUTCOMES);
  return `${show(key)}: ${show(given)} is not an outcome${hint}`;
}

/** Some of the dimensions, each once, in their own order. */
export const dimensionList: ValueKind<readonly Dimension[]> = {
  allowed: `any of ${DIMENSIONS.join(', ')}, separated by commas, each once`,
  parse: (raw) => {
    const given: Parsed<readonly RawValue[]> = isList(raw)
      ? { value: raw }
      : typeof raw === 'string'
        ? { value: splitAtCommas(raw) }
        : { problem: `${show(raw)} is no list of dimensions` };
    if ('problem' in given) return given;
    const read = new Set<Dimension>();
    const problems: string[] = [];
    for (const word of given.value) {
      const dimension = DIMENSIONS.find((one) => one === word);
      if (dimension === undefined) problems.push(`${show(word)} is not a dimension${didYouMean(word, DIMENSIONS)}`);
      else if (read.has(dimension)) problems.push(`${dimension} is given twice`);
      else read.add(dimension);
    }
    if (given.value.length === 0) problems.push('no dimension is named');
    if (problems.length > 0) return { problem: problems.join(', ') };
    return { value: DIMENSIONS.filter((dimension) => read.has(dimension)) };
  },
  jsonSchema: {
    anyOf: [
      { type: 'array', items: { enum: DIMENSIONS }, minItems: 1, uniqueItems: true },
      { type: 'string', pattern: `^(${DIMENSIONS.join('|')})( *, *(${DIMENSIONS.join('|')}))*$` },
    ],
  },
};
