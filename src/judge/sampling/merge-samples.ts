import { DIMENSIONS, type Dimension } from '../../summary.js';
import type { Asked } from '../ask.js';
import type { Reason } from '../completer.js';
import { addEfforts, type JudgedScore, type Judgement, NO_EFFORT } from '../judgement.js';
import { median } from '../median.js';

/** What several answers to one question say together: the median of each score, the words of the median answer. */
export function mergeSamples(session: string, samples: readonly Asked[]): Judgement {
  const answers = samples.flatMap(({ answer }) => answer ?? []);
  const overalls = answers.flatMap(({ overall }) => overall ?? []);
  const dimensionSamples = byDimension((dimension) =>
    answers.flatMap(({ dimensions }) => dimensions[dimension].score ?? []),
  );
  const dimensions = byDimension((dimension) => {
    const score = median(dimensionSamples[dimension]);
    const parts = answers.map((answer) => answer.dimensions[dimension]);
    return { score, reason: nearestTo(score, parts) };
  });
  const overall = median(overalls);
  const spokesman = answers.find((answer) => answer.overall === overall) ?? answers[0];
  const reason = reasonOfFailure(samples);
  const missing = [
    ...(overall === null ? ['overall' as const] : []),
    ...DIMENSIONS.filter((dimension) => dimensions[dimension].score === null),
  ];
  return {
    ...samples.reduce(addEfforts, NO_EFFORT),
    session,
    overall: { score: overall, reason: spokesman?.rationale ?? null },
    dimensions,
    rationale: spokesman?.rationale ?? null,
    suggestions: spokesman?.suggestions ?? [],
    rewrite: spokesman?.rewrite ?? null,
    overalls,
    dimensionSamples,
    samples: answers.length,
    asked: samples.length,
    unmeasured: missing.map((measurement) => ({
      measurement,
      reason: answers.some(({ rejected }) => rejected.has(measurement)) ? 'invalid_answer' : reason,
    })),
    modelUsed: samples.find(({ modelUsed }) => modelUsed !== null)?.modelUsed ?? null,
  };
}

/**
 * The reason of the last sample that had one: of those with an answer where there is any, since that has come and lacks
 * something. One that lacks something without being cut is invalid.
 */
function reasonOfFailure(samples: readonly Asked[]): Reason {
  const answered = samples.filter(({ answer }) => answer !== null);
  const telling = answered.length > 0 ? answered : samples;
  return telling.findLast(({ reason }) => reason !== null)?.reason ?? 'invalid_answer';
}

function nearestTo(score: number | null, parts: readonly JudgedScore[]): string | null {
  if (score === null) return null;
  const distance = (part: JudgedScore): number =>
    part.score === null ? Number.POSITIVE_INFINITY : Math.abs(part.score - score);
  const [nearest] = [...parts].sort((a, b) => distance(a) - distance(b));
  return nearest?.reason ?? null;
}

function byDimension<T>(of: (dimension: Dimension) => T): Readonly<Record<Dimension, T>> {
  return {
    title: of('title'),
    summary: of('summary'),
    key_actions: of('key_actions'),
    outcome: of('outcome'),
    aha_moments: of('aha_moments'),
  };
}
