/** What the pipeline needs of the world. Adapters implement these; tests may, too. */

export type EntryKind = 'file' | 'folder' | 'other' | 'missing' | 'outside';

export type ReadResult =
  | { readonly kind: 'text'; readonly text: string; readonly invalidLines: ReadonlySet<number> }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Where a line of a file stands. */
export interface LinePosition {
  /** From 1. */
  readonly line: number;
  /** In bytes. */
  readonly offset: number;
  readonly length: number;
}

/** A line of a file without its end. Of a line that is too long there is no text. */
export interface FileLine extends LinePosition {
  readonly text: string;
  readonly fault: 'not UTF-8' | 'too long' | null;
}

/** A UTF-8 file of lines that is never held as a whole. LF and CRLF both end a line. */
export interface LineFile {
  /** The number by which the system knows the open file: another thread reads it by that, and reads the same file. */
  readonly descriptor: number;
  /** All lines that are not blank, in order. */
  lines(): Iterable<FileLine>;
  /** One line again. */
  lineAt(position: LinePosition): FileLine;
  /** Whether the last line has an end, as that of a file without any has. */
  endsInLine(): boolean;
  /** Whether somebody has written to the file since it was opened. */
  hasChanged(): boolean;
  close(): void;
}

export type OpenResult =
  | { readonly kind: 'open'; readonly file: LineFile }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Takes texts out of memory until they are asked for. */
export interface Spool {
  /** Keeps a text, and gives where it is found again. */
  put(text: string): { readonly offset: number; readonly length: number };
  get(offset: number, length: number): string;
  close(): void;
}

/**
 * The files of one workspace. Every path is relative to the workspace, with `/`; nothing outside of it can be
 * read or written, by symbolic link neither.
 */
export interface Files {
  /** Where the workspace is, as the system knows it: another thread opens it by that. */
  readonly root: string;
  /** Turns a path as the user wrote it (relative to the working directory, or absolute) into a workspace path. */
  locate(path: string): { readonly path: string } | { readonly problem: string };
  /** The same place after symbolic links, as a workspace path; nothing where it leads nowhere or outside. */
  real(path: string): string | undefined;
  kind(path: string): EntryKind;
  /** Names in a folder, in code point order. */
  list(folder: string): readonly string[];
  /** Text of a UTF-8 file without its byte order mark; `invalidLines` names lines (from 1) that are not UTF-8. */
  read(path: string): ReadResult;
  /** The same for a file of any size, line by line. */
  openLines(path: string): OpenResult;
  /** Writes a whole file at once: readers see the old content or the new one. Makes its folders. */
  write(path: string, text: string | Iterable<string>): void;
  /**
   * Writes text at the end of a file, in one go, so that two writers do not mix; of a text in pieces some at a time, each of
   * them whole. Makes the file and its folders.
   */
  append(path: string, text: string | Iterable<string>): void;
  /** Writes a new file, and says whether there was none: of many at the same time, one alone succeeds. */
  create(path: string, text: string): boolean;
  /** Removes a file, or the symbolic link that stands in its place; nothing where there is none. */
  remove(path: string): void;
}

/** A collision-free short name for a text, or for one in pieces: lower-case hexadecimal SHA-256 of its UTF-8 bytes. */
export type Digest = (text: string | Iterable<string>) => string;

/** The same of a text of which nobody has all at once. */
export interface RunningDigest {
  add(piece: string): void;
  end(): string;
}

export type Clock = () => Date;
