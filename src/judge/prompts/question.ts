import type { GoldenSession } from '../../corpus/golden-session.js';
import type { Summary } from '../../summary.js';

export type Kind = GoldenSession['kind'];
export type Difficulty = GoldenSession['difficulty'];

/** Paired: against the reference. Absolute: on its own merits. */
export type Mode = 'paired' | 'absolute';

/** How much the judge may write. */
export interface AnswerLimits {
  /** At most so many; 0 asks for none. */
  readonly suggestions: number;
  readonly rationaleChars: number;
  readonly wantsRewrite: boolean;
}

/** One candidate to judge. Nothing of another session is in it: the judge has no memory. */
export interface RubricQuestion extends AnswerLimits {
  readonly mode: Mode;
  readonly difficulty: Difficulty;
  readonly kind: Kind;
  /** Needed in paired mode, never shown to the judge in absolute mode. */
  readonly reference: Summary | null;
  readonly candidate: Summary;
}

/** The two sorts of work that ask different things of a summary. */
export type Family = 'implementation' | 'investigation';

const FAMILIES: Readonly<Record<Kind, Family>> = {
  bugfix: 'implementation',
  feature: 'implementation',
  refactor: 'implementation',
  operations: 'implementation',
  other: 'implementation',
  debugging: 'investigation',
  design: 'investigation',
};

export function familyOf(kind: Kind): Family {
  return FAMILIES[kind];
}
