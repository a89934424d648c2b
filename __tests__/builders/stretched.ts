/** What foreign texts are made longer with: nothing of ours has such a letter, and it stays as it is on every page. */
const FILLING = 'ø';

/** Names of our own making: they stand for themselves, so that pages look them up. */
const OWN = new Set(['kind', 'id', 'code', 'class', 'status', 'scored_at', 'corpus_digest', 'settings_digest']);

/**
 * The same with a long tail at each text that others may have written: sentences, names and paths.
 * Equal texts stay equal.
 */
export function stretched<T>(value: T, length = 12_000): T {
  const stretch = (one: unknown, key: string): unknown => {
    if (typeof one === 'string') return isForeign(one, key) ? one + FILLING.repeat(length) : one;
    if (Array.isArray(one)) return one.map((item) => stretch(item, key));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, of]) => [name, stretch(of, name)]));
  };
  return stretch(value, '') as T;
}

function isForeign(text: string, key: string): boolean {
  if (OWN.has(key) || /^\d{4}-\d\d-\d\d/.test(text)) return false;
  return (
    /[\s./]/.test(text) || /^(?:name|session|by|model|program|version|reason|removed_sessions|new_sessions)$/.test(key)
  );
}

/** How long stretched texts are on a page of ours: what stands before each, and so many letters of its tail; what is alike once. */
export function lengthsOf(page: string): readonly string[] {
  const found = page.matchAll(new RegExp(`([^\\n${FILLING}]{0,24})(${FILLING}{20,})`, 'g'));
  const told = new Map<string, string>();
  for (const [, before = '', tail = ''] of found) {
    const alike = `${before.slice(-4)}${tail.length}`;
    if (!told.has(alike)) told.set(alike, `${before}~${tail.length}`);
  }
  return [...told.values()];
}
