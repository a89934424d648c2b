import type { ScoreName } from '../core/summary.js';
import type { Asked } from './asking/ask.js';
import type { AskOnce } from './asking/ask-once.js';
import { type Group, inParallelWarmed, type Pace } from './asking/concurrency.js';
import { mayBeCached } from './asking/prompt-cache.js';
import { countScore } from './judge-facts.js';
import { type Judgement, judgedDimensions } from './judgement.js';
import type { SessionQuestion } from './rubric-questions.js';
import { drawFurther, type FurtherOptions, type Series } from './sampling/further-samples.js';
import { rubricScore } from './sampling/known-score.js';
import { type Middle, mergeSamples } from './sampling/merge-samples.js';

/** A gate on the mean of what the rubric judge says. */
export interface RubricGate {
  readonly what: ScoreName;
  readonly threshold: number;
}

export interface JudgeOptions {
  readonly samples: number;
  readonly pace: Pace;
  /** Told when a session has its answers; must not throw. */
  readonly onJudged: (done: number, all: number) => void;
  /** Further samples are drawn for these gates; nothing where there are none. */
  readonly further: (FurtherOptions & { readonly gates: readonly RubricGate[] }) | null;
}

/**
 * Asks about every session, so many at a time. At a pace of `in turn`, of the questions with one system prompt the first
 * goes alone, so that the prompt is in the provider's cache for the others. Further samples are drawn while a gate is still
 * open. A gate on a mean makes scores the means of their samples; without one they are medians. What is asked twice, word for
 * word, is asked once: both sessions have the same answer, as they would from a cassette. Judgements are in the order of the
 * questions.
 */
export async function judgeSessions(
  questions: readonly SessionQuestion[],
  askOnce: AskOnce,
  options: JudgeOptions,
): Promise<readonly Judgement[]> {
  const samples = questions.map(() => new Map<number, Asked>());
  const shortened = new Map<SessionQuestion, readonly string[]>();
  const jobs = questions.flatMap((question, i) =>
    Array.from({ length: options.samples }, (_, sample) => ({ question, sample, into: samples[i] })),
  );
  let done = 0;
  const run = async ({ question, sample, into }: (typeof jobs)[number]): Promise<Asked> => {
    const open = question.open();
    if (open.shortened.length > 0) shortened.set(question, open.shortened);
    const asked = await askOnce(open, sample);
    into?.set(sample, asked);
    if (into?.size === options.samples) options.onJudged(++done, questions.length);
    return asked;
  };
  const { width, order } = options.pace;
  const groups = order === 'together' ? [{ jobs, isWarm: true }] : bySystem(jobs);
  // A recorded answer brings nothing into the cache.
  await inParallelWarmed(groups, width, async (job) => (await run(job)).attempts > 0);

  const { further } = options;
  const middle = further === null || further.gates.length === 0 ? 'median' : 'mean';
  const first = questions.map((question, i) => sampled(question, inOrder(samples[i]), middle));
  const all = further === null ? first : await drawFurther(first, seriesOf(further.gates, askOnce, middle), further);
  return inFormOfRun(all.map(({ judgement }) => judgement)).map((judgement, i) => {
    const question = all[i]?.question;
    const cuts = question && shortened.get(question);
    return cuts === undefined ? judgement : { ...judgement, shortened: cuts };
  });
}

/** A question, the answers to it in the order of their sample indices, and what they say together. */
interface Sampled {
  readonly question: SessionQuestion;
  readonly samples: readonly Asked[];
  readonly judgement: Judgement;
}

function sampled(question: SessionQuestion, samples: readonly Asked[], middle: Middle): Sampled {
  return { question, samples, judgement: mergeSamples(question.session, samples, question.dimensions, middle) };
}

/**
 * Where every answer has an overall and no dimension, since a program answers in two lines, a session without an answer lacks
 * no more than the others have.
 */
function inFormOfRun(judgements: readonly Judgement[]): readonly Judgement[] {
  const answered = judgements.filter(({ samples }) => samples > 0);
  if (answered.length === 0 || answered.some((one) => judgedDimensions(one).length > 0)) return judgements;
  return judgements.map((one) => ({
    ...one,
    unmeasured: one.unmeasured.filter(({ measurement }) => measurement === 'overall'),
  }));
}

/** Gates of the rubric judge rest on one question: an answer to it is one for all of them. */
function seriesOf(gates: readonly RubricGate[], askOnce: AskOnce, middle: Middle): readonly Series<Sampled>[] {
  return gates.map(({ what, threshold }) => ({
    metric: 'rubric',
    threshold,
    scoreOf: ({ judgement }) => rubricScore(judgement, what),
    countOf: (all) => countScore(inFormOfRun(all.map(({ judgement }) => judgement)), what),
    askAgain: async ({ question, samples }) => {
      const asked = await askOnce(question.open(), samples.length);
      return { known: sampled(question, [...samples, asked], middle), asked };
    },
  }));
}

/** What shares a system prompt, in the order of its first question. */
function bySystem<T extends { readonly question: SessionQuestion }>(jobs: readonly T[]): readonly Group<T>[] {
  const groups = new Map<string, { readonly jobs: T[]; readonly isWarm: boolean }>();
  for (const job of jobs) {
    const { prompt } = job.question;
    const group = groups.get(prompt.system);
    if (group === undefined) groups.set(prompt.system, { jobs: [job], isWarm: !mayBeCached(prompt) });
    else group.jobs.push(job);
  }
  return [...groups.values()];
}

/** By sample and not by arrival, so that the same answers make the same judgement. */
function inOrder(samples: ReadonlyMap<number, Asked> | undefined): readonly Asked[] {
  return [...(samples ?? [])].sort(([a], [b]) => a - b).map(([, asked]) => asked);
}
