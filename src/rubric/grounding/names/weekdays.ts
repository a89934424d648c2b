import { inUnicodeForm } from '../../../core/unicode-form.js';
import { HIDES_NAMES } from './letters.js';
import { QUOTED } from './proper-names.js';
import { ToldDates } from './told-dates.js';

/** A day of the week, 0 for Sunday, as a text writes it. */
export interface Weekday {
  readonly written: string;
  readonly day: number;
}

/** How each day begins, without accents: English, German, French, Spanish, Italian, Portuguese, Dutch, the Nordic languages, Polish, Czech, Turkish. */
const BEGINNINGS: readonly (readonly string[])[] = [
  'sunday sonntag dimanche doming domenic zondag sondag niedziel nedel sunnunt pazar',
  'monday montag lundi lunes lunedi segunda maandag mandag ponied pondel maanant',
  'tuesday dienstag mardi martes martedi terca dinsdag tirsdag tisdag wtor uter tiist sali',
  'wednesday mittwoch mercredi miercol mercoledi quarta woensdag onsdag srod stred keskivii carsamba',
  'thursday donnerstag jeudi jueves giovedi quinta donderdag torsdag czwart ctvrt torst persembe',
  'friday freitag vendredi viernes venerdi sexta vrijdag fredag piat patek perjant cuma',
  'saturday samstag sonnabend samedi sabado sabato zaterdag lordag sobot lauant cumartesi',
].map((line) => line.split(' '));

/** What stands for each day cut short, with a stop behind it or a capital. Of two letters only German ones, as they stand in lists and spans. */
const SHORT: readonly (readonly string[])[] = [
  'sun dim dom so',
  'mon lun seg mo',
  'tue tues mar ter di',
  'wed mer mié qua mi',
  'thu thur thurs jeu jue gio qui do',
  'fri ven vie sex fr',
  'sat sam sáb sab sa',
].map((line) => line.split(' '));

const WORD_START = String.raw`(?<![\p{L}\p{N}_./-])`;

/** Days as candidates name them: whole in seven languages, in German with a time of day, in English cut short behind what tells of a day. */
const NAMED = new RegExp(
  [
    String.raw`${WORD_START}(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?![\p{L}\p{N}_/]|\.\p{L})`,
    String.raw`${WORD_START}(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)(?:s|abend|mittag|morgen|nachmittag|vormittag|nacht|früh)?(?![\p{L}\p{N}_/])`,
    String.raw`${WORD_START}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)-feira|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?![\p{L}\p{N}_/])`,
    String.raw`(?<=(?<!\p{L})(?:on|by|until|till|since|before|after|next|last) )(?:Mon|Tues?|Wed|Thurs?|Fri)(?![\p{L}\p{N}_/]|\.\p{L})`,
  ].join('|'),
  'giu',
);

/** Days that have a name of their own. */
const FEAST = /(?<!\p{L})(?:Black|Good|Cyber|Ash|Super|Patch|Maundy|Palm|Easter|Giving|Bloody|Santo) $/iu;
const LONGEST_FEAST = 8;

/** What tells of one day by another, so that any may be meant. */
const BY_ANOTHER = new RegExp(
  [
    String.raw`(?<!\p{L})(?:tomorrow|yesterday|(?:next|previous|following) (?:\p{L}+ )?(?:day|night|morning|evening|afternoon)|day (?:after|before)|(?:over)?morgen|(?:vor)?gestern|übermorgen|(?:nächsten|folgenden) tag|folgetag|vortag|(?:après-)?demain|avant-hier|lendemain|la veille|mañana|ayer|día siguiente|domani|ieri|giorno (?:dopo|prima)|amanhã|ontem|dia seguinte|gisteren)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:in|nach|dans|en|dentro de|tra|fra|em|vor|il y a|over) (?:\d+|a few|two|three|four|five|six|zwei|drei|vier|deux|trois|dos|tres|due|tre|dois|twee) (?:\p{L}+ )?(?:days?|tagen?|jours|d[ií]as|giorni|dagen)(?!\p{L})`,
    String.raw`(?<!\p{L})days (?:later|ago|after|before|from)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:start|beginning|end|mid|middle|early|later?|anfang|ende|mitte|début|fin|inicio|finales|inizio|fine|begin|eind)[- ](?:\p{L}+ ){0,2}(?:week|woche|semaine|semana|settimana)(?!\p{L})`,
    // The days of a span, and those of a crontab.
    String.raw`(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,6}day)?s? ?(?:[-–]|to|through) ?(?:mon|tue|wed|thu|fri|sat|sun)`,
    String.raw`(?<!\p{L})(?:mo|di|mi|do|fr|sa)(?:\p{L}{0,8}tag)? ?(?:[-–]|bis) ?(?:di|mi|do|fr|sa|so)`,
    String.raw`(?<![\p{L}\d])[\d*][\d*,/-]{0,20} [\d*][\d*,/-]{0,20} [\d*?][\d*,/-]{0,20} [\d*][\d*,/-]{0,20} (?:[0-7][\d,-]{0,12}|[a-z]{3})(?![\p{L}\d])`,
  ].join('|'),
  'iu',
);

