import type { OneAnswer } from '../asking/ask-once.js';
import type { Reason } from '../asking/completer.js';
import type { Grade } from '../prompts/pairwise.js';
import type { PairAnswer, PairNote } from './read-pair.js';

/** A fact in which two candidates differ, as it was noted before the grade. Foreign text. */
export interface PairFact {
  readonly fact: string;
  readonly better: 'a' | 'b' | 'neither';
}

/** What both orders together say of two candidates, `a` and `b`, of one session. */
export type PairVerdict =
  /**
   * Both orders prefer the same; much better only where both say so. The reason is foreign text; null where nobody was asked,
   * since the other has no usable candidate.
   */
  | {
      readonly kind: 'a' | 'b';
      readonly isMuch: boolean;
      readonly reason: string | null;
      /** As the first order has them; left out where nobody was asked. */
      readonly facts?: readonly PairFact[];
    }
  /** Both say equal, or both candidates are the same and nobody was asked. */
  | { readonly kind: 'tie'; readonly reason: string | null; readonly facts?: readonly PairFact[] }
  /** They say different things; which place was preferred. */
  | { readonly kind: 'depends_on_order'; readonly place: 'first' | 'second' }
  /** At least one order has no answer; or nothing that the judge says of one of both is believed. */
  | { readonly kind: 'unmeasured'; readonly reason: Reason | 'voided' };

/** Below 0 for the first, above 0 for the second; 2 away from 0 for much. */
const STEPS: Readonly<Record<Grade, number>> = {
  first_much_better: -2,
  first_better: -1,
  equal: 0,
  second_better: 1,
  second_much_better: 2,
};

/**
 * Puts together what was said of (a, b) and of (b, a). Only what both orders say counts: a preference that goes with the place
 * is none, and neither is half of an answer.
 */
export function verdictOf(forth: OneAnswer<PairAnswer>, back: OneAnswer<PairAnswer>): PairVerdict {
  if (forth.answer === null) return { kind: 'unmeasured', reason: forth.reason };
  if (back.answer === null) return { kind: 'unmeasured', reason: back.reason };
  const [ofForth, ofBack] = [STEPS[forth.answer.grade], STEPS[back.answer.grade]];
  const { reason, notes } = forth.answer;
  const facts = notes.map(factOf);
  if (ofForth === 0 && ofBack === 0) return { kind: 'tie', reason, facts };
  if (ofForth * ofBack < 0) {
    const isMuch = Math.min(Math.abs(ofForth), Math.abs(ofBack)) === 2;
    return { kind: ofForth < 0 ? 'a' : 'b', isMuch, reason, facts };
  }
  // Both lean to one place, or one of them does.
  return { kind: 'depends_on_order', place: ofForth + ofBack < 0 ? 'first' : 'second' };
}

const SIDE = { first: 'a', second: 'b', neither: 'neither' } as const;

function factOf({ fact, better }: PairNote): PairFact {
  return { fact, better: SIDE[better] };
}
