/** How often each value is there, in the order in which they are first met. */
export function countBy<Value>(values: Iterable<Value>): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
