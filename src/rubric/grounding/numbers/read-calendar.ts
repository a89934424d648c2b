import { cronTimesAt, foreignMonthOf, isLikelyYear, monthOf } from './calendar.js';
import { digitsAt, endOfDigits, isDigit } from './digits.js';
import type { Family } from './units.js';

/** Takes times and days, and the numbers that they are as well. */
export interface CalendarSink {
  value(family: Family, value: number): void;
  /** Seconds of the day, and whether it is written as a duration could be. */
  time(seconds: number, mayBeDuration: boolean, step: 1 | 60): void;
  day(month: number, day: number): void;
  /** A day that its digits may tell: `15/04`. */
  likelyDay(month: number, day: number): void;
}

/** `12:49`, `12:49:36.870`: returns its end. */
export function readTime(text: string, start: number, end: number, sink: CalendarSink): number | undefined {
  if (end - start > 2) return undefined;
  const mark = text.charAt(end);
  if (mark !== ':') {
    readHours(text, start, end, sink);
    if (mark === '.') readDottedTime(text, start, end, sink);
    else if (BEFORE_HOUR_SIGN.has(mark)) readHour(text, start, end, sink);
    return undefined;
  }
  const minutes = digitsAt(text, end + 1, 2);
  if (minutes < 0 || minutes > 59) return undefined;
  const hours = Number(text.slice(start, end));
  const hasSeconds = text.charAt(end + 3) === ':';
  const seconds = hasSeconds ? digitsAt(text, end + 4, 2) : -1;
  const isShort = seconds < 0 || seconds > 59;
  const mayBeDuration =
    end - start === 1 || hours === 0 || DURATION_BEFORE.test(text.slice(Math.max(0, start - LONGEST_BEFORE), start));
  sink.time(hours * 3600 + minutes * 60 + (isShort ? 0 : seconds), mayBeDuration, isShort ? 60 : 1);
  if (isShort && mayBeDuration) sink.value('time', hours * 60 + minutes);
  sink.value('count', hours);
  const last = isShort ? end + 3 : end + 6;
  // Behind a comma may stand the next column of a table.
  const hasFraction = !isShort && text.charAt(last) === '.' && isDigit(text.charCodeAt(last + 1));
  if (!hasFraction) return last;
  const fractionEnd = endOfDigits(text, last + 1);
  sink.value('count', Number(text.slice(last + 1, fractionEnd)));
  return fractionEnd;
}

/** `14h30`, `2h20`: what its digits are besides is read as well. */
function readHours(text: string, start: number, end: number, sink: CalendarSink): void {
  if (text.charAt(end) !== 'h' && text.charAt(end + 1) !== 'h') return;
  const minutes = HOURS.exec(text.slice(end, end + LONGEST_HOURS))?.[1];
  if (minutes === undefined) return;
  const seconds = Number(text.slice(start, end)) * 3600 + Number(minutes) * 60;
  sink.time(seconds, false, 60);
  sink.value('time', seconds);
}

/** What a sign of an hour begins with, or a blank before it. */
const BEFORE_HOUR_SIGN = new Set([...' \u00a0\u202fhapAPUu時时点點시']);
/** "3 pm", "15 Uhr", "15h", `15時`. */
const HOUR_SIGN = /^(?:[ \u00a0\u202f]?(?:([ap])\.?m|uhr|h(?! ?\d))(?![\p{L}\d])|[時时点點](?!間|间)|시(?!간))/iu;
const LONGEST_HOUR_SIGN = 7;
const AFTERNOON = /(?:午後|下午|晚上|오후) ?$/;

/** An hour alone, which is a number as well: "3 pm" is 15:00, and so is its 15. */
function readHour(text: string, start: number, end: number, sink: CalendarSink): void {
  const sign = HOUR_SIGN.exec(text.slice(end, end + LONGEST_HOUR_SIGN));
  const hour = Number(text.slice(start, end));
  // "3 h" is a time that something takes.
  if (sign === null || hour > 24 || (sign[0] === ' h' && hour <= 12)) return;
  sink.time(hour * 3600, false, 60);
  const isAfternoon = sign[1]?.toLowerCase() === 'p' || AFTERNOON.test(text.slice(Math.max(0, start - 3), start));
  if (isAfternoon && hour < 12) sink.value('count', hour + 12);
}

/** `8.15 Uhr`, `8.15 bis 9.00 Uhr`, "alle 14.30": a time of day, and a number as well. */
function readDottedTime(text: string, start: number, end: number, sink: CalendarSink): void {
  const [, minutes, sign] = DOTTED_TIME.exec(text.slice(end, end + LONGEST_DOTTED_TIME)) ?? [];
  if (sign === undefined && !HOUR_WORD.test(text.slice(Math.max(0, start - LONGEST_HOUR_WORD), start))) return;
  if (minutes !== undefined) sink.time(Number(text.slice(start, end)) * 3600 + Number(minutes) * 60, false, 60);
}

const DOTTED_TIME = /^\.([0-5]\d)(?!\d|\.\d)((?: ?(?:bis|und|–|-) ?\d{1,2}[.:][0-5]\d)? ?Uhr)?/u;
/** "Alle 14.30", "kl. 14.30". */
const HOUR_WORD = /(?<!\p{L})(?:alle|ore|kl\.?|klo|às) $/iu;
const LONGEST_HOUR_WORD = 6;
const LONGEST_DOTTED_TIME = 18;

const HOURS = /^ ?h ?([0-5]\d)(?![\d:]| ?min|\p{L})/u;
const LONGEST_HOURS = 9;

