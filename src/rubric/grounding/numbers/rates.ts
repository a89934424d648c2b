import { readDigits } from './quantities.js';

/** How often something is paid or done, as texts tell it of one sum or the other. */
export type Period = 'month' | 'year';

/** So many months of a year. */
export const MONTHS = 12;

/** A number of each month or year. */
interface Rate {
  /** Where the number stands. */
  readonly start: number;
  readonly period: Period;
  /** What the number may be read as. */
  readonly values: readonly number[];
}

const NUMBER = '(?<![\\d.,])(\\d{1,3}(?: \\d{3}){1,3}(?:,\\d{1,2})?|\\d(?:[\\d.,]{0,14}\\d)?)';
/** A currency and a word between a number and its period: "USD", "€", "users". */
const COUNTED = '(?: ?[€$£¥]| ?\\p{L}{1,12})?(?: \\p{L}{2,12})?';
const MONTH = 'month|mo|monat|mois|mes|mese|mês|maand';
const YEAR = 'year|yr|annum|jahr|an|année|año|anno|ano|jaar';
const EACH = "(?: ?/ ?| (?:per|an?|each|every|pro|im|par|al|por|all['’]|per (?:ogni )?) ?)";

/** "99 USD a month", "1,188 € im Jahr", "$99/mo", "99 USD monthly". */
const BEHIND = new RegExp(
  `${NUMBER}${COUNTED}(?:${EACH}(?:(${MONTH})|(${YEAR}))| (?:(monthly|monatlich|mensuel\\p{L}*|mensual\\p{L}*|mensil\\p{L}*|mensa(?:l|is))|(annually|yearly|jährlich|annuel\\p{L}*|anual\\p{L}*|annu[oi])))(?!\\p{L})`,
  'giu',
);

/** "An annual price of 1,188 USD", "the monthly fee is $99". */
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:(monthly|monatlich\\p{L}{0,2}|mensuel\\p{L}{0,3}|mensual(?:es)?)|(annual|yearly|jährlich\\p{L}{0,2}|annuel\\p{L}{0,3}|anual(?:es)?))(?: \\p{L}{1,14}){0,3}:? ?[€$£¥]?${NUMBER}`,
  'giu',
);

/** The numbers of a text that are told to be of a month or a year. */
export function* ratesIn(text: string): Generator<Rate> {
  if (!MAY_HAVE_RATE.test(text)) return;
  for (const { index, 1: number = '', 2: month, 4: monthly } of text.matchAll(BEHIND)) {
    yield { start: index, period: (month ?? monthly) === undefined ? 'year' : 'month', values: valuesOf(number) };
  }
  for (const { index, 0: all, 1: monthly, 3: number = '' } of text.matchAll(BEFORE)) {
    const start = index + all.length - number.length;
    yield { start, period: monthly === undefined ? 'year' : 'month', values: valuesOf(number) };
  }
}

function valuesOf(number: string): readonly number[] {
  return readDigits(number).map(({ value }) => value);
}

/** A quick look: most texts tell no rate. */
const MAY_HAVE_RATE = /\bmo\b|mon|mois|mes|mês|maand|ye?a?r|ann|an\b|jahr|jähr|año|ano|jaar|mens|anu/i;
