import type { Policy } from '../gates/policy.js';
import { codesIn } from '../scoring/scored-session.js';
import { codesNamedBy } from '../settings/fail-on.js';
import type { Edit } from './mutations/edit.js';
import { type Catches, catchesOf, type SelfTest } from './self-test.js';

/** How many changed texts have a finding of `fail-on`, which needs no threshold. */
export interface Flagged {
  readonly damaging: number;
  readonly harmless: number;
}

/** What `fail-on` tells by itself: of candidates where there are any, else of copies of the references. */
export function flaggedBy({ thresholds }: Policy, { references, candidates }: SelfTest): Flagged {
  const codes = codesNamedBy(thresholds['fail-on']);
  const { mutations } = candidates ?? references;
  const of = (effect: Edit['effect']): number =>
    mutations.filter(
      ({ mutation, rated }) => mutation.edit.effect === effect && codesIn(rated).some((code) => codes.has(code)),
    ).length;
  return { damaging: of('damaging'), harmless: of('harmless') };
}

/** What the gates make of changed texts, of candidates where there are any, if `min-overall` were another one. */
export function catchesWith(minOverall: number, { references, candidates }: SelfTest, policy: Policy): Catches {
  const thresholds = { ...policy.thresholds, 'min-overall': minOverall };
  return catchesOf((candidates ?? references).mutations, { ...policy, thresholds });
}
