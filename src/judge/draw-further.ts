import type { Asked } from './ask.js';
import type { AskOnce } from './ask-once.js';
import type { Reason } from './completer.js';
import { countMeasurements, isEnough } from './judge-facts.js';
import type { SessionQuestion } from './judge-sessions.js';
import type { Judgement } from './judgement.js';
import { mergeSamples } from './merge-samples.js';
import { type OpenGate, sessionToSample } from './open-gates.js';

export interface FurtherOptions {
  readonly maxSamples: number;
  /** Further samples are drawn only while one of these is open. */
  readonly gates: readonly OpenGate[];
  /** Share of the measurements without which no gate is evaluated, so that more samples would be for nothing. */
  readonly minMeasured: number;
  /** Told of each sample, and at the end, if there was one, how many it were; must not throw. */
  readonly onFurther: (done: number, all: number | null) => void;
}

/** A question and the answers to it, in the order of their sample indices. */
export interface Sampled {
  readonly question: SessionQuestion;
  readonly samples: readonly Asked[];
}

/** What stands in the way of one request stands in the way of all that follow. */
const HOLDS_FOR_ALL: readonly (Reason | null)[] = ['budget', 'deadline', 'auth', 'billing'];

/** So many requests in a row for nothing: a service that is down would hold a run up until its deadline. */
const MOST_IN_VAIN = 3;

/**
 * Draws further samples, one session at a time, where a gate is still open. A session whose sample fails is not asked about
 * again. Returns the judgements of all sessions, in the order of the questions.
 */
export async function drawFurther(
  sampled: readonly Sampled[],
  askOnce: AskOnce,
  { maxSamples, gates, minMeasured, onFurther }: FurtherOptions,
): Promise<readonly Judgement[]> {
  const samples = sampled.map((one) => [...one.samples]);
  const judgements = sampled.map(({ question }, i) => mergeSamples(question.session, samples[i] ?? []));
  const closed = new Set<number>();
  let done = 0;
  let inVain = 0;
  while (inVain < MOST_IN_VAIN && isEnough(countMeasurements(judgements), minMeasured)) {
    const index = sessionToSample(judgements, gates, maxSamples, closed);
    const question = index === undefined ? undefined : sampled[index]?.question;
    const known = index === undefined ? undefined : samples[index];
    if (index === undefined || question === undefined || known === undefined) break;
    const asked = await askOnce(question, known.length);
    known.push(asked);
    judgements[index] = mergeSamples(question.session, known);
    onFurther(++done, null);
    if (asked.answer === null) {
      closed.add(index);
      if (HOLDS_FOR_ALL.includes(asked.reason)) break;
    }
    // One that nobody was asked for, as in a replay, has cost no time.
    if (asked.attempts > 0) inVain = asked.answer === null ? inVain + 1 : 0;
  }
  if (done > 0) onFurther(done, done);
  return judgements;
}
