import { shown } from '../../core/numbers.js';
import type { Row } from './page-data.js';

/** Whether a session fell against the base, in the three decimals that are shown. */
export function hasFallen({ change }: Row): boolean {
  return change !== null && shown(change) < 0;
}

/** Whether a session fell against the base or newly fails, as by a finding that no score counts. */
export function fellOrNewlyFails(row: Row): boolean {
  return hasFallen(row) || row.failure === 'new';
}

/** Whether a session got worse: it fell, newly fails, or has findings that the base did not have. */
export function gotWorse(row: Row): boolean {
  return fellOrNewlyFails(row) || row.fresh !== undefined;
}

/** What sessions are looked for by what is wrong with them: a code, one that is new, or why they fail. */
export const NEW_FINDING = 'new:';
export const FAILS_BY = 'by:';

/** Whether a session is one of those that a value of the filter wants; the empty one wants all. */
export function hasWrong({ findings, fresh, cause }: Row, wanted: string): boolean {
  if (wanted === '') return true;
  if (wanted.startsWith(NEW_FINDING)) return fresh?.includes(wanted.slice(NEW_FINDING.length)) === true;
  if (wanted.startsWith(FAILS_BY)) return cause === wanted.slice(FAILS_BY.length);
  return findings.some(([code]) => code === wanted);
}

/**
 * The order in which the rows stand before anybody sorts them, in words. It is that of no column, since failing ones stand before
 * passing ones; what counts nowhere comes last.
 */
export function ownOrder(rows: readonly Pick<Row, 'state'>[]): string {
  const found = new Set(rows.map(({ state }) => state));
  const [first, ...others] = (['failing', 'waived', 'passing'] as const).filter((state) => found.has(state));
  return first === undefined || others.length === 0 ? 'lowest first' : `${first} first, then lowest`;
}
