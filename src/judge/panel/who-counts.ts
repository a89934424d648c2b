import type { ScoreName } from '../../core/summary.js';
import type { JudgeMetric } from '../../settings/judge-metrics.js';
import { countEachScore, countMeasurements, countMetric, type JudgeFacts } from '../judge-facts.js';
import { isEnough, type Measurements } from '../judgement.js';

type Found = Pick<JudgeFacts, 'judgements' | 'measured'>;

/** What a member has measured too little of for a gate of one judge to rest on. */
export interface Short extends Measurements {
  /** The score of the rubric; left out where it is the metric as a whole. */
  readonly what?: ScoreName;
}

/** How much of a metric somebody was to measure, and has. */
export function countsOf(metric: JudgeMetric, { judgements, measured }: Found): Measurements {
  return metric === 'rubric' ? countMeasurements(judgements.values()) : countMetric(measured.values(), metric);
}

/**
 * Of what a member has measured too little: of the metric, or of one score of the rubric. Whoever lacks the overalls of some
 * sessions would bend the medians of the others, however many dimensions it has. Undefined where there is enough of all.
 * @param minMeasured share of the wanted measurements, 0..1
 */
export function shortOf(metric: JudgeMetric, found: Found, minMeasured: number): Short | undefined {
  const all = countsOf(metric, found);
  if (!isEnough(all, minMeasured)) return all;
  if (metric !== 'rubric') return undefined;
  return countEachScore([...found.judgements.values()]).find((one) => !isEnough(one, minMeasured));
}

/** What is known of a member before it is decided whether it counts. */
interface Standing extends Measurements {
  /** Whether it has measured too little of something for a gate of one judge to rest on. */
  readonly isShort: boolean;
  /** Whether nothing that it says can be believed. */
  readonly isVoid: boolean;
}

/**
 * Which members are in the medians of a metric: those that have measured enough of it for a gate of one judge to rest on, and
 * are not void. A member that answers half of the time would bend the medians of the very sessions that it finds easy, so it
 * is in none. Where nobody has measured enough the one that has measured most stands for all, as one judge that fails: what
 * members lack must not be filled up with what others lack. Where all are void each is in, so that there is something to show.
 */
export function whoCounts(members: readonly Standing[]): readonly boolean[] {
  const isAnyBelieved = members.some(({ isVoid }) => !isVoid);
  const believed = members.map(({ isVoid }) => !isVoid || !isAnyBelieved);
  const enough = members.map(({ isShort }, i) => believed[i] === true && !isShort);
  if (enough.includes(true)) return enough;
  const most = Math.max(...members.map(({ measured }, i) => (believed[i] === true ? measured : -1)));
  const stands = members.findIndex(({ measured }, i) => believed[i] === true && measured === most);
  return members.map((_, i) => i === stands);
}
