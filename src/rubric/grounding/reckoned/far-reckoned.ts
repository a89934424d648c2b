import type { Quantity, Reading } from '../numbers/quantities.js';
import { FEWEST_DIGITS, typosOf } from '../numbers/slips.js';
import type { Family } from '../numbers/units.js';
import { ValueList } from '../numbers/value-list.js';
import type { Grounds } from '../told/grounds.js';

/** What a wrong unit or a point in the wrong place makes of a number. */
const SCALES: readonly number[] = [1, 10, 100, 1000, 1e6];

/** Distinct numbers of a kind that are reckoned with, the first that are told; of more than these three make any number, and two are asked for. */
const MOST_NUMBERS = 300;
const MOST_FOR_THREE = 80;

/** So many numbers of a summary are excused, and no more: each is held against all pairs. */
const MOST_EXCUSED = 20;

/** Of fewer digits two numbers are so by chance. */
const FEWEST_MIXED_UP = 4;

/** Whether two numbers differ in two digits, each of which the other has in the other place. */
function isExchanged(digits: string, other: string): boolean {
  if (digits.length !== other.length) return false;
  const [first, second, ...more] = Array.from(digits).flatMap((digit, i) => (digit === other[i] ? [] : [i]));
  if (first === undefined || second === undefined || more.length > 0) return false;
  return digits[first] === other[second] && digits[second] === other[first];
}

/** What has such a word before it is none of an amount: a port, a status, a line, a ticket. */
const NAMES_SOMETHING =
  /(?:\b(?:ports?|status(?:es)?|http|https|codes?|exit|lines?|pages?|prs?|mrs?|requests? #|issues?|tickets?|pid|releases?|versions?|builds?|errors?|rooms?|rev(?:ision)?s?|runs?|jobs?|steps?|seq|ids?|orders? no|numbers?|no|nr|answers?|answered|answering|returns?|returned|responds?(?: with)?|responded(?: with)?|throws|threw)|[#:/@.-])[:.]? ?$/i;

/**
 * What is reckoned from numbers that stand far apart in some texts: "1,961 invoices" of 812, 655 and 494 in three answers. Some three
 * of many numbers make nearly any other one, so that this excuses only what no slip of the pen can be. Nearly all wrong
 * numbers come of one: a digit is changed, added or left out, two are exchanged, or the unit is another.
 */
export class FarReckoned {
  private readonly byFamily = new Map<Family, Numbers>();
  private excused = 0;

  constructor(private readonly sources: readonly Grounds[]) {}

  /** Whether a number is no slip of one that is told, and two or three of its kind are it by adding and taking off. */
  mayBe({ plain, measured, start }: Quantity, text: string): boolean {
    // Of "30 min 46 s" no reading is plain, and neither number has more than sixty values.
    if (plain.length === 0 || this.excused === MOST_EXCUSED) return false;
    if (NAMES_SOMETHING.test(text.slice(Math.max(0, start - 24), start))) return false;
    const readings = measured.length > 0 ? measured : plain;
    if (plain.some((reading) => this.isSlip(reading)) || readings.some((reading) => this.isMixedUp(reading)))
      return false;
    if (!readings.some((reading) => this.isMade(reading))) return false;
    this.excused++;
    return true;
  }

  private isSlip({ value, step }: Reading): boolean {
    const digits = String(Math.round(value / step));
    if (digits.length < FEWEST_DIGITS) return true;
    if (SCALES.some((scale) => this.isTold(value * scale) || this.isTold(value / scale))) return true;
    return typosOf(digits).some((slip) => this.isTold(Number(slip) * step));
  }

  /** Whether one that is told is the same but for two digits that are exchanged, wherever they stand. */
  private isMixedUp({ family, value, step }: Reading): boolean {
    const digits = String(Math.round(value / step));
    if (digits.length < FEWEST_MIXED_UP) return false;
    return this.numbersOf(family).numbers.some((number) => isExchanged(digits, String(Math.round(number / step))));
  }

  private isTold(value: number): boolean {
    return this.sources.some((source) => source.hasExactly({ family: 'count', value, step: 1 }));
  }

  /** Each number is taken once. */
  private isMade({ family, value, step }: Reading): boolean {
    const { numbers, list } = this.numbersOf(family);
    const isThere = (rest: number, others: readonly number[]): boolean => {
      const [from, to] = [rest - step / 2, rest + step / 2];
      return list.hasBetween(from, to) && !others.some((one) => from <= one && one <= to);
    };
    const mayBeThree = numbers.length <= MOST_FOR_THREE;
    return numbers.some((a, i) => {
      if (isThere(value - a, [a]) || isThere(a - value, [a])) return true;
      if (!mayBeThree) return false;
      // c of a + b + c, of a + b - c, and of c - a - b.
      return numbers
        .slice(i + 1)
        .some((b) => [value - a - b, a + b - value, value + a + b].some((rest) => isThere(rest, [a, b])));
    });
  }

  private numbersOf(family: Family): Numbers {
    const known = this.byFamily.get(family);
    if (known !== undefined) return known;
    const told = this.sources.flatMap((source) => source.firstNumbers(family, MOST_NUMBERS));
    const numbers = [...new Set(told)].filter((value) => value > 0).slice(0, MOST_NUMBERS);
    const list = new ValueList();
    for (const one of numbers) list.add(one);
    const read = { numbers, list };
    this.byFamily.set(family, read);
    return read;
  }
}

/** Distinct numbers, in their order and to look them up. */
interface Numbers {
  readonly numbers: readonly number[];
  readonly list: ValueList;
}
