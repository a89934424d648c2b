/** The kinds of contradiction that the rubric looks for. */
export type ContradictionRule = 'negation' | 'antonym' | 'direction' | 'number' | 'identifier' | 'scrambled';

/** Two statements that cannot both be true, or a text that states nothing. */
export interface Contradiction {
  readonly rule: ContradictionRule;
  /** What the candidate says, in a few words of its own. */
  readonly given: string;
  /** What the reference says in its place, in a few words of its own; empty for a scrambled text. */
  readonly wanted: string;
  /** The whole sentence or bullet of the candidate. */
  readonly candidateSentence: string;
  /** Empty where no single sentence of the reference is meant. */
  readonly referenceSentence: string;
}
