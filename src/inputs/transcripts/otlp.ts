import { asList, asObject, type JsonObject } from './values.js';

/** Values of attributes may lie in each other; nobody has them deeper. */
const DEEPEST = 50;

/** The attributes of a span or an event: an object, or the list of keys and typed values of OTLP. */
export function attributesOf({ attributes }: JsonObject): ReadonlyMap<string, unknown> {
  const list = asList(attributes);
  if (list === undefined) return new Map(Object.entries(asObject(attributes) ?? {}));
  return new Map(pairsOf(list, 0));
}

function pairsOf(list: readonly unknown[], depth: number): readonly [string, unknown][] {
  return list.flatMap((one): [string, unknown][] => {
    const { key, value } = asObject(one) ?? {};
    return typeof key === 'string' ? [[key, untyped(value, depth)]] : [];
  });
}

/** A value without the word for its type. */
function untyped(value: unknown, depth: number): unknown {
  const typed = asObject(value);
  if (typed === undefined || depth > DEEPEST) return undefined;
  const items = asList(asObject(typed['arrayValue'])?.['values']);
  if (items !== undefined) return items.map((item) => untyped(item, depth + 1));
  const members = asList(asObject(typed['kvlistValue'])?.['values']);
  if (members !== undefined) return Object.fromEntries(pairsOf(members, depth + 1));
  return typed['stringValue'] ?? typed['boolValue'] ?? typed['intValue'] ?? typed['doubleValue'];
}
