import type { Row } from '../page-data.js';
import type { Column } from '../session-row.js';

/** Which rows are wanted. Empty texts want everything. */
export interface Filter {
  readonly name: string;
  readonly state: string;
  readonly code: string;
}

export interface Order {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** Positions of the wanted rows in the wanted order. Equals keep their order, and what has no value comes last. */
export function select(rows: readonly Row[], filter: Filter, order: Order | null): readonly number[] {
  const name = filter.name.trim().toLowerCase();
  const wanted = [...rows.keys()].filter((at) => {
    const row = rows[at];
    return row !== undefined && fits(row, filter) && (name === '' || row.name.toLowerCase().includes(name));
  });
  if (order === null) return wanted;
  const { column, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  const valueAt = (at: number): string | number | null => {
    const row = rows[at];
    return row === undefined ? null : column.valueOf(row);
  };
  return wanted.sort((a, b) => compare(valueAt(a), valueAt(b), sign) || a - b);
}

function fits({ state, remark, failure, findings }: Row, filter: Filter): boolean {
  const inState =
    filter.state === '' ||
    filter.state === state ||
    (filter.state === 'new' && failure === 'new') ||
    (filter.state === 'unusable' && remark !== '' && state !== 'uncounted');
  return inState && (filter.code === '' || findings.some(([code]) => code === filter.code));
}

function compare(a: string | number | null, b: string | number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -sign : a > b ? sign : 0;
}
