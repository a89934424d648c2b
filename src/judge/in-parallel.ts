/** Does something with all items, at most so many at a time, beginning in their order. */
export async function inParallel<T>(
  items: Iterable<T>,
  width: number,
  run: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const work = async (first: T): Promise<void> => {
    await run(first);
    for (let next = queue.next(); next.done !== true; next = queue.next()) await run(next.value);
  };
  const workers: Promise<void>[] = [];
  while (workers.length < width) {
    const next = queue.next();
    if (next.done === true) break;
    workers.push(work(next.value));
  }
  await Promise.all(workers);
}
