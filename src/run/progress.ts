import type { Awaited, OnProgress, Progress } from '../core/environment.js';
import { isWorthALine, progressLine } from '../render/terminal/progress.js';

/** A stream that shows progress, such as stderr. */
interface Watched {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean;
}

/**
 * Returns a function that shows progress: on a terminal one line that is overwritten, in a log a line for each tenth of
 * the way.
 */
export function watchProgress(stream: Watched): (progress: Progress) => void {
  return (progress) => {
    const line = progressLine(progress);
    // Nothing may be written over it.
    if ('fitting' in progress) stream.write(`${line}\n`);
    else if (stream.isTTY === true)
      stream.write(`\r\u001b[K${line}${'all' in progress && progress.done === progress.all ? '\n' : ''}`);
    else if (isWorthALine(progress)) stream.write(`${line}\n`);
  };
}

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
