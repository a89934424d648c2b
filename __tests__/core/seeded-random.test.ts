import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hashOf, pick, sample, seededRandom, share, shuffled } from '../../src/core/seeded-random.js';

describe('seededRandom', () => {
  it('gives the published first states of xorshift with 13, 17, 5 from 1', () => {
    const random = seededRandom(1);
    const states = [270369, 67634689, 2647435461, 307599695, 2398689233];
    expect(states.map(() => random.below(2 ** 21))).toEqual(states.map((state) => Math.floor(state / 2 ** 11)));
  });

  it('takes any seed, zero too', () => {
    for (const seed of [0, -1, 2 ** 32, 2 ** 31]) {
      const random = seededRandom(seed);
      expect(new Set(Array.from({ length: 50 }, () => random.below(1000))).size).toBeGreaterThan(30);
    }
  });

  it('draws every number below the limit about equally often', () => {
    const random = seededRandom(7);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) {
      const drawn = random.below(10);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(900);
  });
});

describe('hashOf', () => {
  it.each([
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
    [['a'], ['a', '']],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['é'], ['e']],
    [['session-1'], ['session-2']],
  ])('tells %j from %j', (a, b) => {
    expect(hashOf(...a)).not.toBe(hashOf(...b));
  });

  it('stays what it was, since mutations depend on it', () => {
    expect([hashOf(), hashOf(''), hashOf('fix-invoice-rounding', 'negated-summary', '34')]).toMatchInlineSnapshot(`
[
  2872998923,
  3264786504,
  157940484,
]
`);
  });
});

describe('drawing', () => {
  const items = fc.array(fc.nat(), { maxLength: 30 });

  it('shuffles into the same items', () => {
    fc.assert(
      fc.property(items, fc.nat(), (list, seed) => {
        const byValue = (a: number, b: number) => a - b;
        expect([...shuffled(list, seededRandom(seed))].sort(byValue)).toEqual([...list].sort(byValue));
      }),
    );
  });

  it('reaches every order', () => {
    const orders = new Set(
      Array.from({ length: 200 }, (_, seed) => shuffled(['a', 'b', 'c'], seededRandom(seed * 977)).join('')),
    );
    expect(orders.size).toBe(6);
  });

  it('samples so many in their old order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat({ max: 40 }), fc.nat(), (list, count, seed) => {
        const chosen = sample(list, count, seededRandom(seed));
        expect(chosen).toHaveLength(Math.min(count, list.length));
        expect(list.filter((item) => chosen.includes(item))).toEqual(chosen);
      }),
    );
  });

  it.each([
    [10, 0, 1],
    [10, 34, 3],
    [10, 100, 10],
    [1, 34, 1],
    [3, 50, 2],
    [0, 50, 0],
  ])('of %i items takes %i percent as %i', (length, percent, wanted) => {
    expect(share([...Array(length).keys()], percent, seededRandom(3))).toHaveLength(wanted);
  });

  it('picks nothing of nothing', () => {
    expect(pick([], seededRandom(1))).toBeUndefined();
    expect(['a', 'b']).toContain(pick(['a', 'b'], seededRandom(1)));
  });
});
