/** Where the hash of a text begins, and how a character goes on with it: FNV-1a over UTF-16. */
export const EMPTY_HASH = 0x811c9dc5 | 0;

export function hashWith(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

export function hashOf(text: string): number {
  let hash = EMPTY_HASH;
  for (let at = 0; at < text.length; at++) hash = hashWith(hash, text.charCodeAt(at));
  return hash;
}

/**
 * A set of words by their hashes, without the words: four bytes a place, where a set of texts takes a hundred. Two words of
 * one hash (one pair in four milliards) are taken for the same.
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

/** The last bits of a hash of a short word hardly differ. */
function spread(hash: number): number {
  return (hash ^ (hash >>> 15)) * 1 + (hash >>> 7);
}
