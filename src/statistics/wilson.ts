import { type Interval, Z_975 } from './interval.js';

/**
 * The 95 % interval of a share (E. B. Wilson, Journal of the American Statistical Association 22, 1927): honest for few
 * and for none, where the share plus and minus its standard error is not.
 * @param hits how many of `size` there are
 * @param size 1 or more
 */
export function wilsonInterval(hits: number, size: number): Interval {
  const square = Z_975 * Z_975;
  const share = hits / size;
  const centre = share + square / (2 * size);
  const half = Z_975 * Math.sqrt((share * (1 - share)) / size + square / (4 * size * size));
  const whole = 1 + square / size;
  return {
    low: hits === 0 ? 0 : Math.max(0, (centre - half) / whole),
    high: hits === size ? 1 : Math.min(1, (centre + half) / whole),
  };
}

/**
 * The 95 % interval of the mean of values of which each is right or wrong, 1 or 0: Wilson's, which has a width also where all
 * of them are right. Null where a value lies between, as that of several samples may, and below two values.
 */
export function intervalOfRight(values: readonly number[]): Interval | null {
  if (values.length < 2 || !values.every((value) => value === 0 || value === 1)) return null;
  return wilsonInterval(values.filter((value) => value === 1).length, values.length);
}
