import type { ClockTime } from './calendar.js';
import { isReckoned, valuesOf } from './derivations.js';
import { isToldAsDifference, isToldAsSpan } from './differences.js';
import type { Grounds } from './grounds.js';
import { type Precision, precisionOf, type Quantity, type Reading } from './quantities.js';
import type { Range } from './value-list.js';

/** Whole numbers up to here are what people count with, and every longer text has them. */
export const COUNTED_UP_TO = 12;

/** Years are told by context. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2050;

/** Words behind a year: what stands behind a count is what it counts. */
const COUNTS_NOTHING =
  /^(?:and|or|to|until|was|were|is|in|on|at|by|for|but|then|und|oder|bis|auf|y|e|o|a|al|hasta|et|ou|à|en|of|tot|naar|até|para|)$/;

/** Nouns are held without an s at their end. */
function countsNothing(noun: string): boolean {
  return COUNTS_NOTHING.test(noun) || COUNTS_NOTHING.test(`${noun}s`);
}

/** What stands beside a number that it may be reckoned from. */
export interface Beside {
  /** Of the same sentence. */
  readonly same: readonly Quantity[];
  /** Of that and the one before it. */
  readonly near: readonly Quantity[];
  /** Of the same things, anywhere. */
  readonly alike: readonly Quantity[];
  readonly times: readonly ClockTime[];
  /** All that the context counts and measures. */
  readonly context: readonly Quantity[];
  /** The same by the statement that tells it. */
  readonly told: readonly (readonly Quantity[])[];
}

/**
 * Whether sources bear out a number of a text: they have it as it is written, rounded or in another unit, or it is reckoned
 * from what they have or from what stands beside it.
 */
export function isGrounded(
  quantity: Quantity,
  text: string,
  sources: readonly Grounds[],
  besides: () => Beside,
): boolean {
  if (isHarmless(quantity) && !sources.some((source) => isOfOtherScale(source, quantity))) return true;
  if (isRoughShare(quantity, text) || isAllButFew(quantity, text, sources)) return true;
  const precision = precisionOf(text, quantity);
  if (sources.some((source) => isBorneOut(source, quantity, precision))) return true;
  const beside = besides();
  const range = (reading: Reading): Range => rangeOf(reading, precision);
  return (
    isReckoned(quantity, range, beside.near) ||
    isReckoned(quantity, range, beside.alike) ||
    isReckonedFromAll(quantity, range, beside.context) ||
    isComplement(quantity, text, beside) ||
    isSpan(quantity, precision, beside.times) ||
    (isToldAsSpan(text, quantity) && isToldSpan(quantity, range, sources)) ||
    (isToldAsDifference(text, quantity) && isDifference(quantity, range, sources)) ||
    isMadeWith(quantity, range, beside.same, sources) ||
    isOfUntoldUnit(quantity, sources) ||
    isBound(text, quantity, beside.same, sources)
  );
}

/** "One in twenty" is a share in round numbers, and "61 of 100" one in hundredths. */
function isRoughShare({ plain, start }: Quantity, text: string): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  return ONE_IN.test(before) || (plain[0]?.value === 100 && OF_HUNDRED.test(before));
}

const ONE_IN = /\b(?:one|1) (?:in|out of) (?:every |about |some )?$/i;
const OF_HUNDRED = /\d (?:of|out of|in|von|auf|sur|su|de|em|op|per) (?:every |each |je )?$/i;

/** "22 others", where a source has 23. */
function isAllButFew({ plain, end }: Quantity, text: string, sources: readonly Grounds[]): boolean {
  const [own] = plain;
  if (own === undefined || own.step !== 1 || !OTHERS.test(text.slice(end, end + 12))) return false;
  return [1, 2, 3].some((few) => sources.some((source) => source.hasExactly({ ...own, value: own.value + few })));
}

const OTHERS = /^ (?:others?|more|andere[nr]?|weitere[nr]?|autres|otr[oa]s|altr[ie]|outr[oa]s)(?!\p{L})/iu;

/** "19 minutes later", where a source tells 22:45 and 23:04. */
function isToldSpan(
  { measured }: Quantity,
  rangeOf: (reading: Reading) => Range,
  sources: readonly Grounds[],
): boolean {
  return measured.some((one) => one.family === 'time' && sources.some((source) => source.hasSpan(rangeOf(one))));
}

/** "0.2 ms slower", where a source tells 2.61 and then 2.84 ms. */
function isDifference(
  { measured, plain }: Quantity,
  rangeOf: (reading: Reading) => Range,
  sources: readonly Grounds[],
): boolean {
  const readings = measured.length > 0 ? measured : plain;
  return readings.some((reading) => sources.some((source) => source.hasDifference(reading.family, rangeOf(reading))));
}

/**
 * "4,993 rows fewer, 13,247 now", where a source tells that there were 18,240. Of smaller numbers some two make any third one.
 */
