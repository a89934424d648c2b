import type { Awaited, OnProgress } from '../core/environment.js';

/** How far a judged run is, told to whoever watches what is asked now; by all who ask and by the batches that they wait for. */
export class JudgeProgress {
  private watch: OnProgress = () => undefined;

  /** @param hasWork false where nobody is asked and nothing is played: then there is nothing to wait for */
  constructor(
    private readonly spentUsd: () => number | null,
    private readonly hasWork: boolean,
  ) {}

  /** Lets another one watch; returns what tells that so many of all are done, and of what. */
  watchedBy(onProgress: OnProgress): (done: number, all: number | null, what: string) => void {
    this.watch = onProgress;
    return (done, all, what) => {
      if (this.hasWork) onProgress({ done, all, what, spentUsd: this.spentUsd() });
    };
  }

  tellAwaited(awaited: Awaited): void {
    this.watch({ ...awaited, spentUsd: this.spentUsd() });
  }
}
