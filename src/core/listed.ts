/** Names one after the other: `a`, `a and b`, `a, b and c`; nothing for none. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The first of some names, and how many more there are: `a, b and 3 more`. Foreign text where the names are. */
export function nameSome(names: readonly string[], most: number): string;
export function nameSome<T>(items: readonly T[], most: number, nameOf: (item: T) => string): string;
export function nameSome<T>(items: readonly T[], most: number, nameOf: (item: T) => string = String): string {
  const rest = items.length - most;
  return items.slice(0, most).map(nameOf).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