/** What is written like a time of day: `elapsed 04:52:10`. */
const DURATION_BEFORE =
  /\b(?:elapsed|took|duration|runtime|walltime|wall|real|total|dauer|laufzeit|durée|duración)\b[\s:=|]{1,6}$/i;
const LONGEST_BEFORE = 18;

/** Digits of `20261112`, and of the same with hours and minutes, and seconds. */
const COMPACT: ReadonlySet<number> = new Set([8, 12, 14]);

/** A day without marks, as names of backups and files have it: it may be a plain number as well. */
function readCompactDay(text: string, start: number, sink: CalendarSink): void {
  const year = Number(text.slice(start, start + 4));
  const [month, day] = [Number(text.slice(start + 4, start + 6)), Number(text.slice(start + 6, start + 8))];
  if (!isLikelyYear(year) || month < 1 || month > 12 || day < 1 || day > 31) return;
  sink.day(month, day);
}

/** `2026-11-12`, `12.11.2026`, `12 November`, `Nov 12`: returns its end where that is no number besides. */
export function readDay(text: string, start: number, end: number, sink: CalendarSink): number | undefined {
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
  const slashed = mark === '/' && !NO_DAY.test(text.charAt(start - 1)) ? digitsAt(text, end + 1, 2) : -1;
  if (slashed > 0)
    for (const [month, day] of [
      [slashed, value],
      [value, slashed],
    ] as const) {
      if (month <= 12 && day <= 31) sink.likelyDay(month, day);
    }
  if (mark === '.') readDottedDay(text, start, end, value, sink);
  if (mark === '月') readHanDay(text, end, value, sink);
  const after = isWordBehind(text, end) ? MONTH_AFTER.exec(text.slice(end, end + LONGEST_MONTH))?.[1] : undefined;
  const before = isWordBefore(text, start)
    ? MONTH_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_MONTH), start))?.[1]
    : undefined;
  for (const name of [after, before]) {
    const month = monthOf(name);
    if (month > 0) sink.day(month, value);
  }
  const foreign = monthOf(after) > 0 ? 0 : foreignMonthOf(after);
  if (foreign > 0) sink.likelyDay(foreign, value);
  return undefined;
}

/** `12.11.2026`, `12.11.`; `12.11.26` may be a version, and "am 12.11" a number. */
function readDottedDay(text: string, start: number, end: number, day: number, sink: CalendarSink): void {
  const behind = text.slice(end, end + LONGEST_DOTTED);
  const [, month] = DOTTED.exec(behind) ?? [];
  if (month !== undefined) sink.day(Number(month), day);
  const [, likely, stop] = LIKELY_DOTTED.exec(behind) ?? [];
  const isLikely = stop !== '' || BEFORE_DAY.test(text.slice(Math.max(0, start - LONGEST_BEFORE_DAY), start));
  if (likely !== undefined && Number(likely) <= 12 && isLikely) sink.likelyDay(Number(likely), day);
}

/** `11月26日`. */
function readHanDay(text: string, end: number, month: number, sink: CalendarSink): void {
  const [, day] = HAN_DAY.exec(text.slice(end, end + LONGEST_HAN_DAY)) ?? [];
  if (day !== undefined && month <= 12) sink.likelyDay(month, Number(day));
}

/** A quick look for a letter that a month may begin with, behind the few characters that may stand between. */
function isWordBehind(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  if (code === SPACE || code === HYPHEN || code === SLASH) return isLetter(text.charCodeAt(end + 1));
  return code === POINT || isLetter(code);
}

function isWordBefore(text: string, start: number): boolean {
  if (text.charCodeAt(start - 1) !== SPACE) return false;
  const code = text.charCodeAt(start - 2);
  return code === POINT || isLetter(code);
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0x400 && code < 0x500);
}

/** What makes of `15/04` a part of a path or of another day. */
const NO_DAY = /[\p{L}\d_/.-]/u;

/** `30 2 * * *` runs at 02:30. */
export function readCron(text: string, start: number, end: number, sink: CalendarSink): void {
  const mark = text.charCodeAt(end);
  if (end - start > 2 || (mark !== SPACE && mark !== TAB)) return;
  for (const seconds of cronTimesAt(text, Number(text.slice(start, end)), end)) sink.time(seconds, false, 60);
}

const SPACE = 32;
const TAB = 9;
const POINT = 46;
const HYPHEN = 45;
const SLASH = 47;

/** Month and year with their points, and the digit beyond that would make them something else. */
const LONGEST_DOTTED = 9;
const DOTTED = /^\.(\d{1,2})\.(?!\d{1,3}(?:\D|$))/;
const LIKELY_DOTTED = /^\.(\d{1,2})(\.\d\d(?![\d.])|)(?![\d.:,%])/;
const BEFORE_DAY = /(?<!\p{L})(?:am|vom|dem|seit|bis) $/iu;
const LONGEST_BEFORE_DAY = 6;
const HAN_DAY = /^月(\d{1,2})日/;
const LONGEST_HAN_DAY = 5;
/** A month with what may stand between it and its day, and the letter beyond it that would make it another word. */
const LONGEST_MONTH = 20;
const MONTH_AFTER = /^(?:st|nd|rd|th|\.)?(?: (?:of|de) |[-/]| ?)(\p{L}{3,12})(?!\p{L})/iu;
const MONTH_BEFORE = /(?<!\p{L})([a-zä]{3,10})\.? $/iu;
