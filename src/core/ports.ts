/** What the pipeline needs of the world. Adapters implement these; tests may, too. */

/** `git` is what belongs to a repository itself, such as `.git/config`, by whatever path. */
export type EntryKind = 'file' | 'folder' | 'other' | 'missing' | 'outside' | 'git';

export type ReadResult =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly invalidLines: ReadonlySet<number>;
      /** Left out where there is none. */
      readonly hasByteOrderMark?: true;
    }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Where a line of a file stands. */
export interface LinePosition {
  /** Number of the line, from 1. */
  readonly line: number;
  /** Where the line begins in the file, in bytes. */
  readonly offset: number;
  readonly length: number;
}

/** A line of a file without its end. Of a line that is too long there is no text. */
export interface FileLine extends LinePosition {
  readonly text: string;
  readonly fault: 'not UTF-8' | 'too long' | null;
}

/** An open UTF-8 file that is read line by line and never held as a whole. LF and CRLF both end a line. */
export interface LineFile {
  /** File descriptor: another thread that reads by it reads the very same file. */
  readonly descriptor: number;
  /** All lines that are not blank, in order. */
  lines(): Iterable<FileLine>;
  /** Reads one line by its position, which `lines` gave earlier. */
  lineAt(position: LinePosition): FileLine;
  /** Whether the last line is closed by a line break; also true for an empty file. */
  endsInLine(): boolean;
  /** Whether somebody has written to the file since it was opened. */
  hasChanged(): boolean;
  close(): void;
}

export type OpenResult =
  | { readonly kind: 'open'; readonly file: LineFile }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Holds texts outside of memory until they are read again. */
export interface TempStore {
  /** Stores a text and returns where it is: offset and length in bytes, for `get`. */
  put(text: string): { readonly offset: number; readonly length: number };
  get(offset: number, length: number): string;
  close(): void;
}

/**
 * Reads and writes the files of one workspace. Every path is relative to the workspace, with `/`; nothing outside of it
 * can be reached, not even through a symbolic link, and nothing that belongs to git.
 */
export interface Files {
  /** Absolute path of the workspace, by which another thread can open it. */
  readonly root: string;
  /** Turns a path as the user wrote it (relative to the working directory, or absolute) into a workspace path. */
  locate(path: string): { readonly path: string } | { readonly problem: string };
  /**
   * Resolves symbolic links and returns the real place as a workspace path; undefined where a link leads nowhere or
   * outside, or belongs to git.
   */
  real(path: string): string | undefined;
  kind(path: string): EntryKind;
  /** Names in a folder, in code point order; `.git` is none. */
  list(folder: string): readonly string[];
  /**
   * Text of a UTF-8 file without its byte order mark; `invalidLines` names lines (from 1) that are not UTF-8. A file of more
   * than `longest` bytes is not read.
   */
  read(path: string, longest?: number): ReadResult;
  /** Opens a UTF-8 file of any size to be read line by line; lines of more than `longest` bytes are not. */
  openLines(path: string, longest?: number): OpenResult;
  /** Writes a whole file at once: readers see the old content or the new one. Makes its folders. */
  write(path: string, text: string | Iterable<string>): void;
  /**
   * Writes text at the end of a file, in one go, so that two writers do not mix; of a text in pieces some at a time, each of
   * them whole. Makes the file and its folders.
   */
  append(path: string, text: string | Iterable<string>): void;
  /**
   * Puts a text in place of another one of as many bytes, where that stands first in a file. A disk without room lets that
   * be done.
   */
  replace(path: string, from: string, to: string): void;
  /**
   * Writes a new file and returns true; returns false when it exists already. Of several writers at the same time
   * exactly one succeeds.
   */
  create(path: string, text: string): boolean;
  /** Removes a file, or the symbolic link that stands in its place; nothing where there is none. */
  remove(path: string): void;
}

/** Reads files that somebody named on the command line: those outside of the workspace have an absolute path. */
export interface NamedFiles extends Pick<Files, 'locate' | 'kind' | 'list' | 'read' | 'real'> {
  /** When a file was changed last, in milliseconds since 1970; undefined where nobody knows. */
  changedAt(path: string): number | undefined;
}

/** SHA-256 of a text, or of one in pieces, in UTF-8, as 64 lower-case hexadecimal digits. */
export type Digest = (text: string | Iterable<string>) => string;

/** Computes a SHA-256 of a text that arrives piece by piece; `end` returns it as 64 hexadecimal digits, once. */
export interface RunningDigest {
  add(piece: string): void;
  end(): string;
}

/** Returns the current date and time. */
export type Clock = () => Date;

/** The clock that asking a judge depends on: milliseconds since some fixed moment, and a way to wait. */
export interface Time {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** 0..1, for jitter. */
  readonly random: () => number;
}
