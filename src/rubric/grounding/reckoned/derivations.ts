import type { Quantity, Reading } from '../numbers/quantities.js';
import { isWithin, type Range } from '../numbers/value-list.js';

/** The most numbers that are combined with one another. */
const MOST_COMBINED = 40;

/**
 * Whether people may have reckoned a number from others beside it: the double or the half, or what `isCombined` looks for. Reckoning
 * is no invention.
 */
export function isDerived(claim: Quantity, toRange: (reading: Reading) => Range, beside: readonly Quantity[]): boolean {
  return isCombined(claim, toRange, beside) || isDoubleOrHalf(claim, toRange, beside);
}

/** Whether a number is the double or the half of one of others. */
export function isDoubleOrHalf(
  claim: Quantity,
  toRange: (reading: Reading) => Range,
  beside: readonly Quantity[],
): boolean {
  if (isFactor(claim)) return false;
  return readingsOf(claim).some((reading) => {
    const range = toRange(reading);
    return valuesOf(beside, reading.family).some((value) => [2 * value, value / 2].some((one) => isWithin(range, one)));
  });
}

/**
 * Whether a number is made of several others: a sum, a difference, a share or a factor of two of them. That it is the double of one
 * is no sign of that where any number of the session may be the one: "60 days" for 30 is a mistake as people make them.
 */
export function isCombined(
  claim: Quantity,
  toRange: (reading: Reading) => Range,
  beside: readonly Quantity[],
): boolean {
  const readings = readingsOf(claim);
  return readings.some((reading) => {
    const range = toRange(reading);
    const fits = (value: number): boolean => isWithin(range, value);
    if (reading.family === 'ratio')
      return [...sharesOf(familiesOf(beside)), ...restsOf(beside)].some((share) => fits(share));
    const values = valuesOf(beside, reading.family);
    if (isFactor(claim)) return familiesOf(beside).some((numbers) => factorsOf(numbers).some(fits));
    return combinationsOf(values).some(fits);
  });
}

function readingsOf({ measured, plain }: Quantity): readonly Reading[] {
  return measured.length > 0 ? measured : plain;
}

const FACTOR = /^(?:x|time|fold|mal|fach|vece|veze|keer|foi|倍)$/;

/** "3x", "40 times". */
export function isFactor({ noun }: Quantity): boolean {
  return FACTOR.test(noun);
}

/** What quantities measure in a family, or count, each in its likeliest sense; of counts neither none nor one. */
export function valuesOf(quantities: readonly Quantity[], family: Reading['family']): readonly number[] {
  return valuesIn(quantities, family)
    .filter((value) => (family === 'count' ? value > 1 || value % 1 > 0 : value > 1e-3))
    .slice(0, MOST_COMBINED);
}

function valuesIn(quantities: readonly Quantity[], family: Reading['family']): readonly number[] {
  return quantities.flatMap(({ plain, measured }) => {
    // A unit that means several things means one here.
    const [reading] = measured.length > 0 ? measured : plain;
    return reading?.family === family && reading.value > 0 ? [reading.value] : [];
  });
}

/** What may be compared: numbers of one family, and shares that are written as fractions, as in "from 0.41 to 0.68". */
function familiesOf(quantities: readonly Quantity[]): readonly (readonly number[])[] {
  const families = new Set(quantities.map(({ plain, measured }) => (measured[0] ?? plain[0])?.family ?? 'count'));
  const counts = valuesIn(quantities, 'count');
  return [
    counts.filter((value) => value < 1),
    ...Array.from(families, (family) =>
      family === 'count' ? counts.filter((one) => one > 1) : valuesIn(quantities, family),
    ),
  ].map((values) => values.slice(0, MOST_COMBINED));
}

function combinationsOf(values: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const [i, a] of values.entries()) {
    for (const b of values.slice(i + 1)) found.push(a + b, Math.abs(a - b));
    // What is listed side by side may be summed up.
    let sum = a;
    for (const b of values.slice(i + 1, i + MOST_SUMMED)) {
      sum += b;
      found.push(sum);
    }
  }
  return found;
}

const MOST_SUMMED = 6;

function sharesOf(families: readonly (readonly number[])[]): readonly number[] {
  return families.flatMap((values) =>
    pairsOf(values).flatMap(([a, b]) => [a / b, Math.abs(a - b) / b, Math.abs(a - b), a + b, Math.abs(1 - a)]),
  );
}

/** One of so many, and what two shares leave. */
function restsOf(quantities: readonly Quantity[]): readonly number[] {
  const shares = valuesIn(quantities, 'ratio').slice(0, MOST_COMBINED);
  const rests = shares.flatMap((a, i) => shares.slice(i + 1).map((b) => 1 - a - b));
  return [...rests, ...valuesOf(quantities, 'count').map((count) => 1 / count)];
}

function factorsOf(values: readonly number[]): readonly number[] {
  return pairsOf(values).map(([a, b]) => a / b);
}

function pairsOf(values: readonly number[]): readonly (readonly [number, number])[] {
  return values.flatMap((a, i) => values.flatMap((b, j) => (i === j || b === 0 ? [] : [[a, b] as const])));
}

/** What measures the same as a number that has a unit. */
export function ofItsFamily({ measured: [own] }: Quantity, context: readonly Quantity[]): readonly Quantity[] {
  return own === undefined ? [] : context.filter(({ measured }) => measured[0]?.family === own.family);
}
