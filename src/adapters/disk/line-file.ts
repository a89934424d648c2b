import { isUtf8 } from 'node:buffer';
import { type BigIntStats, closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { reasonOf, UserError } from '../../core/errors.js';
import { withoutMarks } from '../../core/json/lines.js';
import type { FileLine, LineFile, LinePosition, OpenResult } from '../../core/ports.js';
import { LONGEST_TEXT_BYTES } from '../../core/text-limit.js';
import { HEAD_BYTES, reasonForNoText } from './text-of-bytes.js';

/** Bytes that are read at once. */
const CHUNK = 1 << 20;

/** Bytes that are read at once where single lines are asked for in the order in which they stand. */
const AHEAD = 1 << 16;

/** Does not wait for the writer of a pipe that has come to stand there since. Windows has no such flag. */
export const READING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file of lines of any size. It stays open, so that another file of the same name changes nothing.
 * @param path as the system knows it
 * @param name as messages say it
 * @param longest bytes of a line that are read
 */
export function openLineFile(path: string, name: string, longest = LONGEST_TEXT_BYTES): OpenResult {
  const descriptor = openSync(path, READING);
  try {
    const stat = fstatSync(descriptor, { bigint: true });
    if (!stat.isFile()) throw new Error('this is not a file');
    const head = Buffer.alloc(HEAD_BYTES);
    const length = readSync(descriptor, head, 0, head.length, 0);
    const reason = reasonForNoText(head.subarray(0, length));
    if (reason !== undefined) {
      closeSync(descriptor);
      return { kind: 'unreadable', reason };
    }
    return { kind: 'open', file: new OpenLineFile(descriptor, name, longest, stat) };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** Reads lines by position through a descriptor that another thread has opened and will close. */
export function shareLineFile(descriptor: number, name: string, longest: number): Pick<LineFile, 'lineAt'> {
  return new OpenLineFile(descriptor, name, longest, undefined);
}

class OpenLineFile implements LineFile {
  /** Bytes that were read ahead; they start at `aheadFrom`. */
  private ahead: Buffer = Buffer.alloc(0);
  private aheadFrom = 0;
  /** Byte offset at which the line that was read last ends. */
  private lastEnd = -1;

  constructor(
    readonly descriptor: number,
    private readonly name: string,
    private readonly longest: number,
    private readonly opened: BigIntStats | undefined,
  ) {}

  *lines(): Generator<FileLine> {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let position = 0;
    let line = 1;
    let offset = 0;
    for (;;) {
      const chunk = buffer.subarray(0, this.readInto(buffer, position));
      if (chunk.length === 0) break;
      for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, offset - position)) {
        const at = { line, offset, length: position + end - offset };
        // What began in an earlier chunk is read again as a whole; of nothing there is nothing to read.
        const read = offset < position ? this.lineAt(at) : decode(at, chunk.subarray(offset - position, end));
        if (at.length > 0 && !isBlank(read)) yield read;
        line++;
        offset = position + end + 1;
      }
      position += chunk.length;
    }
    const last = this.lineAt({ line, offset, length: position - offset });
    if (!isBlank(last)) yield last;
  }

  lineAt(at: LinePosition): FileLine {
    if (at.length > this.longest) return { ...at, text: '', fault: 'too long' };
    const isNext = at.offset === this.lastEnd + 1;
    this.lastEnd = at.offset + at.length;
    if (isNext && at.length < AHEAD && !this.isAhead(at)) {
      this.ahead = this.bytesAt(at.offset, AHEAD);
      this.aheadFrom = at.offset;
    }
    if (!this.isAhead(at)) return decode(at, this.bytesAt(at.offset, at.length));
    const start = at.offset - this.aheadFrom;
    return decode(at, this.ahead.subarray(start, start + at.length));
  }

  private isAhead({ offset, length }: LinePosition): boolean {
    return offset >= this.aheadFrom && offset + length <= this.aheadFrom + this.ahead.length;
  }

  /** Reads `length` bytes, or fewer at the end of the file. */
  private bytesAt(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    let done = 0;
    while (done < length) {
      const read = this.readInto(bytes.subarray(done), offset + done);
      if (read === 0) break;
      done += read;
    }
    return bytes.subarray(0, done);
  }

  endsInLine(): boolean {
    const last = Buffer.alloc(1);
    const { size } = fstatSync(this.descriptor);
    return size === 0 || (this.readInto(last, size - 1) === 1 && last[0] === 0x0a);
  }

  hasChanged(): boolean {
    const { size, mtimeNs } = fstatSync(this.descriptor, { bigint: true });
    return size !== this.opened?.size || mtimeNs !== this.opened.mtimeNs;
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private readInto(buffer: Buffer, position: number): number {
    try {
      return readSync(this.descriptor, buffer, 0, buffer.length, position);
    } catch (error) {
      throw new UserError([{ message: `cannot be read: ${reasonOf(error)}`, place: { file: this.name } }]);
    }
  }
}

function isBlank({ text, fault }: FileLine): boolean {
  return fault === null && !/\S/.test(text);
}

function decode(at: LinePosition, bytes: Buffer): FileLine {
  const end = bytes.length > 0 && bytes[bytes.length - 1] === 0x0d ? bytes.length - 1 : bytes.length;
  const text = withoutMarks(bytes.toString('utf8', 0, end));
  // Every byte that is not UTF-8 becomes a replacement character, which a text may also have of its own.
  const isValid = !text.includes('\ufffd') || isUtf8(bytes);
  return { line: at.line, offset: at.offset, length: at.length, text, fault: isValid ? null : 'not UTF-8' };
}
