import type { Progress } from '../../core/environment.js';
import { counted } from '../../core/text.js';

/** One line: a terminal writes it over the last one, a log has one a tenth of the way. */
export function progressLine(progress: Progress): string {
  const spent = progress.spentUsd === null ? 'cost unknown' : `$${progress.spentUsd.toFixed(4)}`;
  if ('batches' in progress) {
    const { batches, requests, waitedMs } = progress;
    const what = `${counted(batches, 'batch', 'batches')} of ${counted(requests, 'request')}`;
    return `Waiting for ${what}, ${Math.round(waitedMs / 1000)} s so far, ${spent}`;
  }
  const { done, all, what = 'sessions' } = progress;
  return `Judged ${done}${all === null ? '' : ` of ${all}`} ${what}, ${spent}`;
}

/**
 * Whether a log should have a line now: for the first session, each tenth of the way, and the last one. Where nobody knows
 * how long the way is, each time that it has become twice as long.
 */
export function isWorthALine(progress: Progress): boolean {
  // When it begins, and each time that it was looked twice as often.
  if ('batches' in progress) return (progress.looks & (progress.looks - 1)) === 0;
  const { done, all } = progress;
  if (all === null) return (done & (done - 1)) === 0;
  return done === 1 || done === all || Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all);
}
