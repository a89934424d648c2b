/** The words of a list of lines. */
export function lines(list: string): readonly (readonly string[])[] {
  return list
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

/** Of each word of some pairs those that it is paired with. */
export function bothWays(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const others = new Map<string, Set<string>>();
  for (const [a, b] of pairs) {
    others.set(a, (others.get(a) ?? new Set()).add(b));
    others.set(b, (others.get(b) ?? new Set()).add(a));
  }
  return others;
}
