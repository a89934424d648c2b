import { type CalendarDay, type ClockTime, daysIn, Spans, timesIn } from './calendar.js';
import { isBareFraction } from './digits.js';
import { spelledNumbers } from './number-words.js';
import { CAPITAL_K, CAPITAL_M, type Family, SMALL_G, SMALL_M, UNITS, type Unit, unspacedUnitAt } from './units.js';

/** One thing that a written number may mean, in the unit of its family. */
export interface Reading {
  readonly family: Family;
  readonly value: number;
  /** What the last digit is worth: 1 for 53, 0.1 for 53.8, 3600 for 53 h. */
  readonly step: number;
}

/** Of 17,000 the first two: the others may be rounded. */
export function digitsOf({ value, step }: Reading): number {
  let digits = Math.round(value / step);
  while (digits > 0 && digits % 10 === 0) digits /= 10;
  return String(digits).length;
}

/** A number of a text. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  /** As the text writes it, with its unit. */
  readonly written: string;
  /** The number as such, whatever its unit; more than one for `1.180`. */
  readonly plain: readonly Reading[];
  /** In the unit of its family, where it has a unit that is known. */
  readonly measured: readonly Reading[];
  /** The word behind it, which tells what is counted; '' for none. */
  readonly noun: string;
  /** The parts of a duration that may be two: "2 hours and 40 minutes", "8 h, 12.8 s". */
  readonly listed?: readonly Quantity[];
}

/** All that a text counts, measures and dates; a digit of `v2`, `sha256`, `#12` or `pg-main-1` does none of it. */
export interface Measures {
  readonly quantities: readonly Quantity[];
  readonly times: readonly ClockTime[];
  readonly days: readonly CalendarDay[];
}

/** Digits with what may stand inside of a number, no letter before them. */
const DIGITS = /\d+(?:[.,'’_\u00a0\u202f]\d+)*(?: \d{3}(?![\d.,:]))*/g;

/** The measures of a text. Takes time in proportion to it. */
export function measuresIn(text: string): Measures {
  if (!/\d/.test(text)) return { days: [], times: [], quantities: joinDurations(spelledIn(text), text) };
  const taken = new Spans(text.length);
  const days = daysIn(text, taken);
  const times = timesIn(text, taken);
  return { days, times, quantities: joinDurations(quantitiesIn(text, taken), text) };
}

/** Round the clock: of `24/7` nothing is counted. */
const ALWAYS = /(?<![\d.,:/])24\/7(?:\/365)?(?![\d/%]|[.,]\d)/g;

function quantitiesIn(text: string, taken: Spans): readonly Quantity[] {
  const found: Quantity[] = [];
  for (const { index, 0: all } of text.matchAll(ALWAYS)) taken.take(index, index + all.length);
  for (const match of text.matchAll(DIGITS)) {
    const [digits] = match;
    const isFraction = /^\d+$/.test(digits) && isBareFraction(text, match.index);
    const start = isFraction ? match.index - 1 : match.index;
    const end = match.index + digits.length;
    if (taken.has(match.index) || startsInName(text, start) || endsInName(text, end)) continue;
    // Of an address people tell the end alone: "a block on .61".
    const plain = [...(isFraction ? readDigits(`0.${digits}`) : []), ...readDigits(digits)];
    if (plain.length > 0) found.push(quantityAt(text, start, end, plain));
  }
  return joinMyriads(
    [...found, ...spelledIn(text)].sort((a, b) => a.start - b.start),
    text,
  );
}

/** `1億2000万`, `1억 2000만`: what follows ten thousands, or their square, belongs to the number. */
function joinMyriads(quantities: readonly Quantity[], text: string): readonly Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of quantities) {
    const last = joined.at(-1);
    const [a] = last?.measured ?? [];
    const [b] = quantity.measured.length > 0 ? quantity.measured : quantity.plain;
    const isPart =
      last !== undefined && MYRIAD_END.test(last.written) && /^ ?$/.test(text.slice(last.end, quantity.start));
    if (!isPart || a === undefined || b?.family !== 'count' || b.value >= a.step) {
      joined.push(quantity);
      continue;
    }
    const sum: Reading = { family: 'count', value: a.value + b.value, step: b.step };
    const written = text.slice(last.start, quantity.end);
    joined[joined.length - 1] = { ...quantity, start: last.start, written, plain: [sum], measured: [sum] };
  }
  return joined;
}

