import type { Term } from './term.js';

/** A word of a sentence that is looked at. */
export interface Token {
  readonly term: Term;
  /** Where its word begins in the text, in UTF-16 code units. */
  readonly start: number;
  /** Number of its clause within the text: a negation does not reach into the next one. */
  readonly clause: number;
}

/** A sentence taken apart. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
  /** Sum of the weights of its tokens. */
  readonly weight: number;
  /** Whether one of its words negates or hedges, and whether one is a number: most sentences have neither. */
  readonly hasTurner: boolean;
  readonly hasNumber: boolean;
  /** Whether one of its words may put two things in order. */
  readonly hasLink: boolean;
  /** Whether one of its words may have an opposite. */
  readonly hasOpposable: boolean;
}
