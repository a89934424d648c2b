/** Slots, a power of two: room for the words of a session many times over. */
const SLOTS = 2 ** 14;

/** Adds a character, by its code, to the hash of the word before it; the hash of no character is 0. */
export function hashOn(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

/**
 * What is known of the words met last. They are found by their characters, which is quicker than cutting a word out of its
 * text to look it up. A word has one slot and takes it from another: whoever asks must know all words otherwise.
 */
export class RecentWords<Known> {
  private readonly words = new Array<string>(SLOTS).fill('');
  private readonly known = new Array<Known | undefined>(SLOTS).fill(undefined);

  /** What is known of the word that stands at a place of a text, and has this hash. */
  find(text: string, start: number, end: number, hash: number): Known | undefined {
    const slot = slotOf(hash);
    const word = this.words[slot] ?? '';
    return word.length === end - start && text.startsWith(word, start) ? this.known[slot] : undefined;
  }

  keep(word: string, hash: number, known: Known): void {
    const slot = slotOf(hash);
    this.words[slot] = word;
    this.known[slot] = known;
  }
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 14)) & (SLOTS - 1);
}
