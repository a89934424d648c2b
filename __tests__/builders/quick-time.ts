import type { Time } from '../../src/core/ports.js';

/**
 * The clock of a judged run whose waits take no time: they are added to what has passed in fact. It draws no chances, so that
 * `slept` has exactly what the rules say.
 */
export class QuickTime implements Time {
  /** All waits so far, in milliseconds. */
  readonly slept: number[] = [];
  #ahead = 0;

  readonly now = (): number => performance.now() + this.#ahead;

  readonly sleep = async (ms: number): Promise<void> => {
    this.slept.push(ms);
    const end = this.now() + ms;
    // Whatever else could go on meanwhile does so.
    await new Promise((resolve) => void setImmediate(resolve));
    // Of several waits at a time the longest counts.
    this.#ahead = Math.max(this.#ahead, end - performance.now());
  };

  readonly random = (): number => 0;
}
