import { type Place, UserError } from '../core/errors.js';
import { byCodePoint } from '../core/text.js';
import type { FilePosition, TextPosition } from '../inputs/input-texts.js';

/** More would not fit into the memory that Node.js allows itself: each takes some 500 bytes in the end. */
export const MOST_NAMED = 3_000_000;

/**
 * Names of the sessions in an input, and where each text is. Nothing else is held in memory, so an input may have any
 * size.
 */
export class NamedTexts {
  readonly names: string[] = [];
  private readonly lines: number[] = [];
  private readonly offsets: number[] = [];
  private readonly lengths: number[] = [];
  /** Positions of the texts of a folder: there each text is a file and has no line. */
  private readonly files: FilePosition[] = [];

  constructor(private readonly file: string) {}

  /** Adds a text. Throws a UserError when there are more than `MOST_NAMED`. */
  add(name: string, position: TextPosition): void {
    if (this.names.length === MOST_NAMED) throw tooMany(placeOf(position, this.file));
    this.names.push(name);
    if ('name' in position) {
      this.files.push(position);
      return;
    }
    this.lines.push(position.line);
    this.offsets.push(position.offset);
    this.lengths.push(position.length);
  }

  position(index: number): TextPosition {
    return (
      this.files[index] ?? {
        line: this.lines[index] ?? 0,
        offset: this.offsets[index] ?? 0,
        length: this.lengths[index] ?? 0,
      }
    );
  }

  /** Indices in code point order of the names; texts with the same name keep their order. */
  inOrder(): Uint32Array {
    const { names } = this;
    const order = Uint32Array.from(names, (_, i) => i);
    const compare = (a: number, b: number): number => byCodePoint(names[a] ?? '', names[b] ?? '') || a - b;
    // Most files are written in order, and looking is cheaper than sorting.
    return order.every((i) => i === 0 || compare(i - 1, i) < 0) ? order : order.sort(compare);
  }
}

function placeOf(position: TextPosition, file: string): Place {
  return 'name' in position ? { file: position.file } : { file, line: position.line };
}

function tooMany(place: Place): UserError {
  const message = `more than ${MOST_NAMED.toLocaleString('en-GB')} sessions; allowed: so many in one run`;
  return new UserError([{ message, place, hint: 'split the input, and score each part in a run of its own' }]);
}
