import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { memberOf } from '../../core/errors.js';

// Apart from what scores: every run asks this first, and one that only says its version is to load nothing more.

/** The name under which a thread that scores is started. */
export const SCORING = 'summary-gate scoring';

/** What a thread says when it is loaded. */
export const READY = 'ready';

/** Whether this is a thread that the program has started to score sessions; nobody else starts one of that name. */
export function isScoringThread(): boolean {
  return !isMainThread && parentPort !== null && memberOf(workerData, 'role') === SCORING;
}
