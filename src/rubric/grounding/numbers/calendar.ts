/** Seconds of a day. */
export const DAY = 86_400;

const FIRST_YEAR = 1990;
const LAST_YEAR = 2050;

/** Whether a number is likely a year where texts tell one: from 1990 to 2050. */
export function isLikelyYear(value: number): boolean {
  return value >= FIRST_YEAR && value <= LAST_YEAR;
}

/** A point in time: seconds of the day, to the minute or to the second. */
export interface ClockTime {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly seconds: number;
  readonly step: 1 | 60;
}

/** A day of a year that may not be told. */
export interface CalendarDay {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly month: number;
  readonly day: number;
}

/** The hour, minute and second of a day; a fraction of the second is left out. */
const CLOCK = /(?<![\d.:,])(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?:[.,]\d+)?(?![\d:])/g;
/** `14h30`, "à 2 h 30": a time of day; `2h30` alone is a duration. */
const HOURS =
  /(?<![\d.:,\p{L}])(?:(\d{2})h|(?<=(?:à|às|a las|vers|dès) )(\d{1,2}) ?h ?)([0-5]\d)(?![\d:]| ?min|\p{L})/giu;
/** `8.15 Uhr`, `8.15–9.00 Uhr`, "alle 14.30", "kl. 14.30". */
const DOTTED_CLOCK =
  /(?<![\d.:,])(?:(\d{1,2})\.([0-5]\d)(?=(?: ?(?:bis|und|–|-) ?\d{1,2}[.:][0-5]\d)? ?Uhr(?!\p{L}))|(?<=(?<!\p{L})(?:alle(?: ore)?|ore|kl\.?|klo|às) )(\d{1,2})\.([0-5]\d)(?![\d%]|[.,]\d))/giu;
const ISO_DAY = /(?<!\d)\d{4}[-/](\d{2})[-/](\d{2})(?!\d)/g;
/** `3.12.2026`, `06.11.`, "am 3.12.", "3.12. und", "3.12. in": a point and a small letter end no sentence. */
const DOTTED_DAY =
  /(?<![\d.])(?:(?<=\b(?:[Aa]m|[Vv]om|[Zz]um|[Bb]is|[Ss]eit|[Dd]en|[Dd]em) |\d\. ?[–-] ?)(\d{1,2})\.(\d{1,2})\.|(\d{1,2})\.(\d{1,2})\.(?:\d{4}|(?=[,;)]| \(|[–-]|,? (?:und|bis) | \p{Ll}))|(0[1-9])\.(0[1-9]|1[0-2])\.)(?!\d)/gu;

const MONTHS: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const OTHER_MONTHS: ReadonlyMap<string, number> = new Map([
  ['mär', 3],
  ['mai', 5],
  ['okt', 10],
  ['dez', 12],
  ['ene', 1],
  ['abr', 4],
  ['ago', 8],
  ['dic', 12],
]);
const MONTH_NAMES: readonly string[] =
  `january february march april may june july august september sept october november december
  januar februar märz april mai juni juli august september oktober november dezember
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`.split(/\s+/);
const MONTH = '((?:jan|feb|mar|mär|apr|abr|may|mai|jun|jul|aug|ago|sep|oct|okt|nov|dec|dez|dic|ene)\\p{L}{0,8})';
const DAY_THEN_MONTH = new RegExp(
  `(?<![\\p{L}\\d.,:])(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of| de)? ${MONTH}\\.?(?: (?:de )?\\d{4}(?!\\d))?(?!\\p{L})`,
  'giu',
);
const MONTH_THEN_DAY = new RegExp(
  `(?<!\\p{L})${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? \\d{4}(?!\\d))?(?![\\d.:,]\\d|\\d)`,
  'giu',
);

/** Behind the name of a month, which it may shorten, or the end of a sentence; of `13.3.` it is a part. */
const STOP = /(?<=\p{L})\.$/u;

/** The days of a text that are not taken yet, and takes them: those in digits first, then those with the name of a month. */
export function daysIn(text: string, taken: Spans): readonly CalendarDay[] {
  const found: CalendarDay[] = [];
  const add = (match: RegExpExecArray, month: number, day: number): void => {
    if (month < 1 || month > 12 || day < 1 || day > 31 || taken.has(match.index)) return;
    const written = match[0].replace(STOP, '');
    const end = match.index + written.length;
    taken.take(match.index, end);
    found.push({ start: match.index, end, written, month, day });
  };
  for (const match of text.matchAll(ISO_DAY)) add(match, Number(match[1]), Number(match[2]));
  for (const match of text.matchAll(DOTTED_DAY)) {
    const [, day, month, otherDay, otherMonth, twoDigits, twoOfMonth] = match;
    add(match, Number(month ?? otherMonth ?? twoOfMonth), Number(day ?? otherDay ?? twoDigits));
  }
  for (const match of text.matchAll(DAY_THEN_MONTH)) {
    if (!isVerb(match)) add(match, monthOf(match[2]), Number(match[1]));
  }
  for (const match of text.matchAll(MONTH_THEN_DAY)) {
    if (!endsSentence(match)) add(match, monthOf(match[1]), Number(match[2]));
  }
  return found;
}

