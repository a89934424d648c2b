import { DAY } from '../numbers/calendar.js';
import type { Quantity, Reading } from '../numbers/quantities.js';
import { isWithin, type Range } from '../numbers/value-list.js';

/** Smaller numbers are too easily the product of some two of one sentence. */
const FEWEST = 100;

/** The most numbers that are multiplied with one another. */
const MOST = 20;

/** "38 per day", "95 a minute", "2 GB each". */
const RATE =
  /^(?:[ -][\p{L}-]{1,20}){0,2}(?: ?\/ ?| (?:per|an?|each|apiece|every|pro|je|por|par|al|à la|l'|op een|in de) ?)(second|minute|hour|day|week|month|year|sec|min|s|h|sekunde|minute|stunde|tag|woche|monat|jahr|segundo|minuto|hora|día|dia|semana|mes|mês|año|ano|heure|jour|semaine|mois|seconde|uur|dag)?/iu;

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
 * Whether a number of three digits or more is the product of two others of its sentence, one of which may be a share, or a rate of
 * others beside it: "12,000 runs" of 50 times 240, "95 per minute" of 1,904 in 20 minutes.
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
  const rate = RATE.exec(text.slice(claim.end, claim.end + 48));
  if (rate !== null && ratesOf(near, rate[1]).some(fits)) return true;
  return reading.value / reading.step >= FEWEST && productsOf(same).some(fits);
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
