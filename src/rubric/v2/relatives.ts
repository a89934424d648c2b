import { FAMILY_TENTHS, likenessTenths, SIMILAR_TENTHS, type Term } from './term.js';

/** A family with more members than this in one text is looked at no further, so that no text takes quadratic time. */
const MOST_RELATIVES = 8;

/** The terms of a text by what makes them similar to others. */
export class Relatives {
  private readonly groups = new Set<number>();
  private readonly families = new Map<number, Term[]>();

  constructor(terms: Iterable<Term>) {
    for (const term of terms) {
      if (term.group !== 0) this.groups.add(term.group);
      if (term.family === 0) continue;
      const family = this.families.get(term.family);
      if (family === undefined) this.families.set(term.family, [term]);
      else if (family.length < MOST_RELATIVES) family.push(term);
    }
  }

  /** How alike a term is to the most similar one of the text, in tenths; 0 for none. */
  bestLikeness(term: Term): number {
    if (term.group !== 0 && this.groups.has(term.group)) return SIMILAR_TENTHS;
    const family = term.family === 0 ? undefined : this.families.get(term.family);
    return family?.some((other) => likenessTenths(term, other) > 0) ? FAMILY_TENTHS : 0;
  }
}
