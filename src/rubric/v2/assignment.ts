import munkres from 'munkres';

/** The most rows and columns that are assigned optimally; beyond, the best pairs are taken first. */
const MOST_OPTIMAL = 60;

/** A pair of an assignment: row and column. */
export type Assigned = readonly [row: number, column: number];

/** What a row and a column gain together: an integer above 0. Pairs that gain nothing are left out. */
export interface Gain {
  readonly row: number;
  readonly column: number;
  readonly gain: number;
}

/**
 * The one-to-one assignment of rows to columns with the greatest total gain (Hungarian method; Kuhn 1955, Munkres 1957),
 * in the order of the rows. Gains are integers, so the total does not depend on the order of adding. Of very many rows
 * or columns the best pairs are taken first, ties by row and column.
 */
export function assign(rows: number, columns: number, gains: readonly Gain[]): readonly Assigned[] {
  const best = bestOfEachRow(rows, gains);
  if (best !== undefined) return best;
  return rows <= MOST_OPTIMAL && columns <= MOST_OPTIMAL ? assignOptimally(rows, columns, gains) : assignGreedily(gains);
}

/** Where every row's best column is a different one, that is the optimum: no total can be above the sum of the maxima. */
function bestOfEachRow(rows: number, gains: readonly Gain[]): readonly Assigned[] | undefined {
  const best = new Array<Gain | undefined>(rows).fill(undefined);
  for (const gain of gains) if (gain.gain > (best[gain.row]?.gain ?? 0)) best[gain.row] = gain;
  const pairs = best.flatMap((gain): readonly Assigned[] => (gain === undefined ? [] : [[gain.row, gain.column]]));
  return new Set(pairs.map(([, column]) => column)).size === pairs.length ? pairs : undefined;
}

function assignOptimally(rows: number, columns: number, gains: readonly Gain[]): readonly Assigned[] {
  const most = gains.reduce((max, { gain }) => Math.max(max, gain), 0);
  const costs = Array.from({ length: rows }, () => new Array<number>(columns).fill(most));
  const gainful = new Set<string>();
  for (const { row, column, gain } of gains) {
    const line = costs[row];
    if (line !== undefined) line[column] = most - gain;
    gainful.add(`${row} ${column}`);
  }
  return munkres(costs)
    .map(([row, column]): Assigned => [row, column])
    .filter(([row, column]) => gainful.has(`${row} ${column}`))
    .sort(([a], [b]) => a - b);
}

function assignGreedily(gains: readonly Gain[]): readonly Assigned[] {
  const rows = new Set<number>();
  const columns = new Set<number>();
  const pairs: Assigned[] = [];
  for (const { row, column } of [...gains].sort((a, b) => b.gain - a.gain || a.row - b.row || a.column - b.column)) {
    if (rows.has(row) || columns.has(column)) continue;
    rows.add(row);
    columns.add(column);
    pairs.push([row, column]);
  }
  return pairs.sort(([a], [b]) => a - b);
}
