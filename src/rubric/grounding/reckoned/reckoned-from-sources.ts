import { digitsOf, type Quantity, type Reading } from '../numbers/quantities.js';
import type { Range } from '../numbers/value-list.js';
import type { Grounds } from '../told/grounds.js';
import { isFactor, valuesOf } from './derivations.js';
import { isToldAsDifference, isToldAsTotal } from './told-as.js';

/**
 * Whether a number is reckoned from numbers that a source has: from two that it tells near one another, from some of them summed up,
 * or from one of them and one of the same sentence.
 * @param same numbers of the same sentence
 */
export function isReckonedFromSources(
  quantity: Quantity,
  text: string,
  toRange: (reading: Reading) => Range,
  same: readonly Quantity[],
  sources: readonly Grounds[],
): boolean {
  return isReckonedFromNear(quantity, text, toRange, sources) || isMadeWith(quantity, text, toRange, same, sources);
}

/** Digits by which a number is no other one by chance: of few numbers there are many differences, and more sums. */
const FEWEST_DIGITS = { difference: 4, total: 3, sum: 5 };
/** The least round number that may be a sum where a text says that it is one: 500 of 300 and 200. */
const LEAST_TOTAL = 100;

/**
 * "12,576 requests", of which a table of the transcript has 4,210, 4,187 and 4,179; "99 tests", of which four lines in a row
 * count 58, 31, 6 and 4; "85 %" of its 28 and 33; the 90 % that its 10 % leave.
 */
function isReckonedFromNear(
  quantity: Quantity,
  text: string,
  toRange: (reading: Reading) => Range,
  sources: readonly Grounds[],
): boolean {
  const { measured, plain } = quantity;
  const shares = measured.filter(({ family }) => family === 'ratio');
  const isOfRest = OF_REST.test(text);
  const isShare = ({ from, to }: Range): boolean =>
    sources.some(
      (source) =>
        source.hasShare({ from, to }) || (isOfRest && source.hasValue('ratio', { from: 1 - to, to: 1 - from })),
    );
  if (shares.some((share) => isShare(toRange(share)))) return true;
  const isTotal = isToldAsTotal(text, quantity);
  // "500 times in all" says how often, and "40 times" by how much.
  if (isFactor(quantity) && !isTotal)
    return plain.some((one) => sources.some((source) => source.hasFactor(toRange(one))));
  return plain.some((reading) => {
    const digits = digitsOf(reading);
    const range = toRange(reading);
    const isOfSum = isTotal
      ? digits >= FEWEST_DIGITS.total || reading.value >= LEAST_TOTAL
      : digits >= FEWEST_DIGITS.sum;
    if (isOfSum && sources.some((source) => source.hasSum(range))) return true;
    if (sources.some((source) => source.hasTally(range))) return true;
    return (
      digits >= FEWEST_DIGITS.difference &&
      sources.some((source) => source.hasWrittenDifference(measured[0]?.family ?? 'count', range))
    );
  });
}

const POINTS = /^(?:points?|percentage|pp)$/;

/** Of what is told, what is not. */
const OF_REST =
  /\b(?:not|no|none|without|others?|rest|remain\w*|left|off|lack\w*|miss\w*|fail\w*|errors?|lost|never|nicht|kein\w*|ohne)\b|n['’]t\b/i;

/** "0.2 ms slower", where a source tells 2.61 and then 2.84 ms. */
export function isDifferenceOf(
  quantity: Quantity,
  text: string,
  toRange: (reading: Reading) => Range,
  sources: readonly Grounds[],
): boolean {
  if (!isToldAsDifference(text, quantity)) return false;
  const { measured, plain, noun } = quantity;
  const family = measured[0]?.family ?? 'count';
  // "3.5 points" of a score that went from 0.812 to 0.847.
  const shares = POINTS.test(noun)
    ? plain.map(toRange).map(({ from, to }) => ({ from: from / 100, to: to / 100 }))
    : [];
  return sources.some(
    (source) =>
      shares.some((range) => source.hasWrittenDifference('count', range)) ||
      [...measured, ...plain].some((reading) => source.hasDifference(reading.family, toRange(reading))) ||
      plain.some((reading) => source.hasWrittenDifference(family, toRange(reading))),
  );
}

/**
 * "4,993 rows fewer, 13,247 now", where a source tells that there were 18,240. Of smaller numbers some two make any third one.
 */
function isMadeWith(
  quantity: Quantity,
  text: string,
  toRange: (reading: Reading) => Range,
  others: readonly Quantity[],
  sources: readonly Grounds[],
): boolean {
  const { measured, plain } = quantity;
  const fewest = isToldAsDifference(text, quantity) ? FEWEST_TO_FIT.difference : FEWEST_TO_FIT.number;
  return (measured.length > 0 ? measured : plain).some((reading) => {
    const { family, value, step } = reading;
    if (family === 'ratio' || value / step < fewest) return false;
    const { from, to } = toRange(reading);
    return valuesOf(others, family).some((other) => {
      const rest = other > to ? { from: other - to, to: other - from } : { from: from - other, to: to - other };
      const sum = { from: from + other, to: to + other };
      return [rest, sum].some((range) => sources.some((source) => source.hasValue(family, range)));
    });
  });
}

/** Four digits; three where it is told to be a difference. */
const FEWEST_TO_FIT = { number: 1000, difference: 100 };
