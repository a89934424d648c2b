import { byCodePoint } from '../code-point-order.js';
import { type Place, UserError } from '../errors.js';
import type { LinePosition } from '../ports.js';

/** More would not fit into the memory that Node.js allows itself: each takes some 500 bytes in the end. */
export const MOST_LINES = 3_000_000;

/** Where the lines of a file stand, and the name that each is for: all that is held of a file of any size. */
export class NamedLines {
  readonly names: string[] = [];
  private readonly lines: number[] = [];
  private readonly offsets: number[] = [];
  private readonly lengths: number[] = [];

  constructor(private readonly file: string) {}

  /** Throws a UserError where there are too many. */
  add(name: string, { line, offset, length }: LinePosition): void {
    if (this.names.length === MOST_LINES) throw tooManyLines({ file: this.file, line });
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

function tooManyLines(place: Place): UserError {
  const message = `more than ${MOST_LINES.toLocaleString('en-GB')} sessions; allowed: so many in one run`;
  return new UserError([{ message, place, hint: 'split the file, and score each part in a run of its own' }]);
}
