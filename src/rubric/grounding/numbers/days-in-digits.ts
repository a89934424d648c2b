/** A day of a year that is not told. */
interface Day {
  readonly month: number;
  readonly day: number;
}

/** `26/11`, `11/26`, `26/11/2026`. */
const SLASHED = /(?<![\d/.,-])(\d{1,2})\/(\d{1,2})(?:\/(?:\d\d){1,2})?(?![\d/])/g;
/** `6.11.`, `6.11.26`, and behind "am" and the like `6.11` too. */
const DOTTED =
  /(?<![\d/.,-])(?:(\d{1,2})\.(\d{1,2})\.(?:\d\d(?![\d.]))?|(?<=(?:[Aa]m|[Vv]om|[Dd]em|[Ss]eit|[Bb]is) )(\d{1,2})\.(\d{1,2}))(?!\d|:\d)/g;

/** Characters of the longest of them, and one that would make it something else. */
const LONGEST = '26/11/2026'.length + 1;
const LONGEST_WORD = 'seit '.length;

/**
 * The days that digits around a place may tell, which may be numbers as well: to be looked up as days where no such number is told.
 * Of `6/11` some write the month first and some the day.
 */
export function daysAround(text: string, { start, end }: { readonly start: number; readonly end: number }): Day[] {
  const from = Math.max(0, start - LONGEST - LONGEST_WORD);
  const around = text.slice(from, end + LONGEST);
  const isAround = ({ index, 0: written }: RegExpExecArray): boolean =>
    from + index <= start && from + index + written.length >= end;
  const slashed = Array.from(around.matchAll(SLASHED)).filter(isAround);
  const dotted = Array.from(around.matchAll(DOTTED)).filter(isAround);
  return [
    ...slashed.flatMap(([, a, b]) => [dayOf(a, b), dayOf(b, a)]),
    ...dotted.map(([, day, month, otherDay, otherMonth]) => dayOf(month ?? otherMonth, day ?? otherDay)),
  ].filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
}

function dayOf(month: string | undefined, day: string | undefined): Day {
  return { month: Number(month), day: Number(day) };
}
