import type { Term } from './term.js';

/** Slots of a new set, as powers of two: most texts are short, and a long one may have hardly any words. */
const FEWEST_BITS = 4;
const MOST_FIRST_BITS = 8;

/** Spreads neighbouring ids over the slots: 2^32 divided by the golden ratio (Knuth, TAOCP 6.4). */
const SPREAD = 0x9e3779b1;

/**
 * The distinct terms of a text, in the order of first appearance. A hash table with open addressing: ids are small
 * integers from 1 on, and a Map takes three times as long to fill, which is most of what reading short texts costs.
 */
export class TermSet {
  readonly list: Term[] = [];
  private bits: number;
  private slots: number[];

  /** @param expected how many terms it will have, about: a set that need not grow is filled sooner */
  constructor(expected: number) {
    this.bits = Math.min(MOST_FIRST_BITS, Math.max(FEWEST_BITS, 32 - Math.clz32(2 * expected)));
    this.slots = emptySlots(this.bits);
  }

  has(id: number): boolean {
    return this.slots[this.slotOf(id)] === id;
  }

  /** Whether it was new. */
  add(term: Term): boolean {
    const slot = this.slotOf(term.id);
    if (this.slots[slot] === term.id) return false;
    this.slots[slot] = term.id;
    this.list.push(term);
    if (2 * this.list.length > this.slots.length) this.grow();
    return true;
  }

  /**
   * Where an id stands, or would stand. About half of the slots are free and the step is odd, so the search ends; it
   * differs between ids, so that no choice of words makes long runs.
   */
  private slotOf(id: number): number {
    const { slots } = this;
    const hash = Math.imul(id, SPREAD);
    let slot = hash >>> (32 - this.bits);
    if (slots[slot] === 0 || slots[slot] === id) return slot;
    const mask = slots.length - 1;
    const step = hash | 1;
    do slot = (slot + step) & mask;
    while (slots[slot] !== 0 && slots[slot] !== id);
    return slot;
  }

  private grow(): void {
    this.bits++;
    this.slots = emptySlots(this.bits);
    for (const { id } of this.list) this.slots[this.slotOf(id)] = id;
  }
}

function emptySlots(bits: number): number[] {
  return new Array<number>(2 ** bits).fill(0);
}
