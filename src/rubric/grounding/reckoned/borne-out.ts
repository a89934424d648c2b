import { type ClockTime, DAY, isLikelyYear } from '../numbers/calendar.js';
import { type Precision, precisionOf, rangeOf, roundedFrom } from '../numbers/exactness.js';
import { digitsOf, type Quantity, type Reading } from '../numbers/quantities.js';
import { countsNothing, withUnitOf } from '../numbers/shared-units.js';
import type { Range } from '../numbers/value-list.js';
import type { Grounds } from '../told/grounds.js';
import { isCombined, isDerived, ofItsFamily } from './derivations.js';
import { isDoubled } from './doubled.js';
import { isProduct } from './products.js';
import { isDifferenceOf, isReckonedFromSources } from './reckoned-from-sources.js';
import { isToldAsSpan } from './told-as.js';
import { isTransposed } from './transposed.js';

/** Whole numbers up to here are what people count with, and every longer text has them. */
export const COUNTED_UP_TO = 12;

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
  if (sources.some((source) => isSupported(source, quantity, precision))) return true;
  const beside = besides();
  const range = (reading: Reading): Range => rangeOf(reading, precision);
  const reckoned = (reading: Reading): Range => rangeOf(reading, precision, true);
  if (isDerived(quantity, range, beside.near)) return true;
  if (isDifferenceOf(quantity, text, reckoned, sources)) return true;
  if (isTransposed(quantity, sources)) return false;
  return (
    isCombined(quantity, range, beside.alike) ||
    isDoubled(quantity, text, range, beside, sources) ||
    isReckonedFromAll(quantity, reckoned, beside) ||
    isComplement(quantity, text, beside) ||
    isSpan(quantity, precision, beside.times, isToldAsSpan(text, quantity) ? sources : []) ||
    isReckonedFromSources(quantity, text, reckoned, beside.same, sources) ||
    isProduct(quantity, text, reckoned, beside) ||
    isOfUntoldUnit(quantity, reckoned, sources) ||
    isBound(text, quantity, beside.same, sources) ||
    isMadeOnLine(quantity, text, reckoned, sources)
  );
}

/** "One in twenty" is a share in round numbers, "61 of 100" one in hundredths, and of "1990–91" nobody writes the rest. */
function isRoughShare({ plain, start }: Quantity, text: string): boolean {
  const before = text.slice(Math.max(0, start - 30), start);
  const isOneOfKind = (plain[0]?.value ?? 0) <= MOST_OF_SHARE && ONE_OF_KIND.test(before);
  return (
    isOneOfKind ||
    ONE_IN.test(before) ||
    SAME_CENTURY.test(before) ||
    (plain[0]?.value === 100 && OF_HUNDRED.test(before))
  );
}

/** Of "1990–91" the second year. */
const SAME_CENTURY = /(?<!\d)(?:19|20)\d\d ?[–/-] ?$/;
const ONE_IN = /\b(?:one|1) (?:in|out of) (?:every |about |some )?$/i;
/** "One user in twenty": of so few a share, and of more a count. */
const ONE_OF_KIND = /\bone \p{L}{2,20} in (?:every |about |some )?$/iu;
const MOST_OF_SHARE = 20;
const OF_HUNDRED = /\d(?: \p{L}+){0,2} (?:of|out of|in|von|auf|sur|su|de|em|op|per) (?:every |each |je )?$/iu;

/** "22 others", where a source has 23. */
function isAllButFew({ plain, end }: Quantity, text: string, sources: readonly Grounds[]): boolean {
  const [own] = plain;
  if (own === undefined || own.step !== 1 || !OTHERS.test(text.slice(end, end + 12))) return false;
  return [1, 2, 3].some((few) => sources.some((source) => source.hasExactly({ ...own, value: own.value + few })));
}

const OTHERS =
  /^ (?:others?|more|further|additional|andere[nr]?|weitere[nr]?|autres|otr[oa]s|altr[ie]|outr[oa]s)(?!\p{L})/iu;

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
  ratio: [1e-2],
};

/** Of three digits or more, since fewer fit some number of an order or a ticket, and none that is a moment since 1970. */
function mayBeBytes(reading: Reading): boolean {
  const { value } = reading;
  const isMoment = [1, 1000].some((unit) => value > 1e9 * unit && value < 2.2e9 * unit);
  return value >= 100_000 && digitsOf(reading) >= 3 && !isMoment;
}

const OTHER_UNTOLD_UNITS: readonly number[] = [1e-6, 1e-3, 1, 1e3, 1e6];

