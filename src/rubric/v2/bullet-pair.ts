import { shareOf } from './coverage.js';
import type { OverlappingPair } from './overlap-index.js';
import type { Text } from './text.js';
import { f1 } from './text-score.js';

/** A bullet of the reference (row) and one of the candidate (column), with what each has of the other, 0..1. */
export interface Pair {
  readonly row: number;
  readonly column: number;
  readonly recall: number;
  readonly precision: number;
  readonly similarity: number;
}

/** The comparisons of pairs of bullets, in their order. */
export function comparePairs(
  wanted: readonly Text[],
  given: readonly Text[],
  pairs: readonly Pick<OverlappingPair, 'i' | 'j'>[],
): readonly Pair[] {
  const compared: Pair[] = [];
  for (const { i, j } of pairs) {
    const [a, b] = [wanted[i], given[j]];
    if (a !== undefined && b !== undefined) compared.push(comparePair(a, b, i, j));
  }
  return compared;
}

/** A bullet of the reference and one of the candidate, with their indices. */
export function comparePair(a: Text, b: Text, row: number, column: number): Pair {
  if (a.source === b.source) return { row, column, recall: 1, precision: 1, similarity: 1 };
  const recall = shareOf(a, b);
  const precision = shareOf(b, a);
  return { row, column, recall, precision, similarity: f1(recall, precision) };
}
