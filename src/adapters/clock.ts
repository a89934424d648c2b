import type { Problem } from '../errors.js';
import type { Clock } from '../ports.js';

/** The last second that a date can have. */
const LATEST_EPOCH = 8_640_000_000_000;

/**
 * The time of the run. SOURCE_DATE_EPOCH (seconds since 1970, see reproducible-builds.org) fixes it, so that the
 * same input gives the same bytes.
 */
export function openClock(env: Readonly<Record<string, string | undefined>>): Clock | Problem {
  const epoch = env['SOURCE_DATE_EPOCH'];
  if (epoch === undefined || epoch === '') return () => new Date();
  if (!/^\d{1,13}$/.test(epoch) || Number(epoch) > LATEST_EPOCH) {
    return { message: `SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}; allowed: whole seconds since 1970` };
  }
  return () => new Date(Number(epoch) * 1000);
}
