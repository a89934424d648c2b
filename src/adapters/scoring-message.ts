import type { Problem } from '../errors.js';
import type { Task } from '../scoring/pair.js';
import type { SessionRecord } from '../scoring/session-record.js';
import type { ScoringRules } from '../scoring/session-scorer.js';
import type { InputPaths } from '../scoring/session-source.js';

/** What a thread is started with. */
export interface ScoringStart extends ScoringRules {
  readonly role: typeof SCORING;
  readonly paths: InputPaths;
  /** The open files of lines, which threads of one process share; of a folder each file is opened when it is read. */
  readonly descriptors: { readonly corpus: number | undefined; readonly candidates: number | undefined };
  /** The workspace whose files are read. */
  readonly root: string;
}

export const SCORING = 'summary-gate scoring';

/** What a thread answers to a list of tasks; one that throws a UserError sends its problems. */
export type ScoringAnswer =
  | { readonly records: readonly (SessionRecord | undefined)[] }
  | { readonly problems: readonly Problem[] };

export type ScoringTasks = readonly Task[];
