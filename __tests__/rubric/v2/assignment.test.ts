import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { assign, type Gain } from '../../../src/rubric/v2/assignment.js';
import { runs } from '../../builders/long-runs.js';

type Matrix = readonly (readonly number[])[];

function gainsOf(matrix: Matrix): readonly Gain[] {
  return matrix.flatMap((line, row) =>
    line.flatMap((gain, column): readonly Gain[] => (gain > 0 ? [{ row, column, gain }] : [])),
  );
}

function totalOf(gains: readonly Gain[]): number {
  return gains.reduce((sum, { gain }) => sum + gain, 0);
}

function assigned(matrix: Matrix): readonly Gain[] {
  return assign(matrix.length, matrix[0]?.length ?? 0, gainsOf(matrix));
}

/** The best total of all assignments, tried one by one: each row takes a free column or none. */
function bestTotal(matrix: Matrix, row = 0, taken: readonly number[] = []): number {
  const line = matrix[row];
  if (line === undefined) return 0;
  return Math.max(
    bestTotal(matrix, row + 1, taken),
    ...line.flatMap((gain, column) =>
      taken.includes(column) ? [] : [gain + bestTotal(matrix, row + 1, [...taken, column])],
    ),
  );
}

function transposed(matrix: Matrix): Matrix {
  return (matrix[0] ?? []).map((_, column) => matrix.map((line) => line[column] ?? 0));
}

const isOneToOne = (gains: readonly Gain[]): boolean =>
  new Set(gains.map(({ row }) => row)).size === gains.length &&
  new Set(gains.map(({ column }) => column)).size === gains.length;

/** Small gains make ties, and a fifth of all pairs gains nothing. */
function anyMatrix(most: number): fc.Arbitrary<Matrix> {
  const anyGain = fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.nat({ max: 3 }) },
    { weight: 2, arbitrary: fc.nat({ max: 10_000 }) },
  );
  return fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(anyGain, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    );
}

describe('assign', () => {
  it.each<readonly [string, Matrix, number]>([
    ['one pair', [[7]], 7],
    ['one pair that gains nothing', [[0]], 0],
    ['the best of a row', [[1, 5, 3]], 5],
    ['the best of a column', [[1], [5], [3]], 5],
    [
      'where the best of both rows is one column',
      [
        [9, 8],
        [9, 1],
      ],
      17,
    ],
    [
      'where the greedy choice is wrong',
      [
        [10, 9],
        [9, 1],
      ],
      18,
    ],
    [
      'a row that gains nothing',
      [
        [0, 0],
        [3, 4],
      ],
      4,
    ],
    [
      'equal gains throughout',
      [
        [2, 2, 2],
        [2, 2, 2],
        [2, 2, 2],
      ],
      6,
    ],
    [
      'nothing to gain',
      [
        [0, 0],
        [0, 0],
      ],
      0,
    ],
    ['three rows for one column', [[4], [4], [4]], 4],
  ])('%s', (_, matrix, total) => {
    expect(totalOf(assigned(matrix))).toBe(total);
    expect(bestTotal(matrix)).toBe(total);
  });

  it('takes nothing from nothing', () => {
    expect(assign(0, 0, [])).toEqual([]);
    expect(assign(3, 0, [])).toEqual([]);
    expect(assign(0, 3, [])).toEqual([]);
  });

  it('gains as much as the best of all assignments, up to 6 x 6', () => {
    fc.assert(
      fc.property(anyMatrix(6), (matrix) => {
        const pairs = assigned(matrix);
        expect(totalOf(pairs)).toBe(bestTotal(matrix));
        expect(isOneToOne(pairs)).toBe(true);
        expect(pairs).toEqual([...pairs].sort((a, b) => a.row - b.row));
        for (const { row, column, gain } of pairs) expect(matrix[row]?.[column]).toBe(gain);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('gains the same when both sides are exchanged', () => {
    fc.assert(
      fc.property(anyMatrix(12), (matrix) => {
        expect(totalOf(assigned(transposed(matrix)))).toBe(totalOf(assigned(matrix)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('gains the same in any order of rows and columns', () => {
    fc.assert(
      fc.property(anyMatrix(9), (matrix) => {
        const turned = [...matrix].reverse().map((line) => [...line].reverse());
        expect(totalOf(assigned(turned))).toBe(totalOf(assigned(matrix)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('does not depend on the order in which the pairs are given', () => {
    fc.assert(
      fc.property(anyMatrix(6), (matrix) => {
        const gains = gainsOf(matrix);
        const columns = matrix[0]?.length ?? 0;
        expect(totalOf(assign(matrix.length, columns, [...gains].reverse()))).toBe(
          totalOf(assign(matrix.length, columns, gains)),
        );
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('assign beyond 60 rows or columns', () => {
  /** Rows 0 and 1 compete for the columns 0 and 1 where the best pair first is a mistake; all others are single. */
  const competing = (size: number): readonly Gain[] => [
    { row: 0, column: 0, gain: 10 },
    { row: 0, column: 1, gain: 9 },
    { row: 1, column: 0, gain: 9 },
    { row: 1, column: 1, gain: 1 },
    ...Array.from({ length: size - 2 }, (_, i) => ({ row: i + 2, column: i + 2, gain: 5 })),
  ];

  it('is optimal at 60', () => {
    expect(totalOf(assign(60, 60, competing(60)))).toBe(18 + 58 * 5);
  });

  it.each([
    ['more rows', 61, 60],
    ['more columns', 60, 61],
  ])('takes the best pairs first: %s', (_, rows, columns) => {
    expect(totalOf(assign(rows, columns, competing(60)))).toBe(11 + 58 * 5);
  });

  it('is optimal where the best of each row is a column of its own', () => {
    const gains = Array.from({ length: 200 }, (_, i) => [
      { row: i, column: (i * 7) % 200, gain: 5 },
      { row: i, column: (i * 7 + 1) % 200, gain: 4 },
    ]).flat();
    expect(totalOf(assign(200, 200, gains))).toBe(1000);
  });

  it('pairs one to one, and no pair that is left could be added', () => {
    const gains = Array.from({ length: 61 }, (_, row) =>
      Array.from({ length: 61 }, (_, column) => ({ row, column, gain: ((row * 31 + column * 17) % 7) + 1 })),
    ).flat();
    const pairs = assign(61, 61, gains);
    expect(isOneToOne(pairs)).toBe(true);
    expect(pairs).toHaveLength(61);
  });

  it('takes ties by row, then by column, whatever the order of the pairs', () => {
    const gains = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column, gain: 5 })));
    const wanted = [0, 1, 2].map((at) => ({ row: at, column: at, gain: 5 }));
    expect(assign(61, 61, gains)).toEqual(wanted);
    expect(assign(61, 61, [...gains].reverse())).toEqual(wanted);
  });
});
