import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  firstBits,
  hashOf,
  nextBits,
  pick,
  sample,
  seededRandom,
  share,
  shuffled,
} from '../../src/core/seeded-random.js';

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

describe('many numbers at once', () => {
  it('are those that come one by one, and leave the next one as it would be', () => {
    const limits = fc.integer({ min: 1, max: 2 ** 21 });
    fc.assert(
      fc.property(fc.integer(), limits, fc.nat({ max: 20 }), (seed, limit, count) => {
        const [one, all] = [seededRandom(seed), seededRandom(seed)];
        const list = new Uint32Array(count);
        all.fill(list, limit);
        expect([...list, all.below(limit)]).toEqual(Array.from({ length: count + 1 }, () => one.below(limit)));
      }),
    );
  });

  it('begin with the seed, or another state where that would stay what it is', () => {
    expect([firstBits(7), firstBits(-1), firstBits(0), firstBits(2 ** 32)]).toEqual([
      ...[7, 0xffffffff, 0x9e3779b9, 0x9e3779b9],
    ]);
    // The published states, with a sign.
    expect([nextBits(1), nextBits(270369), nextBits(67634689) >>> 0]).toEqual([270369, 67634689, 2647435461]);
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

  it('draws once for each item but the last, from the last item on', () => {
    for (const count of [0, 1, 2, 7]) {
      const [random, other] = [seededRandom(5), seededRandom(5)];
      const order = [...Array(count).keys()];
      for (let last = count - 1; last >= 1; last--) {
        const at = other.below(last + 1);
        order.splice(last, 1, ...order.splice(at, 1, order[last] ?? -1));
      }
      expect(shuffled([...Array(count).keys()], random)).toEqual(order);
      expect(random.below(1000)).toBe(other.below(1000));
    }
  });

  it('picks nothing of nothing', () => {
    expect(pick([], seededRandom(1))).toBeUndefined();
    expect(['a', 'b']).toContain(pick(['a', 'b'], seededRandom(1)));
  });
});
