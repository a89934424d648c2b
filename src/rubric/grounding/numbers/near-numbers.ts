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

/** How far the parts of a number are apart that may be a list. */
const A_PART = 1 / 64;

/** Up to so many of a sort are looked for where they are told; to list all that may be reckoned pays where more are asked for. */
const MOST_LOOKED_FOR = 16;

/** Whether a number that is reckoned from some is the one that is looked for. */
type Fits = (value: number) => boolean;

/** What has been asked for of one sort, and all that may be reckoned of it once that is listed. */
interface Asked {
  times: number;
  all: ValueList | undefined;
}

interface Told {
  /** What its unit measures; 'count' where it has none. */
  readonly family: Family;
  readonly value: number;
  /** The how manyth number it is: what is written "1,200" may be 1200 and 1.2. */
  readonly place: number;
}

/**
 * Numbers in the order in which texts tell them, to ask what may be reckoned from those that stand near one another. People
 * say "0.2 ms slower" of a log that has both times and no difference. Of two numbers with different units nothing is.
 */
export class NearNumbers {
  private readonly told: Told[] = [];
  /** Each number as one, in its likeliest sense, and each as a list where it may be one: what is summed up. */
  private readonly wholes: Told[] = [];
  private readonly lists: Told[] = [];
  private readonly asked = new Map<string, Asked>();

  /** @param place where numbers may be read in several ways, of which the likeliest comes first; whole */
  add(family: Family, value: number, place = this.told.length): void {
    if (this.told.length >= MOST_COMPARED) return;
    const one = { family, value, place };
    if (this.wholes.at(-1)?.place !== place) {
      this.wholes.push(one);
      this.lists.push(one);
    }
    this.told.push(one);
    this.asked.clear();
  }

  /** Adds a part of the number before, which has commas and may be a list: "310,187". */
  addPart(value: number): void {
    const whole = this.wholes.at(-1);
    if (whole === undefined || this.told.length >= MOST_COMPARED) return;
    if (this.lists.at(-1) === whole) this.lists.pop();
    const part = { family: 'count', value, place: (this.told.at(-1)?.place ?? 0) + A_PART } as const;
    this.lists.push(part);
    this.told.push(part);
    this.asked.clear();
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
    return this.hasAny(`difference of ${family}`, range, (fits) =>
      this.somePair(NEAREST, (a, b) => fits(Math.abs(a - b)), family),
    );
  }

  /** Of some that stand side by side, or below one another in a table. */
  hasSum(range: Range): boolean {
    return this.hasAny('sum', range, (fits) => this.someSum(fits));
  }

  /** One as a part of another one, or what is left of that, or by how much that is more. */
  hasShare(range: Range): boolean {
    return this.hasAny('share', range, (fits) =>
      this.somePair(NEAREST_OF_SHARE, (a, b) => {
        const [part, whole] = [Math.min(a, b), Math.max(a, b)];
        return part > 0 && [part / whole, 1 - part / whole, whole / part - 1].some(fits);
      }),
    );
  }

  /** One as so many times another one. */
  hasFactor(range: Range): boolean {
    return this.hasAny('factor', range, (fits) =>
      this.somePair(NEAREST, (a, b) => fits(Math.max(a, b) / Math.min(a, b))),
    );
  }

  private hasAny(sort: string, range: Range, some: (fits: Fits) => boolean): boolean {
    const asked = this.asked.get(sort) ?? { times: 0, all: undefined };
    this.asked.set(sort, asked);
    asked.times++;
    if (asked.times <= MOST_LOOKED_FOR) return some((value) => isWithin(range, value));
    asked.all ??= listOf(some);
    return asked.all.hasWithin(range);
  }

  private someSum(fits: Fits): boolean {
    return [this.wholes, this.lists].some((told) => someSumOf(told, fits));
  }

  private somePair(nearest: number, fits: (a: number, b: number) => boolean, family: Family = 'count'): boolean {
    const { told } = this;
    return told.some((one, i) => {
      if (!areOfOne(one.family, family)) return false;
      for (let at = i - 1; at >= 0; at--) {
        const other = told[at];
        if (other === undefined || one.place - other.place > nearest) break;
        if (other.place === one.place || !areAlike(one, other) || !areOfOne(other.family, family)) continue;
        if (fits(one.value, other.value)) return true;
      }
      return false;
    });
  }
}

function someSumOf(told: readonly Told[], fits: Fits): boolean {
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

function listOf(some: (fits: Fits) => boolean): ValueList {
  const all = new ValueList();
  some((value) => {
    // Of nothing and nothing no factor is a number.
    if (!Number.isNaN(value)) all.add(value);
    return false;
  });
  return all;
}

/** Whether both measure one thing: what has no unit may have that of the other. */
function areAlike(a: Told | undefined, b: Told | undefined): boolean {
  return areOfOne(a?.family, b?.family);
}

function areOfOne(a: Family | undefined, b: Family | undefined): boolean {
  return a === b || a === 'count' || b === 'count';
}
