import type { Settings } from '../../settings/table.js';
import { MOST_IN_A_BATCH } from '../batches/batch-transport.js';

/** Calls `run` for all items in their order, at most `width` of them at a time; resolves when all are done. */
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

/** Jobs that share a prompt: once one of them has put it into the provider's cache, the others are cheaper. */
export interface Group<T> {
  readonly jobs: readonly T[];
  /** True when no job has to go first: the prompt is in the cache already, or too short for it. */
  readonly isWarm: boolean;
}

interface Queue<T> {
  readonly jobs: readonly T[];
  next: number;
  isWarm: boolean;
  /** The job that went first, while it is being done. */
  warming: Promise<boolean> | null;
}

/**
 * Does the jobs of all groups, at most `width` at a time. In a group that is not warm one job goes alone, and the next
 * one goes alone where the first has not warmed the group; meanwhile jobs of other groups run. New groups are begun
 * before others are continued, so that none is still cold at the end, when nothing else is left to do.
 */
export async function inParallelWarmed<T>(
  groups: readonly Group<T>[],
  width: number,
  run: (job: T) => Promise<boolean>,
): Promise<void> {
  const queues = groups.map(({ jobs, isWarm }): Queue<T> => ({ jobs, next: 0, isWarm, warming: null }));
  const work = async (): Promise<void> => {
    for (;;) {
      const left = queues.filter(({ jobs, next }) => next < jobs.length);
      const free = left.filter(({ warming }) => warming === null);
      const queue = free.find(({ isWarm }) => !isWarm) ?? free[0];
      const job = queue?.jobs[queue.next];
      if (queue === undefined || job === undefined) {
        if (left.length === 0) return;
        await Promise.race(left.map(({ warming }) => warming));
        continue;
      }
      queue.next++;
      const done = run(job);
      if (queue.isWarm) {
        await done;
        continue;
      }
      queue.warming = done;
      queue.isWarm = await done;
      queue.warming = null;
    }
  };
  const count = groups.reduce((sum, { jobs }) => sum + jobs.length, 0);
  await Promise.all(Array.from({ length: Math.min(width, count) }, work));
}

/** How many questions a run asks at the same time, and in which order. */
export interface Pace {
  /** Questions, or sessions, at a time. */
  readonly width: number;
  /**
   * `in turn`: one metric of a session after the other, and the first request of a prompt alone, so that the others find it
   * in the provider's cache. `together`: whatever can be asked is asked at once, since each wait may take hours.
   */
  readonly order: 'in turn' | 'together';
}

/** The pace of a run by its settings: everything at once for batches, `judge-concurrency` at a time otherwise. */
export function paceOf(settings: Pick<Settings, 'judge-transport' | 'judge-concurrency'>): Pace {
  return settings['judge-transport'] === 'batch'
    ? { width: MOST_IN_A_BATCH, order: 'together' }
    : { width: settings['judge-concurrency'], order: 'in turn' };
}

/** How many metrics of one session, or samples of one question, are asked at the same time. */
export function widthInSession({ order }: Pick<Pace, 'order'>): number {
  return order === 'together' ? Number.POSITIVE_INFINITY : 1;
}
