import { FUNCTION_WORDS } from '../../v2/function-words.js';
import { stemEnglish } from '../../v2/stem-english.js';
import { readDigits } from '../numbers/quantities.js';
import type { Range } from '../numbers/value-list.js';

/** A line of more numbers is one of a table or a log, some two of which make any number. */
const MOST_ON_LINE = 6;
const LONGEST_LINE = 400;

/** The most sums and differences that are kept, the first that are made. */
const MOST_MADE = 20_000;

/** None of a name, a time of day or a date. */
const NUMBER = /(?<![\p{L}\d_.,:#-])\d(?:[\d.,]{0,14}\d)?(?![\d:-])/gu;
const WORD = /\p{L}{4,}/gu;

/** What two numbers of a line make, by adding or taking off. */
interface Made {
  readonly value: number;
  readonly line: string;
  /** Whether they stand side by side. */
  readonly areNeighbours: boolean;
}

/**
 * What numbers make that one line of some texts tells: of "sessions with search 142,310 | 141,987" people say "284,000 sessions", of
 * "fails with sizes 12.4 % | 10.6 %" that sizes cost "1.8 points". Some two of many numbers make nearly any other one, so the line has
 * few, and has to speak of the same.
 */
export class LinePairs {
  private readonly made: Made[] = [];

  constructor(texts: Iterable<string>) {
    for (const text of texts) for (const line of linesWithNumbers(text)) this.read(line);
    this.made.sort((a, b) => a.value - b.value);
  }

  /**
   * Whether two numbers of a line that shares a word with a sentence make such a number: two neighbours, or of a line that shares two
   * words any two of which it is the difference.
   */
  has({ from, to }: Range, sentence: string): boolean {
    const words = wordsOf(sentence);
    for (let i = this.firstFrom(from); i < this.made.length; i++) {
      const { value, line, areNeighbours } = this.made[i] as Made;
      if (value > to) return false;
      let shared = 0;
      for (const word of wordsOf(line)) if (words.has(word)) shared++;
      if (shared >= (areNeighbours ? 1 : 2)) return true;
    }
    return false;
  }

  private read(line: string): void {
    const numbers = Array.from(line.matchAll(NUMBER), ([digits]) => readDigits(digits)[0]?.value ?? 0);
    if (numbers.length > MOST_ON_LINE) return;
    for (const [i, a] of numbers.entries()) {
      if (!Number.isInteger(a) && this.made.length < MOST_MADE) this.made.push({ value: a, line, areNeighbours: true });
      for (const [j, b] of numbers.entries()) {
        if (j <= i || a === 0 || b === 0 || this.made.length >= MOST_MADE) continue;
        const areNeighbours = j === i + 1;
        this.made.push({ value: Math.abs(a - b), line, areNeighbours });
        if (areNeighbours) this.made.push({ value: a + b, line, areNeighbours });
      }
    }
  }

  private firstFrom(value: number): number {
    let [low, high] = [0, this.made.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.made[middle]?.value ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function* linesWithNumbers(text: string): Generator<string> {
  for (const [line] of text.matchAll(/[^\n]+/g))
    if (/\d\D+\d/.test(line.slice(0, LONGEST_LINE))) yield line.slice(0, LONGEST_LINE);
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase());
  return new Set(words.filter((word) => !FUNCTION_WORDS.has(word)).map(stemEnglish));
}
