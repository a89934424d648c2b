/** A source of whole numbers that anyone can repeat from its seed. */
export interface Random {
  /** A whole number from 0 to `limit` - 1; `limit` is a whole number from 1 to 2^21. */
  readonly below: (limit: number) => number;
  /** Fills a list with the numbers that as many calls of `below` would give, many times faster. */
  readonly fill: (list: Uint32Array, limit: number) => void;
}

/**
 * xorshift with 32 bits of state and the shifts 13, 17, 5 (G. Marsaglia, "Xorshift RNGs", Journal of Statistical
 * Software 8(14), 2003). Integers only, so that every engine draws the same numbers. Good enough to choose words; not
 * for secrets.
 */
export function seededRandom(seed: number): Random {
  let state = firstBits(seed);
  return {
    below: (limit) => {
      state = nextBits(state) >>> 0;
      return Math.floor((state * limit) / 0x1_0000_0000);
    },
    fill: (list, limit) => {
      // A local number with a sign stays in a register; one that outlives the call would be stored anew at each draw.
      let bits = state | 0;
      for (let i = 0; i < list.length; i++) {
        bits = nextBits(bits);
        // The list takes whole numbers alone: the fraction is cut off.
        list[i] = ((bits >>> 0) * limit) / 0x1_0000_0000;
      }
      state = bits >>> 0;
    },
  };
}

/** The state that a seed begins with. Zero would stay zero for ever. */
export function firstBits(seed: number): number {
  return seed >>> 0 || 0x9e3779b9;
}

/** The state after another one, as 32 bits with a sign. For loops that have no time for a call that keeps its state. */
export function nextBits(bits: number): number {
  let next = bits ^ (bits << 13);
  next ^= next >>> 17;
  return next ^ (next << 5);
}

/**
 * 32 bits from texts: FNV-1a over their UTF-16 units with a separator (G. Fowler, L. C. Noll, K.-P. Vo), then the
 * final mixing of MurmurHash3 (A. Appleby), since FNV alone leaves similar texts with similar numbers.
 */
export function hashOf(...texts: readonly string[]): number {
  let hash = 0x811c9dc5;
  const add = (unit: number) => {
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  };
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) add(text.charCodeAt(i));
    add(0xffff);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One of the items; `undefined` only for an empty list. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[random.below(items.length)];
}

/** A shuffled copy of a list (Fisher-Yates); every order is possible. */
export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
}

/**
 * A random share of the items, at least one, in their old order.
 * @param percent 0 to 100; halves are rounded up.
 */
export function share<T>(items: readonly T[], percent: number, random: Random): readonly T[] {
  return sample(items, Math.max(1, Math.round((items.length * percent) / 100)), random);
}

/** `count` random items in their old order; all of them when there are fewer. */
export function sample<T>(items: readonly T[], count: number, random: Random): readonly T[] {
  const chosen = new Set(shuffled([...items.keys()], random).slice(0, count));
  return items.filter((_, index) => chosen.has(index));
}
