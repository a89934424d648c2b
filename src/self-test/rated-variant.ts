import type { Summary } from '../core/summary.js';
import { evaluateGates } from '../gates/evaluate.js';
import { type Policy, withoutMeans } from '../gates/policy.js';
import type { GoldenFacts } from '../inputs/corpus/corpus-facts.js';
import type { Scorer } from '../rubric/score.js';
import type { RatedSession } from '../scoring/scored-session.js';
import type { Variant } from './variants/variants.js';

/** A changed reference with what the rubric gives it. */
export interface RatedVariant {
  readonly variant: Variant;
  readonly rated: RatedSession;
}

/** Scores a changed reference as if it were the candidate of its session. */
export function rateVariant(variant: Variant, golden: GoldenFacts, reference: Summary, score: Scorer): RatedVariant {
  const { overall, dimensions } = score(reference, variant.summary);
  return {
    variant,
    rated: {
      status: 'scored',
      golden,
      overall,
      dimensions,
      defects: [],
      candidatePath: null,
      candidateDigest: null,
    },
  };
}

/** Whether a run fails in which every session looks like this one. */
export function failsEverywhere({ rated }: RatedVariant, policy: Policy): boolean {
  return evaluateGates([rated], null, policy).verdict === 'fail';
}

/** Whether a run fails in which this session alone looks so, among so many that no mean moves. */
export function failsAlone({ rated }: RatedVariant, policy: Policy): boolean {
  return evaluateGates([rated], null, withoutMeans(policy)).verdict === 'fail';
}
