import type { Defect, FindingClass, FindingCode } from '../core/finding.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { SessionMetric } from '../settings/judge-metrics.js';
import type { Usage } from './usage.js';
import type { Voices } from './voices.js';

/**
 * The classes of findings by which a summary says something that is not so, or nothing that anybody could use: who says
 * nothing is never wrong, and must not win by that. Too little and other words are no such thing.
 */
export const WRONG_CLASSES = [
  'unusable',
  'outcome',
  'requirement',
  'ungrounded',
  'contradiction',
  'judge',
] as const satisfies readonly FindingClass[];

/** What the judge says of a session in numbers 0..1; null where it was not measured. */
export interface JudgedNumbers {
  readonly overall: number | null;
  /** In the order of the run's dimensions. */
  readonly scores: readonly (number | null)[];
  /** Of the metrics beside the rubric, those that can be asked about the session. */
  readonly metrics: ReadonlyMap<SessionMetric, number | null>;
  /** Left out where nobody was asked, since there is no usable candidate. */
  readonly voices?: Voices;
}

/** One session as a variant has summarised it, in numbers. Of several samples the scores are means. */
export interface VariantSession {
  readonly status: 'scored' | 'missing_candidate' | 'invalid_candidate';
  /** 0..1 */
  readonly overall: number;
  /** In the order of the run's dimensions. */
  readonly scores: readonly number[];
  /** The codes of its findings, each once, of all samples. */
  readonly codes: readonly FindingCode[];
  /** Share of its samples in which something is wrong; 0 or 1 where it has one candidate. */
  readonly wrong: number;
  /** Ids of the gates on single sessions that it would fail. */
  readonly gatesFailed: readonly string[];
  /** How many samples it has; null for one candidate. */
  readonly samples: number | null;
  /** Null where no judge was asked, or where it cannot be believed. */
  readonly judge: JudgedNumbers | null;
  readonly usage: Usage;
}

/** All that is known of one variant: a model, a prompt, a pipeline. */
export interface Variant {
  readonly name: string;
  /** Where its candidates are, as workspace paths. */
  readonly paths: readonly string[];
  /** By the names of the golden sessions of the run, in code point order; the same names for all variants. */
  readonly sessions: ReadonlyMap<string, VariantSession>;
  /** The findings of a session with their words; looked up when somebody asks. */
  readonly findingsOf: (session: string) => readonly Defect[];
  /** Candidates for sessions that the corpus does not have, and texts that belong to no session. */
  readonly outside: number;
  /** What its gates on means say, where a run of it would fail by them: no session does. */
  readonly failedMeans: readonly string[];
  readonly judge: JudgeFacts | null;
}

/** Whether a variant has anything for a session, usable or not. */
export function hasCandidate({ status }: VariantSession): boolean {
  return status !== 'missing_candidate';
}
