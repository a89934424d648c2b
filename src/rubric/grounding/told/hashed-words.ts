const BASE = 0x9e3779b1 | 0;

/** The hash of a text with one more character; that of no character is 0. */
export function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, BASE) + code) | 0;
}

export function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = hashWith(hash, text.charCodeAt(at));
  return hash;
}

const POWERS: Int32Array = powersOf(64);

/** The hash of two texts as one, from their hashes and the length of the second. */
export function joinHashes(first: number, second: number, length: number): number {
  let hash = first;
  let left = length;
  for (; left >= POWERS.length; left -= POWERS.length - 1) hash = Math.imul(hash, POWERS[POWERS.length - 1] ?? 0);
  return (Math.imul(hash, POWERS[left] ?? 0) + second) | 0;
}

function powersOf(count: number): Int32Array {
  const powers = new Int32Array(count);
  powers[0] = 1;
  for (let i = 1; i < count; i++) powers[i] = Math.imul(powers[i - 1] ?? 0, BASE);
  return powers;
}

/**
 * A set of words by their hashes, without the words: four bytes a place, where a set of texts takes a hundred. Two words of
 * one hash (one pair in four billion) are taken for the same.
 */
export class HashedWords {
  private slots = new Int32Array(1024);
  private hasZero = false;
  private size = 0;

  add(hash: number): void {
    if (hash === 0) {
      this.hasZero = true;
      return;
    }
    if (this.put(this.slots, hash) && ++this.size * 2 > this.slots.length) this.grow();
  }

  has(hash: number): boolean {
    if (hash === 0) return this.hasZero;
    const { slots } = this;
    const mask = slots.length - 1;
    for (let at = spread(hash) & mask; slots[at] !== 0; at = (at + 1) & mask) if (slots[at] === hash) return true;
    return false;
  }

  private put(slots: Int32Array, hash: number): boolean {
    const mask = slots.length - 1;
    let at = spread(hash) & mask;
    for (; slots[at] !== 0; at = (at + 1) & mask) if (slots[at] === hash) return false;
    slots[at] = hash;
    return true;
  }

  private grow(): void {
    const larger = new Int32Array(this.slots.length * 2);
    for (const hash of this.slots) if (hash !== 0) this.put(larger, hash);
    this.slots = larger;
  }
}

/** The last bits of a hash say little of the first characters. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 15);
}
