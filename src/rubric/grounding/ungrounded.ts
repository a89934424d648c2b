import type { ClockTime } from './calendar.js';
import type { Statement } from './claims.js';
import { isReckoned } from './derivations.js';
import { isToldAsDifference } from './differences.js';
import type { Grounds } from './grounds.js';
import type { Name } from './names.js';
import { type Precision, precisionOf, type Quantity, type Reading } from './quantities.js';
import type { Range } from './value-list.js';

/** A number or a name of a text that stands nowhere in what it should rest on. */
export interface Ungrounded {
  readonly kind: 'number' | 'name';
  /** As the text writes it. */
  readonly written: string;
  readonly statement: Statement;
}

/** Whole numbers up to here are what people count with, and every longer text has them. */
export const COUNTED_UP_TO = 12;

/** Years are told by context. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2050;

/** Words behind a year: what stands behind a count is what it counts. */
const COUNTS_NOTHING = /^(?:and|or|to|until|was|were|is|in|on|at|by|for|but|then|und|oder|bis|y|e|o|hasta|et|ou|)$/;

/** The most numbers and names that are told of one summary. */
const MOST_TOLD = 50;

/**
 * The numbers and names of statements that none of some sources bears out, each once. A number may be rounded, in another
 * unit, or reckoned from numbers beside it.
 * @param context statements whose numbers may be reckoned with, too
 */
export function ungroundedIn(
  statements: readonly Statement[],
  sources: readonly Grounds[],
  context: readonly Statement[],
): readonly Ungrounded[] {
  const found = new Map<string, Ungrounded>();
  const around = new Neighbourhood(statements, context);
  for (const [index, statement] of statements.entries()) {
    if (found.size >= MOST_TOLD) break;
    const tell = (kind: Ungrounded['kind'], written: string): void => {
      const key = `${kind} ${written}`;
      if (!found.has(key)) found.set(key, { kind, written, statement });
    };
    const { quantities, times, days } = statement.measures;
    for (const [i, quantity] of quantities.entries()) {
      const beside = around.besides(quantity, index);
      const measured = withUnitOf(quantities[i - 1], quantity);
      const isKnown =
        isGrounded(quantity, statement, sources, beside) ||
        (measured !== quantity && isGrounded(measured, statement, sources, beside));
      if (!isKnown) tell('number', quantity.written);
    }
    for (const { seconds, step, written } of times) {
      const isKnown = sources.some((source) => source.hasTime(seconds, step) || isDuration(source, seconds, written));
      if (!isKnown) tell('number', written);
    }
    for (const { month, day, written } of days) {
      const dated = around.tellsDays ? [] : sources.filter((source) => source.hasDays);
      if (dated.length > 0 && !dated.some((source) => source.hasDay(month, day))) tell('number', written);
    }
    for (const name of statement.names) {
      if (!isKnownName(name, sources)) tell('name', name.written);
    }
  }
  return [...found.values()];
}

/** `3:12` for three minutes and twelve seconds. */
function isDuration(source: Grounds, seconds: number, written: string): boolean {
  const isShort = /^\d+:\d+$/.test(written);
  return [seconds, ...(isShort ? [seconds / 60] : [])].some((value) =>
    source.hasValue('time', { from: value - 0.5, to: value + 0.999 }),
  );
}

function isGrounded(quantity: Quantity, { text }: Statement, sources: readonly Grounds[], beside: Beside): boolean {
  const precision = precisionOf(text, quantity);
  if (isHarmless(quantity) || sources.some((source) => isBorneOut(source, quantity, precision))) return true;
  const range = (reading: Reading): Range => rangeOf(reading, precision);
  return (
    isReckoned(quantity, range, beside.near) ||
    isReckoned(quantity, range, beside.alike) ||
    isReckonedFromAll(quantity, range, beside.context) ||
    isSpan(quantity, precision, beside.times) ||
    (isToldAsDifference(text, quantity) && isDifference(quantity, range, sources))
  );
}

/** "0.2 ms slower", where a source tells 2.61 and then 2.84 ms. */
function isDifference(
  { measured, plain }: Quantity,
  rangeOf: (reading: Reading) => Range,
  sources: readonly Grounds[],
): boolean {
  const readings = measured.length > 0 ? measured : plain.filter(({ step }) => step < 1);
  return readings.some((reading) => sources.some((source) => source.hasDifference(reading.family, rangeOf(reading))));
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
function withUnitOf(last: Quantity | undefined, quantity: Quantity): Quantity {
  const [reading, plain] = [last?.measured[0], last?.plain[0]];
  if (reading === undefined || plain === undefined || plain.value === 0) return quantity;
  if (quantity.measured.length > 0 || !COUNTS_NOTHING.test(quantity.noun)) return quantity;
  const factor = reading.value / plain.value;
  const measured = quantity.plain.map(({ value, step }) => ({
    family: reading.family,
    value: value * factor,
    step: step * factor,
  }));
  return { ...quantity, measured };
}

function isHarmless({ plain, measured, noun }: Quantity): boolean {
  const [first] = plain;
  if (first === undefined) return false;
  const { value, step } = first;
  if (plain.length > 1 || step < 1) return false;
  if (value <= COUNTED_UP_TO) return true;
  if (measured.some(({ family }) => family === 'ratio')) return value === 100 || value === 50;
  return measured.length === 0 && COUNTS_NOTHING.test(noun) && value >= FIRST_YEAR && value <= LAST_YEAR;
}

/** Whether a source has a number as it is written, rounded, or in another unit. */
export function isBorneOut(source: Grounds, { plain, measured, written }: Quantity, precision: Precision): boolean {
  if (plain.some((reading) => source.hasExactly(reading))) return true;
  if (source.hasRelease(written)) return true;
  // 0.397 for 39.7 %.
  const shares = plain.filter(({ value, step }) => step < 1 && value < 1);
  if (shares.some((reading) => source.hasValue('ratio', rangeOf(reading, precision)))) return true;
  const readings =
    measured.length > 0 ? measured : plain.filter(({ value, step }) => mayBeRounded(value, step, precision));
  return readings.some((reading) => source.hasValue(reading.family, rangeOf(reading, precision)));
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
  }
}

