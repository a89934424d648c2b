import { ramp } from '../../core/numbers.js';
import type { ActionMatch, Consistency, Score } from '../evidence.js';
import { assign, type Gain } from './assignment.js';
import { comparePairs, type Pair } from './bullet-pair.js';
import { coverageOf, shareOfAll } from './coverage.js';
import { OverlapIndex } from './overlap-index.js';
import { findSurplus } from './surplus.js';
import type { Text } from './text.js';
import { checkConsistency, f1, factorOf, type Session } from './text-score.js';

/** Similarity up to which two bullets have nothing to do with each other, and from which they say the same. */
const UNRELATED_UP_TO = 0.15;
const SAME_FROM = 0.7;

/** A bullet that holds another one whole and more gives it this much, if it covers it at least so far. */
const CONTAINED_WORTH = 0.9;
const CONTAINED_FROM = 0.6;

/**
 * F1 of the credits of an optimal one-to-one assignment. A bullet that merges two of the reference, or a part of one that
 * was split, gets most of the credit; one that is repeated more often than the reference has it gets none. The order of
 * the bullets does not matter: they are compared in the order of their texts.
 */
export function scoreActions(reference: readonly Text[], candidate: readonly Text[], session: Session): Score {
  const rows = sortedIndices(reference);
  const columns = sortedIndices(candidate);
  const wanted = rows.flatMap((index) => reference[index] ?? []);
  const given = columns.flatMap((index) => candidate[index] ?? []);
  const index = new OverlapIndex(given);
  const pairs = comparePairs(wanted, given, index.pairsWith(wanted));
  const surplus = findSurplus(wanted, given, index, pairs);
  const matching = new Matching(wanted, given, pairs, surplus, session);
  const recall = matching.rowCredit() / wanted.length;
  const precision = matching.columnCredit() / given.length;
  const score = f1(recall, precision);
  const referenceMatches = restoreOrder(matching.rows(), rows, columns);
  const candidateMatches = restoreOrder(matching.columns(), columns, rows);
  const found = referenceMatches.filter(({ credit }) => credit > 0).length;
  return {
    score,
    reason: `${found} of ${wanted.length} actions found, recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}`,
    evidence: {
      kind: 'assignment',
      reference: referenceMatches,
      candidate: candidateMatches,
      recall,
      precision,
      f1: score,
    },
  };
}

function sortedIndices(texts: readonly Text[]): readonly number[] {
  const source = (index: number): string => texts[index]?.source ?? '';
  return [...texts.keys()].sort((a, b) => (source(a) < source(b) ? -1 : source(a) > source(b) ? 1 : 0));
}

function restoreOrder(
  matches: readonly ActionMatch[],
  own: readonly number[],
  other: readonly number[],
): readonly ActionMatch[] {
  const restored = new Array<ActionMatch>(matches.length);
  const original = (index: number): number => other[index] ?? 0;
  for (const [i, match] of matches.entries()) {
    const { nearest } = match;
    restored[own[i] ?? 0] = {
      partner: match.partner === null ? null : original(match.partner),
      credit: match.credit,
      kind: match.kind,
      nearest: nearest === null ? null : { index: original(nearest.index), similarity: nearest.similarity },
      lacking: match.lacking,
      consistency: match.consistency,
    };
  }
  return restored;
}

class Matching {
  private readonly byRow: readonly (readonly Pair[])[];
  private readonly byColumn: readonly (readonly Pair[])[];
  private readonly rowMatches: ActionMatch[];
  private readonly columnMatches: ActionMatch[];

  constructor(
    private readonly wanted: readonly Text[],
    private readonly given: readonly Text[],
    private readonly pairs: readonly Pair[],
    surplus: ReadonlySet<number>,
    private readonly session: Session,
  ) {
    this.byRow = groupBy(wanted.length, pairs, 'row');
    this.byColumn = groupBy(given.length, pairs, 'column');
    this.rowMatches = this.byRow.map((group) => unmatched(nearestOf(group, 'column')));
    this.columnMatches = this.byColumn.map((group) => unmatched(nearestOf(group, 'row')));
    this.matchOneToOne(surplus);
    this.matchMerged(surplus);
    this.matchSplit(surplus);
    for (const [row, match] of this.rowMatches.entries()) {
      if (match.partner === null && match.nearest !== null)
        this.rowMatches[row] = { ...match, lacking: this.lackingIn(row, match.nearest.index) };
    }
    for (const column of surplus) {
      const match = this.columnMatches[column];
      if (match !== undefined) this.columnMatches[column] = { ...match, kind: 'repeated' };
    }
  }

  rows(): readonly ActionMatch[] {
    return this.rowMatches;
  }

  columns(): readonly ActionMatch[] {
    return this.columnMatches;
  }

  /** Words of a bullet of the reference that carry facts and that a bullet of the candidate lacks. */
  private lackingIn(row: number, column: number): readonly string[] {
    const [a, b] = [this.wanted[row], this.given[column]];
    if (a === undefined || b === undefined) return [];
    return coverageOf(a, b)
      .missing.filter(({ kind }) => kind !== 'function')
      .map(({ word }) => word);
  }

  rowCredit(): number {
    return this.rowMatches.reduce((sum, { credit }) => sum + credit, 0);
  }

  columnCredit(): number {
    return this.columnMatches.reduce((sum, { credit }) => sum + credit, 0);
  }

