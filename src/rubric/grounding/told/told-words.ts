import { firstIndex } from '../../../core/first-index.js';
import { readOn } from '../numbers/number-words.js';
import { LONGEST_UNIT } from '../numbers/units.js';
import { HashedWords, hashOf } from './hashed-words.js';
import { FEWEST_HEX, readWords } from './read-words.js';

/** The words of some texts: parts of names, and two that stand beside one another as if they were one word. */
export class ToldWords {
  private readonly words = new HashedWords();
  private readonly hashes = new Set<string>();
  private sortedHashes: readonly string[] | undefined;
  private readonly numbers: (readonly string[])[] = [];

  constructor(texts: Iterable<string>) {
    for (const text of texts) this.numbers.push(this.add(text));
  }

  /** The numbers that each of the texts tells in words, in digits and with what may be their unit. */
  get spelled(): readonly (readonly string[])[] {
    return this.numbers;
  }

  /** By the hash of the word in small letters. */
  has(hash: number): boolean {
    return this.words.has(hash);
  }

  /** The first digits of a hash stand for all of it. */
  hasHex(wanted: string): boolean {
    for (let length = FEWEST_HEX; length < wanted.length; length++) {
      if (this.hashes.has(wanted.slice(0, length))) return true;
    }
    this.sortedHashes ??= [...this.hashes].sort();
    const hashes = this.sortedHashes;
    const first = hashes[firstIndex(hashes.length, (at) => (hashes[at] ?? '') >= wanted)];
    return first?.startsWith(wanted) === true || this.words.has(hashOf(wanted));
  }

  private add(text: string): readonly string[] {
    const { words, hashes } = this;
    const spelled: string[] = [];
    readWords(text, {
      word: (hash) => words.add(hash),
      hex: (start, end) => hashes.add(text.slice(start, end).toLowerCase()),
      numberWord: (start, end, value) => {
        const { value: whole, end: last } = readOn(text, start, end, value);
        spelled.push(`${whole}${text.slice(last, last + LONGEST_UNIT)}`);
      },
    });
    return spelled;
  }
}
