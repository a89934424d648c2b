import { isPlainObject } from '../../core/json/values.js';
import type { Digest } from '../../core/ports.js';
import type { Completer, CompletionRequest, JsonSchema, Usage } from './completer.js';

/** Name of provider and model in a run whose judge is simulated. */
export const SIMULATED = 'simulated';

/** What every page says of a judge that was simulated. */
export const SIMULATION_LABEL = 'simulated: no model was asked and its numbers mean nothing';

/**
 * A completer that asks nobody, to try what a run with a judge looks like. Answers fit the schema and are made from a
 * hash of the request: the same request gets the same answer, and no score says anything about a summary.
 * @param voice tells several judges of one run apart; empty where there is one
 */
export function openSimulation(digest: Digest, voice = ''): Completer {
  return {
    provider: SIMULATED,
    endpoint: SIMULATED,
    complete: async (request) => ({
      kind: 'answer',
      text: simulatedAnswer(request, digest, voice),
      isCut: false,
      stopReason: SIMULATED,
      model: SIMULATED,
      usage: NO_USAGE,
      requestId: null,
    }),
  };
}

const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0 };

/** An answer that fits the schema of a request, as JSON. */
export function simulatedAnswer(
  { promptVersion, user, schema }: CompletionRequest,
  digest: Digest,
  voice = '',
): string {
  const content = digest(JSON.stringify([promptVersion, user, ...(voice === '' ? [] : [voice])]));
  const hashOf = (path: string): string => digest(`${content} ${path}`).slice(0, HASH_DIGITS);
  return JSON.stringify(valueFor(schema, '', { user, quotes: quotesIn(user), hashOf }));
}

/** Hexadecimal digits of a hash that is used as a number. */
const HASH_DIGITS = 8;

interface Source {
  readonly user: string;
  /** What may be quoted as evidence: beginnings of what is said in the passages of the question, or of parts of the summary. */
  readonly quotes: readonly string[];
  /** A hash for each place of the answer. */
  readonly hashOf: (path: string) => string;
}

function valueFor(schema: unknown, path: string, source: Source): unknown {
  if (!isPlainObject(schema)) return null;
  const hash = source.hashOf(path);
  const draw = (count: number): number => Number.parseInt(hash, 16) % count;
  const { type, enum: words } = schema;
  if (Array.isArray(words)) return words[draw(words.length)];
  if (path.endsWith('.evidence')) return source.quotes[draw(source.quotes.length)] ?? '';
  switch (type) {
    case 'object':
      return objectFor(schema, path, source);
    case 'array':
      return listFor(schema['items'], path, source);
    case 'number':
      return draw(STEPS + 1) / STEPS;
    case 'integer':
      return 1 + draw(MOST);
    case 'boolean':
      return draw(2) === 1;
    default:
      return `Simulated text ${hash}`;
  }
}

/** Scores go in steps of 0.05. */
const STEPS = 20;

/** The highest whole number, that of the scale of five, and the most entries of a list. */
const MOST = 5;

function objectFor(schema: JsonSchema, path: string, source: Source): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(propertiesOf(schema)).map(([name, property]) => [
      name,
      valueFor(property, `${path}.${name}`, source),
    ]),
  );
}

/** An entry for each thing of the question that has a number, under that number; else a few. */
function listFor(items: unknown, path: string, source: Source): readonly unknown[] {
  const [key] = Object.entries(propertiesOf(items)).find(([, { type }]) => type === 'integer') ?? [];
  const numbers = key === undefined ? [] : numbersIn(source.user, key);
  if (key === undefined || numbers.length === 0) {
    const count = 1 + (Number.parseInt(source.hashOf(`${path}#`), 16) % MOST);
    return Array.from({ length: count }, (_, i) => valueFor(items, `${path}[${i}]`, source));
  }
  return numbers.map((number) => ({ ...asObject(valueFor(items, `${path}[${number}]`, source)), [key]: number }));
}

/** Beginnings of what a question gives to be quoted: an answer whose evidence stands nowhere does not count. */
function quotesIn(user: string): readonly string[] {
  return [...user.matchAll(/^ *"(?:user|assistant|tool|unknown|nearest)": ("(?:[^"\\]|\\.)*"),?$/gm)].flatMap(
    ([, literal = '""']) => {
      const said: unknown = JSON.parse(literal);
      return typeof said === 'string' && said.trim() !== '' ? [said.trim().slice(0, 80)] : [];
    },
  );
}

/** The numbers in the data of a question, which has a member a line; in a text of others a line never begins so. */
function numbersIn(user: string, key: string): readonly number[] {
  return [...user.matchAll(/^ *"(\w+)": (\d+),?$/gm)].flatMap(([, name, number]) =>
    name === key ? [Number(number)] : [],
  );
}

function propertiesOf(schema: unknown): Readonly<Record<string, JsonSchema>> {
  if (!isPlainObject(schema) || !isPlainObject(schema['properties'])) return {};
  return Object.fromEntries(
    Object.entries(schema['properties']).flatMap(([name, one]) => (isPlainObject(one) ? [[name, one]] : [])),
  );
}

function asObject(value: unknown): JsonSchema {
  return isPlainObject(value) ? value : {};
}