function isMadeWith(
  { measured, plain }: Quantity,
  rangeOf: (reading: Reading) => Range,
  others: readonly Quantity[],
  sources: readonly Grounds[],
): boolean {
  return (measured.length > 0 ? measured : plain).some((reading) => {
    const { family, value, step } = reading;
    if (family === 'ratio' || value / step < FEWEST_TO_FIT) return false;
    const { from, to } = rangeOf(reading);
    return valuesOf(others, family).some((other) => {
      const rest = other > to ? { from: other - to, to: other - from } : { from: from - other, to: to - other };
      const sum = { from: from + other, to: to + other };
      return [rest, sum].some((range) => sources.some((source) => source.hasValue(family, range)));
    });
  });
}

/** Four digits. */
const FEWEST_TO_FIT = 1000;

/** "43 of 104", where a statement of the context tells 61 and 104. */
function isComplement({ plain, end }: Quantity, text: string, { same, told }: Beside): boolean {
  const [part] = plain;
  const whole = same.find(({ start }) => OF.test(text.slice(end, start)))?.plain[0]?.value;
  if (part === undefined || whole === undefined || whole <= part.value) return false;
  const hasValue = (quantities: readonly Quantity[], wanted: number): boolean =>
    quantities.some((one) => one.plain.some(({ value }) => value === wanted));
  return told.some((quantities) => hasValue(quantities, whole) && hasValue(quantities, whole - part.value));
}

const OF = /^ ?(?:of|out of|von|de|sur|\/) ?(?:the |its |their |all |den |los |las )?$/;

/** In which units a column may be of which the heading alone tells it: "webhook_latency_ms", "kg". */
const UNTOLD_UNITS: Readonly<Partial<Record<Reading['family'], readonly number[]>>> = {
  time: [1, 1e-3, 1e-6],
  size: [1, 1e3, 1024, 1e6, 1024 ** 2, 1e9, 1024 ** 3],
};
const OTHER_UNTOLD_UNITS: readonly number[] = [1e-6, 1e-3, 1, 1e3, 1e6];

function isOfUntoldUnit({ measured }: Quantity, sources: readonly Grounds[]): boolean {
  const mostly = measured.filter(({ family }) => family !== 'count' && family !== 'ratio');
  return mostly.some(({ family, value }) =>
    (UNTOLD_UNITS[family] ?? OTHER_UNTOLD_UNITS).some((unit) => {
      const inUnit = Number((value / unit).toPrecision(12));
      return sources.some(
        (source) => source.hasValue('count', { from: inUnit, to: inUnit }) && !source.isWrittenOnlyAs(family, inUnit),
      );
    }),
  );
}

const BETWEEN = /\b(?:between|zwischen|entre) (?:about |some |etwa |unos )?$/i;
const AND = /^ (?:and|und|y|et) (?:about |some |etwa |unos )?$/i;

/** "Between 12.5 and 12.8 s", where a source tells 12.59: nobody need have measured the bounds. */
function isBound(text: string, quantity: Quantity, others: readonly Quantity[], sources: readonly Grounds[]): boolean {
  return others.some((other) => {
    const [low, high] = other.start < quantity.start ? [other, quantity] : [quantity, other];
    if (!BETWEEN.test(text.slice(0, low.start)) || !AND.test(text.slice(low.end, high.start))) return false;
    const [to] = high.measured.length > 0 ? high.measured : high.plain;
    const [from] = to !== undefined && low.measured.length === 0 ? withUnitOf(high, low).measured : low.measured;
    const least = from ?? low.plain[0];
    if (to === undefined || least === undefined || least.family !== to.family || least.value >= to.value) return false;
    return sources.some((source) => source.hasValue(to.family, { from: least.value, to: to.value }));
  });
}

/** Numbers of a context that are reckoned with: of more, some two are any number apart. */
const MOST_RECKONED = 40;

/**
 * A measure or a share that is reckoned from what the context tells anywhere: "1.3 ms more" of 3.1 and 4.4 ms, "93 %" of 410
 * and 441. Summaries do that all the time; a bare count is not reckoned so, since some two of many fit any.
 */
function isReckonedFromAll(
  quantity: Quantity,
  rangeOf: (reading: Reading) => Range,
  context: readonly Quantity[],
): boolean {
  const family = quantity.measured[0]?.family;
  if (family === undefined) return false;
  if (family === 'ratio') return isReckoned(quantity, rangeOf, context.slice(0, MOST_RECKONED));
  const alike = context.filter(({ measured }) => measured[0]?.family === family);
  return isReckoned(quantity, rangeOf, alike.slice(0, MOST_RECKONED));
}

/** "From 72 minutes to 3.5": a bare number behind a measure is one of its unit. */
export function withUnitOf(last: Quantity | undefined, quantity: Quantity): Quantity {
  const [reading, plain] = [last?.measured[0], last?.plain[0]];
  if (reading === undefined || plain === undefined || plain.value === 0) return quantity;
  if (quantity.measured.length > 0 || !countsNothing(quantity.noun)) return quantity;
  const factor = reading.value / plain.value;
  const measured = quantity.plain.map(({ value, step }) => ({
    family: reading.family,
    value: value * factor,
    step: step * factor,
  }));
  return { ...quantity, measured };
}

