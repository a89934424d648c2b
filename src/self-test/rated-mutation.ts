import type { Summary } from '../core/summary.js';
import { evaluateGates } from '../gates/evaluate.js';
import { type Policy, withoutMeans } from '../gates/policy.js';
import type { GoldenFacts } from '../inputs/corpus/corpus-facts.js';
import type { Scorer } from '../rubric/score.js';
import type { RatedSession } from '../scoring/scored-session.js';
import type { Mutation } from './mutations/mutations.js';

/** A changed reference with what the rubric gives it. */
export interface RatedMutation {
  readonly mutation: Mutation;
  readonly rated: RatedSession;
}

/** Scores a changed reference as if it were the candidate of its session. */
export function rateMutation(
  mutation: Mutation,
  golden: GoldenFacts,
  reference: Summary,
  score: Scorer,
): RatedMutation {
  const { overall, dimensions } = score(reference, mutation.summary);
  return {
    mutation,
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
export function failsEverywhere({ rated }: RatedMutation, policy: Policy): boolean {
  return evaluateGates([rated], null, policy).verdict === 'fail';
}

/** Whether a run fails in which this session alone looks so, among so many that no mean moves. */
export function failsAlone({ rated }: RatedMutation, policy: Policy): boolean {
  return evaluateGates([rated], null, withoutMeans(policy)).verdict === 'fail';
}
