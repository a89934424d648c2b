import munkres from 'munkres';

/** The most rows and columns that are assigned optimally; beyond, the best pairs are taken first. */
const MOST_OPTIMAL = 60;

/** A row and a column with what they gain together: an integer above 0. Pairs that gain nothing are left out. */
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
export function assign(rows: number, columns: number, gains: readonly Gain[]): readonly Gain[] {
  const best = bestOfEachRow(rows, gains);
  if (best !== undefined) return best;
  return rows <= MOST_OPTIMAL && columns <= MOST_OPTIMAL
    ? assignOptimally(rows, columns, gains)
    : assignGreedily(gains);
}

/** Where every row's best column is a different one, that is the optimum: no total can be above the sum of the maxima. */
function bestOfEachRow(rows: number, gains: readonly Gain[]): readonly Gain[] | undefined {
  const best = new Array<Gain | undefined>(rows).fill(undefined);
  for (const gain of gains) if (gain.gain > (best[gain.row]?.gain ?? 0)) best[gain.row] = gain;
  const columns = new Set<number>();
  const pairs: Gain[] = [];
  for (const gain of best) {
    if (gain === undefined) continue;
    if (columns.has(gain.column)) return undefined;
    columns.add(gain.column);
    pairs.push(gain);
  }
  return pairs;
}

function assignOptimally(rows: number, columns: number, gains: readonly Gain[]): readonly Gain[] {
  const most = gains.reduce((max, { gain }) => Math.max(max, gain), 0);
  const costs = Array.from({ length: rows }, () => new Array<number>(columns).fill(most));
  const byPlace = new Map<number, Gain>();
  for (const gain of gains) {
    const line = costs[gain.row];
    if (line !== undefined) line[gain.column] = most - gain.gain;
    byPlace.set(gain.row * columns + gain.column, gain);
  }
  return munkres(costs)
    .flatMap(([row, column]) => byPlace.get(row * columns + column) ?? [])
    .sort((a, b) => a.row - b.row);
}

function assignGreedily(gains: readonly Gain[]): readonly Gain[] {
  const rows = new Set<number>();
  const columns = new Set<number>();
  const pairs: Gain[] = [];
  for (const pair of [...gains].sort((a, b) => b.gain - a.gain || a.row - b.row || a.column - b.column)) {
    if (rows.has(pair.row) || columns.has(pair.column)) continue;
    rows.add(pair.row);
    columns.add(pair.column);
    pairs.push(pair);
  }
  return pairs.sort((a, b) => a.row - b.row);
}
