import type { Quantity, Reading } from './quantities.js';
import type { Range } from './value-list.js';

/** The most numbers that are combined with one another. */
const MOST_COMBINED = 40;

/**
 * Whether people may have reckoned a number from others beside it: a sum, a difference, the double or the half, a share or
 * a factor of two that they name in the same breath. Reckoning is no invention.
 */
export function isReckoned(
  claim: Quantity,
  rangeOf: (reading: Reading) => Range,
  beside: readonly Quantity[],
): boolean {
  const readings = claim.measured.length > 0 ? claim.measured : claim.plain;
  return readings.some((reading) => {
    const range = rangeOf(reading);
    const fits = (value: number): boolean => value >= range.from - 1e-9 && value <= range.to + 1e-9;
    if (reading.family === 'ratio') return sharesOf(familiesOf(beside)).some((share) => fits(share));
    const values = valuesOf(beside, reading.family);
    if (isFactor(claim)) return familiesOf(beside).some((numbers) => factorsOf(numbers).some(fits));
    return combinationsOf(values).some(fits);
  });
}

/** "3x", "40 times". */
function isFactor({ noun }: Quantity): boolean {
  return noun === 'x' || noun === 'time' || noun === 'fold' || noun === 'mal' || noun === 'vece' || noun === 'fach';
}

/** What quantities measure in a family, or count, each in its likeliest sense. */
export function valuesOf(quantities: readonly Quantity[], family: Reading['family']): readonly number[] {
  const values = quantities.flatMap(({ plain, measured }) => {
    // A unit that means several things means one here.
    const [reading] = measured.length > 0 ? measured : plain;
    return reading !== undefined && reading.family === family && reading.value > 1e-3 ? [reading.value] : [];
  });
  return values.filter((value) => family !== 'count' || value > 1).slice(0, MOST_COMBINED);
}

function familiesOf(quantities: readonly Quantity[]): readonly (readonly number[])[] {
  const families = new Set(quantities.map(({ plain, measured }) => (measured[0] ?? plain[0])?.family ?? 'count'));
  return Array.from(families, (family) => valuesOf(quantities, family));
}

function combinationsOf(values: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const [i, a] of values.entries()) {
    found.push(2 * a, a / 2);
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

function factorsOf(values: readonly number[]): readonly number[] {
  return pairsOf(values).map(([a, b]) => a / b);
}

function pairsOf(values: readonly number[]): readonly (readonly [number, number])[] {
  return values.flatMap((a, i) => values.flatMap((b, j) => (i === j || b === 0 ? [] : [[a, b] as const])));
}
