import type { ScoringRules, StreamedFiles } from './session-scorer.js';
import type { Task } from './pair.js';
import type { SessionRecord } from './session-record.js';

/** What all tasks of a run have in common. */
export interface ScoringJob extends ScoringRules {
  readonly files: StreamedFiles;
}

/** What tasks come to, in their order; nothing where a golden session is broken. */
export type Records = AsyncIterable<SessionRecord | undefined> | Iterable<SessionRecord | undefined>;

/** Scores in other threads, as many as pay; nothing where none does. Throws what `LineScorer` throws. */
export type ScoreInThreads = (job: ScoringJob, tasks: Iterable<Task>, sessions: number) => Records | undefined;