/** The days of the week that a sentence names, by themselves. */
export function weekdaysIn(sentence: string): readonly Weekday[] {
  const text = sentence.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  const found = Array.from(text.matchAll(NAMED)).filter(
    ({ index }) => !FEAST.test(text.slice(Math.max(0, index - LONGEST_FEAST), index)),
  );
  if (found.length === 0 || BY_ANOTHER.test(text)) return [];
  return found.flatMap(([written]) => {
    const day = dayNamed(written);
    return day < 0 ? [] : [{ written, day }];
  });
}

function dayNamed(word: string): number {
  const plain = withoutAccents(word);
  const whole = BEGINNINGS.findIndex((beginnings) => beginnings.some((one) => plain.startsWith(one)));
  return whole >= 0 ? whole : SHORT.findIndex((words) => words.includes(plain));
}

function withoutAccents(text: string): string {
  const lower = text.toLowerCase();
  return /[^\0-\x7f]/.test(lower) ? inUnicodeForm(lower, 'NFKD').replace(/\p{M}+/gu, '') : lower;
}

/** "Hier" is yesterday in French, and here in German. */
const HIER = /(?<!\p{L})hier(?!\p{L})/iu;
const FRENCH = /(?<!\p{L})(?:le|les|une|est|pour|dans|avec|qui)(?!\p{L})/iu;

/** The days of the week that some texts neither name nor tell by a date; none where one may be told by another, or in another script. */
export function unknownWeekdays(texts: Iterable<string>): ReadonlySet<number> {
  const unknown = new Set([0, 1, 2, 3, 4, 5, 6]);
  const dates = new ToldDates();
  for (const text of texts) {
    if (HIDES_NAMES.test(text) || BY_ANOTHER.test(text) || (HIER.test(text) && FRENCH.test(text))) return NONE;
    for (const day of namedIn(text)) unknown.delete(day);
    dates.read(text);
  }
  const dated = dates.weekdays();
  if (dated === undefined) return NONE;
  for (const day of dated) unknown.delete(day);
  return unknown;
}

const NONE: ReadonlySet<number> = new Set();

const SHORTENED =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}{2,4}(?!\p{L})|\p{Ll}{3}(?=\.)|\p{Lu}\p{Ll}(?=[./–-])|(?:mon|tue|wed|thu|fri|sat|sun)(?!\p{L}))/giu;

/** The days that a text names in any language that is listed. */
function namedIn(text: string): ReadonlySet<number> {
  const days = new Set<number>();
  for (const [word] of withoutAccents(text).matchAll(/\p{L}{4,}/gu)) {
    const day = BEGINNINGS.findIndex((beginnings) => beginnings.some((one) => word.startsWith(one)));
    if (day >= 0) days.add(day);
  }
  for (const [word] of text.matchAll(SHORTENED)) {
    const day = SHORT.findIndex((words) => words.includes(word.toLowerCase()));
    if (day >= 0) days.add(day);
  }
  if (WEEKEND.test(text)) for (const day of [5, 6, 0, 1]) days.add(day);
  if (WORKDAYS.test(text)) for (const day of [1, 2, 3, 4, 5]) days.add(day);
  return days;
}

const WEEKEND = /week-?ends?|wochenende|fin de semana|fine settimana|fim de semana/iu;
const WORKDAYS =
  /weekdays?|(?:working|business|work) ?days?|werktag|arbeitstag|jours? ouvr|d[ií]as? (?:laborable|h[aá]bil)|giorni? (?:lavorativ|ferial)|dias? [uú]te|werkdag/iu;
