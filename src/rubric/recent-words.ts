/** Slots, powers of two: for the words of a few sessions, and for those of very many. */
const FEW_SLOTS = 2 ** 10;
const MANY_SLOTS = 2 ** 14;

/** Adds a character, by its code, to the hash of the word before it; the hash of no character is 0. */
export function hashOn(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

/**
 * What is known of the words met last. They are found by their characters, which is quicker than cutting a word out of its
 * text to look it up. A word has one slot and takes it from another: whoever asks must know all words otherwise.
 */
export class RecentWords<Known> {
  private slots = FEW_SLOTS;
  private words = new Array<string>(FEW_SLOTS).fill('');
  private known = new Array<Known | undefined>(FEW_SLOTS).fill(undefined);
  private kept = 0;

  /** What is known of the word that stands at a place of a text, and has this hash. */
  find(text: string, start: number, end: number, hash: number): Known | undefined {
    const slot = slotOf(hash, this.slots);
    const word = this.words[slot] ?? '';
    return word.length === end - start && text.startsWith(word, start) ? this.known[slot] : undefined;
  }

  keep(word: string, hash: number, known: Known): void {
    if (++this.kept === FEW_SLOTS / 2) this.grow();
    const slot = slotOf(hash, this.slots);
    this.words[slot] = word;
    this.known[slot] = known;
  }

  /** What is forgotten by it is soon met again: a run of few texts never comes so far, and would pay for the room. */
  private grow(): void {
    this.slots = MANY_SLOTS;
    this.words = new Array<string>(MANY_SLOTS).fill('');
    this.known = new Array<Known | undefined>(MANY_SLOTS).fill(undefined);
  }
}

function slotOf(hash: number, slots: number): number {
  return (hash ^ (hash >>> 14)) & (slots - 1);
}
