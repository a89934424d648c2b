import type { Policy } from '../gates/policy.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { allowancesOf, codesOf } from '../settings/fail-on.js';
import { quantileOfMeans } from '../statistics/descriptive.js';
import { leastMeanOfEqual } from '../statistics/interval.js';
import type { Edit } from './mutations/edit.js';
import { downToHundredth, ROOM_FOR_WORDING } from './propose-gates.js';
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

export interface SuggestedThreshold extends Catches {
  readonly minOverall: number;
}

/**
 * The guard against gross failure that candidates known to be good allow: the highest `min-overall` that blocks no more than
 * a share of runs as good as they are, less what another wording may cost. Where all candidates have the same score, the
 * rule of three stands in: a threshold without any room would block the first that differs. Nothing without candidates,
 * since harmless edits of references stay far closer to these than any real summary.
 * @param good rated candidates of a run that is known to be good
 * @param rate share of runs with a false alarm, 0..1
 */
export function suggestThreshold(
  test: SelfTest,
  good: readonly RatedSession[],
  rate: number,
  policy: Policy,
): SuggestedThreshold | undefined {
  const scores = good.map(({ overall }) => overall);
  const [first] = scores;
  if (first === undefined) return undefined;
  const least = scores.every((score) => score === first)
    ? leastMeanOfEqual(first, scores.length)
    : quantileOfMeans(scores, test.sessions, rate);
  const minOverall = downToHundredth(Math.max(0, least - ROOM_FOR_WORDING));
  const thresholds = { ...policy.thresholds, 'min-overall': minOverall };
  return { minOverall, ...catchesOf(test.candidates ?? test.references, { ...policy, thresholds }) };
}

function catchesOf({ mutations }: TextsStrength, policy: Policy): Catches {
  const of = (effect: Edit['effect']): Caught =>
    countCaught(
      mutations.filter(({ mutation }) => mutation.edit.effect === effect),
      policy,
    );
  return { damaging: of('damaging'), harmless: of('harmless') };
}
