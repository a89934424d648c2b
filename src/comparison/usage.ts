import { isPlainObject } from '../core/json/values.js';

/** What a pipeline says itself that a summary took; null where it does not say so. Never computed from anything else. */
export interface Usage {
  readonly costUsd: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

export const UNKNOWN_USAGE: Usage = { costUsd: null, inputTokens: null, outputTokens: null };

/** Keys under which objects stand that tell of it, beside the summary itself. */
const HOLDERS = ['usage', 'metadata', 'meta'] as const;

const COST_KEYS = ['cost_usd', 'total_cost_usd'] as const;
const OUTPUT_KEYS = ['output_tokens', 'completion_tokens'] as const;

/** A prompt that was read from a cache or written to it is counted beside `input_tokens` by one vendor. */
const CACHE_KEYS = ['cache_creation_input_tokens', 'cache_read_input_tokens'] as const;

/**
 * Reads what the text of a candidate says of tokens and cost: of a line, the line and the object below `candidate`; then
 * what stands below `usage`, `metadata`, `meta` and `usage` in one of these. The first place that names a thing counts.
 */
export function usageIn(text: string): Usage {
  // Most candidates say nothing of it, and need not be taken apart.
  if (!/cost_usd"|_tokens"/.test(text)) return UNKNOWN_USAGE;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return UNKNOWN_USAGE;
  }
  const places = [...objectsIn(value), ...(isPlainObject(value) ? objectsIn(value['candidate']) : [])];
  return {
    costUsd: firstOf(places, (place) => numberAt(place, COST_KEYS)),
    inputTokens: firstOf(places, inputTokensAt),
    outputTokens: firstOf(places, (place) => numberAt(place, OUTPUT_KEYS)),
  };
}

/** Adds what is known; unknown only where nobody knows anything. */
export function meanUsage(all: readonly Usage[]): Usage {
  return {
    costUsd: meanKnown(all.map(({ costUsd }) => costUsd)),
    inputTokens: meanKnown(all.map(({ inputTokens }) => inputTokens)),
    outputTokens: meanKnown(all.map(({ outputTokens }) => outputTokens)),
  };
}

/** Whether anything is known. */
export function isKnown({ costUsd, inputTokens, outputTokens }: Usage): boolean {
  return costUsd !== null || inputTokens !== null || outputTokens !== null;
}

function meanKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

type PlainObject = Readonly<Record<string, unknown>>;

function objectsIn(value: unknown): readonly PlainObject[] {
  if (!isPlainObject(value)) return [];
  const held = HOLDERS.flatMap((key) => {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    if (!isPlainObject(inner)) return [];
    const usage = Object.hasOwn(inner, 'usage') ? inner['usage'] : undefined;
    return [inner, ...(isPlainObject(usage) ? [usage] : [])];
  });
  return [value, ...held];
}

function inputTokensAt(place: PlainObject): number | null {
  const plain = numberAt(place, ['prompt_tokens']);
  if (plain !== null) return plain;
  const fresh = numberAt(place, ['input_tokens']);
  return fresh === null ? null : CACHE_KEYS.reduce((sum, key) => sum + (numberAt(place, [key]) ?? 0), fresh);
}

/** Larger numbers are no amounts of anything, and their sums would be infinite. */
const MOST = 1e12;

function numberAt(place: PlainObject, keys: readonly string[]): number | null {
  for (const key of keys) {
    const value = Object.hasOwn(place, key) ? place[key] : undefined;
    if (typeof value === 'number' && value >= 0 && value <= MOST) return value;
  }
  return null;
}

function firstOf(places: readonly PlainObject[], read: (place: PlainObject) => number | null): number | null {
  for (const place of places) {
    const value = read(place);
    if (value !== null) return value;
  }
  return null;
}
