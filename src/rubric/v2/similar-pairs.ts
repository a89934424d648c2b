import type { Text } from './text.js';

/** Up to this many pairs all are compared. */
const ALL_PAIRS = 2_500;

/** Otherwise each text is compared with the texts that share most of its weight. */
const NEAREST = 5;

/** A term in more texts than this tells nothing about which ones are alike. */
const MOST_TEXTS = 40;

/**
 * Which texts of two lists are worth a comparison, in the order of the first, then of the second. All pairs of lists of a
 * sane length; of very long ones only those with weighty words in common, so that the cost grows with the lists and not
 * with their product.
 */
export function similarPairs(a: readonly Text[], b: readonly Text[]): readonly (readonly [number, number])[] {
  if (a.length * b.length <= ALL_PAIRS) return a.flatMap((_, i) => b.map((_, j) => [i, j] as const));
  const textsWith = indexTerms(b);
  const shared = new Float64Array(b.length);
  return a.flatMap((text, i) => {
    const touched: number[] = [];
    for (const term of text.terms.values()) {
      for (const j of textsWith.get(term.id) ?? []) {
        if (shared[j] === 0) touched.push(j);
        shared[j] = (shared[j] ?? 0) + term.weight;
      }
    }
    const nearest = touched
      .map((j) => ({ j, weight: shared[j] ?? 0 }))
      .sort((x, y) => y.weight - x.weight || x.j - y.j)
      .slice(0, NEAREST)
      .map(({ j }) => j)
      .sort((x, y) => x - y);
    for (const j of touched) shared[j] = 0;
    return nearest.map((j) => [i, j] as const);
  });
}

function indexTerms(texts: readonly Text[]): ReadonlyMap<number, readonly number[]> {
  const textsWith = new Map<number, number[]>();
  for (const [index, { terms }] of texts.entries()) {
    for (const { id, kind } of terms.values()) {
      if (kind === 'function') continue;
      const known = textsWith.get(id);
      if (known === undefined) textsWith.set(id, [index]);
      else if (known.length <= MOST_TEXTS) known.push(index);
    }
  }
  for (const [id, known] of textsWith) if (known.length > MOST_TEXTS) textsWith.delete(id);
  return textsWith;
}
