/** Does something with all items, so many at a time, beginning in their order. */
export async function inParallel<T>(
  items: Iterable<T>,
  width: number,
  run: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); next.done !== true; next = queue.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
