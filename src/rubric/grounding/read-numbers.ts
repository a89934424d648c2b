import { cronTimesAt, monthOf } from './calendar.js';
import { readDigits, unitsOf } from './quantities.js';
import type { Family, Unit } from './units.js';

/** Takes what `readNumbers` finds. */
export interface NumberSink {
  value(family: Family, value: number): void;
  /** A number as it is written before a unit of a family, whatever that makes of it. */
  written(family: Family, value: number): void;
  /** A number with a unit, or one with a fraction: what may be compared with another one. Each once, in its likeliest sense. */
  measure(family: Family, value: number): void;
  /** Seconds of the day, and whether it is written as a duration could be. */
  time(seconds: number, mayBeDuration: boolean): void;
  day(month: number, day: number): void;
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
    const last = endOfNumber(text, end);
    readCron(text, at, end, sink);
    readSpaced(text, at, last, sink);
    readRest(text, at, last, sink);
    durations = readNumber(text, at, end, last, durations, sink);
    at = last;
  }
}

/** `30 2 * * *` runs at 02:30. */
function readCron(text: string, start: number, end: number, sink: NumberSink): void {
  const mark = text.charCodeAt(end);
  if (end - start > 2 || (mark !== SPACE && mark !== TAB)) return;
  for (const seconds of cronTimesAt(text, Number(text.slice(start, end)), end)) sink.time(seconds, false);
}

interface Duration {
  readonly end: number;
  readonly seconds: number;
  readonly step: number;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function endOfDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** Digits at a place, as many as are wanted and no more; -1 for anything else. */
function digitsAt(text: string, start: number, length: number): number {
  let value = 0;
  for (let at = start; at < start + length; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code)) return -1;
    value = value * 10 + code - 48;
  }
  return isDigit(text.charCodeAt(start + length)) ? -1 : value;
}

/** `12:49`, `12:49:36.870`: returns its end. */
function readTime(text: string, start: number, end: number, sink: NumberSink): number | undefined {
  if (text.charAt(end) !== ':' || end - start > 2) return undefined;
  const minutes = digitsAt(text, end + 1, 2);
  if (minutes < 0 || minutes > 59) return undefined;
  const hours = Number(text.slice(start, end));
  const hasSeconds = text.charAt(end + 3) === ':';
  const seconds = hasSeconds ? digitsAt(text, end + 4, 2) : -1;
  const isShort = seconds < 0 || seconds > 59;
  const mayBeDuration = end - start === 1 || hours === 0;
  sink.time(hours * 3600 + minutes * 60 + (isShort ? 0 : seconds), mayBeDuration);
  if (isShort && mayBeDuration) sink.value('time', hours * 60 + minutes);
  sink.value('count', hours);
  const last = isShort ? end + 3 : end + 6;
  return /[.,]/.test(text.charAt(last)) && isDigit(text.charCodeAt(last + 1)) ? endOfDigits(text, last + 1) : last;
}

/** Digits of `20261112`, and of the same with hours and minutes, and seconds. */
const COMPACT: ReadonlySet<number> = new Set([8, 12, 14]);
const FIRST_YEAR = 1990;
const LAST_YEAR = 2050;

/** A day without marks, as names of backups and files have it: it may be a plain number as well. */
function readCompactDay(text: string, start: number, sink: NumberSink): void {
  const year = Number(text.slice(start, start + 4));
  const [month, day] = [Number(text.slice(start + 4, start + 6)), Number(text.slice(start + 6, start + 8))];
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1 || day > 31) return;
  sink.day(month, day);
}

/** `2026-11-12`, `12.11.2026`, `12 November`, `Nov 12`: returns its end where that is no number besides. */
function readDay(text: string, start: number, end: number, sink: NumberSink): number | undefined {
  const length = end - start;
  const mark = text.charAt(end);
  if (COMPACT.has(length)) readCompactDay(text, start, sink);
  if (length === 4 && (mark === '-' || mark === '/') && text.charAt(end + 3) === mark) {
    const [month, day] = [digitsAt(text, end + 1, 2), digitsAt(text, end + 4, 2)];
    if (month > 0 && day > 0) {
      sink.day(month, day);
      for (const value of [Number(text.slice(start, end)), day]) sink.value('count', value);
      return end + 6;
    }
  }
  if (length > 2) return undefined;
  const value = Number(text.slice(start, end));
  if (value < 1 || value > 31) return undefined;
  const dotted = mark === '.' ? DOTTED.exec(text.slice(end, end + LONGEST_DOTTED)) : null;
  if (dotted !== null) sink.day(Number(dotted[1]), value);
  const after = isWordBehind(text, end) ? MONTH_AFTER.exec(text.slice(end, end + LONGEST_MONTH))?.[1] : undefined;
  const before = isWordBefore(text, start)
    ? MONTH_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_MONTH), start))?.[1]
    : undefined;
  for (const name of [after, before]) {
    const month = monthOf(name);
    if (month > 0) sink.day(month, value);
  }
  return undefined;
}

