import { firstIndex } from '../../../core/first-index.js';
import { FUNCTION_WORDS } from '../../v2/function-words.js';
import { stemEnglish } from '../../v2/stem-english.js';
import { valueOfDigits } from '../numbers/quantities.js';
import type { Range } from '../numbers/value-list.js';

/** A line of more numbers is one of a table or a log, some two of which make any number. */
const MOST_ON_LINE = 6;
const LONGEST_LINE = 400;

/** The most sums and differences that are kept, the first that are made. */
const MOST_MADE = 20_000;

/** None of a name, a time of day or a date. */
const NUMBER = /(?<![\p{L}\d_.,:#-])\d(?:[\d.,]{0,14}\d)?(?![\d:-])/gu;
const WORD = /\p{L}{4,}/gu;

/** So many are looked at for one number: the least, and of equal ones those that are told first. */
const MOST_LINES = 50;

/** A line with its words, which are read when they are asked for. */
class Line {
  private wordsRead: ReadonlySet<string> | undefined;

  constructor(private readonly text: string) {}

  get words(): ReadonlySet<string> {
    this.wordsRead ??= wordsOf(this.text);
    return this.wordsRead;
  }
}

/** What two numbers of a line make by adding or taking off, or all of them by adding. */
interface Made {
  readonly value: number;
  readonly line: Line;
  /** So many words the line has to share with a sentence: numbers that stand apart are less likely added up or held against each other. */
  readonly wanted: 1 | 2;
}

/**
 * What numbers make that one line of some texts tells: of "sessions with search 142,310 | 141,987" people say "284,000 sessions", of
 * "fails with sizes 12.4 % | 10.6 %" that sizes cost "1.8 points". Some two of many numbers make nearly any other one, so the line has
 * few, and has to speak of the same.
 */
export class LinePairs {
  private readonly made: Made[] = [];
  private asked = { sentence: '', words: new Set<string>() as ReadonlySet<string> };

  constructor(texts: Iterable<string>) {
    for (const text of texts) for (const line of linesWithNumbers(text)) this.read(line);
    this.made.sort((a, b) => a.value - b.value);
  }

  /**
   * Whether a number is made by two of a line that shares a word with a sentence, if they are neighbours, or is the difference of two of a
   * line that shares two words, or by all of a line. A line with a fraction makes the whole number that it rounds to.
   */
  has({ from, to }: Range, sentence: string): boolean {
    if (this.asked.sentence !== sentence) this.asked = { sentence, words: wordsOf(sentence) };
    const { words } = this.asked;
    const first = this.firstFrom(from);
    return this.made
      .slice(first, first + MOST_LINES)
      .some(({ value, line, wanted }) => value <= to && hasCommon(words, line.words, wanted));
  }

  private read(text: string): void {
    const numbers = Array.from(text.matchAll(NUMBER), ([digits]) => valueOfDigits(digits));
    if (numbers.length > MOST_ON_LINE) return;
    const line = new Line(text);
    const add = (value: number, wanted: Made['wanted']): void => {
      if (this.made.length < MOST_MADE) this.made.push({ value, line, wanted });
    };
    const total = numbers.reduce((sum, one) => sum + one, 0);
    if (numbers.length > 2) add(total, 1);
    for (const [i, a] of numbers.entries()) {
      if (!Number.isInteger(a)) add(a, 1);
      for (const [j, b] of numbers.entries()) {
        if (j <= i || a === 0 || b === 0) continue;
        add(Math.abs(a - b), j === i + 1 ? 1 : 2);
        if (j === i + 1) add(a + b, 1);
      }
    }
  }

  private firstFrom(value: number): number {
    return firstIndex(this.made.length, (at) => (this.made[at]?.value ?? 0) >= value);
  }
}

function* linesWithNumbers(text: string): Generator<string> {
  for (const [whole] of text.matchAll(/[^\n]+/g)) {
    const line = whole.slice(0, LONGEST_LINE);
    if (/\d/.test(line)) yield line;
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase());
  return new Set(words.filter((word) => !FUNCTION_WORDS.has(word)).map(stemEnglish));
}

function hasCommon(some: ReadonlySet<string>, others: ReadonlySet<string>, wanted: number): boolean {
  let common = 0;
  for (const word of others) if (some.has(word) && ++common === wanted) return true;
  return false;
}
