import type { Row } from '../page-data.js';
import { fellOrNewlyFails, gotWorse, hasWrong } from '../row-kinds.js';
import type { Column } from '../session-row.js';

/** Which rows are wanted. Empty texts want everything. */
interface Filter {
  readonly name: string;
  readonly state: string;
  /** What is wrong, as `hasWrong` reads it. */
  readonly code: string;
  /** Positions of the rows in whose texts was found what somebody looks for; left out where nobody does. */
  readonly found?: ReadonlySet<number>;
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
    if (row === undefined || filter.found?.has(at) === false) return false;
    return fits(row, filter) && (name === '' || row.name.toLowerCase().includes(name));
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

function fits(row: Row, { state, code }: Filter): boolean {
  return isOf(row, state) && hasWrong(row, code);
}

function isOf(row: Row, state: string): boolean {
  switch (state) {
    case '':
    case row.state:
      return true;
    case 'worse':
      return gotWorse(row);
    case 'fell':
      return fellOrNewlyFails(row);
    case 'new':
      return row.failure === 'new';
    case 'unusable':
      return row.remark !== '' && row.state !== 'uncounted';
    default:
      return false;
  }
}

function compare(a: string | number | null, b: string | number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -sign : a > b ? sign : 0;
}
