import { pairsToCompare } from '../comparison/pairs.js';
import type { CandidatePair } from '../judge/pairwise/ask-pairs.js';
import { candidateAt } from '../judge/rubric-questions.js';
import type { ScoredSessions } from '../scoring/score-sessions.js';
import { nameOf } from '../scoring/scored-session.js';

/** Positions of the variants that are held against each other. */
export function pairPositions(variants: number, against: number | null): readonly (readonly [number, number])[] {
  return pairsToCompare([...Array(variants).keys()], against);
}

/** Which of two has a usable candidate for a session that the other has none for: a failure of the other, without a question. */
export function aloneIn(
  variants: readonly ScoredSessions[],
  positions: readonly (readonly [number, number])[],
): readonly ReadonlyMap<string, 'a' | 'b'>[] {
  const usable = variants.map((one) => new Set(usableOf(one).keys()));
  return positions.map(([first, second]) => {
    const [inA, inB] = [usable[first] ?? new Set<string>(), usable[second] ?? new Set<string>()];
    return new Map([
      ...[...inA].filter((name) => !inB.has(name)).map((name) => [name, 'a'] as const),
      ...[...inB].filter((name) => !inA.has(name)).map((name) => [name, 'b'] as const),
    ]);
  });
}

/** Positions of the sessions with a usable candidate, by their names. */
function usableOf({ sessions }: ScoredSessions): ReadonlyMap<string, number> {
  return new Map(
    sessions.flatMap((session, index) => (session.status === 'scored' ? [[nameOf(session), index] as const] : [])),
  );
}

/**
 * The candidates that a judge can see beside each other: those of each session that both variants of a pair have usable, of
 * samples the first. All pairs of a session before the next session, so that where the money ends no pair has all of it.
 */
export function candidatePairs(
  variants: readonly ScoredSessions[],
  positions: readonly (readonly [number, number])[],
): readonly CandidatePair[] {
  const usable = variants.map(usableOf);
  const names = [...new Set(usable.flatMap((own) => [...own.keys()]))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return names.flatMap((session) =>
    positions.flatMap(([first, second], pair): readonly CandidatePair[] => {
      const [a, b] = [variants[first], variants[second]];
      const [inA, inB] = [usable[first]?.get(session), usable[second]?.get(session)];
      if (a === undefined || b === undefined || inA === undefined || inB === undefined) return [];
      const open = () => {
        const golden = a.goldenOf(inA);
        if (golden === undefined) throw new RangeError('a session that is compared has a reference');
        return {
          reference: golden.reference,
          a: candidateAt(a, inA).summary,
          b: candidateAt(b, inB).summary,
        };
      };
      return [{ session, pair, open }];
    }),
  );
}
