import type { Policy } from '../gates/policy.js';
import { allowancesOf, codesOf } from '../settings/fail-on.js';
import type { Edit } from './mutations/edit.js';
import { type Caught, countCaught, type SelfTest, type TextsStrength } from './self-test.js';

/** What some gates make of changed texts. */
export interface Catches {
  readonly damaging: Caught;
  readonly harmless: Caught;
}

/** How many changed texts have a finding of `fail-on`, which needs no threshold. */
export interface Flagged {
  readonly damaging: number;
  readonly harmless: number;
}

/** What `fail-on` tells by itself: of candidates where there are any, else of copies of the references. */
export function flaggedBy({ thresholds }: Policy, { references, candidates }: SelfTest): Flagged {
  const codes = new Set(allowancesOf(thresholds['fail-on']).flatMap(({ of }) => codesOf(of)));
  const { mutations } = candidates ?? references;
  const of = (effect: Edit['effect']): number =>
    mutations.filter(
      ({ mutation, rated }) => mutation.edit.effect === effect && rated.defects.some(({ code }) => codes.has(code)),
    ).length;
  return { damaging: of('damaging'), harmless: of('harmless') };
}

/** What the gates make of changed texts, of candidates where there are any, if `min-overall` were another one. */
export function catchesWith(minOverall: number, { references, candidates }: SelfTest, policy: Policy): Catches {
  const thresholds = { ...policy.thresholds, 'min-overall': minOverall };
  return catchesOf(candidates ?? references, { ...policy, thresholds });
}

function catchesOf({ mutations }: TextsStrength, policy: Policy): Catches {
  const of = (effect: Edit['effect']): Caught =>
    countCaught(
      mutations.filter(({ mutation }) => mutation.edit.effect === effect),
      policy,
    );
  return { damaging: of('damaging'), harmless: of('harmless') };
}
