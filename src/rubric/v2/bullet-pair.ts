import { shareOf } from './coverage.js';
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

/** The comparison of two bullets by their indices, as a list of one; nothing where there is no such bullet. */
export function toPair(wanted: readonly Text[], given: readonly Text[], row: number, column: number): readonly Pair[] {
  const [a, b] = [wanted[row], given[column]];
  if (a === undefined || b === undefined) return [];
  if (a.source === b.source) return [{ row, column, recall: 1, precision: 1, similarity: 1 }];
  const recall = shareOf(a, b);
  const precision = shareOf(b, a);
  return [{ row, column, recall, precision, similarity: f1(recall, precision) }];
}
