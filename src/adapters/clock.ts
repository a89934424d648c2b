import type { Problem } from '../errors.js';
import type { Clock } from '../ports.js';

/** The last second of the year 9999: `scored_at` has four digits for a year. */
const LATEST_EPOCH = 253_402_300_799;

/**
 * The time of the run. SOURCE_DATE_EPOCH (seconds since 1970, see reproducible-builds.org) fixes it, so that the
 * same input gives the same bytes.
 */
export function openClock(env: Readonly<Record<string, string | undefined>>): Clock | Problem {
  const epoch = env['SOURCE_DATE_EPOCH'];
  if (epoch === undefined || epoch === '') return () => new Date();
  if (!/^\d{1,12}$/.test(epoch) || Number(epoch) > LATEST_EPOCH) {
    return {
      message: `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}; allowed: whole seconds since 1970, up to the year 9999`,
    };
  }
  return () => new Date(Number(epoch) * 1000);
}
