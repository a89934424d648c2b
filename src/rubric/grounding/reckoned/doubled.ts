import type { Quantity, Reading } from '../numbers/quantities.js';
import type { Range } from '../numbers/value-list.js';
import type { Grounds } from '../told/grounds.js';
import { isDoubleOrHalf, ofItsFamily } from './derivations.js';

/** Words of who doubles or halves, or counts in two: "both together", "two designs with 16 participants", "cut in half". */
const DOUBLING =
  /(?<!\p{L})(?:doubl\p{L}*|twice|half|hal(?:f|v)\p{L}*|both|two|pairs?|verdoppel\p{L}*|doppelt\p{L}*|halbier\p{L}*|hälfte|beiden?|zwei|moitié|deux|double|mitad|dobl\p{L}+|dos|ambos|metade|dobro|dois|duas|metà|doppi\p{L}+|raddoppi\p{L}+|due|entrambi|helft|verdubbel\p{L}*|twee|beide)(?!\p{L})/iu;

/** From here on a number is no other one's double by chance. */
const LEAST = 100;

/**
 * Whether a text says that a number is twice another one, or half of it, and there is such a one: of the same things anywhere, or, from
 * a hundred on, its half in a source, of whatever things.
 * @param alike numbers of the same things
 */
export function isDoubled(
  quantity: Quantity,
  text: string,
  toRange: (reading: Reading) => Range,
  { alike, context }: { readonly alike: readonly Quantity[]; readonly context: readonly Quantity[] },
  sources: readonly Grounds[],
): boolean {
  if (!DOUBLING.test(text)) return false;
  if (isDoubleOrHalf(quantity, toRange, [...alike, ...ofItsFamily(quantity, context)])) return true;
  return quantity.plain.some(
    (reading) =>
      reading.value >= LEAST && sources.some((source) => source.hasExactly({ ...reading, value: reading.value / 2 })),
  );
}
