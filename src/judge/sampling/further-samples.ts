import type { JudgeMetric } from '../../settings/judge-metrics.js';
import type { Asked } from '../asking/ask.js';
import type { Reason } from '../asking/completer.js';
import { isEnough, type Measurements } from '../judgement.js';
import type { KnownScore } from './known-score.js';
import { isOpen } from './open-gates.js';

/**
 * What the mean of a gate rests on: a score of every session, or of every turn, which may be asked for once more. `R` is
 * all that is known of one of them; several series may rest on it.
 */
export interface Series<R> {
  /** What is asked for. Series of one metric rest on the same answers. */
  readonly metric: JudgeMetric;
  readonly threshold: number;
  readonly scoreOf: (known: R) => KnownScore;
  readonly countOf: (known: readonly R[]) => Measurements;
  /** Asks for another answer about one of them. */
  readonly askAgain: (known: R, index: number) => Promise<Further<R>>;
}

/** A further answer, or the lack of one, and what is known with it. */
export interface Further<R> {
  readonly known: R;
  readonly asked: Pick<Asked<unknown>, 'answer' | 'reason' | 'attempts'>;
}

export interface FurtherOptions {
  /** Most answers to one question, with those that failed. */
  readonly maxSamples: number;
  /** Share of the measurements without which no gate is evaluated, so that more samples would be for nothing. */
  readonly minMeasured: number;
  /** Told of each sample, and at the end, if there was one, how many it were; must not throw. */
  readonly onProgress: (done: number, all: number | null, what: string) => void;
}

/** What stands in the way of one request stands in the way of all that follow. */
const HOLDS_FOR_ALL: readonly (Reason | null)[] = ['budget', 'deadline', 'auth', 'billing'];

/** So many samples in a row for nothing: a service that is down would hold a run up until its deadline. */
const MOST_IN_VAIN = 3;

/**
 * Draws further samples, one at a time, while a gate could still turn over: of the least certain score of the first gate
 * that is open and has a score to ask for. A question whose sample fails is not asked again. It ends whatever the judge
 * does: no question is asked more than so many times, and nobody is asked after three samples in a row for nothing.
 * @param first what the first answers say, in the order of the sessions
 * @param series one for each gate, in their order
 */
export async function drawFurther<R>(
  first: readonly R[],
  series: readonly Series<R>[],
  { onProgress, ...limits }: FurtherOptions,
): Promise<readonly R[]> {
  const known = [...first];
  const closed: Closed = new Set();
  const tell = (done: number, all: number | null): void =>
    onProgress(done, all, done === 1 ? 'further sample' : 'further samples');
  let done = 0;
  let inVain = 0;
  while (inVain < MOST_IN_VAIN) {
    const next = nextToAsk(known, series, closed, limits);
    if (next === undefined) break;
    const { known: more, asked } = await next.series.askAgain(next.known, next.index);
    known[next.index] = more;
    tell(++done, null);
    if (asked.answer === null) {
      closed.add(`${next.series.metric} ${next.index}`);
      if (HOLDS_FOR_ALL.includes(asked.reason)) break;
    }
    // One that nobody was asked for, as in a replay, has cost no time.
    if (asked.attempts > 0) inVain = asked.answer === null ? inVain + 1 : 0;
  }
  if (done > 0) tell(done, done);
  return known;
}

/** Questions that are not asked again: what for, and about which session. */
type Closed = Set<`${JudgeMetric} ${number}`>;

type Limits = Omit<FurtherOptions, 'onProgress'>;

interface Next<R> {
  readonly series: Series<R>;
  readonly index: number;
  readonly known: R;
}

/** Nothing when all gates are clear, or no score may be asked for again. */
function nextToAsk<R>(
  known: readonly R[],
  all: readonly Series<R>[],
  closed: Readonly<Closed>,
  { maxSamples, minMeasured }: Limits,
): Next<R> | undefined {
  for (const series of all) {
    const scores = known.map((one) => series.scoreOf(one));
    if (!isOpen(scores, series.threshold) || !isEnough(series.countOf(known), minMeasured)) continue;
    const mayBeAsked = ({ score, asked }: KnownScore, index: number): boolean =>
      score !== null && asked < maxSamples && !closed.has(`${series.metric} ${index}`);
    const index = leastCertain(scores.map((score, i) => (mayBeAsked(score, i) ? score.error.variance : 0)));
    const one = index === undefined ? undefined : known[index];
    if (index !== undefined && one !== undefined) return { series, index, known: one };
  }
  return undefined;
}

/** Where the largest variance is, the first of equals; nothing where there is none. */
function leastCertain(variances: readonly number[]): number | undefined {
  const largest = variances.reduce((a, b) => Math.max(a, b), 0);
  return largest > 0 ? variances.indexOf(largest) : undefined;
}