const MYRIAD_END = /\d ?[億亿억万萬만]$/;

function spelledIn(text: string): readonly Quantity[] {
  return spelledNumbers(text)
    .filter(({ start, end }) => !isOfClock(text, start, end))
    .map(({ start, end, value }) => quantityAt(text, start, end, [{ family: 'count', value, step: 1 }]));
}

/** "Twenty past three", "ten to nine": of a time that is told so nobody can say which half of the day it is in. */
function isOfClock(text: string, start: number, end: number): boolean {
  const behind = CLOCK_BEHIND.exec(text.slice(end, end + LONGEST_CLOCK));
  return (
    behind !== null && !(behind[1] === 'to' && /\bfrom (?:about )?$/i.test(text.slice(Math.max(0, start - 12), start)))
  );
}

const CLOCK_BEHIND =
  /^(?: minutes?)? (past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?!\p{L}|-)(?! (?:percent|times|of)\b)/iu;
const LONGEST_CLOCK = ' minutes past midnight percent'.length;

function startsInName(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  return INSIDE_NAME.test(before) && !AFTER_UNIT.test(before) && !AMOUNT.test(before) && !AFTER_SIGN.test(before);
}

/** The minutes of `2h21m`. */
const AFTER_UNIT = /\d(?:d|h|m|min)$/;

/** "Δ0.1", "@10k". */
const AFTER_SIGN = /(?:^|[\s(,;])[Δ∆@]$/;

/** The sign of a currency: `$1,200`, `US$40`, `(R$ 9)`. A shell writes `$1` and `${1}`. */
const AMOUNT = /(?:^|[^\p{L}\d_$])(?:\p{Lu}{1,2})?\$$/u;

/** Scripts without spaces write a number right behind a word. */
const INSIDE_NAME =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}_#$@\\]$|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}_][-/.:]$/u;

/** `5xx`, `7dc41a2`; units, the endings of ordinals and the letter of gate 27E or seat 14C are no part of a name. */
function endsInName(text: string, end: number): boolean {
  const [glued] = /^[\p{L}_][\p{L}\d_]*/u.exec(text.slice(end, end + 20)) ?? [];
  if (glued === undefined || ORDINAL.test(glued) || SEAT.test(glued) || !/^[a-zµμ_]/i.test(glued)) return false;
  // Of `2h21m` and `3m12.5s` the first unit.
  const [word = ''] = /^\p{L}+/u.exec(glued) ?? [];
  return unitsOf(word).length === 0;
}

const SEAT = /^[A-Z]$/;

const ORDINAL = /^(?:st|nd|rd|th|x|er|e|ª|º|fold|fach|s)$/iu;

