import { byCodePoint } from '../code-point-order.js';
import type { LinePosition } from '../ports.js';

/** Where the lines of a file stand, and the name that each is for: all that is held of a file of any size. */
export class NamedLines {
  readonly names: string[] = [];
  private readonly lines: number[] = [];
  private readonly offsets: number[] = [];
  private readonly lengths: number[] = [];

  add(name: string, { line, offset, length }: LinePosition): void {
    this.names.push(name);
    this.lines.push(line);
    this.offsets.push(offset);
    this.lengths.push(length);
  }

  position(index: number): LinePosition {
    return {
      line: this.lines[index] ?? 0,
      offset: this.offsets[index] ?? 0,
      length: this.lengths[index] ?? 0,
    };
  }

  /** Indices in code point order of the names, those of one name as they stand in the file. */
  inOrder(): Uint32Array {
    const { names } = this;
    const order = Uint32Array.from(names, (_, i) => i);
    const compare = (a: number, b: number): number => byCodePoint(names[a] ?? '', names[b] ?? '') || a - b;
    // Most files are written in order, and looking is cheaper than sorting.
    return order.every((i) => i === 0 || compare(i - 1, i) < 0) ? order : order.sort(compare);
  }
}
