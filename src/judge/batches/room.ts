import type { CompletionRequest } from '../asking/completer.js';
import type { BatchCostLimit, BookedReserved } from './batch-record.js';

interface Crowded {
  readonly request: CompletionRequest;
  readonly sample: number;
  readonly resolve: (reserved: BookedReserved | undefined) => void;
}

/**
 * Requests that do not fit the cost limit beside the others of a round. When those turn out cheaper than their worst
 * case, there may be room in the next round.
 */
export class Room {
  private crowded: Crowded[] = [];
  private hasChanged = false;

  constructor(private readonly costLimit: Pick<BatchCostLimit, 'reserve'>) {}

  /** Waits until the request fits the cost limit; resolves to undefined when it never will. */
  waitFor(request: CompletionRequest, sample: number): Promise<BookedReserved | undefined> {
    return new Promise((resolve) => void this.crowded.push({ request, sample, resolve }));
  }

  /** Must be called when a cost was settled: room may have become free. */
  noteChange(): void {
    this.hasChanged = true;
  }

  /** Whether trying again makes sense: costs were settled since, or (`isLast`) nothing is left that could free room. */
  isDue(isLast: boolean): boolean {
    return this.crowded.length > 0 && (this.hasChanged || isLast);
  }

  /**
   * Tries to reserve money for all waiting requests in their order. With `isLast`, when none of them fits, all resolve
   * to undefined.
   */
  async tryAgain(isLast: boolean): Promise<void> {
    this.hasChanged = false;
    const left: Crowded[] = [];
    const tried = this.crowded.splice(0);
    for (const one of tried) {
      const reserved = await this.costLimit.reserve(one.request, one.sample);
      if (reserved === undefined) left.push(one);
      else one.resolve(reserved);
    }
    if (isLast && left.length === tried.length) for (const { resolve } of left) resolve(undefined);
    else this.crowded.unshift(...left);
  }
}
