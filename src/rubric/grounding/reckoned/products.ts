import { DAY } from '../numbers/calendar.js';
import type { Quantity, Reading } from '../numbers/quantities.js';
import { isWithin, type Range } from '../numbers/value-list.js';
import { isToldAsTotal } from './told-as.js';

/** Smaller numbers are too easily made of some two: as a share of one, as the product of two of one sentence, or of two sentences. */
const FEWEST = { share: 10, total: 10, same: 100, near: 1000 };

/** The most numbers that are multiplied with one another. */
const MOST = 20;

/** "38 per day", "95 a minute", "2 GB each". */
const RATE =
  /^(?:[ -][\p{L}-]{1,20}){0,2}(?: ?\/ ?| (?:per|an?|each|apiece|every|pro|je|por|par|al|à la|l'|op een|in de) ?)(second|minute|hour|day|week|month|year|sec|min|s|h|sekunde|minute|stunde|tag|woche|monat|jahr|segundo|minuto|hora|día|dia|semana|mes|mês|año|ano|heure|jour|semaine|mois|seconde|uur|dag)?/iu;

/** "One every 5.4 hours". */
const EVERY = /\b(?:every|alle|toutes les|cada|ogni|elke) (?:about |some |roughly |etwa )?$/iu;

/** "70 fps", without the ending of a plural. */
const PER_SECOND = /^(?:fp|rp|qp|tp)$/;

const YEAR = 365 * DAY;
const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/^(?:s|se[ckg])/i, 1],
  [/^min/i, 60],
  [/^(?:h|stu|uur)/i, 3600],
  [/^(?:d|tag|jou)/i, DAY],
  [/^(?:w|sem)/i, 7 * DAY],
  [/^(?:mo|mes|mês)/i, 30 * DAY],
  [/^(?:y|ja|a[nñ])/i, YEAR],
];

/** What numbers are reckoned from. */
interface Others {
  readonly same: readonly Quantity[];
  readonly near: readonly Quantity[];
}

/**
 * Whether a number is the product of two others beside it, a share of one of them, or how many of one there are of another:
 * "12,000 runs" of 50 times 240, "150 %, i.e. EUR 1.8 million", "95 per minute" of 1,904 in 20 minutes.
 */
export function isProduct(
  claim: Quantity,
  text: string,
  toRange: (reading: Reading) => Range,
  { same, near }: Others,
): boolean {
  const reading = plainest(claim);
  if (reading === undefined || reading.family === 'ratio') return false;
  const range = toRange({ ...reading, family: 'count' });
  const fits = (value: number): boolean => isWithin(range, value);
  if (PER_SECOND.test(claim.noun) && ratesOf(near, 's').some(fits)) return true;
  const rate = RATE.exec(text.slice(claim.end, claim.end + 48));
  if (rate !== null && ratesOf(near, rate[1]).some(fits)) return true;
  if (EVERY.test(text.slice(Math.max(0, claim.start - 24), claim.start)) && isInterval(claim, toRange, near))
    return true;
  const { value, step } = reading;
  return (
    (value / step >= FEWEST.share && sharesOf(same, text).some(fits)) ||
    (value / step >= FEWEST.total && isToldAsTotal(text, claim) && productsOf(same).some(fits)) ||
    (value / step >= FEWEST.same && productsOf(same).some(fits)) ||
    (value / step >= FEWEST.near && [...productsOf(near), ...quotientsOf(near)].some(fits))
  );
}

/** Whether so many of a time come one in each so long. */
function isInterval(
  { measured: [own] }: Quantity,
  toRange: (reading: Reading) => Range,
  near: readonly Quantity[],
): boolean {
  if (own?.family !== 'time') return false;
  const range = toRange(own);
  const counts = near.slice(0, MOST).flatMap((one) => (one.measured.length === 0 ? (one.plain[0]?.value ?? []) : []));
  const times = near.flatMap(({ measured: [first] }) => (first?.family === 'time' ? [first.value] : []));
  return times.some((time) => counts.some((count) => isWithin(range, time / count)));
}

/** The number as it stands before its unit; of "1.8 million" and "45 k" the whole. */
function plainest({ plain, measured }: Quantity): Reading | undefined {
  const [first] = measured;
  return first !== undefined && (first.family === 'count' || first.family === 'ratio') ? first : plain[0];
}

/** What a number multiplies by: a share takes that much away, too, or adds it. */
function factorsOf(quantity: Quantity): readonly number[] {
  const reading = plainest(quantity);
  if (reading === undefined || reading.value === 0 || reading.value === 1) return [];
  const { family, value } = reading;
  return family === 'ratio' ? [value, 1 - value, 1 + value] : [value];
}

function productsOf(quantities: readonly Quantity[]): readonly number[] {
  const factors = quantities.slice(0, MOST).map(factorsOf);
  return factors.flatMap((own, i) =>
    factors.slice(i + 1).flatMap((other) => own.flatMap((a) => other.map((b) => a * b))),
  );
}

/** So many per cent of another one, as "150 % of the fees" says. */
function sharesOf(quantities: readonly Quantity[], text: string): readonly number[] {
  const own = quantities.slice(0, MOST);
  const shares = own.filter(
    ({ measured: [first], end }) => first?.family === 'ratio' && OF.test(text.slice(end, end + 5)),
  );
  const wholes = own.flatMap((one) => plainest(one) ?? []).filter(({ family }) => family !== 'ratio');
  return shares.flatMap(({ measured: [first] }) => wholes.map(({ value }) => value * (first?.value ?? 0)));
}

const OF = /^ (?:of|on|de|del|da|do|von|der|des|van)\b/;

function quotientsOf(quantities: readonly Quantity[]): readonly number[] {
  const values = quantities.slice(0, MOST).flatMap((one) => plainest(one)?.value ?? []);
  return values.flatMap((a, i) => values.flatMap((b, j) => (i === j || b === 0 ? [] : [a / b])));
}

function ratesOf(quantities: readonly Quantity[], unit: string | undefined): readonly number[] {
  const period = unit === undefined ? undefined : PERIODS.find(([pattern]) => pattern.test(unit))?.[1];
  if (period === undefined) return quotientsOf(quantities);
  const times = quantities.flatMap(({ measured: [first] }) => (first?.family === 'time' ? [first.value] : []));
  const counts = quantities.slice(0, MOST).flatMap((one) => plainest(one)?.value ?? []);
  const fewer = PERIODS.filter(([, seconds]) => seconds < period).map(([, seconds]) => period / seconds);
  const longer = counts.flatMap((count) => (period === YEAR ? [12, 52, 365] : fewer).map((times) => count * times));
  const told = times.flatMap((time) => [1, ...counts].map((count) => (count * period) / time));
  return [...quotientsOf(quantities), ...longer, ...told];
}
