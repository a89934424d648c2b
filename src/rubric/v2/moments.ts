import type { Moment } from '../../core/summary.js';
import type { Score } from '../evidence.js';
import { simpleLowerCase } from '../words.js';
import { assign, type Gain } from './assignment.js';

/** Weights of the count, the types and the positions. */
export const MOMENT_WEIGHTS = [0.3, 0.25, 0.45] as const;

/** Messages that a moment may be off by at least before its position counts for nothing. */
const LEAST_TOLERANCE = 5;
/** In thousandths: what a moment of another type is worth at the same position. */
const OTHER_TYPE = 600;

/** More pairs than this are not looked at: the moments of each side are taken in the order of their position. */
const MOST_PAIRS = 250_000;

/**
 * Count, types and positions: the ratio of the counts, F1 of the types as multisets, and the overlap of the positions, in an optimal assignment of moments that lie near one another. Order in the file does not matter.
 */
export function scoreMoments(reference: readonly Moment[], candidate: readonly Moment[]): Score {
  const wanted = sorted(reference);
  const given = sorted(candidate);
  const count = Math.min(wanted.length, given.length) / Math.max(wanted.length, given.length);
  const sharedTypes = countShared(wanted, given);
  const types = (2 * sharedTypes) / (wanted.length + given.length);
  const last = wanted.reduce((max, { seq }) => Math.max(max, seq), 0);
  const tolerance = Math.max(LEAST_TOLERANCE, last / 10);
  const { pairs, total } = assignPositions(wanted, given, tolerance);
  const positions = (2 * total) / 1000 / (wanted.length + given.length);
  return {
    score: MOMENT_WEIGHTS[0] * count + MOMENT_WEIGHTS[1] * types + MOMENT_WEIGHTS[2] * positions,
    reason: `${given.length} moments for ${wanted.length}, ${sharedTypes} types shared, ${pairs} near their place`,
    evidence: {
      kind: 'positions',
      referenceCount: wanted.length,
      candidateCount: given.length,
      count,
      types,
      positions,
      tolerance,
      near: pairs,
    },
  };
}

/** What is compared of a moment. */
type Place = Pick<Moment, 'seq' | 'type'>;

/** By position, with types in small letters. */
function sorted(moments: readonly Moment[]): readonly Place[] {
  return moments
    .map(({ seq, type }) => ({ seq, type: simpleLowerCase(type) }))
    .sort((a, b) => a.seq - b.seq || (a.type < b.type ? -1 : Number(a.type > b.type)));
}

function countShared(a: readonly Place[], b: readonly Place[]): number {
  const left = new Map<string, number>();
  for (const { type } of a) left.set(type, (left.get(type) ?? 0) + 1);
  let shared = 0;
  for (const { type } of b) {
    const rest = left.get(type) ?? 0;
    if (rest > 0) shared++;
    left.set(type, rest - 1);
  }
  return shared;
}

/** In how many pairs the moments of both sides lie near one another, and what they are worth together, in thousandths. */
function assignPositions(
  wanted: readonly Place[],
  given: readonly Place[],
  tolerance: number,
): { readonly pairs: number; readonly total: number } {
  const gains =
    wanted.length * given.length <= MOST_PAIRS
      ? allGains(wanted, given, tolerance)
      : sameRank(wanted, given, tolerance);
  const assigned = assign(wanted.length, given.length, gains);
  return { pairs: assigned.length, total: assigned.reduce((sum, { gain }) => sum + gain, 0) };
}

function allGains(wanted: readonly Place[], given: readonly Place[], tolerance: number): readonly Gain[] {
  const gains: Gain[] = [];
  for (const [row, moment] of wanted.entries()) {
    for (const [column, other] of given.entries()) {
      const gain = nearness(moment, other, tolerance);
      if (gain > 0) gains.push({ row, column, gain });
    }
  }
  return gains;
}

function sameRank(wanted: readonly Place[], given: readonly Place[], tolerance: number): readonly Gain[] {
  return wanted.flatMap((moment, row): readonly Gain[] => {
    const other = given[row];
    const gain = other === undefined ? 0 : nearness(moment, other, tolerance);
    return gain > 0 ? [{ row, column: row, gain }] : [];
  });
}

/** In thousandths: 1000 at the same message and of the same type, 0 beyond the tolerance. */
function nearness(a: Place, b: Place, tolerance: number): number {
  const distance = Math.abs(a.seq - b.seq);
  if (distance >= tolerance) return 0;
  const near = Math.round(1000 * (1 - distance / tolerance));
  return a.type === b.type ? near : Math.round((near * OTHER_TYPE) / 1000);
}
