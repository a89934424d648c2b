import type { CompletionRequest } from '../completer.js';
import type { BatchPurse, BookedReserved } from './batch-purse.js';

interface Crowded {
  readonly request: CompletionRequest;
  readonly sample: number;
  readonly resolve: (reserved: BookedReserved | undefined) => void;
}

/**
 * Requests that have no room under the cap beside the others of a round. When those turn out cheaper than their worst
 * case, there may be room for the next round.
 */
export class Room {
  private crowded: Crowded[] = [];
  private hasChanged = false;

  constructor(private readonly purse: Pick<BatchPurse, 'reserve'>) {}

  /** Waits for room; nothing where there will be none. */
  waitFor(request: CompletionRequest, sample: number): Promise<BookedReserved | undefined> {
    return new Promise((resolve) => void this.crowded.push({ request, sample, resolve }));
  }

  /** To be told when something was settled. */
  noteChange(): void {
    this.hasChanged = true;
  }

  /** Whether it is of use to try again: there may be new room, or nothing is left that could make any. */
  isDue(isLast: boolean): boolean {
    return this.crowded.length > 0 && (this.hasChanged || isLast);
  }

  /** Tries again for all, in their order; the last time, when none gets room, all go without. */
  async tryAgain(isLast: boolean): Promise<void> {
    this.hasChanged = false;
    const left: Crowded[] = [];
    const tried = this.crowded.splice(0);
    for (const one of tried) {
      const reserved = await this.purse.reserve(one.request, one.sample);
      if (reserved === undefined) left.push(one);
      else one.resolve(reserved);
    }
    if (isLast && left.length === tried.length) for (const { resolve } of left) resolve(undefined);
    else this.crowded.unshift(...left);
  }
}
