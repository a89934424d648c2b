import type { Failure } from '../completer.js';

/** Something that happened to a batch, for the log. */
export interface BatchEvent {
  readonly step: 'create' | 'look' | 'collect';
  /** Null where none came about. */
  readonly batch: string | null;
  readonly requests: number;
  readonly startedAt: number;
  readonly durationMs: number;
  readonly outcome:
    | { readonly kind: 'created' | 'working' | 'ended' }
    | {
        readonly kind: 'collected';
        /** Requests that have a result. */
        readonly results: number;
        /** Results of which nobody knows the request. */
        readonly strangers: number;
      }
    | Failure;
}

/** What a run waits for, for a person. */
export interface Awaited {
  readonly batches: number;
  readonly requests: number;
  readonly waitedMs: number;
  /** How often it was looked whether they have ended. */
  readonly looks: number;
}
