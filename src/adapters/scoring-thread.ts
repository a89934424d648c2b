import { parentPort, workerData } from 'node:worker_threads';
import { UserError } from '../errors.js';
import { textAt } from '../inputs/input-texts.js';
import { SessionScorer } from '../scoring/session-scorer.js';
import { SessionSource } from '../scoring/session-source.js';
import { sha256 } from './digest.js';
import { openWorkspace } from './files.js';
import { shareLineFile } from './line-file.js';
import type { ScoringAnswer, ScoringStart, ScoringTasks } from './scoring-message.js';

/**
 * The program of a thread that scores: answers each list of tasks with its records until it is ended. An error that is no
 * UserError ends it, and reaches whoever has started it.
 */
export function runScoringThread(): 0 {
  const { paths, descriptors, root, ...rules }: ScoringStart = workerData;
  const files = openWorkspace(root, root);
  const textsOf = (side: keyof typeof paths) => {
    const descriptor = descriptors[side];
    const lines = descriptor === undefined ? undefined : shareLineFile(descriptor, paths[side]);
    return { at: (position: Parameters<typeof textAt>[0]) => textAt(position, paths[side], lines, files) };
  };
  const scorer = new SessionScorer(new SessionSource(paths, textsOf('corpus'), textsOf('candidates'), sha256), rules);
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