/** "9.8 to 12 s", "3 or 4 GB". */
export function withUnitBehind(text: string, quantity: Quantity, next: Quantity | undefined): Quantity {
  const isJoined =
    next !== undefined &&
    /^ ?(?:to|and|or|bis|auf|und|oder|a|à|y|o|e|et|ou|tot|naar|en|of|até|-|–|\/) ?$/.test(
      text.slice(quantity.end, next.start),
    );
  return isJoined ? withUnitOf(next, quantity) : quantity;
}

function isHarmless({ plain, measured, noun }: Quantity): boolean {
  const [first] = plain;
  if (first === undefined) return false;
  const { value, step } = first;
  if (plain.length > 1 || step < 1) return false;
  if (value <= COUNTED_UP_TO) return true;
  if (measured.some(({ family }) => family === 'ratio')) return value === 100 || value === 50;
  return measured.length === 0 && countsNothing(noun) && value >= FIRST_YEAR && value <= LAST_YEAR;
}

/**
 * Whether a source has a number as it is written, rounded, or in another unit. Where it is always one of milliseconds, so many
 * seconds are another one.
 */
export function isBorneOut(source: Grounds, quantity: Quantity, precision: Precision): boolean {
  const { plain, measured, written } = quantity;
  const hasPlain = plain.some((reading) => source.hasExactly(reading));
  if (hasPlain && !isOfOtherScale(source, quantity)) return true;
  if (source.hasRelease(written)) return true;
  // 0.397 for 39.7 %.
  const shares = plain.filter(({ value, step }) => step < 1 && value < 1);
  if (shares.some((reading) => source.hasValue('ratio', rangeOf(reading, precision)))) return true;
  // 0.2 % for 0.998, of something that was 1 before.
  const changes = measured.filter(({ family, value }) => family === 'ratio' && value < LARGE_CHANGE);
  if (changes.some((reading) => hasFactor(source, rangeOf(reading, precision)))) return true;
  const readings =
    measured.length > 0 ? measured : plain.filter(({ value, step }) => mayBeRounded(value, step, precision));
  return readings.some((reading) => source.hasValue(reading.family, rangeOf(reading, precision)));
}

function isOfOtherScale(source: Grounds, { plain, measured }: Quantity): boolean {
  return measured.some(({ family }) => plain.some(({ value }) => source.isWrittenOnlyAs(family, value)));
}

/** Larger changes are not told as a factor near 1. */
const LARGE_CHANGE = 0.2;

/** Whether a source has 1 less a share, or 1 and a share, with decimals: `0.998` or `1.04`. */
function hasFactor(source: Grounds, { from, to }: Range): boolean {
  if (from <= 0) return false;
  return (
    source.hasValue('count', { from: 1 - to, to: 1 - from }) || source.hasValue('count', { from: 1 + from, to: 1 + to })
  );
}

/** A count is exact unless somebody says otherwise, or unless it looks rounded: 2,800. */
function mayBeRounded(value: number, step: number, precision: Precision): boolean {
  return precision !== 'exact' || step < 1 || (value >= 1000 && value % 100 === 0);
}

/** What a reading allows: rounded either way, or the rest cut off. */
function rangeOf({ family, value, step }: Reading, precision: Precision): Range {
  const place = placeOf(value, step);
  switch (precision) {
    case 'exact':
      return family === 'count' && step >= 1 && place === step
        ? { from: value - step / 2, to: value + step / 2 }
        : { from: value - place / 2, to: value + place * 0.999 };
    case 'about':
      return { from: value - Math.max(place, value * 0.05), to: value + Math.max(place, value * 0.05) };
    case 'beyond':
      return { from: value - Math.max(place, value * 0.1), to: value + Math.max(place, value * 0.1) };
    case 'odd':
      return { from: value, to: value + lastDigitOf(value, step) * 0.999 };
  }
}

/** What the last digit of a number is worth that is not a zero: 100 for 2,800. Of a small number zeros are digits. */
function placeOf(value: number, step: number): number {
  let place = step;
  while (value / place >= 100 && value / step >= 1000 && Math.round(value / place) % 10 === 0) place *= 10;
  return place;
}

/** What the last digit that is not a zero is worth: 10 for 30, 100 for 1,200. */
function lastDigitOf(value: number, step: number): number {
  let worth = step;
  while (value / worth >= 10 && Math.round(value / worth) % 10 === 0) worth *= 10;
  return worth;
}

/** A duration between two times of day that are told beside it. */
function isSpan({ measured }: Quantity, precision: Precision, times: readonly ClockTime[]): boolean {
  return measured.some((reading) => {
    if (reading.family !== 'time') return false;
    const { from, to } = rangeOf(reading, precision);
    return times.some((a) =>
      times.some((b) => {
        const apart = a.seconds - b.seconds + (a.seconds < b.seconds ? 86_400 : 0);
        const margin = Math.max(a.step, b.step) - 1;
        return apart >= from - margin && apart <= to + margin;
      }),
    );
  });
}
