import { foreignMonthOf, isLikelyYear, monthOf } from '../numbers/calendar.js';

const YEAR_FIRST = /(?<!\d)((?:19|20)\d\d)([-/.]?)(\d\d)\2(\d\d)/g;
const YEAR_LAST = /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)?\d\d)(?!\d)/g;
const DAY_AND_MONTH =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)?[ -]?(?:of |de )?(\p{L}{3,10})(?!\p{L})\.?(?:[ ,-]{0,2}(?:de )?(\d{4})(?!\d))?/gu;
const MONTH_AND_DAY = /(?<!\p{L})(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,? (\d{4})(?!\d))?/gu;
const DAY_AND_NUMBER = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?!\d)/g;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Seconds or thousandths since 1970, from 2017 to 2033. */
const EPOCH = /(?<!\d)(1[5-9]\d{8}|20\d{8})(?:\d{3})?(?!\d)/g;

/** The days of the week of the dates of some texts. */
export class ToldDates {
  private readonly days = new Set<number>();
  private readonly years = new Set<number>();
  /** Months and days of which the year is told elsewhere, if it is. */
  private readonly withoutYear = new Set<string>();

  read(text: string): void {
    for (const [, year, , month, day] of text.matchAll(YEAR_FIRST)) this.add(year, month, day);
    for (const [, one, other, year = ''] of text.matchAll(YEAR_LAST)) {
      for (const [month, day] of [
        [one, other],
        [other, one],
      ]) {
        this.add(year.length === 2 ? `20${year}` : year, month, day);
      }
    }
    for (const [, day, name, year] of text.matchAll(DAY_AND_MONTH)) this.addNamed(year, name, day);
    for (const [, name, day, year] of text.matchAll(MONTH_AND_DAY)) this.addNamed(year, name, day);
    for (const [, day, month] of text.matchAll(DAY_AND_NUMBER)) this.add(undefined, month, day);
    for (const [, seconds] of text.matchAll(EPOCH)) this.days.add(new Date(Number(seconds) * 1000).getUTCDay());
    for (const [year] of text.matchAll(YEAR)) this.years.add(Number(year));
  }

  /** Undefined where a date is told without its year, and so may be any day. */
  weekdays(): ReadonlySet<number> | undefined {
    if (this.years.size === 0 && this.withoutYear.size > 0) return undefined;
    const days = new Set(this.days);
    for (const date of this.withoutYear) {
      const [month = 0, day = 0] = date.split(' ').map(Number);
      for (const year of this.years) days.add(weekdayOf(year, month, day));
    }
    return days;
  }

  private addNamed(year: string | undefined, name = '', day: string | undefined): void {
    const month = monthOf(name) || foreignMonthOf(name);
    if (month > 0) this.add(year, String(month), day);
  }

  private add(written: string | undefined, ...monthAndDay: readonly (string | undefined)[]): void {
    const [month = 0, day = 0] = monthAndDay.map(Number);
    if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return;
    const year = Number(written);
    if (written === undefined) this.withoutYear.add(`${month} ${day}`);
    else if (isLikelyYear(year)) this.days.add(weekdayOf(year, month, day));
  }
}

function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
