import { readDigits } from '../numbers/quantities.js';
import { MONTHS, type Period, ratesIn } from '../numbers/rates.js';
import { type Range, ValueList } from '../numbers/value-list.js';

const NUMBER = '(\\d(?:[\\d.,]{0,14}\\d)?)(?![\\d:/])';
const WORD = '(?<!\\p{L})(\\p{L}{3,20})';

/** "Batches of 10,000", "Pakete zu 500", "lots de 50", "a batch size of 10,000". */
const LOT = new RegExp(
  `${WORD} (?:size(?: of|:)?|of|de|di|von|van|zu(?: je)?|à) (?:about |up to |je |jeweils )?${NUMBER}`,
  'giu',
);

/** "10,000 rows per batch". */
const PER_LOT = new RegExp(`(?<![\\d.,])${NUMBER}(?: \\p{L}{1,20})? (?:per|pro|je|par|por) ${WORD}`, 'giu');

/** The most sizes that are kept of one thing, the first that are told. */
const MOST_SIZES = 10;

/** What is told of each month, of each year, and of each of some lots: who divides by that says no number of the session. */
export class ToldRates {
  private readonly periods: Readonly<Record<Period, ValueList>> = { month: new ValueList(), year: new ValueList() };
  private readonly sizes = new Map<string, number[]>();

  constructor(texts: Iterable<string>) {
    for (const text of texts) {
      for (const { period, values } of ratesIn(text)) for (const value of values) this.periods[period].add(value);
      for (const [, noun = '', size = ''] of text.matchAll(LOT)) this.addSize(noun, size);
      for (const [, size = '', noun = ''] of text.matchAll(PER_LOT)) this.addSize(noun, size);
    }
  }

  /** Whether the same of the other period is told: a twelfth of a year's, or twelve times a month's. */
  hasOtherPeriod(period: Period, { from, to }: Range): boolean {
    return period === 'month'
      ? this.periods.year.hasWithin({ from: from * MONTHS, to: to * MONTHS })
      : this.periods.month.hasWithin({ from: from / MONTHS, to: to / MONTHS });
  }

  /** How many are told to be in one of a thing, by the noun of a number. */
  sizesOf(noun: string): readonly number[] {
    return this.sizes.get(singularOf(noun)) ?? [];
  }

  private addSize(noun: string, written: string): void {
    const singular = singularOf(noun);
    const sizes = this.sizes.get(singular) ?? [];
    this.sizes.set(singular, sizes);
    for (const { value } of readDigits(written)) if (value > 1 && sizes.length < MOST_SIZES) sizes.push(value);
  }
}

/** "Batches", and "batche" as nouns of numbers are held, for "batch"; "Paketen" for "Pakete". */
function singularOf(noun: string): string {
  return noun
    .toLowerCase()
    .replace(/[sn]$/, '')
    .replace(/(?<=[sc]h|[xsz])e$/, '');
}