function isOfUntoldUnit(
  { measured }: Quantity,
  toRange: (reading: Reading) => Range,
  sources: readonly Grounds[],
): boolean {
  return measured.some((reading) => {
    const { family, value } = reading;
    if (family === 'count') return false;
    // A long bare number may be one of bytes. There are so many other units of them that something rounded would fit one.
    const isSize = family === 'size';
    if (isSize && mayBeBytes(reading) && sources.some((source) => source.hasBare(toRange(reading)))) return true;
    const { from, to } = isSize ? { from: value, to: value } : toRange(reading);
    return (UNTOLD_UNITS[family] ?? OTHER_UNTOLD_UNITS).some((unit) =>
      sources.some((source) => source.hasBare({ from: from / unit, to: to / unit })),
    );
  });
}

/** Of measures one of another kind would do as well; and how many of a whole there are is told, or is the rest of it. */
function isMadeOnLine(
  { plain, measured, end }: Quantity,
  text: string,
  toRange: (reading: Reading) => Range,
  sources: readonly Grounds[],
): boolean {
  if (measured.some(({ family }) => family !== 'count') || OF_WHOLE.test(text.slice(end, end + 24))) return false;
  return plain.some((reading) => sources.some((source) => source.makesOnLine(toRange(reading), text)));
}

const OF_WHOLE = /^(?: \p{L}{1,12})? ?(?:of|out of|von|de|sur|\/) ?(?:the |its |their |all |den |los |las )?\d/u;

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
  toRange: (reading: Reading) => Range,
  { same, context }: Beside,
): boolean {
  const family = quantity.measured[0]?.family;
  if (family === undefined) return false;
  if (family === 'ratio') return isCombined(quantity, toRange, [...same, ...context].slice(0, MOST_RECKONED));
  return isCombined(quantity, toRange, ofItsFamily(quantity, context).slice(0, MOST_RECKONED));
}

/** What needs no witness: small counts, halves and wholes, years. */
export function isHarmless({ plain, measured, noun }: Quantity): boolean {
  const [first] = plain;
  if (first === undefined) return false;
  const { value, step } = first;
  if (plain.length > 1 || step < 1) return false;
  if (value <= COUNTED_UP_TO) return true;
  if (measured.some(({ family }) => family === 'ratio')) return value === 100 || value === 50;
  return measured.length === 0 && countsNothing(noun) && isLikelyYear(value);
}

/**
 * Whether a source has a number as it is written, rounded, or in another unit. Where it is always one of milliseconds, so many
 * seconds are another one.
 */
export function isSupported(source: Grounds, quantity: Quantity, precision: Precision): boolean {
  const { plain, measured, written } = quantity;
  const hasPlain = plain.some((reading) => source.hasExactly(reading));
  if (hasPlain && !isOfOtherScale(source, quantity)) return true;
  if (source.hasRelease(written.replace(/^\./, ''))) return true;
  // 0.397 for 39.7 %.
  const shares = plain.filter(({ value, step }) => step < 1 && value < 1);
  if (shares.some((reading) => source.hasValue('ratio', rangeOf(reading, precision)))) return true;
  const readings =
    measured.length > 0 ? measured : plain.filter(({ value, step }) => mayBeRounded(value, step, precision));
  return readings.some((reading) => {
    const rounded = roundedFrom(reading, precision);
    const ranges = [rangeOf(reading, precision), ...(rounded === undefined ? [] : [rounded])];
    return ranges.some((range) => source.hasValue(reading.family, range));
  });
}

function isOfOtherScale(source: Grounds, { plain, measured }: Quantity): boolean {
  return measured.some(({ family }) => plain.some(({ value }) => source.isWrittenOnlyAs(family, value)));
}

/** A count is exact unless somebody says otherwise, or unless it looks rounded: 2,800. */
function mayBeRounded(value: number, step: number, precision: Precision): boolean {
  return precision !== 'exact' || step < 1 || (value >= 1000 && value % 100 === 0);
}

/** A duration between two times of day that are told beside it, or near one another in a source. Of a log some two are any time apart. */
function isSpan(
  { measured }: Quantity,
  precision: Precision,
  times: readonly ClockTime[],
  sources: readonly Grounds[],
): boolean {
  return measured.some((reading) => {
    if (reading.family !== 'time') return false;
    const { from, to } = rangeOf(reading, precision);
    if (reading.step >= 60 && sources.some((source) => source.hasSpan({ from, to }))) return true;
    return times.some((a) =>
      times.some((b) => {
        // No span lies between a time and itself.
        if (a.seconds === b.seconds) return false;
        const apart = a.seconds - b.seconds + (a.seconds < b.seconds ? DAY : 0);
        const margin = Math.max(a.step, b.step) - 1;
        return apart >= from - margin && apart <= to + margin;
      }),
    );
  });
}
