import { codesOfDefects } from '../core/finding.js';
import type { Summary } from '../core/summary.js';
import { sizeOfSummary } from '../core/summary-size.js';
import { type Policy, withoutAllowances, withoutMeans } from '../gates/policy.js';
import { wouldFail } from '../gates/would-fail.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { NO_DETAILS } from '../scoring/session-details.js';
import { LONGEST_TEXTS, type Mutation } from './mutations/mutations.js';

/** A changed reference or candidate with what the rubric gives it. */
export interface RatedMutation {
  readonly mutation: Omit<Mutation, 'summary'>;
  readonly rated: RatedSession;
}

/** What gates look at: of each session there are a hundred and more, whose texts and evidence would fill the memory. */
export function withoutTexts({ summary, ...mutation }: Mutation, rated: RatedSession): RatedMutation {
  const { status, golden, overall, dimensions, defects } = rated;
  return {
    mutation,
    rated: {
      status,
      golden,
      overall,
      dimensions: dimensions.map(({ dimension, score }) => ({ dimension, score, reason: '' })),
      defects: [],
      defectCodes: codesOfDefects(defects),
      details: NO_DETAILS,
      candidatePath: null,
      candidateDigest: null,
    },
  };
}

/** Scores a text as if it were the candidate of a session. */
export type RateText<Golden> = (golden: Golden, text: Summary) => RatedSession;

/** Whether a text is too long to be changed. */
export function isTooLong(text: Summary, reference: Summary): boolean {
  return sizeOfSummary(text) + sizeOfSummary(reference) > LONGEST_TEXTS;
}

/** Whether a run fails in which every session looks like this one, however many may have a finding. */
export function failsEverywhere({ rated }: RatedMutation, policy: Policy): boolean {
  return failsAsRun(rated, policy);
}

/**
 * Whether a candidate passes as it is, in a run in which every session looks like it. One that fails undamaged would count
 * as caught whatever is done to it.
 */
export function passesUndamaged(rated: RatedSession, policy: Policy): boolean {
  return rated.status === 'scored' && !failsAsRun(rated, policy);
}

function failsAsRun(rated: RatedSession, policy: Policy): boolean {
  return wouldFail([rated], withoutAllowances(policy));
}

/** Whether a run fails in which this session alone looks so, among so many that no mean moves. */
export function failsAlone({ rated }: RatedMutation, policy: Policy): boolean {
  return wouldFail([rated], withoutMeans(policy));
}
