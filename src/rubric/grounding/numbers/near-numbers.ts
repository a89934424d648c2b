import type { Family } from './units.js';
import { isWithin, type Range, ValueList } from './value-list.js';

/** How many before it a number, or a time, may be compared with: "before: p50, p95, p99; after: p50, p95, p99". */
export const NEAREST = 6;

/** Of a share both ends stand closer: "1,127 of 1,198". */
const NEAREST_OF_SHARE = 3;

/** As many numbers are summed up, side by side or one of each line of a table, of which every second to sixth is one. */
const MOST_SUMMED = 6;
const WIDEST_TABLE = 6;

/** The most numbers that are compared, the first that are told: among more than these some two are any amount apart. */
export const MOST_COMPARED = 20_000;

/** Up to so many are looked for where they are told; to list all sums pays where more are asked for. */
const MOST_SUMS_LOOKED_FOR = 16;

interface Told {
  /** What its unit measures; 'count' where it has none. */
  readonly family: Family;
  readonly value: number;
}

/**
 * Numbers in the order in which texts tell them, to ask what may be reckoned from those that stand near one another. People
 * say "0.2 ms slower" of a log that has both times and no difference. Of two numbers with different units nothing is.
 */
export class NearNumbers {
  private readonly told: Told[] = [];
  private sums: ValueList | undefined;
  private sumsLookedFor = 0;

  add(family: Family, value: number): void {
    if (this.told.length >= MOST_COMPARED) return;
    this.told.push({ family, value });
    this.sums = undefined;
  }

  /** So many different ones of a family, the first that are told. */
  first(family: Family, most: number): readonly number[] {
    const first = new Set<number>();
    for (const one of this.told) {
      if (first.size === most) break;
      if (one.family === family) first.add(one.value);
    }
    return [...first];
  }

  /** @param family what the difference is one of: of 40 and 25 MB it is none of milliseconds */
  hasDifference(range: Range, family: Family = 'count'): boolean {
    return this.somePair(NEAREST, (a, b) => isWithin(range, Math.abs(a - b)), family);
  }

  /** Of some that stand side by side, or below one another in a table. */
  hasSum(range: Range): boolean {
    if (this.sumsLookedFor < MOST_SUMS_LOOKED_FOR) {
      this.sumsLookedFor++;
      return this.someSum((sum) => isWithin(range, sum));
    }
    this.sums ??= this.listSums();
    return this.sums.hasWithin(range);
  }

  private listSums(): ValueList {
    const sums = new ValueList();
    this.someSum((sum) => {
      sums.add(sum);
      return false;
    });
    return sums;
  }

  private someSum(fits: (sum: number) => boolean): boolean {
    const { told } = this;
    for (let apart = 1; apart <= WIDEST_TABLE; apart++) {
      for (let first = 0; first < told.length; first++) {
        let sum = told[first]?.value ?? 0;
        const end = Math.min(told.length, first + apart * MOST_SUMMED);
        for (let at = first + apart; at < end; at += apart) {
          if (!areAlike(told[first], told[at])) break;
          sum += told[at]?.value ?? 0;
          if (fits(sum)) return true;
        }
      }
    }
    return false;
  }

  /** One as a part of another one, or what is left of that, or by how much that is more. */
  hasShare(range: Range): boolean {
    return this.somePair(NEAREST_OF_SHARE, (a, b) => {
      const [part, whole] = [Math.min(a, b), Math.max(a, b)];
      if (part <= 0) return false;
      return [part / whole, 1 - part / whole, whole / part - 1].some((share) => isWithin(range, share));
    });
  }

  /** One as so many times another one. */
  hasFactor(range: Range): boolean {
    return this.somePair(NEAREST, (a, b) => isWithin(range, Math.max(a, b) / Math.min(a, b)));
  }

  private somePair(nearest: number, fits: (a: number, b: number) => boolean, family: Family = 'count'): boolean {
    const { told } = this;
    return told.some((one, i) => {
      if (!areOfOne(one.family, family)) return false;
      for (let near = Math.max(0, i - nearest); near < i; near++) {
        const other = told[near];
        if (other === undefined || !areAlike(one, other) || !areOfOne(other.family, family)) continue;
        if (fits(one.value, other.value)) return true;
      }
      return false;
    });
  }
}

/** Whether both measure one thing: what has no unit may have that of the other. */
function areAlike(a: Told | undefined, b: Told | undefined): boolean {
  return areOfOne(a?.family, b?.family);
}

function areOfOne(a: Family | undefined, b: Family | undefined): boolean {
  return a === b || a === 'count' || b === 'count';
}
