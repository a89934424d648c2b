import type { Row } from './page-data.js';

/** So many failing sessions are printed with their texts: some twenty pages. */
export const OPEN_ON_PAPER = 10;

/**
 * What a printed page holds of the sessions, so that nobody takes it for all.
 * @param listed the sessions that stand in the table
 * @param open those of them that are open
 * @param total sessions of the page
 */
export function paperNote(listed: readonly Listed[], open: readonly Listed[], total: number): string {
  const failing = countFailing(listed);
  const rows = listed.length < total ? `the first ${listed.length} of ${total} sessions` : 'all sessions';
  if (open.length === 0) return `On paper: ${rows}, none with its texts. ${ON_SCREEN}`;
  const texts = `${open.length} with ${open.length === 1 ? 'its' : 'their'} texts`;
  const rest = failing > countFailing(open) ? `, ${countFailing(open)} of them of the ${failing} that fail` : '';
  return `On paper: ${rows}, ${texts}${rest}. ${ON_SCREEN}`;
}

const ON_SCREEN = 'The page on a screen has the others.';

type Listed = Pick<Row, 'state'>;

function countFailing(rows: readonly Listed[]): number {
  return rows.filter(({ state }) => state === 'failing').length;
}
