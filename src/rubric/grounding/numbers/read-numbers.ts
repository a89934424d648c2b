import { DAY } from './calendar.js';
import { digitsAt, endOfDigits, isBareFraction, isDigit } from './digits.js';
import { readDigits, unitsOf } from './quantities.js';
import { type CalendarSink, readCron, readDay, readTime } from './read-calendar.js';
import { type Family, LONGEST_UNIT, type Unit, unspacedUnitAt } from './units.js';

/** Takes what `readNumbers` finds. */
export interface NumberSink extends CalendarSink {
  /** What follows up to the next call is what one number may mean. */
  begin(): void;
  /** A part of a number that has commas, which may be a list to its writer; whether it is read but here. */
  part(value: number, isReadHere: boolean): void;
  /** A number as it is written before a unit of a family, whatever that makes of it. */
  written(family: Family, value: number): void;
  /** A number with a unit, or one with a fraction: what may be compared with another one. Each once, in its likeliest sense. */
  measure(family: Family, value: number): void;
  /** Digits with points between them. */
  version(written: string): void;
}

/**
 * All that the digits of a text could mean, whatever they are part of, by one look at each character. What a claim reads
 * in a text of its own this finds there, too.
 */
export function readNumbers(text: string, sink: NumberSink): void {
  let durations: readonly Duration[] = [];
  for (let at = 0; at < text.length; ) {
    if (!isDigit(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const end = endOfDigits(text, at);
    const calendar = readTime(text, at, end, sink) ?? readDay(text, at, end, sink);
    if (calendar !== undefined) {
      at = calendar;
      continue;
    }
    sink.begin();
    readHex(text, at, end, sink);
    const last = endOfNumber(text, end);
    readCron(text, at, end, sink);
    readSpaced(text, at, last, sink);
    durations = readNumber(text, at, end, last, durations, sink);
    readRest(text, at, last, sink);
    at = nextAfter(text, at, last);
  }
}

/** Where to read on: behind a number, or behind the first of a list, whose others may be anything: `2.3.2,1630,2025-10-06`. */
function nextAfter(text: string, start: number, end: number): number {
  const read = text.slice(start, end);
  const comma = read.indexOf(',');
  return comma < 0 || GROUPED.test(read) ? end : start + comma + 1;
}

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

interface Duration {
  readonly end: number;
  readonly seconds: number;
  readonly step: number;
}

/** `0x80000`, of which people say 512 KiB. */
function readHex(text: string, start: number, end: number, sink: NumberSink): void {
  if (end - start !== 1 || text.charAt(end) !== 'x' || text.charAt(start) !== '0') return;
  const [digits] = HEX.exec(text.slice(end + 1, end + 1 + LONGEST_HEX)) ?? [];
  if (digits !== undefined) sink.value('count', Number.parseInt(digits, 16));
}

const HEX = /^[\da-f]{1,8}(?![\p{L}\d])/iu;
/** Digits of four bytes, and what may not follow them. */
const LONGEST_HEX = 9;

/** Marks that may stand between the digits of one number. */
const INNER = ".,'’_\u00a0\u202f";

/** The most groups of digits that are read as one number: a longer list is read by its members. */
const MOST_GROUPS = 6;

function endOfNumber(text: string, firstEnd: number): number {
  let end = firstEnd;
  for (let groups = 1; groups < MOST_GROUPS; groups++) {
    const mark = text.charAt(end) || ' ';
    if (!INNER.includes(mark) || !isDigit(text.charCodeAt(end + 1))) break;
    // Of `scale3_2026-11-17` the day is a number of its own, of `1_000` the thousands are not.
    if (mark === '_' && digitsAt(text, end + 1, 3) < 0) break;
    end = endOfDigits(text, end + 1);
  }
  return end;
}

/** Cents behind thousands with spaces: `18 027,90`. */
const SPACED_CENTS = /^[.,]\d{1,2}(?!\d)/;

const LONGEST_SPACED_CENTS = ',900'.length;

/** `10 000` may be one number or two: here it is one, with its unit. */
function readSpaced(text: string, start: number, firstEnd: number, sink: NumberSink): void {
  let end = firstEnd;
  while (text.charAt(end) === ' ' && digitsAt(text, end + 1, 3) >= 0 && end - start < MOST_DIGITS) end += 4;
  if (end === firstEnd) return;
  end += SPACED_CENTS.exec(text.slice(end, end + LONGEST_SPACED_CENTS))?.[0].length ?? 0;
  const values = readDigits(text.slice(start, end)).map(({ value }) => value);
  readUnit(text, values, start, end, [], sink);
}

/** "6 of 41": whoever says 35 of the others has counted, and whoever says 15 % has divided. */
function readRest(text: string, start: number, end: number, sink: NumberSink): void {
  const code = text.charCodeAt(end);
  if ((code !== SPACE && code !== SLASH) || end - start > MOST_DIGITS_OF_PART) return;
  if (PART_OF_NAME.test(text.charAt(start - 1))) return;
  const all = OUT_OF.exec(text.slice(end, end + LONGEST_OUT_OF))?.[1];
  if (all === undefined) return;
  const [part, whole] = [Number(text.slice(start, end).replace(',', '')), Number(all.replace(',', ''))];
  const rest = whole - part;
  if (rest > 0) sink.value('count', rest);
  if (rest > 0) for (const share of [part, rest]) sink.value('ratio', share / whole);
  // chi2/ndf = 182.4/48
  else if (code === SLASH && whole > 0) sink.value('count', part / whole);
}

/** `a4/29` is a path. */
const PART_OF_NAME = /[\p{L}\d_/.-]/u;
const SPACE = 32;
const SLASH = 47;
const MOST_DIGITS_OF_PART = 7;
const OUT_OF =
  /^(?: ?\/ ?| (?:out )?of (?:the |all |its |their )?| von (?:den )?| de (?:los |las )?| sur )(\d{1,3}(?:,\d{3})|\d{1,7})(?![\d:/-]|\.\d)/;
const LONGEST_OUT_OF = 32;

function readNumber(
  text: string,
  start: number,
  firstEnd: number,
  end: number,
  before: readonly Duration[],
  sink: NumberSink,
): readonly Duration[] {
  if (firstEnd === end) {
    if (end - start > MOST_DIGITS) return [];
    const digits = text.slice(start, end);
    const fraction = isBareFraction(text, start) ? [Number(`0.${digits}`)] : [];
    return readUnit(text, [...fraction, Number(digits)], start, end, before, sink);
  }
  const written = text.slice(start, end);
  if (/^\d+(?:\.\d+)+/.test(written)) sink.version(/^[\d.]*\d/.exec(written)?.[0] ?? written);
  const values = readDigits(written).map(({ value }) => value);
  const durations = readUnit(text, values, start, end, before, sink);
  // What is one number to us may be a list to the writer. Where its groups are no thousands, all but the first are read again.
  const pieces = written.split(/[ ,]/);
  for (const [i, piece] of pieces.length > 1 ? pieces.entries() : []) {
    for (const { value } of readDigits(piece)) sink.part(value, i === 0 || GROUPED.test(written));
  }
  return durations;
}

const MOST_DIGITS = 15;

function readUnit(
  text: string,
  values: readonly number[],
  start: number,
  end: number,
  before: readonly Duration[],
  sink: NumberSink,
): readonly Duration[] {
  const word = wordBehind(text, end);
  const units = word === '' ? [] : unitsOf(word);
  for (const value of values) {
    if (units.length === 0) sink.value('count', value);
    for (const { family } of units) sink.written(family, value);
    if (value <= 1) sink.value('ratio', value);
  }
  const hasCents = end - start > 3 && CENTS.test(text.slice(end - 3, end));
  tellMeasure(values, units, hasCents, sink);
  readQualified(text, values, end, word, sink);
  let duration: Duration | undefined;
  for (const { family, factors } of units) {
    for (const factor of factors) for (const value of values) sink.value(family, value * factor);
    const [step = 0] = factors;
    // Of 27.402 the smaller one is meant: no part of a duration has thousands.
    const seconds = Math.min(...values) * step;
    if (family === 'time' && values.length > 0) duration = { end: end + word.length, seconds, step };
  }
  return joined(before, duration, values, start, end, sink);
}

/** Words before days that are days all the same; of "one more minute" nobody says 60 seconds. */
const QUALIFIERS: ReadonlySet<string> = new Set('business working calendar consecutive'.split(' '));

/** "Two business days", of which people say 48 hours. */
function readQualified(text: string, values: readonly number[], end: number, word: string, sink: NumberSink): void {
  if (!QUALIFIERS.has(word.toLowerCase())) return;
  for (const { family, factors } of unitsOf(wordBehind(text, end + 1 + word.length))) {
    if (family !== 'time' || factors[0] !== DAY) continue;
    for (const factor of factors) for (const value of values) sink.value(family, value * factor);
  }
}

/** Of 1,100.00 both are a fraction. */
const CENTS = /[.,]\d\d/;

function tellMeasure([value]: readonly number[], [unit]: readonly Unit[], hasCents: boolean, sink: NumberSink): void {
  if (value === undefined) return;
  const {
    family,
    factors: [factor = 1],
  } = unit ?? { family: 'count', factors: [1] };
  if (family !== 'count' || hasCents || !Number.isInteger(value)) sink.measure(family, value * factor);
}

/** `2 h 21 min`, `3m 12.5s`, `38 min 44`: hours, then minutes, then seconds are one duration, and each is one of its own. */
function joined(
  before: readonly Duration[],
  own: Duration | undefined,
  [value]: readonly number[],
  start: number,
  end: number,
  sink: NumberSink,
): readonly Duration[] {
  const found = own === undefined ? [] : [own];
  for (const earlier of before) {
    if (earlier.step < 60 || start - earlier.end > BETWEEN_PARTS) continue;
    const rest = own?.seconds ?? (earlier.step === 60 ? value : undefined);
    if (rest === undefined || rest >= earlier.step || (own !== undefined && own.step >= earlier.step)) continue;
    const seconds = earlier.seconds + rest;
    sink.value('time', seconds);
    sink.measure('time', seconds);
    found.push({ end: own?.end ?? end, seconds, step: own?.step ?? 1 });
  }
  return found;
}

/** Characters between the parts of a duration, with the space that may stand before a unit. */
const BETWEEN_PARTS = 7;

/** The unit that a number may have, '' for none. */
function wordBehind(text: string, end: number): string {
  const mark = text.charCodeAt(end);
  const from = mark === 32 || mark === 45 || mark === 0xa0 || mark === 0x202f ? end + 1 : end;
  if (text.charCodeAt(from) === 37) return '%';
  let to = from;
  while (to < text.length && to - from < LONGEST_UNIT && isUnitLetter(text.charCodeAt(to))) to++;
  if (to > from) return text.slice(from, to);
  return from === end ? unspacedUnitAt(text, end) : '';
}

function isUnitLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xb5 && code < 0x530);
}
