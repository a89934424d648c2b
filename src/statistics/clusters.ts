/** Which items move together: the number of its group for each of them, from 0 on. */
export interface Clusters {
  readonly of: readonly number[];
  readonly count: number;
  /** How many items each group has. */
  readonly sizes: readonly number[];
}

/**
 * The groups of some items by their names; an item without one is a group of its own. Null where no item has one, so that all
 * are independent.
 */
export function clustersOf(groups: readonly (string | undefined)[]): Clusters | null {
  if (groups.every((group) => group === undefined)) return null;
  const numbers = new Map<string, number>();
  const sizes: number[] = [];
  const of = groups.map((group) => {
    const number = (group === undefined ? undefined : numbers.get(group)) ?? sizes.length;
    if (group !== undefined) numbers.set(group, number);
    sizes[number] = (sizes[number] ?? 0) + 1;
    return number;
  });
  return { of, count: sizes.length, sizes };
}

/** The sum of each group. Without groups the values themselves. */
export function sumsOf(values: readonly number[], clusters: Clusters | null): readonly number[] {
  if (clusters === null) return values;
  const sums = new Array<number>(clusters.count).fill(0);
  for (const [i, value] of values.entries()) {
    const group = clusters.of[i] ?? 0;
    sums[group] = (sums[group] ?? 0) + value;
  }
  return sums;
}

/** Standard error of the mean of all items where whole groups are drawn; null below two groups. */
export function clusteredError(sums: readonly number[], { sizes, count, of }: Clusters): number | null {
  if (count < 2) return null;
  const center = sums.reduce((sum, value) => sum + value, 0) / of.length;
  const squares = sums.reduce((sum, value, i) => sum + (value - (sizes[i] ?? 0) * center) ** 2, 0);
  return Math.sqrt((count / (count - 1)) * squares) / of.length;
}
