import type { Quantity, Reading } from '../numbers/quantities.js';
import { ratesIn } from '../numbers/rates.js';
import type { Range } from '../numbers/value-list.js';
import type { Grounds } from '../told/grounds.js';

/** "99 USD a month", where a source tells 1,188 USD a year, and the other way round: both say of which period they are. */
export function isOfOtherPeriod(
  { start, plain }: Quantity,
  text: string,
  toRange: (reading: Reading) => Range,
  sources: readonly Grounds[],
): boolean {
  return Array.from(ratesIn(text)).some(
    (rate) =>
      rate.start === start &&
      plain.some((reading) => sources.some(({ rates }) => rates.hasOtherPeriod(rate.period, toRange(reading)))),
  );
}

/** "230 batches", where a source tells batches of 10,000 and 2.3 million of what they hold. */
export function isCountOfLots({ plain: [count], noun }: Quantity, sources: readonly Grounds[]): boolean {
  if (count?.step !== 1 || noun === '') return false;
  const sizes = new Set(sources.flatMap(({ rates }) => rates.sizesOf(noun)));
  return [...sizes].some((size) =>
    sources.some((source) => source.hasExactly({ ...count, value: count.value * size })),
  );
}
