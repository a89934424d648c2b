import { isEnough, type Measurements } from '../judgement.js';

/** What is known of a member before it is decided whether it counts. */
interface Standing extends Measurements {
  /** Whether nothing that it says can be believed. */
  readonly isVoid: boolean;
}

/**
 * Which members are in the medians of a metric: those that have measured enough of it for a gate of one judge to rest on, and
 * are not void. A member that answers half of the time would bend the medians of the very sessions that it finds easy, so it
 * is in none. Where nobody has measured enough the one that has measured most stands for all, as one judge that fails: what
 * members lack must not be filled up with what others lack. Where all are void each is in, so that there is something to show.
 * @param minMeasured share of the wanted measurements, 0..1
 */
export function whoCounts(members: readonly Standing[], minMeasured: number): readonly boolean[] {
  const isAnyBelieved = members.some(({ isVoid }) => !isVoid);
  const believed = members.map(({ isVoid }) => !isVoid || !isAnyBelieved);
  const enough = members.map((one, i) => believed[i] === true && isEnough(one, minMeasured));
  if (enough.includes(true)) return enough;
  const most = Math.max(...members.map(({ measured }, i) => (believed[i] === true ? measured : -1)));
  const stands = members.findIndex(({ measured }, i) => believed[i] === true && measured === most);
  return members.map((_, i) => i === stands);
}