  private matchOneToOne(surplus: ReadonlySet<number>): void {
    const gains: Gain[] = [];
    for (const { row, column, similarity } of this.pairs) {
      const credit = Math.round(10_000 * creditOf(similarity));
      if (credit === 0 || surplus.has(column)) continue;
      // Of equal credits the more similar pair, and before all others a bullet and itself.
      gains.push({
        row,
        column,
        gain: 1000 * credit + (this.isSame(row, column) ? 999 : Math.floor(998 * similarity)),
      });
    }
    for (const { row, column, gain } of assign(this.wanted.length, this.given.length, gains)) {
      const consistency = this.check(row, column);
      const credit = (Math.floor(gain / 1000) / 10_000) * factorOf(consistency);
      this.rowMatches[row] = matched(this.rowMatches[row], 'same', column, credit, consistency);
      this.columnMatches[column] = matched(this.columnMatches[column], 'same', row, credit, consistency);
    }
  }

  /** Bullets of the reference that a longer bullet of the candidate says together with another one. */
  private matchMerged(surplus: ReadonlySet<number>): void {
    for (const [row, match] of this.rowMatches.entries()) {
      if (match.partner !== null) continue;
      const best = bestPart(this.byRow[row] ?? [], 'recall', ({ column }) => {
        return !surplus.has(column) && this.isLonger(this.given[column], this.wanted[row]);
      });
      if (best === undefined) continue;
      const consistency = this.check(row, best.column);
      // What is contradicted is not said.
      if (factorOf(consistency) < 1) continue;
      const credit = CONTAINED_WORTH * best.recall;
      this.rowMatches[row] = matched(match, 'part', best.column, credit, consistency);
    }
  }

  /** Bullets of the candidate that say a part of a longer bullet of the reference. */
  private matchSplit(surplus: ReadonlySet<number>): void {
    for (const [column, match] of this.columnMatches.entries()) {
      if (match.partner !== null || surplus.has(column)) continue;
      const best = bestPart(this.byColumn[column] ?? [], 'precision', ({ row }) => {
        return this.isLonger(this.wanted[row], this.given[column]);
      });
      if (best === undefined) continue;
      const consistency = this.check(best.row, column);
      if (factorOf(consistency) < 1) continue;
      const credit = CONTAINED_WORTH * best.precision;
      this.columnMatches[column] = matched(match, 'part', best.row, credit, consistency);
    }
    this.creditSplitRows();
  }

  /** A bullet of the reference that was split is said by all its parts together. */
  private creditSplitRows(): void {
    const parts = new Map<number, Text[]>();
    for (const [column, { kind, partner }] of this.columnMatches.entries()) {
      const text = this.given[column];
      if (kind === 'part' && partner !== null && text !== undefined)
        parts.set(partner, [...(parts.get(partner) ?? []), text]);
    }
    for (const [row, texts] of parts) {
      const [match, wanted] = [this.rowMatches[row], this.wanted[row]];
      const own = match?.partner == null ? undefined : this.given[match.partner];
      if (match === undefined || wanted === undefined || own === undefined || match.consistency === null) continue;
      const together = CONTAINED_WORTH * shareOfAll(wanted, [own, ...texts]) * factorOf(match.consistency);
      if (together > match.credit) this.rowMatches[row] = { ...match, credit: together };
    }
  }

  private isSame(row: number, column: number): boolean {
    return this.wanted[row]?.source === this.given[column]?.source;
  }

  private isLonger(a: Text | undefined, b: Text | undefined): boolean {
    return (a?.weight ?? 0) > (b?.weight ?? 0);
  }

  private check(row: number, column: number): Consistency {
    const [a, b] = [this.wanted[row], this.given[column]];
    const pair = this.byRow[row]?.find((one) => one.column === column);
    if (a === undefined || b === undefined || pair === undefined) throw new Error('only pairs of bullets are checked');
    return checkConsistency(a, b, pair.precision, this.session);
  }
}

function bestPart(
  pairs: readonly Pair[],
  by: 'recall' | 'precision',
  filter: (pair: Pair) => boolean,
): Pair | undefined {
  let best: Pair | undefined;
  for (const pair of pairs) if (pair[by] > (best?.[by] ?? CONTAINED_FROM) && filter(pair)) best = pair;
  return best;
}

function groupBy(length: number, pairs: readonly Pair[], side: 'row' | 'column'): readonly (readonly Pair[])[] {
  const groups = Array.from({ length }, (): Pair[] => []);
  for (const pair of pairs) groups[pair[side]]?.push(pair);
  return groups;
}

function creditOf(similarity: number): number {
  return ramp(similarity, UNRELATED_UP_TO, SAME_FROM);
}

function unmatched(nearest: ActionMatch['nearest']): ActionMatch {
  return { partner: null, credit: 0, kind: 'none', nearest, lacking: [], consistency: null };
}

/** A match that has found its partner. Written out, since there are many and copying by spread is slow. */
function matched(
  before: ActionMatch | undefined,
  kind: 'same' | 'part',
  partner: number,
  credit: number,
  consistency: Consistency,
): ActionMatch {
  return { partner, credit, kind, nearest: before?.nearest ?? null, lacking: [], consistency };
}

/** The most similar bullet of the other side, the first of equals. */
function nearestOf(pairs: readonly Pair[], other: 'row' | 'column'): ActionMatch['nearest'] {
  let best: Pair | undefined;
  for (const pair of pairs) if (pair.similarity > (best?.similarity ?? 0)) best = pair;
  return best === undefined ? null : { index: best[other], similarity: best.similarity };
}
