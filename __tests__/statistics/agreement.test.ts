import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  averageRanks,
  partialSpearman,
  pearson,
  probabilityOfGreater,
  spearman,
} from '../../src/statistics/agreement.js';

const numbers = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 12 });
const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })), {
  minLength: 2,
  maxLength: 12,
});

describe('averageRanks', () => {
  it.each([
    [[], []],
    [[7], [1]],
    [
      [3, 1, 2],
      [3, 1, 2],
    ],
    [
      [1, 1],
      [1.5, 1.5],
    ],
    [
      [10, 20, 20, 30],
      [1, 2.5, 2.5, 4],
    ],
    [
      [5, 5, 5, 1],
      [3, 3, 3, 1],
    ],
    [
      [0, -0],
      [1.5, 1.5],
    ],
  ])('%j: %j', (values, wanted) => {
    expect(averageRanks(values)).toEqual(wanted);
  });

  it('have the sum of 1 to n', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const n = values.length;
        expect(averageRanks(values).reduce((sum, rank) => sum + rank, 0)).toBe((n * (n + 1)) / 2);
      }),
    );
  });
});

describe('spearman', () => {
  it.each([
    // By 1 - 6 sum(d^2) / (n (n^2 - 1)) where there are no ties.
    [[1, 2, 3, 4, 5], [5, 6, 7, 8, 7.5], 0.9],
    [[106, 86, 100, 101, 99, 103, 97, 113, 112, 110], [7, 0, 27, 50, 28, 29, 20, 12, 6, 17], -29 / 165],
    [[1, 2, 3], [3, 2, 1], -1],
    // Ranks 1 2.5 2.5 4 and 1 2 3 4: 4.5 / sqrt(4.5 * 5).
    [[1, 2, 2, 3], [1, 2, 3, 4], Math.sqrt(0.9)],
  ])('of %j and %j', (a, b, wanted) => {
    expect(spearman(a, b)).toBeCloseTo(wanted, 12);
  });

  it('is unknown where a list is constant', () => {
    expect(spearman([1, 1, 1], [1, 2, 3])).toBeNull();
    expect(spearman([1, 2, 3], [0, 0, 0])).toBeNull();
    expect(spearman([1], [1])).toBeNull();
    expect(pearson([], [])).toBeNull();
  });

  it('is the same whichever list comes first, and turns with the sign', () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const [a, b] = [list.map(([x]) => x), list.map(([, y]) => y)];
        const rho = spearman(a, b);
        expect(spearman(b, a)).toEqual(rho === null ? null : expect.closeTo(rho, 12));
        expect(
          spearman(
            a,
            b.map((y) => -y),
          ),
        ).toEqual(rho === null ? null : expect.closeTo(-rho, 12));
        if (rho !== null) expect(Math.abs(rho)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('partialSpearman', () => {
  it.each([
    // rho(a, c) and rho(b, c): one of them is 0, both are above it, both are below.
    [[3, 2, 1, 0, 6], 0, -0.3],
    [[1, 2, 4, 3, 6], 0.9, 0.6],
    [[2, 5, 3, 4, 1], -0.3, -0.3],
    [[3, 1, 4, 2, 5], 0.5, 0.4],
  ])('takes out what the third list explains: %j', (c, withA, withB) => {
    const [a, b] = [
      [1, 2, 3, 4, 5],
      [2, 1, 3, 5, 4],
    ];
    expect([spearman(a, b), spearman(a, c), spearman(b, c)]).toEqual(
      [0.8, withA, withB].map((rho) => expect.closeTo(rho, 12)),
    );
    const wanted = (0.8 - withA * withB) / Math.sqrt((1 - withA * withA) * (1 - withB * withB));
    expect(partialSpearman(a, b, c)).toBeCloseTo(Math.min(1, wanted), 12);
  });

  it.each([
    ['the third is one of them', [1, 2, 3, 4], [1, 3, 2, 4], [1, 2, 3, 4], 0],
    ['the third is constant', [1, 2, 3], [3, 2, 1], [7, 7, 7], -1],
    ['one is constant', [1, 1, 1], [3, 2, 1], [1, 2, 3], null],
  ])('when %s', (_, a, b, given, wanted) => {
    expect(partialSpearman(a, b, given)).toBe(wanted);
  });
});

describe('probabilityOfGreater', () => {
  it.each([
    [[3, 4], [1, 2], 1],
    [[1, 2], [3, 4], 0],
    [[1], [1], 0.5],
    [[1, 3], [2], 0.5],
    [[2, 2, 3], [1, 2], (1 + 0.5 + 1 + 0.5 + 1 + 1) / 6],
    [[], [1], null],
    [[1], [], null],
  ])('of %j over %j is %j', (greater, smaller, wanted) => {
    expect(probabilityOfGreater(greater, smaller)).toEqual(wanted === null ? null : expect.closeTo(wanted, 12));
  });

  it('is what counting the pairs gives', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const counted = a.flatMap((x) => b.map((y) => (x > y ? 1 : x === y ? 0.5 : 0)));
        const wanted = counted.reduce((sum: number, value) => sum + value, 0) / counted.length;
        expect(probabilityOfGreater(a, b)).toBeCloseTo(wanted, 12);
      }),
    );
  });
});
