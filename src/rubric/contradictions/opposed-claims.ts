import type { Term } from '../v2/term.js';
import { claimsOfAll, coverOf, rarityIn } from './claim-cover.js';
import { type ClaimRule, type ContradictedClaim, ofReference } from './contradicted-claim.js';
import type { Claim, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** What a rule sees in a claim: one of two things that cannot both be true, or nothing that it knows. */
export type Pole = 'one' | 'other' | 'none';

/** A way in which two claims about the same things may be opposed. */
interface Opposition {
  readonly rule: ClaimRule;
  /** Only claims with such words are looked at; 0 for all. */
  readonly hints: number;
  /** What a claim of the candidate, and one of the reference, says. A reference is looked at more narrowly. */
  readonly given: (claim: Claim) => Pole;
  readonly wanted: (claim: Claim) => Pole;
  /** Whether a word tells what a claim is about; those that the rule compares do not. */
  readonly isAbout: (term: Term) => boolean;
  /** Cover from which two claims are about the same, 0..1. */
  readonly sameFrom: number;
  /** Whether two claims about the same are surely so: by a number or a name that both have, say. */
  readonly isSure: (claim: Claim, other: Claim) => boolean;
}

/** By how much a claim must be nearer to one that opposes it than to any that agrees. */
const MARGIN = 0.15;

/**
 * Claims of a candidate that a claim of the reference about the same things opposes, and that none about them bears out. A
 * paraphrase breaks sentences up, so claims are paired by what they are about, wherever they stand.
 */
export function opposedClaims(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  { rule, hints, given, wanted, isAbout, sameFrom, isSure }: Opposition,
): readonly ContradictedClaim[] {
  const polesGiven = new Map(claimsOfAll(candidate, hints).map((claim) => [claim, given(claim)] as const));
  if ([...polesGiven.values()].every((pole) => pole === 'none')) return [];
  const told = hints === 0 ? reference.claims : claimsOfAll(reference.sentences, hints);
  const polesTold = new Map(told.map((claim) => [claim, wanted(claim)] as const));
  const opposing = new Set(polesTold.values());
  const suspects = [...polesGiven].filter(
    ([, pole]) => pole !== 'none' && opposing.has(pole === 'one' ? 'other' : 'one'),
  );
  if (suspects.length === 0) return [];
  const weightOf = rarityIn(reference.claims);
  const poles = reference.claims.map((claim) => polesTold.get(claim) ?? wanted(claim));
  return suspects.flatMap(([claim, pole]): readonly ContradictedClaim[] => {
    let opposed: { readonly claim: Claim; readonly share: number } | undefined;
    let agreeing = 0;
    for (const [i, other] of reference.claims.entries()) {
      const { share, shared } = coverOf(claim, other, weightOf, isAbout);
      if (poles[i] === pole || poles[i] === 'none') agreeing = Math.max(agreeing, share);
      else if (shared >= 2 && (opposed === undefined || share > opposed.share)) opposed = { claim: other, share };
    }
    if (opposed === undefined || opposed.share < sameFrom || opposed.share < agreeing + MARGIN) return [];
    if (!isSure(claim, opposed.claim)) return [];
    const { sentence } = opposed.claim;
    const told = { given: claim.text, wanted: opposed.claim.text };
    return [{ rule, ...told, candidate: claim.sentence, witness: ofReference(sentence) }];
  });
}
