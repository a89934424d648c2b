/** An object of JSON, no list and no null. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

/** Whether a value is text, or stands for none. */
export function isTextOrNothing(value: unknown): value is string | null | undefined {
  return isText(value) || value === null || value === undefined;
}

/** The items of a list, or none where nothing stands for it; undefined where it is no list or one is not accepted. */
export function acceptEach<T>(value: unknown, accept: (one: unknown) => T | undefined): readonly T[] | undefined {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const items: T[] = [];
  for (const one of value) {
    const item = accept(one);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The value of a text of JSON; undefined where it is none, or nested deeper than the stack. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The most values of a text in which something is wrong that are looked through for what it is. */
export const MOST_VALUES = 100_000;

/**
 * Whether a value has more values in it than anybody looks through: a schema notes everything that is wrong, and a file of
 * some megabytes may have millions of that. Stops where it knows.
 */
export function hasManyValues(value: unknown, most = MOST_VALUES): boolean {
  let count = 0;
  const left: unknown[] = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inside: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    count += inside.length;
    if (count > most) return true;
    for (const one of inside) if (typeof one === 'object' && one !== null) left.push(one);
  }
  return false;
}

/** What is said of such a text in place of each value that is wrong. */
export const MANY_VALUES = `has more than ${MOST_VALUES} values, and not all are right; allowed: fewer, or right ones alone`;
