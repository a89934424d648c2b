import { FAMILY_TENTHS, likenessTenths, SIMILAR_TENTHS, type Term } from './term.js';
import type { Text } from './text.js';

/** How much of one text stands in another, by the weight of its terms. */
export interface Coverage {
  /** Share of the text's weight that the other one has, 0..1. */
  readonly share: number;
  /** Terms of the text that the other one has neither as such nor in a similar form, in order of appearance. */
  readonly missing: readonly Term[];
  /** Terms that the other one has in a similar form only. */
  readonly similar: readonly Term[];
}

/** A family or group with more members than this in one text is looked at no further, so that no text takes quadratic time. */
const MOST_RELATIVES = 8;

/**
 * Weighted recall: what share of the terms of `wanted`, each counted once by its weight, stand in `given`. A similar
 * term counts in part. Recall on content words with inverse-frequency weights agrees best with people among all lexical
 * formulas tried (REALSumm and three more sets; see docs/rubric.md). A text without words is covered wholly.
 */
export function coverageOf(wanted: Text, given: Text): Coverage {
  const missing: Term[] = [];
  const similar: Term[] = [];
  let tenths = 0;
  let relatives: Relatives | undefined;
  for (const term of wanted.terms.values()) {
    if (given.terms.has(term.id)) {
      tenths += 10 * term.weight;
      continue;
    }
    relatives ??= new Relatives(given);
    const likeness = relatives.bestLikeness(term);
    tenths += likeness * term.weight;
    (likeness === 0 ? missing : similar).push(term);
  }
  return { share: wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight), missing, similar };
}

/** The terms of a text by what makes them similar to others. */
class Relatives {
  private readonly groups = new Set<number>();
  private readonly families = new Map<string, Term[]>();

  constructor(text: Text) {
    for (const term of text.terms.values()) {
      if (term.group !== 0) this.groups.add(term.group);
      if (term.family === '') continue;
      const family = this.families.get(term.family);
      if (family === undefined) this.families.set(term.family, [term]);
      else if (family.length < MOST_RELATIVES) family.push(term);
    }
  }

  bestLikeness(term: Term): number {
    if (term.group !== 0 && this.groups.has(term.group)) return SIMILAR_TENTHS;
    const family = term.family === '' ? [] : (this.families.get(term.family) ?? []);
    return family.some((other) => likenessTenths(term, other) > 0) ? FAMILY_TENTHS : 0;
  }
}
