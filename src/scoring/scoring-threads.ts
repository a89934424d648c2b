import type { Task } from './pair.js';
import type { RunInputs } from './run-inputs.js';
import type { SessionRecord } from './session-record.js';
import type { ScoringRules } from './session-scorer.js';
import type { InputPaths } from './session-source.js';

/** What threads need to know of a run: rules, paths and open inputs. */
export interface ScoringJob extends ScoringRules {
  readonly paths: InputPaths;
  readonly texts: RunInputs['texts'];
}

/** One record for each task, in the order of the tasks; undefined for a golden session that is broken. */
type Records = AsyncIterable<SessionRecord | undefined> | Iterable<SessionRecord | undefined>;

/**
 * Scores tasks in other threads, as many as are worth starting for this many sessions; undefined where none is. Throws
 * what `SessionScorer.record` throws.
 */
export type ScoreInThreads = (job: ScoringJob, tasks: Iterable<Task>, sessions: number) => Records | undefined;