/** Thousands, and above them groups of two: 12,00,000. */
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/** What digits may mean; nothing for a version such as 1.2.3. */
export function readDigits(written: string): readonly Reading[] {
  const readings: Reading[] = [];
  const add = (whole: string, fraction = ''): void => {
    if (whole.length > 15) return;
    const value = Number(fraction === '' ? whole : `${whole}.${fraction}`);
    readings.push({ family: 'count', value, step: 1 / 10 ** fraction.length });
  };
  const groups = written.split(/[.,'’_\u00a0\u202f ]/);
  const marks = written.replace(/\d/g, '');
  const [first = '', ...others] = groups;
  if (others.length === 0) add(first);
  const last = others.at(-1) ?? '';
  const isGrouped = (parts: readonly string[], by: string): boolean =>
    first.length <= 3 && first !== '0' && parts.every(({ length }) => length === 3) && new Set(by).size <= 1;
  if (others.length > 0 && (isGrouped(others, marks) || INDIAN.test(written))) add(groups.join(''));
  if (others.length === 1 && (marks === '.' || marks === ',')) add(first, last);
  if (
    others.length > 1 &&
    /[.,]$/.test(marks) &&
    isGrouped(others.slice(0, -1), marks.slice(0, -1)) &&
    marks.at(-1) !== marks.at(-2)
  ) {
    add(groups.slice(0, -1).join(''), last);
  }
  return readings;
}

/** What digits mean in the first place; 0 for a version. */
export function valueOfDigits(written: string): number {
  return readDigits(written)[0]?.value ?? 0;
}

/** "Another factor of roughly 22". */
const FACTOR_OF =
  /(?:^|\b(?:an?|another|by|den|einen|un|une|het|met) )fa[ck]tor (?:of |von |de |di )?(?:about |around |roughly |nearly |almost |some |etwa |rund )?$/i;

const BEHIND =
  /^(?:([%])| ?(×)(?!\s?\d)|[\u00a0\u202f -]?(%|(?:p\.p\.|per cent|por ciento))|([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}µ]{1,14})|[\u00a0\u202f -]([\p{L}µ][\p{L}µ-]{0,30}))/u;

function quantityAt(text: string, start: number, digitsEnd: number, plain: readonly Reading[]): Quantity {
  const unspaced = unspacedUnitAt(text, digitsEnd);
  const behind = unspaced === '' ? BEHIND.exec(text.slice(digitsEnd, digitsEnd + 33)) : null;
  const [all = unspaced, percent, times, spacedPercent, glued = unspaced, noun = ''] = behind ?? [];
  const isFactor = times !== undefined || FACTOR_OF.test(text.slice(Math.max(0, start - 32), start));
  const word = isFactor ? 'x' : glued || noun;
  const units = percent !== undefined || spacedPercent !== undefined ? unitsOf('%') : unitsOf(word);
  const unitEnd = digitsEnd + (units.length > 0 ? all.length : 0);
  const half = unspaced !== '' && text.charAt(unitEnd) === '半' ? 0.5 : 0;
  const end = unitEnd + (half > 0 ? 1 : 0);
  return {
    start,
    end,
    plain,
    written: text.slice(start, end),
    measured: units.flatMap(({ family, factors }) =>
      factors.flatMap((factor) =>
        plain.map(({ value, step }) => ({ family, value: (value + half) * factor, step: (half || step) * factor })),
      ),
    ),
    noun: units.length > 0 ? '' : word.toLowerCase().replace(/s$/, ''),
  };
}

/** The units that a word may mean; mostly none. */
export function unitsOf(word: string): readonly Unit[] {
  if (word === 'M') return CAPITAL_M;
  if (word === 'K' || word === 'k') return CAPITAL_K;
  if (word === 'm') return SMALL_M;
  if (word === 'g') return SMALL_G;
  const hyphen = word.indexOf('-');
  const unit = UNITS.get(word) ?? UNITS.get((hyphen < 0 ? word : word.slice(0, hyphen)).toLowerCase());
  return unit === undefined ? NO_UNITS : [unit];
}

const NO_UNITS: readonly Unit[] = [];

/** `2 h 21 min` is one duration: hours, then minutes, then seconds. */
function joinDurations(quantities: readonly Quantity[], text: string): readonly Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of quantities) {
    const last = joined.at(-1);
    const isApart = last === undefined || !JOINT.test(text.slice(last.end, quantity.start));
    const sum = isApart ? undefined : joinTwo(last, quantity, text.slice(Math.max(0, last.start - 12), last.start));
    if (sum === undefined || last === undefined) joined.push(quantity);
    else if (/\p{L}|&/u.test(text.slice(last.end, quantity.start)) || areFarApart(last, quantity))
      joined[joined.length - 1] = { ...sum, listed: [last, quantity] };
    else joined[joined.length - 1] = sum;
  }
  return joined;
}

