import { DAY } from '../grounding/numbers/calendar.js';
import { measuresIn, type Quantity, type Reading } from '../grounding/numbers/quantities.js';
import { isFactor } from '../grounding/reckoned/derivations.js';

/** A number with its unit or what it counts, a day, or a time of day. */
export type Value =
  | { readonly kind: 'number'; readonly reading: Reading; readonly counted: string }
  | { readonly kind: 'day'; readonly month: number; readonly day: number; readonly year: string | undefined }
  | { readonly kind: 'time'; readonly seconds: number; readonly step: number };

/** A longer literal says more than one value. */
const LONGEST = 40;

/**
 * What a literal says if that is one value and nothing else: `90 s`, "12 March", `14:30`, "42 tests", "1.2 million". A bare number is
 * none: it may be a version, a port, a year or a code, and these have one form.
 */
export function soleValueOf(written: string): Value | undefined {
  const text = written.trim();
  if (text.length > LONGEST || !/\d/.test(text)) return undefined;
  const [only, ...others] = placedValues(text);
  if (only === undefined || others.length > 0 || only.start > 0) return undefined;
  const { value, end } = only;
  const rest = text.slice(end).trim().toLowerCase();
  if (value.kind !== 'number' || value.reading.family !== 'count' || value.counted === MANY)
    return rest === '' ? value : undefined;
  if (value.counted === FACTOR) return /^(?:x|×|times|-?fold)$/.test(rest) ? value : undefined;
  return value.counted !== '' && /^\p{L}+$/u.test(rest) && rest.startsWith(value.counted) ? value : undefined;
}

/** Values of some texts, to look one up that is told in any form. Takes time in proportion to the texts. */
export class ValueIndex {
  private readonly told = new Map<string, Told[]>();

  constructor(texts: Iterable<string>) {
    let at = 0;
    for (const text of texts) {
      for (const { value } of placedValues(text)) this.add(value, at);
      at++;
    }
  }

  /** The first text that tells a value; undefined where none does. */
  first(wanted: Value): number | undefined {
    return this.told.get(keyOf(wanted))?.find(({ value }) => isMetBy(wanted, value))?.at;
  }

  private add(value: Value, at: number): void {
    const key = keyOf(value);
    const told = this.told.get(key) ?? [];
    this.told.set(key, told);
    if (told.length < MOST_OF_ONE && !told.some((other) => isMetBy(value, other.value))) told.push({ value, at });
  }
}

/** Where a value is told first. */
interface Told {
  readonly value: Value;
  readonly at: number;
}

/** Things that one number counts, or seconds of one minute, of which the first are kept. */
const MOST_OF_ONE = 100;

/** What a number counts that is told in millions, and what 3.2x and 3.2 times count. */
const MANY = 'many';
const FACTOR = 'x';

/** What meets a value has the same key. */
function keyOf(value: Value): string {
  switch (value.kind) {
    case 'day':
      return `day ${value.month}-${value.day}`;
    case 'time':
      return `time ${Math.floor(value.seconds / 60)}`;
    case 'number':
      return `${value.reading.family} ${inDigits(value.reading.value)}`;
  }
}

/** Digits that binary fractions leave alone; whole numbers are compared whole. */
const DIGITS = 12;

function inDigits(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS)));
}

/** Whether a value of the same key says what is wanted: of the same things, in the same year, in the same second where both tell it. */
function isMetBy(wanted: Value, told: Value): boolean {
  if (wanted.kind === 'number' && told.kind === 'number')
    return wanted.counted === told.counted || (wanted.counted === MANY && told.counted !== FACTOR);
  if (wanted.kind === 'day' && told.kind === 'day') return (wanted.year ?? told.year) === (told.year ?? wanted.year);
  if (wanted.kind !== 'time' || told.kind !== 'time') return false;
  return wanted.step > 1 || told.step > 1 || wanted.seconds === told.seconds;
}

interface Placed {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

function placedValues(text: string): readonly Placed[] {
  const { quantities, times, days } = measuresIn(text);
  return [
    ...quantities.flatMap((quantity) => {
      const value = numberOf(quantity);
      return value === undefined ? [] : [{ value, start: quantity.start, end: quantity.end }];
    }),
    ...days.map(({ month, day, written, start, end }): Placed => {
      const year = /\d{4}/.exec(written)?.[0];
      return { start, end, value: { kind: 'day', month, day, year } };
    }),
    ...times.map(({ seconds, step, start, end }): Placed => {
      const [half = '', letter] = HALF_OF_DAY.exec(text.slice(end, end + ' p.m.'.length)) ?? [];
      return { start, end: end + half.length, value: { kind: 'time', seconds: inHalf(seconds, letter), step } };
    }),
  ];
}

const HALF_OF_DAY = /^ ?([ap])\.?m\b\.?/i;

/** "2:30 pm" is 14:30, "12:15 am" is 0:15. */
function inHalf(seconds: number, half: string | undefined): number {
  if (half === undefined || seconds >= (13 / 24) * DAY) return seconds;
  return (seconds % (DAY / 2)) + (half.toLowerCase() === 'p' ? DAY / 2 : 0);
}

/** A number in the unit that is told; undefined where that may be one of two sorts, as in "5 m". */
function numberOf(quantity: Quantity): Value | undefined {
  const { measured, plain, noun } = quantity;
  const [reading] = measured.length > 0 ? measured : plain;
  if (reading === undefined || measured.some(({ family }) => family !== reading.family)) return undefined;
  if (measured.length > 0) return { kind: 'number', reading, counted: reading.family === 'count' ? MANY : '' };
  return { kind: 'number', reading, counted: isFactor(quantity) ? FACTOR : noun };
}
