import type { Problem } from '../../core/errors.js';
import type { CommandFlag } from '../command.js';

const ALLOWED = 'a day such as 2026-11-01, or a time such as 2026-11-01T14:00:00Z';

/** The flag for what is newer than something. */
export const SINCE: CommandFlag = {
  name: 'since',
  description: 'Only files that were changed on this day (UTC) or later, by the time that the file system has.',
  allowed: ALLOWED,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Reads the value of the flag; nothing where it is not given. */
export function readSince(written: string | undefined): {
  readonly since?: Date;
  readonly problems: readonly Problem[];
} {
  if (written === undefined || written === '') return { problems: [] };
  const day = DAY.test(written) ? written : TIME.exec(written)?.[1];
  const since = new Date(written);
  // 30 February would be the second of March.
  const isReal = day !== undefined && dayOf(new Date(day)) === day && !Number.isNaN(since.getTime());
  if (isReal) return { since, problems: [] };
  return { problems: [{ message: `--since: ${JSON.stringify(written)} is no date; allowed: ${ALLOWED}` }] };
}

function dayOf(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