/** What may stand between the parts of a duration: "40 minutes at 806 µs" and "1 minute, as 30 s is short" are two. */
const JOINT = /^\.?(?:[ \u00a0\u202f-]|, ?)?(?:(?:and|und|et|y|con|e|ja|og|och|i|и|&|\+) )?$/i;

/** Seconds behind minutes, and minutes behind hours. */
function bareRest(plain: Reading, step: number): Reading {
  return { ...plain, value: (plain.value * step) / 60, step: step / 60 };
}

/** "A duré 1 h 30", "1 h 30 de panne", "1 h 45 from page to recovery"; in "within 1 h 30 users" are none of the hour. */
function isSpacedHour(first: Quantity, { noun }: Quantity, apart: number, before: string): boolean {
  if (apart !== 1 || !/^\d+ h$/.test(first.written)) return false;
  return MINUTES_BEHIND.test(noun) || (noun === '' && HOURS_BEFORE.test(before));
}

const MINUTES_BEHIND =
  /^(?:de|d|pour|à|au|en|sans|avant|aprè|plu|environ|from|to|until|till|after|before|between|later|instead|long)$/;
const HOURS_BEFORE =
  /(?<!\p{L})(?:duré|dure|durait|pendant|après|en|de|pris|prend|environ|à|took|takes?|lasted|after|for|about|some|in|within) $/iu;

/** A part of a duration is written in plain digits or in a word; the last may go without its unit. */
const SIMPLE_PART =
  /^(?:\d+(?:[.,]\d{1,2})?(?:[ -]?\p{L}+(?: \d+(?:[.,]\d{1,2})?[ -]?\p{L}+)?)?|\p{L}+(?:-\p{L}+)? \p{L}+)$/u;

/** Characters between the parts of a duration: "2 h 21 min", "2 hours and 21 minutes". */
const BETWEEN_PARTS = 5;

/** Of "four hours and twenty minutes", "four hours twenty minutes"; not of "one day in 6 minutes". */
const IN_WORDS: ReadonlySet<number> = new Set([' '.length, ' y '.length, ' and '.length]);

/** "8 h, 12.8 s" may be of two things: minutes follow hours, and hours days. */
function areFarApart({ measured: [a] }: Quantity, { measured: [b], plain: [plain] }: Quantity): boolean {
  return a !== undefined && b !== undefined && plain !== undefined && a.step * plain.step > MOST_OF_NEXT * b.step;
}
const MOST_OF_NEXT = 60;

/** @param before what stands before the first */
function joinTwo(first: Quantity, second: Quantity, before: string): Quantity | undefined {
  const [a] = first.measured;
  if (a?.family !== 'time' || second.start - first.end > BETWEEN_PARTS || a.step < 60) return undefined;
  if (!/\d/.test(first.written) && !IN_WORDS.has(second.start - first.end)) return undefined;
  if (!SIMPLE_PART.test(first.written) || !SIMPLE_PART.test(second.written)) return undefined;
  const [b] = second.measured;
  const [plain] = second.plain;
  // "38 min 44", "2h20": the unit of the second part goes without saying.
  const apart = second.start - first.end;
  const isBare =
    b === undefined &&
    (a.step === 60
      ? apart === 1 && second.noun === ''
      : a.step === 3600 &&
        second.written.length === 2 &&
        (apart === 0 || isSpacedHour(first, second, apart, before))) &&
    /^\d+$/.test(second.written);
  const rest = isBare && plain !== undefined ? bareRest(plain, a.step) : b?.family === 'time' ? b : undefined;
  const unit = (rest?.step ?? 0) / (plain?.step ?? 1);
  if (rest === undefined || rest.value >= a.step || unit >= a.step) return undefined;
  const measured: readonly Reading[] = [{ family: 'time', value: a.value + rest.value, step: rest.step }];
  return { ...first, end: second.end, written: `${first.written} ${second.written}`, plain: [], measured };
}
