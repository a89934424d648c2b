import type { Progress, TooLittleMoney } from '../../core/environment.js';
import { counted } from '../../core/text.js';
import { inDollars } from '../../report/round-usd.js';

/** One line: a terminal writes it over the last one, a log has one a tenth of the way. */
export function progressLine(progress: Progress): string {
  if ('fitting' in progress) return tooLittleMoney(progress);
  const spent = progress.spentUsd === null ? 'cost unknown' : inDollars(progress.spentUsd);
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
  if ('fitting' in progress) return true;
  // When it begins, and each time that it was looked twice as often.
  if ('batches' in progress) return (progress.looks & (progress.looks - 1)) === 0;
  const { done, all } = progress;
  if (all === null) return (done & (done - 1)) === 0;
  return done === 1 || done === all || Math.floor((10 * done) / all) > Math.floor((10 * (done - 1)) / all);
}

function tooLittleMoney({ questions, fitting, leftUsd, likelyUsd, cap }: TooLittleMoney): string {
  const all = counted(questions, 'question');
  return `At most about ${fitting} of ${all} to the judge fit into the ${inDollars(leftUsd)} that ${cap} leaves; all of them cost about ${inDollars(likelyUsd)}. The others will not be measured (budget)`;
}
