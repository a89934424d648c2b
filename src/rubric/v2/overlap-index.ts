import { addTo } from '../../core/groups.js';
import type { Text } from './text.js';

/** Up to this many pairs, each text is compared with all that have something in common with it. */
const ALL_PAIRS = 40_000;

/** Otherwise with those that share most of its weight. */
const NEAREST = 5;

/** In long lists a term in more texts than this tells nothing about which ones are alike. */
const MOST_TEXTS = 40;

/** What a text is to the one that is asked about; 0 is nothing. */
const OVERLAPPING = 1;
const EQUAL = 2;

const NONE: readonly number[] = [];

/** Two texts with a word in common that carries a fact, or a similar one: indices and weight of the common words. */
export interface OverlappingPair {
  readonly i: number;
  readonly j: number;
  readonly shared: number;
}

/** A list of texts by their words, to find those that have something in common with another text. */
export class OverlapIndex {
  private readonly textsWith = new Map<number, number[]>();
  /** Texts by what they say, word for word. */
  private readonly textsAs = new Map<string, number[]>();
  private readonly shared: Float64Array;
  private readonly touched: Uint8Array;

  constructor(private readonly texts: readonly Text[]) {
    this.shared = new Float64Array(texts.length);
    this.touched = new Uint8Array(texts.length);
    for (const [index, { list, source }] of texts.entries()) {
      addTo(this.textsAs, source, index);
      for (const term of list) {
        if (term.kind === 'function') continue;
        this.add(term.id, index);
        if (term.group !== 0) this.add(-term.group, index);
        if (term.family !== 0) this.add(term.family, index);
      }
    }
  }

  /**
   * Which texts of a list and of the index are worth a comparison, in the order of the first, then of the second: in
   * lists of a sane length all that have anything in common, in very long ones the nearest, so that the cost grows with
   * the lists and not with their product.
   */
  pairsWith(others: readonly Text[]): readonly OverlappingPair[] {
    const isLong = others.length * this.texts.length > ALL_PAIRS;
    const pairs: OverlappingPair[] = [];
    const ranks = new Map<string, number>();
    for (const [i, text] of others.entries()) {
      const same = this.textsAs.get(text.source) ?? NONE;
      if (!isLong) {
        this.addOverlaps(text, i, same, pairs);
        continue;
      }
      const rank = ranks.get(text.source) ?? 0;
      ranks.set(text.source, rank + 1);
      const overlaps = nearest(this.overlapsOf(text, i, MOST_TEXTS));
      pairs.push(...withoutRepeats([...overlaps, ...inTurn(same, rank).map((j) => equalPair(text, i, j))]));
    }
    return pairs;
  }

  private add(key: number, index: number): void {
    const known = this.textsWith.get(key);
    if (known === undefined) this.textsWith.set(key, [index]);
    else if (known.at(-1) !== index) known.push(index);
  }

  /** All that has anything in common with a text, in order. */
  private addOverlaps(text: Text, i: number, same: readonly number[], pairs: OverlappingPair[]): void {
    this.markAll(text, Number.POSITIVE_INFINITY);
    for (const j of same) this.touched[j] = EQUAL;
    for (let j = 0; j < this.touched.length; j++) {
      if (this.touched[j] === 0) continue;
      pairs.push({ i, j, shared: this.touched[j] === EQUAL ? text.weight : (this.shared[j] ?? 0) });
      this.shared[j] = 0;
      this.touched[j] = 0;
    }
  }

  private overlapsOf(text: Text, i: number, most: number): OverlappingPair[] {
    const found = this.markAll(text, most);
    const overlaps = found.map((j): OverlappingPair => ({ i, j, shared: this.shared[j] ?? 0 }));
    for (const j of found) {
      this.shared[j] = 0;
      this.touched[j] = 0;
    }
    return overlaps;
  }

  private markAll(text: Text, most: number): readonly number[] {
    const found: number[] = [];
    for (const term of text.list) {
      if (term.kind === 'function') continue;
      this.mark(term.id, term.weight, most, found);
      if (term.group !== 0) this.mark(-term.group, 0, most, found);
      if (term.family !== 0) this.mark(term.family, 0, most, found);
    }
    return found;
  }

  private mark(key: number, weight: number, most: number, found: number[]): void {
    const known = this.textsWith.get(key);
    if (known === undefined || known.length > most) return;
    for (const j of known) {
      if (this.touched[j] === 0) {
        this.touched[j] = OVERLAPPING;
        found.push(j);
      }
      this.shared[j] = (this.shared[j] ?? 0) + weight;
    }
  }
}

/** Equal texts belong together, even if all their words are grammar, or so frequent that they tell nothing. */
function equalPair(text: Text, i: number, j: number): OverlappingPair {
  return { i, j, shared: text.weight };
}

/** Some of many equal texts, for the one that has this rank among its own equals: each gets its turn. */
function inTurn(same: readonly number[], rank: number): readonly number[] {
  const count = Math.min(NEAREST, same.length);
  return Array.from({ length: count }, (_, k) => same[(rank + k) % same.length] ?? 0);
}

/** In the order of the second text, each once. */
function withoutRepeats(overlaps: readonly OverlappingPair[]): readonly OverlappingPair[] {
  return [...new Map(overlaps.map((one) => [one.j, one])).values()].sort((x, y) => x.j - y.j);
}

function nearest(overlaps: readonly OverlappingPair[]): OverlappingPair[] {
  return [...overlaps].sort((x, y) => y.shared - x.shared || x.j - y.j).slice(0, NEAREST);
}
