import type { RubricAnswer } from './answer.js';
import type { Asked, Question } from './ask.js';
import type { AskOnce } from './ask-once.js';
import { drawFurther, type FurtherOptions } from './draw-further.js';
import { inParallel } from './in-parallel.js';
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
 * Asks about every session. At a pace of `in turn`, of the questions with one system prompt the first goes alone, so that
 * the prompt is in the provider's cache for the others; then all the others, so many at a time; then further samples where
 * a gate is still open. What is asked twice, word for word, is asked once: both sessions have the same answer, as they
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
  await inParallel(order === 'together' ? jobs : await warmFirst(jobs, width, run), width, run);

  const sampled = questions.map((question, i) => ({ question, samples: inOrder(samples[i]) }));
  return drawFurther(sampled, askOnce, options);
}

/** Asks the first question of each system prompt; returns what is left to ask. */
async function warmFirst<T extends { readonly question: SessionQuestion }>(
  jobs: readonly T[],
  width: number,
  run: (job: T) => Promise<Asked>,
): Promise<readonly T[]> {
  const queues = bySystem(jobs).map((alike) => alike.values());
  // A recorded answer brings nothing into the cache, so that the first request of a prompt may come later.
  await inParallel(queues, width, async (queue) => {
    for (const job of queue) if ((await run(job)).attempts > 0) break;
  });
  return queues.flatMap((queue) => [...queue]);
}

/** What shares a system prompt, in the order of its first question. */
function bySystem<T extends { readonly question: SessionQuestion }>(jobs: readonly T[]): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const job of jobs) {
    const { system } = job.question.request;
    const group = groups.get(system);
    if (group === undefined) groups.set(system, [job]);
    else group.push(job);
  }
  return [...groups.values()];
}

/** By sample and not by arrival, so that the same answers make the same judgement. */
function inOrder(samples: ReadonlyMap<number, Asked> | undefined): readonly Asked[] {
  return [...(samples ?? [])].sort(([a], [b]) => a - b).map(([, asked]) => asked);
}
