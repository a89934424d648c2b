import { closeSync, openSync, writeSync } from 'node:fs';

/** Small pieces are put together to about so many characters: a call of the system for each would take long. */
const PIECE = 1 << 18;

/**
 * Writes a new file piece by piece, so that its text is never in memory as a whole. Throws when the file exists
 * already.
 */
export function writePieces(path: string, pieces: Iterable<string>): void {
  const file = openSync(path, 'wx');
  try {
    for (const piece of inChunks(pieces)) writeAll(file, Buffer.from(piece));
  } finally {
    closeSync(file);
  }
}

/**
 * Joins small pieces into chunks that are large enough to be worth one call of the system each; the text stays the
 * same.
 */
export function* inChunks(pieces: Iterable<string>): Generator<string> {
  let waiting: string[] = [];
  let size = 0;
  for (const piece of pieces) {
    waiting.push(piece);
    size += piece.length;
    if (size < PIECE) continue;
    yield waiting.join('');
    waiting = [];
    size = 0;
  }
  if (size > 0) yield waiting.join('');
}

/** Writes all bytes to an open file, in several calls where the system takes fewer than it is given. */
export function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}
