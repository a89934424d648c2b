/** The kinds of contradiction that the rubric looks for. */
export const CONTRADICTION_RULES = ['negation', 'antonym', 'direction', 'number', 'identifier', 'scrambled'] as const;
export type ContradictionRule = (typeof CONTRADICTION_RULES)[number];

/** Two statements that cannot both be true, and how one sees it. */
export interface Contradiction {
  readonly rule: ContradictionRule;
  /** What the candidate says, in a few words of its own. */
  readonly given: string;
  /** What the reference says in its place. */
  readonly wanted: string;
  /** The whole sentence or bullet of the candidate. */
  readonly candidateSentence: string;
  /** Null where no single sentence of the reference is meant. */
  readonly referenceSentence: string | null;
}
