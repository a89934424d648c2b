import { type Place, UserError } from '../core/errors.js';
import { byCodePoint } from '../core/text.js';
import type { TextPosition } from './input-texts.js';

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
  /** Positions of texts of folders: there each text is a file and has no line. */
  private readonly files: TextPosition[] = [];
  /** Which sample each text is; empty as long as none is known to be one, so that others cost nothing. */
  private readonly samples: (number | undefined)[] = [];

  constructor(private readonly file: string) {}

  /** Adds a text. Throws a UserError when there are more than `MOST_NAMED`. */
  add(name: string, position: TextPosition, sample = position.sample): void {
    if (this.names.length === MOST_NAMED) throw tooMany(placeOf(position, this.file));
    if (sample !== undefined) this.samples[this.names.length] = sample;
    const index = this.names.push(name) - 1;
    // By index, since of several inputs one may be a folder and another one lines.
    if ('name' in position) {
      this.files[index] = position;
      return;
    }
    this.lines[index] = position.line;
    this.offsets[index] = position.offset;
    this.lengths[index] = position.length;
  }

  position(index: number): TextPosition {
    const file = this.files[index];
    if (file !== undefined) return file;
    const sample = this.samples[index];
    const line = {
      line: this.lines[index] ?? 0,
      offset: this.offsets[index] ?? 0,
      length: this.lengths[index] ?? 0,
    };
    return sample === undefined ? line : { ...line, sample };
  }

  /** Whether any text is known to be a sample of its session. */
  get hasSamples(): boolean {
    return this.samples.length > 0;
  }

  sample(index: number): number | undefined {
    return this.samples[index];
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
