import type { Precision } from './exactness.js';
import type { Reading } from './quantities.js';
import type { Range } from './value-list.js';

/** What a reading allows: rounded either way, or the rest cut off. */
export function rangeOf({ family, value, step }: Reading, precision: Precision): Range {
  const isMeasure = family !== 'count' && family !== 'ratio';
  const place =
    isMeasure && Math.round(value / step) % 100 === 0
      ? Math.max(10 * step, placeOf(value, step))
      : placeOf(value, step);
  switch (precision) {
    case 'exact':
      return family === 'count' && step >= 1 && place === step
        ? { from: value - step / 2, to: value + step / 2 }
        : { from: value - place / 2, to: value + place * 0.999 };
    case 'about':
      return { from: value - Math.max(place, value * 0.05), to: value + Math.max(place, value * 0.05) };
    case 'beyond':
      return { from: value - Math.max(place, value * 0.1), to: value + Math.max(place, value * 0.1) };
    case 'odd':
      return { from: value, to: value + lastDigitOf(value, step) * 0.999 };
  }
}

/** What the last digit of a number is worth that is not a zero: 100 for 2,800. Of a small number zeros are digits. */
function placeOf(value: number, step: number): number {
  let place = step;
  while (value / place >= 100 && value / step >= 1000 && Math.round(value / place) % 10 === 0) place *= 10;
  return place;
}

/** What the last digit that is not a zero is worth: 10 for 30, 100 for 1,200. */
function lastDigitOf(value: number, step: number): number {
  let worth = step;
  while (value / worth >= 10 && Math.round(value / worth) % 10 === 0) worth *= 10;
  return worth;
}
