import { onceFor } from '../../core/once-each.js';
import { UNITS, type Unit } from '../grounding/numbers/units.js';
import type { Fact } from './facts.js';

/** What a unit or a word of size multiplies its number by, within its family. */
const FACTORS: ReadonlyMap<string, readonly [family: string, factor: number]> = new Map([
  ['ns', ['time', 1e-9]],
  ['us', ['time', 1e-6]],
  ['ms', ['time', 1e-3]],
  ['millisecond', ['time', 1e-3]],
  ['milliseconds', ['time', 1e-3]],
  ['s', ['time', 1]],
  ['sec', ['time', 1]],
  ['second', ['time', 1]],
  ['seconds', ['time', 1]],
  ['min', ['time', 60]],
  ['mins', ['time', 60]],
  ['minute', ['time', 60]],
  ['minutes', ['time', 60]],
  ['h', ['time', 3600]],
  ['hour', ['time', 3600]],
  ['hours', ['time', 3600]],
  ['kb', ['size', 1e3]],
  ['mb', ['size', 1e6]],
  ['gb', ['size', 1e9]],
  ['tb', ['size', 1e12]],
  ['k', ['count', 1e3]],
  ['thousand', ['count', 1e3]],
  ['m', ['count', 1e6]],
  ['million', ['count', 1e6]],
  ['billion', ['count', 1e9]],
]);

/** Fewer digits than this are no rounding that one could recognise: 10 for 14 is another number. */
const FEWEST_DIGITS = 2;

/**
 * Whether a number of the candidate is the reference's, rounded or in another unit: 1.2 million for 1,220,567, 0.12 s for
 * 120 ms, 0.25 l for 250 ml, 0.5 GB for 512 MB. Binary fractions are compared with a margin far below the last digit.
 */
export function isRounding(given: Fact, wanted: Fact): boolean {
  if (given.kind !== 'number' || wanted.kind !== 'number') return false;
  const others = measuredBy(wanted).measures;
  return measuredBy(given).measures.some((a) =>
    others.some((b) => a.family === b.family && isRoundedTo(given, a, wanted, b)),
  );
}

function isRoundedTo(given: Fact, a: Measure, wanted: Fact, b: Measure): boolean {
  if (a.value === 0 || b.value === 0) return false;
  if (isNear(a.value, b.value)) return true;
  const { digits } = measuredBy(given);
  return (
    digits >= FEWEST_DIGITS &&
    digits < measuredBy(wanted).digits &&
    isNear(Number(b.value.toPrecision(digits)), a.value)
  );
}

/** Whether a number counts a unit of time, size or the like. */
export function isMeasure({ kind, unit }: Fact): boolean {
  return kind === 'number' && FACTORS.has(unit);
}

/** Milliseconds stand in place of a time, not of a number of clients; millions stand in place of any count. */
export function haveLikeUnits(a: Fact, b: Fact): boolean {
  return familyOf(a) === familyOf(b);
}

function familyOf({ unit }: Fact): string {
  return FACTORS.get(unit)?.[0] ?? 'count';
}

/**
 * The seconds of the duration that a number is a part of, as `1 h 30 min` has them; nothing where it is none, or the whole of it.
 * @param numbers those of its sentence, in their order
 */
export function durationOf(fact: Fact, numbers: readonly Fact[]): number | undefined {
  const own = numbers.findIndex(({ at }) => at === fact.at);
  if (own < 0) return undefined;
  let first = own;
  while (goesOn(numbers[first - 1], numbers[first])) first--;
  let last = own;
  while (goesOn(numbers[last], numbers[last + 1])) last++;
  if (first === last) return undefined;
  return numbers.slice(first, last + 1).reduce((sum, one, i, parts) => sum + secondsOf(one, parts[i - 1]), 0);
}

/** Whether minutes follow hours, or seconds minutes, with no word but the unit between them. */
function goesOn(part: Fact | undefined, next: Fact | undefined): boolean {
  const step = stepOf(part);
  if (part === undefined || next === undefined || step === undefined || step < 60 || next.at !== part.at + 2)
    return false;
  const seconds = secondsOf(next, part);
  return seconds > 0 && seconds < step;
}

/** What a unit of time is in seconds; nothing for another one. */
function stepOf(part: Fact | undefined): number | undefined {
  const unit = part === undefined ? undefined : (FACTORS.get(part.unit) ?? unitOf(part.unit));
  return unit?.[0] === 'time' ? unit[1] : undefined;
}

function unitOf(word: string): readonly [family: string, factor: number] | undefined {
  const unit = SMALL_UNITS.get(word);
  const [factor] = unit?.factors ?? [];
  return unit === undefined || factor === undefined ? undefined : [unit.family, factor];
}

/** Two digits behind hours or minutes go without their unit: `1 h 30`. */
function secondsOf(part: Fact, before: Fact | undefined): number {
  const step = stepOf(part);
  if (step !== undefined) return Number(part.value) * step;
  const above = stepOf(before);
  return above !== undefined && /^\d\d$/.test(part.value) ? (Number(part.value) * above) / 60 : 0;
}

/** Whether a number of the candidate measures so many seconds. */
export function isTimeOf(fact: Fact, seconds: number): boolean {
  return measuredBy(fact).measures.some(({ family, value }) => family === 'time' && isNear(value, seconds));
}

interface Measure {
  readonly family: string;
  readonly value: number;
}

/** What a number may measure, and how many of its digits tell. */
interface Measured {
  readonly measures: readonly Measure[];
  readonly digits: number;
}

/** Worked out once: in a long text each number is compared with hundreds. */
const measuredBy = onceFor(
  (fact: Fact): Measured => ({ measures: measuresOf(fact), digits: significantDigits(fact.value) }),
);

/** What a number may measure: a size by thousands or by 1,024, what has no unit of the table by those that transcripts have. */
function measuresOf({ value, unit }: Fact): readonly Measure[] {
  const known = FACTORS.get(unit);
  const other = known === undefined || known[0] === 'size' ? SMALL_UNITS.get(unit) : undefined;
  const [family, factor] = known ?? ['count', 1];
  const plain = { family, value: Number(value) * factor };
  const more = other?.factors.map((one) => ({ family: other.family, value: Number(value) * one })) ?? [];
  return [plain, ...more];
}

/** Units as the rubric reads words, in small letters: those that are one unit only so. "40 a day" are no amperes. */
const SMALL_UNITS = smallUnits();

function smallUnits(): ReadonlyMap<string, Unit> {
  const units = new Map<string, Unit | null>();
  for (const [written, unit] of UNITS) {
    const word = written.toLowerCase();
    if (word === 'a') continue;
    const known = units.get(word);
    const isOne = known === undefined || (known?.family === unit.family && known.factors[0] === unit.factors[0]);
    units.set(word, isOne ? unit : null);
  }
  return new Map([...units].flatMap(([word, unit]) => (unit === null ? [] : [[word, unit] as const])));
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(a, b);
}

/** Digits without zeros in front, and without those at the end of a whole number. */
function significantDigits(written: string): number {
  const digits = written.replace('.', '').replace(/^0+/, '');
  return (written.includes('.') ? digits : digits.replace(/(?<!0)0+$/, '')).length;
}
