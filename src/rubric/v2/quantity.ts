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
 * 120 ms. Binary fractions are compared with a margin far below the last digit.
 */
export function isRounding(given: Fact, wanted: Fact): boolean {
  if (given.kind !== 'number' || wanted.kind !== 'number') return false;
  const a = quantityOf(given);
  const b = quantityOf(wanted);
  if (a.family !== b.family || a.value === 0 || b.value === 0) return false;
  if (isNear(a.value, b.value)) return true;
  const digits = significantDigits(given.value);
  return (
    digits >= FEWEST_DIGITS &&
    digits < significantDigits(wanted.value) &&
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

function quantityOf({ value, unit }: Fact): { readonly family: string; readonly value: number } {
  const [family, factor] = FACTORS.get(unit) ?? ['count', 1];
  return { family, value: Number(value) * factor };
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(a, b);
}

/** Digits without zeros in front, and without those at the end of a whole number. */
function significantDigits(written: string): number {
  const digits = written.replace('.', '').replace(/^0+/, '');
  return (written.includes('.') ? digits : digits.replace(/(?<!0)0+$/, '')).length;
}
