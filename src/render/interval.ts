import { showNumber } from '../gates/shown.js';

type Bounds = readonly [number, number] | null;

/** Whether all values behind it were equal: it then has no width, which says nothing about values that were not seen. */
export function isPoint(interval: Bounds): boolean {
  return interval !== null && interval[0] === interval[1];
}

/** An interval of a mean; of values that are all equal these words, since such an interval would look like certainty. */
export function showInterval(interval: Bounds, show: (value: number) => string = showNumber): string {
  if (interval === null) return 'n/a';
  return isPoint(interval) ? 'all equal' : `${show(interval[0])} to ${show(interval[1])}`;
}

/** The same behind a value and a comma, with its name; empty where there is none. */
export function intervalClause(interval: Bounds, show: (value: number) => string = showNumber): string {
  if (interval === null) return '';
  return isPoint(interval) ? ', all equal' : `, 95 % interval ${showInterval(interval, show)}`;
}
