import { DAY } from '../grounding/numbers/calendar.js';
import { measuresIn, type Quantity, type Reading } from '../grounding/numbers/quantities.js';
import { isFactor } from '../grounding/reckoned/derivations.js';

/** A number with its unit or what it counts, a day, or a time of day. */
export type Value =
  | { readonly kind: 'number'; readonly readings: readonly Reading[]; readonly counted: string }
  | { readonly kind: 'day'; readonly month: number; readonly day: number; readonly year: string | undefined }
  | { readonly kind: 'time'; readonly seconds: number; readonly step: number };

/** The values that a text tells, in their order within each kind. */
function valuesIn(text: string): readonly Value[] {
  return placedValues(text).map(({ value }) => value);
}

/**
 * What a text says if that is one value and nothing else: `90 s`, "12 March", `14:30`, "forty-two tests". A bare number with decimals is
 * none, since it may be a version: `1.20` is not 1.2.
 */
export function soleValueOf(written: string): Value | undefined {
  const text = written.trim();
  const [only, ...others] = placedValues(text);
  if (only === undefined || others.length > 0 || only.start > 0) return undefined;
  const { value, end } = only;
  const rest = text.slice(end).trim().toLowerCase();
  if (value.kind !== 'number') return rest === '' ? value : undefined;
  const isBare = value.counted !== FACTOR && value.readings.every(({ family, step }) => family === 'count' && step < 1);
  if (isBare) return undefined;
  return rest === '' || value.counted === FACTOR || (/^\p{L}+$/u.test(rest) && rest.startsWith(value.counted))
    ? value
    : undefined;
}

/** Values of some texts, to look one up that is told in any form. Takes time in proportion to the texts. */
export class ValueIndex {
  private readonly told = new Map<string, Told[]>();
  private readonly seen = new Set<string>();

  constructor(texts: Iterable<string>) {
    let at = 0;
    for (const text of texts) {
      for (const value of valuesIn(text)) this.add(value, at);
      at++;
    }
  }

  /** The first text that tells a value; undefined where none does. */
  first(wanted: Value): number | undefined {
    const found = keysOf(wanted).flatMap((key) => this.told.get(key) ?? []);
    const same = found.filter(({ value }) => isSameValue(wanted, value)).map(({ at }) => at);
    return same.length === 0 ? undefined : Math.min(...same);
  }

  private add(value: Value, at: number): void {
    const written = JSON.stringify(value);
    if (this.seen.has(written)) return;
    this.seen.add(written);
    for (const key of keysOf(value)) {
      const told = this.told.get(key) ?? [];
      this.told.set(key, told);
      if (told.length < MOST_OF_ONE) told.push({ value, at });
    }
  }
}

/** Where a value is told first. */
interface Told {
  readonly value: Value;
  readonly at: number;
}

/** Things of which one number is told, the first: of a text that counts more of them with one number nobody asks which. */
const MOST_OF_ONE = 20;

/** Values that are the same share one of these. */
function keysOf(value: Value): readonly string[] {
  switch (value.kind) {
    case 'day':
      return [`day ${value.month}-${value.day}`];
    case 'time':
      return [`time ${Math.floor(value.seconds / 60) % (12 * 60)}`];
    case 'number':
      return value.readings.map((reading) => `${reading.family} ${reading.value.toPrecision(DIGITS)}`);
  }
}

/** Digits that binary fractions leave alone. */
const DIGITS = 12;

/** Whether two values are the same, however they are written: 90 s and 1.5 minutes, 12 March and 2026-03-12, 1.2 million and 1,200,000. */
function isSameValue(a: Value, b: Value): boolean {
  if (a.kind === 'day' && b.kind === 'day')
    return a.month === b.month && a.day === b.day && (a.year ?? b.year) === (b.year ?? a.year);
  if (a.kind === 'time' && b.kind === 'time') {
    const step = Math.max(a.step, b.step);
    // Of "2:30 pm" the half of the day is not read.
    const apart = Math.floor(a.seconds / step) - Math.floor(b.seconds / step);
    return (apart * step) % (DAY / 2) === 0;
  }
  if (a.kind !== 'number' || b.kind !== 'number') return false;
  if (a.counted !== b.counted && a.counted !== '' && b.counted !== '') return false;
  const told = new Set(keysOf(b));
  return keysOf(a).some((key) => told.has(key));
}

/** What 3.2x and 3.2 times count. */
const FACTOR = 'x';

interface Placed {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

function placedValues(text: string): readonly Placed[] {
  const { quantities, times, days } = measuresIn(text);
  return [
    ...quantities.map((quantity) => ({ ...placeOf(quantity), value: numberOf(quantity) })),
    ...days.map(({ month, day, written, ...place }): Placed => {
      const year = /\d{4}/.exec(written)?.[0];
      return { ...place, value: { kind: 'day', month, day, year } };
    }),
    ...times.map(({ seconds, step, ...place }): Placed => ({ ...place, value: { kind: 'time', seconds, step } })),
  ];
}

function placeOf({ start, end }: Quantity): Omit<Placed, 'value'> {
  return { start, end };
}

/** What has a unit, or is told in millions, is told by that. */
function numberOf(quantity: Quantity): Value {
  const { measured, plain, noun } = quantity;
  if (measured.length > 0) return { kind: 'number', readings: measured, counted: '' };
  return { kind: 'number', readings: plain, counted: isFactor(quantity) ? FACTOR : noun };
}
