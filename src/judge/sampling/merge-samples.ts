import { median, nearest, stored } from '../../core/numbers.js';
import type { Dimension } from '../../core/summary.js';
import { mean } from '../../statistics/descriptive.js';
import type { RubricAnswer } from '../asking/answer.js';
import type { Asked } from '../asking/ask.js';
import type { Reason } from '../asking/completer.js';
import { addEfforts, type Judgement, NO_EFFORT } from '../judgement.js';

/**
 * How a score is made of several answers. The median of one, two or three answers is another quantity each time: where further
 * ones are asked for, it is their mean.
 */
const MIDDLES = {
  median,
  mean: (scores: readonly number[]): number | null => stored(mean(scores), 'six decimals'),
} as const;
export type Middle = keyof typeof MIDDLES;

/** What several answers to one question say together: the middle of each score, the words of the answer nearest to it. */
export function mergeSamples(
  session: string,
  samples: readonly Asked[],
  wanted: readonly Dimension[],
  middle: Middle,
): Judgement {
  const middleOf = MIDDLES[middle];
  const answers = samples.flatMap(({ answer }) => answer ?? []);
  const overalls = answers.flatMap(({ overall }) => overall ?? []);
  const dimensionSamples = byDimension((dimension) =>
    answers.flatMap(({ dimensions }) => dimensions[dimension].score ?? []),
  );
  const dimensions = byDimension((dimension) => {
    const score = middleOf(dimensionSamples[dimension]);
    const parts = answers.map((answer) => answer.dimensions[dimension]);
    const told = score === null ? undefined : nearest(score, parts, (part) => part.score);
    return { score, reason: told?.reason ?? null };
  });
  const overall = middleOf(overalls);
  const spokesman = overall === null ? answers[0] : nearest(overall, answers, (answer) => answer.overall);
  const reason = reasonOfFailure(samples);
  // In a form that has none, no dimension was asked for.
  const isOverallAlone = answers.length > 0 && answers.every((answer) => answer.isOverallAlone === true);
  const missing = [
    ...(overall === null ? ['overall' as const] : []),
    ...(isOverallAlone ? [] : wanted).filter((dimension) => dimensions[dimension].score === null),
  ];
  return {
    ...samples.reduce(addEfforts, NO_EFFORT),
    session,
    overall: { score: overall, reason: spokesman?.rationale ?? null },
    dimensions,
    facts: spokesman?.facts ?? [],
    invented: spokesman?.invented ?? [],
    speaksToJudge: isSaid(answers),
    rationale: spokesman?.rationale ?? null,
    suggestions: spokesman?.suggestions ?? [],
    rewrite: spokesman?.rewrite ?? null,
    overalls,
    dimensionSamples,
    samples: answers.length,
    asked: samples.length,
    unmeasured: missing.map((measurement) => ({ measurement, reason })),
    modelUsed: samples.find(({ modelUsed }) => modelUsed !== null)?.modelUsed ?? null,
  };
}

/** Whether a candidate speaks to its judge. One that says so is enough: an order to a judge may have turned the others. */
export function isSaid(answers: readonly Pick<RubricAnswer, 'speaksToJudge'>[]): boolean | null {
  const said = answers.flatMap(({ speaksToJudge }) => speaksToJudge ?? []);
  return said.length === 0 ? null : said.includes(true);
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

/** An object with one value for each dimension. */
export function byDimension<T>(of: (dimension: Dimension) => T): Readonly<Record<Dimension, T>> {
  return {
    title: of('title'),
    summary: of('summary'),
    key_actions: of('key_actions'),
    outcome: of('outcome'),
    aha_moments: of('aha_moments'),
  };
}
