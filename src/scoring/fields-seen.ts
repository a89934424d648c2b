import type { Place } from '../core/errors.js';
import type { Dimension } from '../core/summary.js';
import type { UnreadKey } from '../inputs/candidates/unread-keys.js';

/** What is strange in the fields of one candidate; of most there is nothing to tell. */
export interface FieldsSeen {
  /** Where the candidate stands. */
  readonly place: Place;
  /** Dimensions whose key it has not and should have; beside such ones also moments that its reference has not either. */
  readonly missing: readonly MissingField[];
  /** An outcome that is none, as it is written; null where it is one or is not there. */
  readonly word: string | null;
  /** Keys that nothing reads. */
  readonly unread: readonly UnreadKey[];
}

export interface MissingField {
  readonly dimension: Dimension;
  /** Whether the reference has nothing there either. */
  readonly isEmptyInReference: boolean;
}

/** How often something was seen, of keys together with what stood there. */
export interface KeyCount {
  count: number;
  readonly kinds: Map<UnreadKey['kind'], number>;
  readonly words: Map<string, number>;
}

/** More different keys or words than this are not told apart. */
const MOST_KEYS = 200;
const MOST_WORDS = 20;

/** Counts what is strange in the fields of candidates, with bounded memory however many there are. */
export class FieldCounts {
  /** Candidates that could be read. */
  candidates = 0;
  /** Candidates that could not, of which nobody knows what they lack. */
  invalid = 0;
  /** Candidates that lack each dimension, and how many of their references have nothing there either. */
  readonly missing = new Map<Dimension, { count: number; emptyInReference: number }>();
  /** Outcomes that are none, as they are written. */
  readonly words = new Map<string, number>();
  /** How many candidates have such an outcome. */
  wrongWords = 0;
  readonly unread = new Map<string, KeyCount>();
  /** The first strange candidate. */
  firstPlace: Place | null = null;

  /** Adds what was seen in one candidate; null for one without anything strange. */
  add(seen: FieldsSeen | null): void {
    this.candidates++;
    if (seen === null) return;
    this.firstPlace ??= seen.place;
    for (const { dimension, isEmptyInReference } of seen.missing) {
      const known = this.missing.get(dimension) ?? { count: 0, emptyInReference: 0 };
      known.count++;
      if (isEmptyInReference) known.emptyInReference++;
      this.missing.set(dimension, known);
    }
    if (seen.word !== null) {
      this.wrongWords++;
      addTo(this.words, seen.word, MOST_WORDS);
    }
    for (const key of seen.unread) this.addKey(key);
  }

  private addKey({ path, kind, word }: UnreadKey): void {
    const known = this.unread.get(path);
    if (known === undefined && this.unread.size >= MOST_KEYS) return;
    const counts = known ?? { count: 0, kinds: new Map(), words: new Map() };
    counts.count++;
    addTo(counts.kinds, kind, MOST_WORDS);
    if (word !== undefined) addTo(counts.words, word, MOST_WORDS);
    this.unread.set(path, counts);
  }
}

function addTo<T>(counts: Map<T, number>, key: T, most: number): void {
  const known = counts.get(key);
  if (known !== undefined || counts.size < most) counts.set(key, (known ?? 0) + 1);
}
