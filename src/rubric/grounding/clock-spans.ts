import { MOST_COMPARED, NEAREST } from './near-numbers.js';
import type { Range } from './value-list.js';

/**
 * Times of day, or days of a year, in the order in which texts tell them, to ask how far two are apart that stand near one another:
 * "for 20 minutes" of 13:05 and 13:25.
 */
export class ClockSpans {
  private readonly told: { readonly at: number; readonly margin: number }[] = [];

  /** @param round after how much it begins anew */
  constructor(private readonly round: number) {}

  /** @param margin how much later it may have been */
  add(at: number, margin: number): void {
    if (this.told.length < MOST_COMPARED && this.told.at(-1)?.at !== at) this.told.push({ at, margin });
  }

  has({ from, to }: Range): boolean {
    return this.told.some((later, i) =>
      this.told.slice(Math.max(0, i - NEAREST), i).some((earlier) => {
        const apart = (later.at - earlier.at + this.round) % this.round;
        const margin = Math.max(later.margin, earlier.margin);
        return apart >= from - margin && apart <= to + margin;
      }),
    );
  }
}
