import type { Task } from './pair.js';
import type { RunInputs } from './run-inputs.js';
import type { SessionRecord } from './session-record.js';
import type { ScoringRules } from './session-scorer.js';
import type { InputPaths } from './session-source.js';

/** What all tasks of a run have in common. */
export interface ScoringJob extends ScoringRules {
  readonly paths: InputPaths;
  readonly texts: RunInputs['texts'];
}

/** What tasks come to, in their order; nothing where a golden session is broken. */
export type Records = AsyncIterable<SessionRecord | undefined> | Iterable<SessionRecord | undefined>;

/** Scores in other threads, as many as pay; nothing where none does. Throws what `SessionScorer` throws. */
export type ScoreInThreads = (job: ScoringJob, tasks: Iterable<Task>, sessions: number) => Records | undefined;
