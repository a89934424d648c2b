import { LINE_FAULTS } from '../core/json/lines.js';
import type { FileLine, Files, LineFile, LinePosition } from '../core/ports.js';

/** Where a file of its own stands that holds one session. */
export interface FilePosition {
  readonly file: string;
  /** What its path calls the session; empty where nobody knows. */
  readonly name: string;
  /** Why it cannot be opened, where that was seen when the folder was listed: it must not be passed over in silence. */
  readonly reason?: string;
}

/** Where one session of the input stands: plain data, by which another thread reads it, too. */
export type TextPosition = LinePosition | FilePosition;

/** Why a text cannot be read as it should be. */
export interface TextFault {
  readonly kind: 'not UTF-8' | 'too long' | 'unreadable';
  readonly reason: string;
  /** Left out where there is no line to point at. */
  readonly line?: number;
}

/** A text of the input that holds one session. */
export interface InputText {
  readonly file: string;
  /** Of its first character, from 1. */
  readonly line: number;
  /** Empty where it cannot be read. */
  readonly text: string;
  readonly fault: TextFault | null;
  /** What its path calls the session; a line of a file names itself. */
  readonly name: string | undefined;
}

/** The texts of one input, read one at a time, and again as often as somebody asks: none of them is held. */
export interface InputTexts {
  /** All of them in order, as they stand in the file or are listed in the folder; a file of its own is read when asked. */
  all(): Iterable<{ readonly position: TextPosition; readonly read: () => InputText }>;
  at(position: TextPosition): InputText;
  /** Whether somebody has written to the file since it was opened; of a folder each text is compared where it is read. */
  hasChanged(): boolean;
  close(): void;
  /** The number of the open file, by which another thread reads it; nothing for a folder. */
  readonly descriptor: number | undefined;
}

/** The lines of a `.jsonl` file, each of which holds a session. */
export function textsOfLines(lines: LineFile, file: string): InputTexts {
  return {
    *all() {
      for (const line of lines.lines()) yield { position: line, read: () => textOfLine(line, file) };
    },
    at: (position) => textAt(position, file, lines, undefined),
    hasChanged: () => lines.hasChanged(),
    close: () => lines.close(),
    descriptor: lines.descriptor,
  };
}

/** So many characters of files are kept from when they were first read: a small folder is read once. */
const KEPT = 4_000_000;

/** The files of a folder, each of which holds a session. */
export function textsOfFolder(entries: readonly FilePosition[], files: Pick<Files, 'read'>): InputTexts {
  const kept = new Map<string, InputText>();
  let room = KEPT;
  const at = (position: TextPosition): InputText => {
    const text = ('name' in position ? kept.get(position.file) : undefined) ?? textAt(position, '', undefined, files);
    if (text.text.length <= room && !kept.has(text.file)) {
      room -= text.text.length;
      kept.set(text.file, text);
    }
    return text;
  };
  return {
    *all() {
      for (const position of entries) yield { position, read: () => at(position) };
    },
    at,
    hasChanged: () => false,
    close: () => kept.clear(),
    descriptor: undefined,
  };
}

/** One text by its position, from an open file of lines or from a file of its own. */
export function textAt(
  position: TextPosition,
  file: string,
  lines: Pick<LineFile, 'lineAt'> | undefined,
  files: Pick<Files, 'read'> | undefined,
): InputText {
  if ('name' in position) {
    if (files === undefined) throw new Error('a file of its own, where there are only lines');
    return textOfFile(position, files);
  }
  if (lines === undefined) throw new Error('a line, where there are only files');
  return textOfLine(lines.lineAt(position), file);
}

function textOfLine({ line, text, fault }: FileLine, file: string): InputText {
  return {
    file,
    line,
    text,
    fault: fault === null ? null : { kind: fault, reason: LINE_FAULTS[fault], line },
    name: undefined,
  };
}

function textOfFile({ file, name, reason }: FilePosition, files: Pick<Files, 'read'>): InputText {
  const read = reason === undefined ? files.read(file) : ({ kind: 'unreadable', reason } as const);
  if (read.kind === 'unreadable') {
    return { file, line: 1, text: '', fault: { kind: 'unreadable', reason: read.reason }, name };
  }
  const [badLine] = read.invalidLines;
  if (badLine === undefined) return { file, line: 1, text: read.text, fault: null, name };
  const fault = { kind: 'not UTF-8', reason: 'the file is not UTF-8', line: badLine } as const;
  return { file, line: 1, text: '', fault, name };
}
