import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../core/ports.js';
import { withLineFeeds } from '../../core/text.js';
import { blobName } from '../git-store.js';

/** A larger file is none of a golden session. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The content of a file of the workspace beside what git has stored. */
export interface StoredContent {
  /** Whether git would store it under a name: as it is, with line ends of its own, or as a pointer of Git LFS. */
  readonly isStoredAs: (id: string) => boolean;
  /** Whether a text that git has stored is the same content; undefined where nobody can tell. */
  readonly isLike: (stored: string) => boolean | undefined;
}

/**
 * Opens the content of a file. The bytes are compared, not the text that is read of them, which has no byte order mark; they are
 * read when somebody asks, and only their names are kept.
 */
export function openStoredContent(file: string, files: Pick<Files, 'root' | 'real'>): StoredContent {
  const names = new Map<number, ReadonlySet<string>>();
  const namesOf = (digits: number): ReadonlySet<string> => {
    const known = names.get(digits);
    if (known !== undefined) return known;
    const bytes = bytesOf(file, files);
    const found = new Set(bytes === undefined ? [] : mayBeStored(bytes).map((one) => blobName(one, digits)));
    names.set(digits, found);
    return found;
  };
  return {
    isStoredAs: (id) => namesOf(id.length).has(id),
    isLike: (stored) => {
      const bytes = bytesOf(file, files);
      return bytes === undefined ? undefined : isLike(bytes, stored);
    },
  };
}

/** The bytes of a file, behind links that lead to a place of the workspace. */
function bytesOf(file: string, files: Pick<Files, 'root' | 'real'>): Buffer | undefined {
  const real = files.real(file);
  if (real === undefined) return undefined;
  const path = join(files.root, real);
  try {
    const stat = statSync(path);
    return stat.isFile() && stat.size <= MOST_BYTES ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function mayBeStored(bytes: Buffer): readonly Buffer[] {
  const pointer = `${POINTER}v1\noid sha256:${sha256Of(bytes)}\nsize ${bytes.length}\n`;
  const withFeeds = bytes.includes('\r\n') ? [Buffer.from(withLineFeeds(bytes.toString('latin1')), 'latin1')] : [];
  return [bytes, ...withFeeds, Buffer.from(pointer)];
}

/** How the text begins that Git LFS has git store in place of a file. */
const POINTER = 'version https://git-lfs.github.com/spec/';

function isLike(bytes: Buffer, stored: string): boolean | undefined {
  const digest = digestIn(stored);
  const own = bytes.toString('utf8');
  // A checkout without Git LFS has the pointer itself.
  if (digest !== undefined) return digest === (digestIn(own) ?? sha256Of(bytes));
  // What a filter has made of a text, git-crypt for one, says nothing about it.
  if (stored.startsWith(POINTER) || stored.includes('\0')) return undefined;
  return comparable(own) === comparable(stored);
}

function digestIn(text: string): string | undefined {
  return text.startsWith(POINTER) ? /^oid sha256:([0-9a-f]{64})\r?$/m.exec(text)?.[1] : undefined;
}

function comparable(text: string): string {
  return withLineFeeds(text.replace(/^\ufeff/, ''));
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
