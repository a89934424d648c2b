import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { memberOf } from './member-of.js';
import { SCORING } from './scoring-message.js';

/** Whether this is a thread that the program has started to score sessions; nobody else starts one of that name. */
export function isScoringThread(): boolean {
  return !isMainThread && parentPort !== null && memberOf(workerData, 'role') === SCORING;
}
