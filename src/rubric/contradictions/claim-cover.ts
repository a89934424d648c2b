import { likenessTenths, type Term } from '../v2/term.js';
import type { Claim, SentenceRead } from './sentence-read.js';

/** More claims of one summary are not compared: every claim is held against every one of the other side. */
export const MOST_CLAIMS = 200;

/** What some sentences claim, as far as one of their words hints at it; all that they claim without a hint. */
export function claimsOfAll(sentences: readonly SentenceRead[], hint = 0): readonly Claim[] {
  const looked = hint === 0 ? sentences : sentences.filter(({ hints }) => (hints & hint) !== 0);
  const claims = looked.slice(0, MOST_CLAIMS).flatMap(({ claims: own }) => own);
  return (hint === 0 ? claims : claims.filter(({ hints }) => (hints & hint) !== 0)).slice(0, MOST_CLAIMS);
}

/** How far a claim of one side is covered by one of the other. */
interface Cover {
  /** Share of its words of fact by weight, words of like meaning counted in part, 0..1. */
  readonly share: number;
  /** How many of its words the other one has in some form. */
  readonly shared: number;
}

/**
 * How much of what a claim is about another one is about as well.
 * @param weightOf how much a word tells: one that is all over a summary tells little
 * @param isAbout words that are looked at; what a rule compares is not what a claim is about
 */
export function coverOf(
  claim: Pick<Claim, 'terms'>,
  other: Pick<Claim, 'terms' | 'ids'>,
  weightOf: (term: Term) => number,
  isAbout: (term: Term) => boolean = () => true,
): Cover {
  let all = 0;
  let covered = 0;
  let shared = 0;
  for (const term of claim.terms) {
    if (!isAbout(term)) continue;
    const weight = weightOf(term);
    all += weight;
    const likeness = other.ids.has(term.id) ? 10 : likestIn(other.terms, term);
    if (likeness === 0) continue;
    covered += (weight * likeness) / 10;
    shared++;
  }
  return { share: all === 0 ? 0 : covered / all, shared };
}

function likestIn(terms: readonly Term[], term: Term): number {
  let likest = 0;
  for (const other of terms) likest = Math.max(likest, likenessTenths(term, other));
  return likest;
}

/** Weights of words by how many claims of a summary have them: a word of every claim binds none to another. */
export function rarityIn(claims: readonly Claim[]): (term: Term) => number {
  const counts = new Map<number, number>();
  for (const { ids } of claims) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ({ id, weight }) => weight / Math.sqrt(counts.get(id) ?? 1);
}
