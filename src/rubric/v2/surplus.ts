import { countBy } from '../../statistics/descriptive.js';
import { comparePair, type Pair } from './bullet-pair.js';
import type { OverlapIndex } from './overlap-index.js';
import type { Text } from './text.js';

/** Bullets of one side so similar are the same one said twice. */
const REPEATED_FROM = 0.8;

/** Lists up to this length are looked through for repetitions in other words. */
const MOST_COMPARED = 200;

/** Weight of the words that such bullets have in common, at least. */
const REPEATED_SHARED_FROM = 0.4;

/**
 * Bullets of the candidate that repeat an earlier one more often than the reference has it. They earn nothing, so that
 * saying a thing twice never pays. Equal ones are counted exactly, similar ones as often as the reference has a similar one.
 */
export function findSurplus(
  wanted: readonly Text[],
  given: readonly Text[],
  index: OverlapIndex,
  pairs: readonly Pair[],
): ReadonlySet<number> {
  const surplus = findEqualSurplus(wanted, given);
  // In a long list only the nearest are known, so that one cannot say how often the reference has a like of it.
  if (given.length > MOST_COMPARED) return surplus;
  const likes = new Map<number, number>();
  for (const { column, similarity } of pairs) {
    if (similarity >= REPEATED_FROM) likes.set(column, (likes.get(column) ?? 0) + 1);
  }
  const used = new Map<number, number>();
  const leaderOf = new Map<number, number>();
  for (const { i: earlier, j: later, shared } of index.pairsWith(given)) {
    if (earlier >= later || surplus.has(earlier) || surplus.has(later)) continue;
    if (leaderOf.has(later) || leaderOf.has(earlier)) continue;
    const [a, b] = [given[earlier], given[later]];
    if (a === undefined || b === undefined) continue;
    // Below this even words that are all similar make no repetition.
    if (shared < REPEATED_SHARED_FROM * Math.max(a.weight, b.weight)) continue;
    if (comparePair(a, b, earlier, later).similarity < REPEATED_FROM) continue;
    leaderOf.set(later, earlier);
    const count = (used.get(earlier) ?? 1) + 1;
    used.set(earlier, count);
    if (count > Math.max(1, likes.get(earlier) ?? 0)) surplus.add(later);
  }
  return surplus;
}

/** Bullets of the same words, beyond the number of bullets that the reference has of these words. */
function findEqualSurplus(wanted: readonly Text[], given: readonly Text[]): Set<number> {
  const surplus = new Set<number>();
  // Equal bullets weigh the same, and mostly all weights differ.
  if (new Set(given.map(({ weight }) => weight)).size === given.length) return surplus;
  const allowed = countBy(wanted.map(wordsKey));
  const counts = new Map<string, number>();
  for (const [column, text] of given.entries()) {
    const key = wordsKey(text);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > Math.max(1, allowed.get(key) ?? 0)) surplus.add(column);
  }
  return surplus;
}

/** Equal for bullets of the same words in the same order; a bullet without words is equal to itself only. */
function wordsKey({ list, source }: Text): string {
  return list.length === 0 ? `"${source}` : list.map(({ id }) => id).join(' ');
}
