import { closeSync, mkdtempSync, openSync, readSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonOf, UserError } from '../../core/errors.js';
import type { TempStore } from '../../core/ports.js';
import { writeAll } from './write-pieces.js';

/** So many bytes stay in memory: most runs need no file. */
const IN_MEMORY = 4 << 20;

/**
 * Texts are mostly read in the order in which they were kept. The worst sessions first are another order, and there most of
 * a window is read for nothing: a larger one costs more than the calls that it saves.
 */
const WINDOW = 1 << 14;

/**
 * Opens a store for texts that are read again later: in memory up to a few megabytes, then in a temporary file in
 * `folder`. The file has no name once it is open, so nothing stays behind however a run ends. Throws a UserError where
 * there is no room.
 */
export function openTempStore(folder = tmpdir()): TempStore {
  return new FileTempStore(folder);
}

class FileTempStore implements TempStore {
  constructor(private readonly folder: string) {}

  private waiting = Buffer.allocUnsafe(1 << 16);
  private used = 0;
  private written = 0;
  private descriptor: number | undefined;
  private window: { readonly offset: number; readonly bytes: Buffer } = { offset: 0, bytes: Buffer.alloc(0) };

  put(text: string): { readonly offset: number; readonly length: number } {
    const length = Buffer.byteLength(text);
    if (this.used + length > this.waiting.length) this.makeRoom(length);
    const offset = this.written + this.used;
    this.waiting.write(text, this.used);
    this.used += length;
    return { offset, length };
  }

  get(offset: number, length: number): string {
    if (offset >= this.written) {
      const start = offset - this.written;
      return this.waiting.toString('utf8', start, start + length);
    }
    const { window } = this;
    const start = offset - window.offset;
    if (start >= 0 && start + length <= window.bytes.length)
      return window.bytes.toString('utf8', start, start + length);
    this.window = { offset, bytes: this.readFrom(offset, Math.max(length, WINDOW)) };
    return this.window.bytes.toString('utf8', 0, length);
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  /** Makes room for `length` more bytes: the buffer grows up to its limit, and is then written to the file. */
  private makeRoom(length: number): void {
    const wanted = this.used + length;
    if (wanted <= IN_MEMORY || this.used === 0) {
      const grown = Buffer.allocUnsafe(Math.max(wanted, Math.min(IN_MEMORY, this.waiting.length * 2)));
      this.waiting.copy(grown, 0, 0, this.used);
      this.waiting = grown;
      return;
    }
    try {
      this.descriptor ??= openNameless(this.folder);
      writeAll(this.descriptor, this.waiting.subarray(0, this.used));
    } catch (error) {
      throw new UserError([
        {
          message: `the results do not fit into the folder for temporary files: ${reasonOf(error)}`,
          place: { file: this.folder },
          hint: 'name another folder in TMPDIR',
        },
      ]);
    }
    this.written += this.used;
    this.used = 0;
    if (length > this.waiting.length) this.makeRoom(length);
  }

  private readFrom(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(Math.min(length, this.written - offset));
    for (let done = 0; done < bytes.length; ) {
      const read = readSync(this.descriptor ?? -1, bytes, done, bytes.length - done, offset + done);
      if (read === 0) throw new Error('the file of results is shorter than what was written');
      done += read;
    }
    return bytes;
  }
}

function openNameless(parent: string): number {
  const folder = mkdtempSync(join(parent, 'summary-gate-'));
  const path = join(folder, 'results');
  const descriptor = openSync(path, 'wx+', 0o600);
  try {
    unlinkSync(path);
    rmdirSync(folder);
  } catch {
    // Windows may keep the name of a file that is open.
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  }
  return descriptor;
}
