import type { Defect } from '../../core/finding.js';
import type { Dimension } from '../../core/summary.js';
import type { ScoredSession } from '../../scoring/scored-session.js';
import type { ShownSamples } from '../terminal/shown-samples.js';

/**
 * How texts of reference and candidate relate: nothing was found wrong, something was, they cannot both be true, or one
 * side has no counterpart.
 */
export type RowKind = 'matched' | 'flawed' | 'contradicted' | 'missing' | 'extra' | 'repeated';

/** What belongs together: usually one text of each side, several where an action was split or merged. */
export interface Row {
  readonly kind: RowKind;
  readonly reference: readonly Item[];
  readonly candidate: readonly Item[];
  /** 0..1, what the rubric gave for actions that it put together: the least of them. Null where it gave none. */
  readonly credit: number | null;
  /** What was found wrong in them. */
  readonly findings: readonly Defect[];
  /** Two words that mean the same outcome: nothing that differs in them is marked. */
  readonly isSameOutcome?: true;
}

export interface Item {
  readonly text: string;
  /** Position of the item in its list, from 1; null for a text that is in no list. */
  readonly number: number | null;
}

export interface Section {
  readonly dimension: Dimension;
  /** 0..1. */
  readonly score: number;
  readonly rows: readonly Row[];
  /** What was found wrong in the dimension as a whole. */
  readonly findings: readonly Defect[];
}

/** Reference and candidate of one session beside each other. */
export interface DiffView {
  readonly name: string;
  readonly status: ScoredSession['status'];
  /** Null for a canary. */
  readonly overall: number | null;
  /** The samples of the session where it has several: the rest speaks of one of them. */
  readonly samples?: ShownSamples;
  readonly reference: string;
  /** Where the candidate stands; null without a usable one. */
  readonly candidate: string | null;
  readonly sections: readonly Section[];
  /** What belongs to no dimension. */
  readonly findings: readonly Defect[];
}