/** "Test 1 may be slow": a small "may" with a verb behind it is no month. */
function isVerb({ 0: written, 2: month, input, index }: RegExpExecArray): boolean {
  return (
    month === 'may' && BEFORE_VERB.test(input.slice(index + written.length, index + written.length + LONGEST_LINK))
  );
}

const BEFORE_VERB = /^ (?!(?:and|or|to|till|until|at|in|on|for|the|as|was|is|with|by|from)\b)[a-z]/;
const LONGEST_LINK = 7;

/** "Since about September. 17 of 240 failed": behind a whole name the stop is no sign of one that is cut short. */
function endsSentence([written, month = '']: RegExpExecArray): boolean {
  return written.charAt(month.length) === '.' && MONTH_NAMES.includes(month.toLowerCase());
}

/** Words that begin like a month and are none: "4 decimals", "5 separate runs". */
function isMonth(word: string): boolean {
  return MONTH_NAMES.some((name) => name.startsWith(word));
}

/** The number of a month by its name or the beginning of that, in any case: 1 to 12; 0 where it names none. */
export function monthOf(name = ''): number {
  const word = name.toLowerCase();
  if (!isMonth(word)) return 0;
  const short = word.slice(0, 3);
  return OTHER_MONTHS.get(short) ?? MONTHS.indexOf(short) + 1;
}

/**
 * Months as other languages write them. A text that is looked up in tells days by them; one that is looked up is read for numbers there,
 * each of which must be told.
 */
const OTHER_LANGUAGES: readonly string[] = [
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'januari februari mars april maj juni juli augusti september oktober november december',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
];

const SHORTEST_MONTH = 3;

/** By all that may be short for it: of `jui`, for June and July, the first. */
const FOREIGN_MONTHS = new Map<string, number>();
for (const names of OTHER_LANGUAGES) {
  for (const [i, name] of names.split(' ').entries()) {
    for (let length = SHORTEST_MONTH; length <= name.length; length++) {
      const short = name.slice(0, length);
      if (!FOREIGN_MONTHS.has(short)) FOREIGN_MONTHS.set(short, i + 1);
    }
  }
}

/** The number of a month by its name, or how that begins, in a language in which no claim is read; 0 where it names none. */
export function foreignMonthOf(name = ''): number {
  return FOREIGN_MONTHS.get(name.toLowerCase()) ?? 0;
}

/** The times of day of a text that are not taken yet, and takes them: those with a colon first, then those with an `h`, and those with a point before "Uhr". */
export function timesIn(text: string, taken: Spans): readonly ClockTime[] {
  const found: ClockTime[] = [];
  for (const match of text.matchAll(CLOCK)) {
    if (taken.has(match.index)) continue;
    const [written, hours, minutes, seconds] = match;
    const end = match.index + written.length;
    taken.take(match.index, end);
    found.push({
      start: match.index,
      end,
      written,
      seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0),
      step: seconds === undefined ? 60 : 1,
    });
  }
  const add = (
    { 0: written, index }: RegExpExecArray,
    hours: string | undefined,
    minutes: string | undefined,
  ): void => {
    const end = index + written.length;
    if (taken.has(index)) return;
    taken.take(index, end);
    found.push({ start: index, end, written, seconds: Number(hours) * 3600 + Number(minutes) * 60, step: 60 });
  };
  for (const match of text.matchAll(HOURS)) add(match, match[1] ?? match[2], match[3]);
  for (const match of text.matchAll(DOTTED_CLOCK)) add(match, match[1] ?? match[3], match[2] ?? match[4]);
  return found;
}

/** Minute, hours, and the day of the month, month and day of the week of a line of a crontab: `30 2 * * 1-5`, `0 9,17 * * *`. */
const CRON =
  /^[ \t]{1,4}(\d{1,2}(?:[,-]\d{1,2}){0,5})((?:[ \t]{1,4}(?:[*?](?:\/\d{1,2})?|\d[\d,/-]{0,11}|[a-z]{3}(?:[,-][a-z]{3}){0,6})(?![\w.:])){3})/i;
const LONGEST_CRON = 80;

/**
 * Seconds of the day at which a line of a crontab runs what it names; none where the text is no such line.
 * @param minute the number that begins the line
 * @param behind where that number ends
 */
export function cronTimesAt(text: string, minute: number, behind: number): readonly number[] {
  const [, hours = '', days = ''] = CRON.exec(text.slice(behind, behind + LONGEST_CRON)) ?? [];
  if (minute > 59 || !/[*?]/.test(days)) return [];
  return hours.split(/[,-]/).flatMap((hour) => (Number(hour) < 24 ? [Number(hour) * 3600 + minute * 60] : []));
}

/** Which characters of a text belong to something that was found in it. */
export class Spans {
  private readonly marks: Uint8Array;

  constructor(length: number) {
    this.marks = new Uint8Array(length);
  }

  take(start: number, end: number): void {
    this.marks.fill(1, start, end);
  }

  has(at: number): boolean {
    return this.marks[at] === 1;
  }
}
