import { isLikelyYear } from '../numbers/calendar.js';
import { NUMBER_WORDS } from '../numbers/number-words.js';
import { unitsOf, valueOfDigits } from '../numbers/quantities.js';

/** The most numbers of each sort that are read of one text, the first: of more some one is any number. */
const MOST = 200;

/** "38 × 4 minutes": nobody need say that it takes 152 of them. */
const PRODUCT =
  /(?<![\p{L}\d.,_/-])(\d{1,6}(?:\.\d{1,3})?) ?[×x*] ?(\d{1,6}(?:\.\d{1,3})?)(?: ?(\p{L}{1,12}))?(?![\p{L}\d])/gu;

/** "An hour", "half a day". */
const SPOKEN =
  /\b([Hh]alf an?|[Aa] quarter of an|[Tt]hree quarters of an|(?<!\d |[€$£] |euros? |dollars? )[Aa]n?) (minute|hour|day|week|month|year)\b(?! and a half)/g;
const SPOKEN_SHARES: Readonly<Record<string, number>> = { half: 0.5, 'a quarter': 0.25, three: 0.75 };

/** "Of the 28 pupils all but three", "all but two of 312": whoever says 25 has counted. */
const ALL_BUT =
  /\b[Aa]ll (?:but|except(?: for)?) (one|two|three|four|five|six|\d{1,4})\b(?: of (?:the )?(\d{1,3}(?:,\d{3})+|\d{1,7}))?/g;
const WHOLE = /(?<![\w.,:-])(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?![\w:]|[.,]\d)/g;
const SENTENCE_END = /[.!?]\s|\n/;

/** "85 euros each", "from 32 to 36 € a head", "$129 a night": what several come to is not written. */
const EACH =
  /(?<![\d.,])(?:(\d{1,6}(?:[.,]\d{1,2})?) ?(?:to|bis|→|-) ?)?(?:[€$£](\d{1,6}(?:[.,]\d{1,2})?)|(\d{1,6}(?:[.,]\d{1,2})?) ?(?:[€$£]|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?)) (?:each|apiece|per (?!cent)[a-z]{2,12}|an? (?:head|night|person|piece|unit|seat|month|day|week|hour|guest|ticket|copy))\b/g;
const OTHER =
  /(?<![\d.,])(\d{1,6}(?:,\d{3})?)(?![\d.,]\d)|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;
/** Characters on either side in which the number of things is looked for, within the line. */
const AROUND = 160;

/** "From 3 to 17 October": the first one is a day as well. */
const DAYS =
  /(?<![\w.,:/-])(\d{1,2}) ?(?:to|until|–|-) ?\d{1,2}(?:st|nd|rd|th)? ((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})\b/g;

/** "From 81 to 88 percent": the first one is a share as well. */
const SHARED_UNIT =
  /(?<![\w.,:/-])(\d{1,7}(?:[.,]\d{1,3})?) ?(?:to|and|or|–|-|→) ?\d{1,7}(?:[.,]\d{1,3})? ?(%|[A-Za-z]{1,12}\b)/g;

/** "Five years" are 60 months. */
const YEARS = /(?<![\w.,])(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|[TFSEN][a-z]{2,4})[ -]years?\b/g;
const MONTHS_OF_YEAR = 12;

/** Numbers that a text tells without writing them, as texts that do; none of them stands beside others. */
export function* unwrittenNumbersIn(text: string): Generator<string> {
  yield* first(daysIn(text));
  yield* first(monthsIn(text));
  yield* first(ofSharedUnitsIn(text));
  yield* first(spokenIn(text));
  yield* first(restsIn(text));
  yield* first(totalsIn(text));
}

/** What is multiplied in a text: people reckon with it as if it were told. */
export function productsIn(text: string): Generator<string> {
  return first(allProductsIn(text));
}

function* first(all: Iterable<string>): Generator<string> {
  let left = MOST;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}

function* allProductsIn(text: string): Generator<string> {
  if (!/[×x*] ?\d/.test(text)) return;
  for (const [, a, b, unit = ''] of text.matchAll(PRODUCT)) yield `${shortly(Number(a) * Number(b))} ${unit}`;
}

function* spokenIn(text: string): Generator<string> {
  for (const [, share = '', unit = ''] of text.matchAll(SPOKEN)) {
    const [, part = ''] = /^(half|a quarter|three)(?= )/i.exec(share) ?? [];
    yield `${SPOKEN_SHARES[part.toLowerCase()] ?? 1} ${unit}`;
  }
}

function* daysIn(text: string): Generator<string> {
  for (const [, day = '', month = ''] of text.matchAll(DAYS)) yield `${day} ${month}`;
}

function* ofSharedUnitsIn(text: string): Generator<string> {
  for (const [, number = '', unit = ''] of text.matchAll(SHARED_UNIT))
    if (unitsOf(unit).length > 0) yield `${number} ${unit}`;
}

function* monthsIn(text: string): Generator<string> {
  for (const [, years = ''] of text.matchAll(YEARS)) {
    const count = countOf(years);
    if (count > 1) yield `${MONTHS_OF_YEAR * count} months`;
  }
}

function* restsIn(text: string): Generator<string> {
  for (const { 1: few = '', 2: behind, index } of text.matchAll(ALL_BUT)) {
    const left = countOf(few);
    const before = text
      .slice(Math.max(0, index - AROUND), index)
      .split(SENTENCE_END)
      .at(-1);
    const all = behind ?? before?.match(WHOLE)?.at(-1);
    const rest = valueOfDigits(all ?? '0') - left;
    if (rest > 0) yield String(rest);
  }
}

function* totalsIn(text: string): Generator<string> {
  for (const { 0: found, 1: former, 2: behindSign, 3: beforeSign, index } of text.matchAll(EACH)) {
    const end = index + found.length;
    const before =
      text
        .slice(Math.max(0, index - AROUND), index)
        .split('\n')
        .at(-1) ?? '';
    const [behind = ''] = text.slice(end, end + AROUND).split('\n');
    const counts = [before.match(OTHER)?.at(-1), behind.match(OTHER)?.[0]].flatMap((word) => {
      const count = word === undefined ? 0 : countOf(word);
      return count < 2 || isLikelyYear(count) ? [] : [count];
    });
    for (const price of [former, behindSign, beforeSign]) {
      if (price === undefined) continue;
      for (const count of counts) yield String(shortly(Number(price.replace(',', '.')) * count));
    }
  }
}

function countOf(word: string): number {
  return NUMBER_WORDS.get(word.toLowerCase()) ?? valueOfDigits(word);
}

/** Without what reckoning makes of binary fractions. */
function shortly(value: number): number {
  return Number(value.toPrecision(12));
}
