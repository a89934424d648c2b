import type { Problem } from '../errors.js';
import type { ScoringRules, StreamedPaths } from '../scoring/session-scorer.js';
import type { Task } from '../scoring/pair.js';
import type { SessionRecord } from '../scoring/session-record.js';

/** What a thread is started with. */
export interface ScoringStart extends ScoringRules {
  readonly role: typeof SCORING;
  readonly paths: StreamedPaths;
  /** The open files, which threads of one process share. */
  readonly descriptors: { readonly corpus: number; readonly candidates: number };
}

export const SCORING = 'summary-gate scoring';

/** What a thread answers to a list of tasks; one that throws a UserError sends its problems. */
export type ScoringAnswer =
  | { readonly records: readonly (SessionRecord | undefined)[] }
  | { readonly problems: readonly Problem[] };

export type ScoringTasks = readonly Task[];
