import { UNITS, type Unit } from '../grounding/numbers/units.js';
import { ValueList } from '../grounding/numbers/value-list.js';
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
  // "Ten times what it was" is no number of requests.
  ['times', ['factor', 1]],
  ['x', ['factor', 1]],
  ['fold', ['factor', 1]],
  // Nor is the hour of "at 3 pm" one.
  ['am', ['clock', 1]],
  ['pm', ['clock', 1]],
]);

/** Fewer digits than this are no rounding that one could recognise: 10 for 14 is another number. */
const FEWEST_DIGITS = 2;

/** More digits than a number of this engine holds: whatever has so many alike is near enough. */
const MOST_DIGITS = 15;

/**
 * What the numbers of a reference measure, in the order of a search. A number of a candidate is one of them as it is, rounded or in
 * another unit: 1.2 million for 1,220,567, 0.12 s for 120 ms, 0.25 l for 250 ml, 0.5 GB for 512 MB, 90 minutes for 1 h 30 min.
 * Binary fractions are compared with a margin far below the last digit.
 */
export class ToldMeasures {
  /** By family, and by family and how many digits they are rounded to. */
  private readonly values = new Map<string, ValueList>();

  /** @param numbers those of one sentence, in their order */
  add(numbers: readonly Fact[]): void {
    for (const number of numbers) {
      const { measures, digits } = measuredBy(number);
      for (const { family, value } of measures) {
        if (value === 0 || !Number.isFinite(value)) continue;
        this.addTo(family, value);
        for (let told = FEWEST_DIGITS; told < digits && told <= MOST_DIGITS; told++) {
          this.addTo(`${family} ${told}`, Number(value.toPrecision(told)));
        }
      }
    }
    for (const seconds of durationsIn(numbers).values()) this.addTo('time', seconds);
  }

  /** @param duration seconds of the duration that the number is a part of, if it is one */
  have(given: Fact, duration: number | undefined): boolean {
    const { measures, digits } = measuredBy(given);
    if (duration !== undefined && this.haveNear('time', duration)) return true;
    return measures.some(
      ({ family, value }) => this.haveNear(family, value) || this.haveNear(`${family} ${digits}`, value),
    );
  }

  private addTo(key: string, value: number): void {
    const list = this.values.get(key) ?? new ValueList();
    this.values.set(key, list);
    list.add(value);
  }

  private haveNear(key: string, value: number): boolean {
    return this.values.get(key)?.hasBetween(value * (1 - NEAR), value * (1 + NEAR)) ?? false;
  }
}

const NEAR = 1e-9;

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
 * The seconds of the durations that numbers are parts of, as `1 h 30 min` has them, each under all its parts. What is the whole of a
 * duration is a part of none.
 * @param numbers those of one sentence, in their order
 */
export function durationsIn(numbers: readonly Fact[]): ReadonlyMap<Fact, number> {
  const durations = new Map<Fact, number>();
  for (let first = 0, last = 0; first < numbers.length; first = ++last) {
    while (goesOn(numbers[last], numbers[last + 1])) last++;
    if (first === last) continue;
    const parts = numbers.slice(first, last + 1);
    const seconds = parts.reduce((sum, part, i) => sum + secondsOf(part, parts[i - 1]), 0);
    for (const part of parts) durations.set(part, seconds);
  }
  return durations;
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

interface Measure {
  readonly family: string;
  readonly value: number;
}

/** What a number may measure, and how many of its digits tell. */
interface Measured {
  readonly measures: readonly Measure[];
  readonly digits: number;
}

function measuredBy(fact: Fact): Measured {
  return { measures: measuresOf(fact), digits: significantDigits(fact.value) };
}

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

/** Digits without zeros in front, and without those at the end of a whole number. */
function significantDigits(written: string): number {
  const digits = written.replace('.', '').replace(/^0+/, '');
  return (written.includes('.') ? digits : digits.replace(/(?<!0)0+$/, '')).length;
}
