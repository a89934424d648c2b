import type { RubricAnswer } from './answer.js';
import type { Asked, Question } from './ask.js';
import type { AskOnce } from './ask-once.js';
import { mayBeCached } from './cached-prefix.js';
import { drawFurther, type FurtherOptions } from './draw-further.js';
import { type Group, inParallelWarmed } from './in-parallel.js';
import type { Judgement } from './judgement.js';
import type { Pace } from './pace.js';

/** A session with the question about it. */
export type SessionQuestion = Question<RubricAnswer>;

export interface JudgeOptions extends FurtherOptions {
  readonly samples: number;
  readonly pace: Pace;
  /** Told when a session has its answers; must not throw. */
  readonly onJudged: (done: number, all: number) => void;
}

/**
 * Asks about every session, so many at a time. At a pace of `in turn`, of the questions with one system prompt the first
 * goes alone, so that the prompt is in the provider's cache for the others. Then further samples where a gate is still
 * open. What is asked twice, word for word, is asked once: both sessions have the same answer, as they
 * would from a cassette. Judgements are in the order of the questions.
 */
export async function judgeSessions(
  questions: readonly SessionQuestion[],
  askOnce: AskOnce,
  options: JudgeOptions,
): Promise<readonly Judgement[]> {
  const samples = questions.map(() => new Map<number, Asked>());
  const jobs = questions.flatMap((question, i) =>
    Array.from({ length: options.samples }, (_, sample) => ({ question, sample, into: samples[i] })),
  );
  let done = 0;
  const run = async ({ question, sample, into }: (typeof jobs)[number]): Promise<Asked> => {
    const asked = await askOnce(question, sample);
    into?.set(sample, asked);
    if (into?.size === options.samples) options.onJudged(++done, questions.length);
    return asked;
  };
  const { width, order } = options.pace;
  const groups = order === 'together' ? [{ jobs, isWarm: true }] : bySystem(jobs);
  // A recorded answer brings nothing into the cache.
  await inParallelWarmed(groups, width, async (job) => (await run(job)).attempts > 0);

  const sampled = questions.map((question, i) => ({ question, samples: inOrder(samples[i]) }));
  return drawFurther(sampled, askOnce, options);
}

/** What shares a system prompt, in the order of its first question. */
function bySystem<T extends { readonly question: SessionQuestion }>(jobs: readonly T[]): readonly Group<T>[] {
  const groups = new Map<string, { readonly jobs: T[]; readonly isWarm: boolean }>();
  for (const job of jobs) {
    const { request } = job.question;
    const group = groups.get(request.system);
    if (group === undefined) groups.set(request.system, { jobs: [job], isWarm: !mayBeCached(request) });
    else group.jobs.push(job);
  }
  return [...groups.values()];
}

/** By sample and not by arrival, so that the same answers make the same judgement. */
function inOrder(samples: ReadonlyMap<number, Asked> | undefined): readonly Asked[] {
  return [...(samples ?? [])].sort(([a], [b]) => a - b).map(([, asked]) => asked);
}
