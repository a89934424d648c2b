import type { Defect } from '../core/finding.js';
import type { Summary } from '../core/summary.js';
import { evaluateGates } from '../gates/evaluate.js';
import { type Policy, withoutAllowances, withoutMeans } from '../gates/policy.js';
import type { GoldenFacts } from '../inputs/corpus/corpus-facts.js';
import { findDefects } from '../rubric/findings/defects.js';
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
  let defects: readonly Defect[] | undefined;
  return {
    variant,
    rated: {
      status: 'scored',
      golden,
      overall,
      dimensions,
      // Looked for where a gate asks: of most runs nobody does.
      get defects() {
        defects ??= findDefects(reference, variant.summary, dimensions, () => NOWHERE);
        return defects;
      },
      candidatePath: null,
      candidateDigest: null,
    },
  };
}

const NOWHERE = { file: '' };

/** Whether a run fails in which every session looks like this one, however many may have a finding. */
export function failsEverywhere({ rated }: RatedVariant, policy: Policy): boolean {
  return evaluateGates([rated], null, withoutAllowances(policy)).verdict === 'fail';
}

/** Whether a run fails in which this session alone looks so, among so many that no mean moves. */
export function failsAlone({ rated }: RatedVariant, policy: Policy): boolean {
  return evaluateGates([rated], null, withoutMeans(policy)).verdict === 'fail';
}
