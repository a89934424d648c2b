import { parentPort, workerData } from 'node:worker_threads';
import { UserError } from '../errors.js';
import { LineScorer } from '../scoring/session-scorer.js';
import { sha256 } from './digest.js';
import { shareLineFile } from './line-file.js';
import type { ScoringAnswer, ScoringStart, ScoringTasks } from './scoring-message.js';

/**
 * The program of a thread that scores: answers each list of tasks with its records until it is ended. An error that is no
 * UserError ends it, and reaches whoever has started it.
 */
export function runScoringThread(): 0 {
  const { paths, descriptors, ...rules }: ScoringStart = workerData;
  const files = {
    paths,
    corpus: shareLineFile(descriptors.corpus, paths.corpus),
    candidates: shareLineFile(descriptors.candidates, paths.candidates),
  };
  const scorer = new LineScorer(files, sha256, rules);
  const answer = (tasks: ScoringTasks): ScoringAnswer => {
    try {
      return { records: tasks.map((task) => scorer.record(task)) };
    } catch (error) {
      if (error instanceof UserError) return { problems: error.problems };
      throw error;
    }
  };
  parentPort?.on('message', (tasks: ScoringTasks) => parentPort?.postMessage(answer(tasks)));
  return 0;
}
