import type { JudgeMetric } from '../../settings/judge-metrics.js';
import type { Asked } from '../asking/ask.js';
import type { Reason } from '../asking/completer.js';
import { isEnough, type Measurements } from '../judgement.js';
import type { KnownScore } from './known-score.js';
import { ENOUGH_SEEN, isOpen } from './open-gates.js';

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
  /** So many are asked at the same time: by batch all of a round. */
  readonly width: number;
  /** Most answers to one question, with those that failed. */
  readonly maxSamples: number;
  /** Share of the measurements without which no gate is evaluated, so that more samples would be for nothing. */
  readonly minMeasured: number;
  /** Told of each sample, and at the end, if there was one, how many it were; must not throw. */
  readonly onProgress: (done: number, all: number | null, what: string) => void;
}

/** What stands in the way of one request stands in the way of all that follow. */
const HOLDS_FOR_ALL: readonly (Reason | null)[] = ['budget', 'deadline', 'ledger', 'auth', 'billing'];

/** So many samples in a row for nothing: a service that is down would hold a run up until its deadline. */
const MOST_IN_VAIN = 3;

/**
 * Draws further samples, in rounds, while a gate could still turn over: of the first gate that is open and has a score to ask
 * for, those that were asked for least, each once, before it is looked at again. A question whose sample fails is not
 * asked again. It ends whatever the judge does: no question is asked more than so many times, and nobody is asked after three
 * samples in a row for nothing.
 * @param first what the first answers say, in the order of the sessions
 * @param series one for each gate, in their order
 */
export async function drawFurther<R>(
  first: readonly R[],
  series: readonly Series<R>[],
  { width, onProgress, ...limits }: FurtherOptions,
): Promise<readonly R[]> {
  const known = [...first];
  const closed: Closed = new Set();
  const tell = (done: number, all: number | null): void =>
    onProgress(done, all, done === 1 ? 'further sample' : 'further samples');
  let done = 0;
  let inVain = 0;
  let round: readonly Next<R>[] = [];
  while (inVain < MOST_IN_VAIN) {
    if (round.length === 0) round = nextRound(known, series, closed, limits);
    const wave = round.slice(0, width);
    if (wave.length === 0) break;
    round = round.slice(width);
    const further = await Promise.all(
      wave.map(async (next) => {
        const { known: more, asked } = await next.series.askAgain(next.known, next.index);
        tell(++done, null);
        return { next, more, asked };
      }),
    );
    for (const { next, more, asked } of further) {
      known[next.index] = more;
      if (asked.answer === null) closed.add(`${next.series.metric} ${next.index}`);
      // One that nobody was asked for, as in a replay, has cost no time.
      if (asked.attempts > 0) inVain = asked.answer === null ? inVain + 1 : 0;
    }
    if (further.some(({ asked }) => asked.answer === null && HOLDS_FOR_ALL.includes(asked.reason))) break;
  }
  if (done > 0) tell(done, done);
  return known;
}

/** Questions that are not asked again: what for, and about which session. */
type Closed = Set<`${JudgeMetric} ${number}`>;

type Limits = Omit<FurtherOptions, 'onProgress' | 'width'>;

interface Next<R> {
  readonly series: Series<R>;
  readonly index: number;
  readonly known: R;
}

/**
 * Whom to ask before the gate is looked at again: who stops as soon as it looks clear stops at a lucky answer. Nobody when all
 * gates are clear, or no score may be asked for again.
 */
function nextRound<R>(
  known: readonly R[],
  all: readonly Series<R>[],
  closed: Readonly<Closed>,
  { maxSamples, minMeasured }: Limits,
): readonly Next<R>[] {
  for (const series of all) {
    const scores = known.map((one, index) => ({ index, known: one, ...series.scoreOf(one) }));
    if (!isOpen(scores, series.threshold) || !isEnough(series.countOf(known), minMeasured)) continue;
    const round = scores
      .filter(({ score, asked, error }) => score !== null && error.perAnswer > 0 && asked < maxSamples)
      .filter(({ index }) => !closed.has(`${series.metric} ${index}`))
      .map(({ index, known: one, asked }) => ({ series, index, known: one, asked }));
    if (round.length > 0) return round.sort((a, b) => a.asked - b.asked).slice(0, ENOUGH_SEEN);
  }
  return [];
}
