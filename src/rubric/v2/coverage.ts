import type { Term } from './term.js';
import type { Text } from './text.js';

/** How much of one text stands in another, by the weight of its terms. */
interface Coverage {
  /** Share of the text's weight that the other one has, 0..1. */
  readonly share: number;
  /** Terms of the text that the other one has neither as such nor in a similar form, in order of appearance. */
  readonly missing: readonly Term[];
  /** Terms that the other one has in a similar form only. */
  readonly similar: readonly Term[];
}

/**
 * Weighted recall: what share of the terms of `wanted`, each counted once by its weight, stand in `given`. A similar
 * term counts in part. Recall on content words with inverse-frequency weights agrees best with people among all lexical
 * formulas tried (docs/accuracy.md has the figures). A text without words is covered wholly.
 */
export function coverageOf(wanted: Text, given: Text): Coverage {
  const missing: Term[] = [];
  const similar: Term[] = [];
  let tenths = 0;
  for (const term of wanted.list) {
    if (given.terms.has(term.id)) {
      tenths += 10 * term.weight;
      continue;
    }
    const likeness = given.relatives.bestLikeness(term);
    tenths += likeness * term.weight;
    (likeness === 0 ? missing : similar).push(term);
  }
  return { share: wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight), missing, similar };
}

/** The share of `coverageOf` alone. */
export function shareOf(wanted: Text, given: Text): number {
  let tenths = 0;
  for (const term of wanted.list) {
    tenths += term.weight * (given.terms.has(term.id) ? 10 : given.relatives.bestLikeness(term));
  }
  return wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight);
}

/** What share of the weight of a text stands in at least one of several others. */
export function shareOfAll(wanted: Text, given: readonly Text[]): number {
  let tenths = 0;
  for (const term of wanted.list) {
    const likeness = given.map(({ terms, relatives }) => (terms.has(term.id) ? 10 : relatives.bestLikeness(term)));
    tenths += term.weight * Math.max(0, ...likeness);
  }
  return wanted.weight === 0 ? 1 : tenths / (10 * wanted.weight);
}
