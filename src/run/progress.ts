import type { Progress } from '../core/environment.js';
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
