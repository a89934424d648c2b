import { median, nearest, stored } from '../../core/numbers.js';
import type { Dimension, ScoreName } from '../../core/summary.js';
import type { PanelMember } from '../../settings/panel-members.js';
import {
  addEfforts,
  dimensionsOfAny,
  type Judgement,
  NO_EFFORT,
  type SampleJudgement,
  type Voice,
} from '../judgement.js';
import { byDimension, isSaid } from '../sampling/merge-samples.js';

/** What one member says of a session, and whether it is in the medians. */
export interface Said {
  readonly member: PanelMember;
  readonly judgement: Judgement;
  readonly counts: boolean;
}

/**
 * What a panel says of a session: of each score the median of the members that count and have it, and the words of the member
 * whose overall is nearest to the median, the first of equals. A member without a score takes part in no median and makes none
 * of them 0. What was spent is that of all.
 */
export function combineJudgements(all: readonly Said[]): Judgement {
  const counting = all.flatMap(({ judgement, counts }) => (counts ? [judgement] : []));
  const [first] = counting;
  if (first === undefined) throw new RangeError('a panel has a member that counts');
  const scoresOf = (score: (judgement: Judgement) => number | null): readonly number[] =>
    counting.flatMap((judgement) => score(judgement) ?? []);
  const overalls = scoresOf(({ overall }) => overall.score);
  const overall = stored(median(overalls), 'six decimals');
  const spokesman =
    (overall === null ? undefined : nearest(overall, counting, (one) => one.overall.score)) ??
    counting.find(({ samples }) => samples > 0) ??
    first;
  const dimensionSamples = byDimension((dimension) => scoresOf(({ dimensions }) => dimensions[dimension].score));
  const { bySample, voices: _, ...words } = spokesman;
  return {
    ...words,
    ...all.reduce((sum, { judgement }) => addEfforts(sum, judgement), NO_EFFORT),
    overall: { score: overall, reason: spokesman.overall.reason },
    dimensions: byDimension((dimension) => dimensionOf(dimension, dimensionSamples[dimension], spokesman, counting)),
    speaksToJudge: isSaid(counting),
    overalls,
    dimensionSamples,
    samples: counting.reduce((sum, { samples }) => sum + samples, 0),
    asked: counting.reduce((sum, { asked }) => sum + asked, 0),
    unmeasured: unmeasuredBy(counting),
    ...(bySample !== undefined && { bySample: samplesOf(counting, bySample) }),
    voices: all.map(voiceOf),
  };
}

/** The reason is that of the spokesman where its score is there, so that all words of a session are of one member. */
function dimensionOf(
  dimension: Dimension,
  scores: readonly number[],
  spokesman: Judgement,
  counting: readonly Judgement[],
): Judgement['dimensions'][Dimension] {
  const own = spokesman.dimensions[dimension];
  const score = stored(median(scores), 'six decimals');
  if (score === null || own.score !== null) return { score, reason: own.reason };
  const told = nearest(score, counting, (one) => one.dimensions[dimension].score);
  return { score, reason: told?.dimensions[dimension].reason ?? null };
}

/** What no member that counts has measured, of each candidate of the session, with the reason of the first. */
function unmeasuredBy(counting: readonly Judgement[]): Judgement['unmeasured'] {
  const wanted = ['overall' as const, ...dimensionsOfAny(counting)];
  const candidates = counting[0]?.bySample?.map(({ sample }) => sample) ?? [undefined];
  return candidates.flatMap((sample) =>
    wanted.flatMap((measurement) => {
      if (counting.some((judgement) => hasScore(judgement, measurement, sample))) return [];
      const reason = counting
        .flatMap(({ unmeasured }) => unmeasured)
        .find((gap) => gap.measurement === measurement)?.reason;
      return [{ measurement, reason: reason ?? ('invalid_answer' as const) }];
    }),
  );
}

function hasScore(
  { overall, dimensions, bySample }: Judgement,
  measurement: ScoreName,
  sample: number | undefined,
): boolean {
  if (sample === undefined) return (measurement === 'overall' ? overall : dimensions[measurement]).score !== null;
  const one = bySample?.find((of) => of.sample === sample);
  return measurement === 'overall' ? one?.overall != null : (one?.dimensionSamples[measurement].length ?? 0) > 0;
}

/** Of each candidate of a session the medians of what the members gave it. */
function samplesOf(counting: readonly Judgement[], samples: readonly SampleJudgement[]): readonly SampleJudgement[] {
  return samples.map(({ sample }) => {
    const given = counting.flatMap(({ bySample }) => bySample?.find((one) => one.sample === sample) ?? []);
    const overalls = given.flatMap(({ overall }) => overall ?? []);
    return {
      sample,
      overall: stored(median(overalls), 'six decimals'),
      overalls,
      dimensionSamples: byDimension((dimension) =>
        given.flatMap(({ dimensionSamples }) => median(dimensionSamples[dimension]) ?? []),
      ),
    };
  });
}

function voiceOf({ member: { provider, model }, judgement }: Said): Voice {
  const { overall, dimensions, rationale, unmeasured } = judgement;
  const gap = unmeasured.find(({ measurement }) => measurement === 'overall');
  return {
    provider,
    model,
    overall: overall.score,
    dimensions: byDimension((dimension) => dimensions[dimension].score),
    rationale,
    reason: overall.score === null ? (gap?.reason ?? 'invalid_answer') : null,
  };
}
