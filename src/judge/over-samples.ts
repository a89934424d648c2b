import { stored } from '../core/numbers.js';
import type { Dimension } from '../core/summary.js';
import { mean } from '../statistics/descriptive.js';
import { addEfforts, type Judgement, NO_EFFORT } from './judgement.js';
import type { SessionQuestion } from './rubric-questions.js';
import { byDimension } from './sampling/merge-samples.js';

/** What the judge says of one of several samples. */
interface OfSample {
  readonly sample: number;
  readonly judgement: Judgement;
}

/**
 * One judgement a session. Of a session with several samples the scores are means of those that were measured, and the
 * words those about the sample with the lowest overall.
 * @param judgements in the order of their questions
 */
export function overSamples(
  questions: readonly Pick<SessionQuestion, 'session' | 'sample'>[],
  judgements: readonly Judgement[],
): readonly Judgement[] {
  const sessions = new Map<string, Judgement | OfSample[]>();
  for (const [i, judgement] of judgements.entries()) {
    const { session } = judgement;
    const sample = questions[i]?.sample;
    const others = sessions.get(session);
    if (sample === undefined) sessions.set(session, judgement);
    else if (Array.isArray(others)) others.push({ sample, judgement });
    else sessions.set(session, [{ sample, judgement }]);
  }
  return [...sessions.values()].map((one) => (Array.isArray(one) ? asOne(one) : one));
}

function asOne(samples: readonly OfSample[]): Judgement {
  const told = lowest(samples);
  const judgements = samples.map(({ judgement }) => judgement);
  const scoreOf = (scores: readonly (number | null)[]): number | null =>
    stored(mean(scores.flatMap((score) => score ?? [])), 'six decimals');
  const dimensionOf = (dimension: Dimension): Judgement['dimensions'][Dimension] => ({
    score: scoreOf(judgements.map(({ dimensions }) => dimensions[dimension].score)),
    reason: told.judgement.dimensions[dimension].reason,
  });
  const { session, facts, invented, rationale, suggestions, rewrite } = told.judgement;
  const shortened = [...new Set(judgements.flatMap((one) => one.shortened ?? []))];
  const said = judgements.flatMap(({ speaksToJudge }) => speaksToJudge ?? []);
  return {
    ...judgements.reduce(addEfforts, NO_EFFORT),
    ...{ session, facts, invented, rationale, suggestions, rewrite },
    speaksToJudge: said.length === 0 ? null : said.includes(true),
    ...(shortened.length > 0 && { shortened }),
    overall: { score: scoreOf(judgements.map(({ overall }) => overall.score)), reason: rationale },
    dimensions: byDimension(dimensionOf),
    overalls: judgements.flatMap(({ overalls }) => overalls),
    dimensionSamples: byDimension((one) => judgements.flatMap(({ dimensionSamples }) => dimensionSamples[one])),
    samples: judgements.reduce((sum, one) => sum + one.samples, 0),
    asked: judgements.reduce((sum, one) => sum + one.asked, 0),
    unmeasured: judgements.flatMap(({ unmeasured }) => unmeasured),
    modelUsed: judgements.find(({ modelUsed }) => modelUsed !== null)?.modelUsed ?? null,
    bySample: samples.map(({ sample, judgement: { overall, overalls, dimensionSamples } }) => ({
      ...{ sample, overall: overall.score, overalls, dimensionSamples },
    })),
    told: told.sample,
  };
}

/** Of those with an overall the lowest; else the first. */
function lowest([first, ...others]: readonly OfSample[]): OfSample {
  if (first === undefined) throw new RangeError('a session that is judged by samples has one');
  const scoreOf = ({ judgement }: OfSample): number => judgement.overall.score ?? Number.POSITIVE_INFINITY;
  return others.reduce((least, one) => (scoreOf(one) < scoreOf(least) ? one : least), first);
}