/** A quick look for a letter that a month may begin with, behind the few characters that may stand between. */
function isWordBehind(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  return (code === SPACE && isLetter(text.charCodeAt(end + 1))) || code === POINT || isLetter(code);
}

function isWordBefore(text: string, start: number): boolean {
  if (text.charCodeAt(start - 1) !== SPACE) return false;
  const code = text.charCodeAt(start - 2);
  return code === POINT || isLetter(code);
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

const SPACE = 32;
const TAB = 9;
const POINT = 46;

/** Month and year with their points, and the digit beyond that would make them something else. */
const LONGEST_DOTTED = 9;
const DOTTED = /^\.(\d{1,2})\.(?!\d{1,3}(?:\D|$))/;
/** A month with what may stand between it and its day, and the letter beyond it that would make it another word. */
const LONGEST_MONTH = 20;
const MONTH_AFTER = /^(?:st|nd|rd|th|\.)?(?: (?:of|de) | ?)([a-zä]{3,10})(?!\p{L})/iu;
const MONTH_BEFORE = /(?<!\p{L})([a-zä]{3,10})\.? $/iu;

/** Marks that may stand between the digits of one number. */
const INNER = ".,'’_\u00a0\u202f";

/** The most groups of digits that are read as one number: a longer list is read by its members. */
const MOST_GROUPS = 6;

function endOfNumber(text: string, firstEnd: number): number {
  let end = firstEnd;
  for (let groups = 1; groups < MOST_GROUPS; groups++) {
    const isMark = INNER.includes(text.charAt(end) || ' ');
    if (!isMark || !isDigit(text.charCodeAt(end + 1))) break;
    end = endOfDigits(text, end + 1);
  }
  return end;
}

/** `10 000` may be one number or two: here it is one, with its unit. */
function readSpaced(text: string, start: number, firstEnd: number, sink: NumberSink): void {
  let end = firstEnd;
  while (text.charAt(end) === ' ' && digitsAt(text, end + 1, 3) >= 0 && end - start < MOST_DIGITS) end += 4;
  if (end === firstEnd) return;
  const values = readDigits(text.slice(start, end)).map(({ value }) => value);
  readUnit(text, values, start, end, [], sink);
}

/** "6 of 41": whoever says 35 of the others has counted. */
function readRest(text: string, start: number, end: number, sink: NumberSink): void {
  const code = text.charCodeAt(end);
  if ((code !== SPACE && code !== SLASH) || end - start > MOST_DIGITS_OF_PART) return;
  if (PART_OF_NAME.test(text.charAt(start - 1))) return;
  const all = OUT_OF.exec(text.slice(end, end + LONGEST_OUT_OF))?.[1];
  if (all === undefined) return;
  const rest = Number(all.replace(',', '')) - Number(text.slice(start, end).replace(',', ''));
  if (rest > 0) sink.value('count', rest);
}

/** `a4/29` is a path. */
const PART_OF_NAME = /[\p{L}\d_/.-]/u;
const SLASH = 47;
const MOST_DIGITS_OF_PART = 7;
const OUT_OF =
  /^(?: ?\/ ?| (?:out )?of (?:the |all |its |their )?| von (?:den )?| de (?:los |las )?| sur )(\d{1,3}(?:,\d{3})|\d{1,7})(?![\d.:/-])/;
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
    return readUnit(text, [Number(text.slice(start, end))], start, end, before, sink);
  }
  const written = text.slice(start, end);
  if (/^\d+(?:\.\d+)+/.test(written)) sink.version(/^[\d.]*\d/.exec(written)?.[0] ?? written);
  const values = readDigits(written).map(({ value }) => value);
  // What is one number to us may be a list to the writer.
  const pieces = written.split(/[ ,]/);
  if (pieces.length > 1)
    for (const piece of pieces) for (const { value } of readDigits(piece)) sink.value('count', value);
  return readUnit(text, values, start, end, before, sink);
}

const MOST_DIGITS = 15;

/** The longest word for a unit, with what joins it to its number. */
const LONGEST_UNIT = 15;

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
  let duration: Duration | undefined;
  for (const { family, factors } of units) {
    for (const factor of factors) for (const value of values) sink.value(family, value * factor);
    const [value] = values;
    const [step = 0] = factors;
    if (family === 'time' && value !== undefined) duration = { end: end + word.length, seconds: value * step, step };
  }
  return joined(before, duration, values, start, end, sink);
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
  return from === end && text.charCodeAt(end) >= 0x4e00 ? text.charAt(end) : '';
}

function isUnitLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xb5 && code < 0x3c0);
}