/** What the last digit of a number is worth that is not a zero: 100 for 2,800. Of a small number zeros are digits. */
function placeOf(value: number, step: number): number {
  let place = step;
  while (value / place >= 100 && value / step >= 1000 && Math.round(value / place) % 10 === 0) place *= 10;
  return place;
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

function isKnownName(name: Name, sources: readonly Grounds[]): boolean {
  if (sources.some((source) => source.hasName(name))) return true;
  const plain = name.written.replace(ADJECTIVE, '').replace(PARTICIPLE, '$1');
  if (plain !== name.written) return isKnownName({ ...name, written: plain }, sources);
  // "mid-2025", "top-40", "step-14": a word with a number, and no name.
  const [, number] = COUNTED_WORD.exec(name.written) ?? [];
  if (number !== undefined)
    return sources.some((source) => source.hasRelease(number)) || Number(number) <= COUNTED_UP_TO;
  // Each side of "p50/p95" or "main.ts:40" may come from another place.
  const sides = name.written.split(RANGE.test(name.written) ? /[-–]/ : /[/:,]/).filter((side) => side !== '');
  return (
    sides.length > 1 && sides.every((written) => sources.some((source) => source.hasName({ kind: 'code', written })))
  );
}

/** "A14-only" speaks of A14. */
const ADJECTIVE =
  /-(?:only|based|like|style|side|wide|free|specific|related|level|driven|aware|compatible|facing|first|safe|ready|heavy|bound|dependent)$/i;

/** "I2C-induced" speaks of I2C. In a path, a branch or a name in lower case such a word belongs to the name. */
const PARTICIPLE = /^([\p{L}\d]*[\p{Lu}\d])-\p{Ll}{2,12}(?:ed|ing|able|ible|less)$/u;

/** "F1-F6": from the one to the other. */
const RANGE = /^\p{L}{1,4}\d+[-–]\p{L}{1,4}\d+$/u;

const COUNTED_WORD =
  /^(?:top|mid|pre|post|sub|non|phase|step|part|tier|level|day|week|round|option|stage|no|nr|sprint|line|zeile|línea|run|attempt|page|item|case)-?(\d+)$/i;

/** What stands beside a number that it may be reckoned from. */
interface Beside {
  readonly near: readonly Quantity[];
  /** Of the same things, anywhere. */
  readonly alike: readonly Quantity[];
  readonly times: readonly ClockTime[];
  /** All that the context counts and measures. */
  readonly context: readonly Quantity[];
}

/** The numbers of all statements, by what they count. */
class Neighbourhood {
  private readonly byNoun = new Map<string, Quantity[]>();
  private readonly times: readonly ClockTime[];

  private readonly statements: readonly Statement[];
  private readonly context: readonly Quantity[];

  constructor(own: readonly Statement[], context: readonly Statement[]) {
    this.context = context.flatMap(({ measures }) => measures.quantities);
    this.statements = [...own, ...context];
    for (const { measures } of this.statements) {
      for (const quantity of measures.quantities) {
        if (quantity.noun === '') continue;
        const alike = this.byNoun.get(quantity.noun);
        if (alike === undefined) this.byNoun.set(quantity.noun, [quantity]);
        else if (alike.length < MOST_ALIKE) alike.push(quantity);
      }
    }
    this.times = this.statements.flatMap(({ measures }) => measures.times).slice(0, MOST_ALIKE);
  }

  /** Whether days or weeks are counted anywhere, so that a day may be reckoned: the twelfth, thirty days from today. */
  get tellsDays(): boolean {
    const isDays = ({ measured: [reading] }: Quantity): boolean => reading?.family === 'time' && reading.step >= DAY;
    return this.statements.some(({ measures }) => measures.quantities.some(isDays));
  }

  /** Numbers of the same sentence and the one before it; where it is told what is counted, others of that anywhere. */
  besides(quantity: Quantity, index: number): Beside {
    const near = [index > 0 ? this.statements[index - 1] : undefined, this.statements[index]].flatMap(
      (statement) => statement?.measures.quantities ?? [],
    );
    const alike = this.byNoun.get(quantity.noun) ?? [];
    const others = (all: readonly Quantity[]): readonly Quantity[] =>
      all.filter((other) => other.written !== quantity.written);
    return { near: others(near), alike: others(alike), times: this.times, context: this.context };
  }
}

const DAY = 86_400;

const MOST_ALIKE = 30;
