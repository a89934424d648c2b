import { firstIndex } from '../../../core/first-index.js';

/** How far a reading of a claim may be from what bears it out. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What reckoning with binary fractions may be off by, as a part of a number: 0.1 and 0.2 are no 0.3, but 4,294,967,296 is no 4,294,967,297. */
const TOLERANCE = 1e-12;

function toleranceOf({ from, to }: Range): number {
  return TOLERANCE * Math.max(Math.abs(from), Math.abs(to));
}

/** Whether a value lies between two others, or is one of them but for what reckoning makes of binary fractions. */
export function isWithin(range: Range, value: number): boolean {
  const tolerance = toleranceOf(range);
  return value >= range.from - tolerance && value <= range.to + tolerance;
}

/** Numbers to look up by range: eight bytes each, sorted when first asked. */
export class ValueList {
  private values = new Float64Array(64);
  private size = 0;
  private isSorted = true;

  add(value: number): void {
    // Logs repeat themselves.
    if (this.size > 0 && this.values[this.size - 1] === value) return;
    if (this.size === this.values.length) this.compact();
    this.values[this.size++] = value;
    this.isSorted = false;
  }

  /** Whether any of them is within a range, as `isWithin` has it. */
  hasWithin(range: Range): boolean {
    const tolerance = toleranceOf(range);
    return this.hasBetween(range.from - tolerance, range.to + tolerance);
  }

  /** Whether any of them is one of these bounds or lies between them, without any tolerance. */
  hasBetween(from: number, to: number): boolean {
    if (!this.isSorted) this.sort();
    const first = firstIndex(this.size, (at) => (this.values[at] ?? 0) >= from);
    return first < this.size && (this.values[first] ?? Number.POSITIVE_INFINITY) <= to;
  }

  /** Makes room: by leaving out what stands there twice, or else by growing. */
  private compact(): void {
    this.sort();
    if (this.size * 2 <= this.values.length) return;
    const larger = new Float64Array(this.values.length * 2);
    larger.set(this.values);
    this.values = larger;
  }

  private sort(): void {
    const sorted = this.values.subarray(0, this.size).sort();
    let kept = 0;
    for (const value of sorted) {
      if (kept === 0 || sorted[kept - 1] !== value) sorted[kept++] = value;
    }
    this.size = kept;
    this.isSorted = true;
  }
}
