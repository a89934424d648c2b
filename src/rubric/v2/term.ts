/** What a word is to the rubric. */
export type TermKind =
  /** Carries a fact. */
  | 'word'
  /** Carries grammar. */
  | 'function'
  /** Digits, with at most one point: `12` or `1.5`. */
  | 'number'
  /** Letters and digits mixed, `v2`, `sha256`. */
  | 'code'
  /** A pair of characters of a script without spaces. */
  | 'pair';

/** A word as the rubric sees it: words of the same `id` say the same. */
export interface Term {
  /** Same stem, spelling variant or abbreviation: same id. Ids tell equality only; their order means nothing. */
  readonly id: number;
  /** The word as it stands in the text, in small letters. */
  readonly word: string;
  /** The canonical form behind the id. */
  readonly stem: string;
  /** How much it says: an integer from 6 (grammar) to 110 (numbers, names, rare words). */
  readonly weight: number;
  readonly kind: TermKind;
  /** Whether it turns what follows: `hedges` only keeps its clause from being a plain statement. */
  readonly negates: 'no' | 'always' | 'before to' | 'hedges';
  /** Puts what stands before it and what follows in an order that matters: "to", "instead". */
  readonly isLink: boolean;
  /** What a claim with this word may tell, as bits of `HINT`; 0 for most words. */
  readonly hints: number;
  /** Begins another statement. */
  readonly opensClause: boolean;
  /** May say one thing together with its right neighbour. */
  readonly startsPair: boolean;
  /** Stems that say the opposite, by the list. */
  readonly opposites: ReadonlySet<string>;
  /** Whether the list of opposites has it, or it begins like a negated word; most words have no opposite. */
  readonly opposable: boolean;
  /** Terms of a common group mean nearly the same; 0 is no group. */
  readonly group: number;
  /** Words of a common family begin alike; most such words are forms of one another. 0 for short words. */
  readonly family: number;
}

/** A term that the reference says counts this much, out of 10, where the candidate has only a similar one. */
export const SIMILAR_TENTHS = 8;
export const FAMILY_TENTHS = 6;

/** Letters that two words of a family share at their beginning. */
export const FAMILY_LETTERS = 4;

/**
 * How alike two terms are, in tenths: 10 the same, 8 similar by the curated list, 6 of one family by their letters, 0
 * otherwise. Symmetric.
 */
export function likenessTenths(a: Term, b: Term): number {
  if (a.id === b.id) return 10;
  if (a.group !== 0 && a.group === b.group) return SIMILAR_TENTHS;
  return isFamily(a, b) ? FAMILY_TENTHS : 0;
}

/** Whether two words share their first letters, and at least three fifths of the longer one. */
function isFamily(a: Term, b: Term): boolean {
  if (a.family === 0 || a.family !== b.family) return false;
  const longest = Math.max(a.stem.length, b.stem.length);
  const shortest = Math.min(a.stem.length, b.stem.length);
  let shared = FAMILY_LETTERS;
  while (shared < shortest && a.stem.charCodeAt(shared) === b.stem.charCodeAt(shared)) shared++;
  return 5 * shared >= 3 * longest;
}

/** Sum of the weights of some terms. */
export function weightOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { weight }) => sum + weight, 0);
}
