import type { Grounds } from './grounds.js';
import type { Quantity } from './quantities.js';
import { type Range, ValueList } from './value-list.js';

/** Of fewer digits most numbers are a slip away from one of any longer text. */
const FEWEST_DIGITS = 3;

/** Of "30 min 46 s" neither number has more than sixty values. */
const COMPOUND = /\d[^\d.,]+\d/;

/** What a wrong unit or a point in the wrong place makes of a number. */
const SCALES: readonly number[] = [1, 10, 100, 1000, 1e6];

/** Distinct numbers that are reckoned with, the first that are told: of more, some three make any number. */
const MOST_NUMBERS = 300;

/**
 * What is reckoned from numbers that stand far apart in some texts: "1,961 invoices" of 812, 655 and 494 in three answers. Some three
 * of many numbers make nearly any other one, so that this excuses only what no slip of the pen can be. Nearly all wrong
 * numbers come of one: a digit is changed, added or left out, two are exchanged, or the unit is another.
 */
export class FarReckoned {
  private numbersRead: readonly number[] | undefined;
  private pairsRead: ValueList | undefined;

  constructor(private readonly sources: readonly Grounds[]) {}

  /** Whether a number is no slip of one that is told, and two or three of these are it by adding and taking off. */
  mayBe({ written, plain: [reading] }: Quantity): boolean {
    if (reading === undefined || COMPOUND.test(written)) return false;
    const { value, step } = reading;
    const digits = String(Math.round(value / step));
    if (digits.length < FEWEST_DIGITS) return false;
    if (SCALES.some((scale) => this.isTold(value * scale) || this.isTold(value / scale))) return false;
    if (slipsOf(digits).some((slip) => this.isTold(Number(slip) * step))) return false;
    return this.isMade({ from: value - step / 2, to: value + step / 2 });
  }

  private isTold(value: number): boolean {
    return this.sources.some((source) => source.hasExactly({ family: 'count', value, step: 1 }));
  }

  private isMade({ from, to }: Range): boolean {
    const { numbers, pairs } = this;
    if (pairs.hasBetween(from, to)) return true;
    // Of a + b - c the rest beside a is b - c, or beside its negative c - b.
    return numbers.some((one) => pairs.hasBetween(from - one, to - one) || pairs.hasBetween(one - to, one - from));
  }

  private get numbers(): readonly number[] {
    this.numbersRead ??= [...new Set(this.sources.flatMap((source) => source.firstNumbers(MOST_NUMBERS)))]
      .filter((value) => value > 0)
      .slice(0, MOST_NUMBERS);
    return this.numbersRead;
  }

  /** The sums and differences of two numbers. */
  private get pairs(): ValueList {
    this.pairsRead ??= pairsOf(this.numbers);
    return this.pairsRead;
  }
}

function pairsOf(numbers: readonly number[]): ValueList {
  const pairs = new ValueList();
  for (const [i, one] of numbers.entries()) {
    for (const other of numbers.slice(i)) {
      pairs.add(one + other);
      if (other !== one) pairs.add(Math.abs(one - other));
    }
  }
  return pairs;
}

/** Digits with one changed, added or left out, or two beside one another exchanged; some of them more than once. */
export function slipsOf(digits: string): readonly string[] {
  const slips: string[] = [];
  for (let at = 0; at <= digits.length; at++) {
    const [before, own, behind] = [digits.slice(0, at), digits.charAt(at), digits.slice(at + 1)];
    for (let digit = 0; digit < 10; digit++) {
      slips.push(`${before}${digit}${own}${behind}`);
      if (own !== '') slips.push(`${before}${digit}${behind}`);
    }
    if (own !== '') slips.push(before + behind, before + behind.charAt(0) + own + behind.slice(1));
  }
  // No number begins with none, and of two digits any is one of a longer text.
  return slips.filter((slip) => slip !== digits && !slip.startsWith('0') && slip.length >= FEWEST_DIGITS);
}
