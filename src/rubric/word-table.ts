import { hashOn, RecentWords } from './recent-words.js';
import { wordSet } from './words.js';

/** From so many words on it begins anew: a million sessions must not fill the memory with rare words. */
const MOST_WORDS = 200_000;

/** Small letters and digits of ASCII, by their code. */
const IN_WORD = Uint8Array.from({ length: 128 }, (_, code) => Number(/[a-z0-9]/.test(String.fromCharCode(code))));

/** The distinct words of a text as numbers, in order of first appearance. */
export type Words = readonly number[];

/**
 * Gives the words of `wordSet` numbers, a word the same number in every text: sets of numbers are compared without a look
 * at letters.
 */
export class WordTable {
  private readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly recent = new RecentWords<number>();
  /** For each word the number of the last set that it was found in. */
  private readonly lastSets: number[] = [];
  private sets = 0;

  /** Whether it has grown too large to go on with. */
  get isFull(): boolean {
    return this.words.length >= MOST_WORDS;
  }

  read(text: string): Words {
    const lower = text.toLowerCase();
    const found: number[] = [];
    const set = ++this.sets;
    let start = 0;
    let hash = 0;
    for (let at = 0; at <= lower.length; at++) {
      const code = at < lower.length ? lower.charCodeAt(at) : END;
      if (code > 0x7f) return this.readUnicode(text);
      if (IN_WORD[code] === 1) {
        hash = hashOn(hash, code);
        continue;
      }
      if (at > start) {
        const number = this.recent.find(lower, start, at, hash) ?? this.lookUp(lower.slice(start, at), hash);
        if (this.lastSets[number] !== set) {
          this.lastSets[number] = set;
          found.push(number);
        }
      }
      start = at + 1;
      hash = 0;
    }
    return found;
  }

  /** The words of a set that another one has too, and those that it has not, both in its order. */
  compare(words: Words, others: Words): { readonly shared: readonly string[]; readonly missing: readonly string[] } {
    const set = ++this.sets;
    for (const number of others) this.lastSets[number] = set;
    const shared: string[] = [];
    const missing: string[] = [];
    for (const number of words) {
      (this.lastSets[number] === set ? shared : missing).push(this.words[number] ?? '');
    }
    return { shared, missing };
  }

  private readUnicode(text: string): Words {
    return Array.from(wordSet(text), (word) => this.numberOf(word));
  }

  private lookUp(word: string, hash: number): number {
    const number = this.numberOf(word);
    this.recent.keep(word, hash, number);
    return number;
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.length;
    this.words.push(word);
    this.numbers.set(word, number);
    this.lastSets.push(0);
    return number;
  }
}

/** Any character that is in no word: the end of a text ends its last one. */
const END = 0x20;
