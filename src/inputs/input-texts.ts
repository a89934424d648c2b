import { lineFaults } from '../core/json/lines.js';
import type { FileLine, Files, LineFile, LinePosition } from '../core/ports.js';
import { LONGEST_INPUT_BYTES } from '../core/text-limit.js';
import { loadMarkdown } from './markdown/load-markdown.js';
import { isMarkdown, type MarkdownReader } from './markdown/markdown-reader.js';

/** Position of a session that has a file of its own. */
export interface FilePosition {
  readonly file: string;
  /** Session name that the path gives; empty where it gives none. */
  readonly name: string;
  /** Why the file cannot be opened, if listing the folder showed it already: it must not be skipped in silence. */
  readonly reason?: string;
  /** Files that belong to it; left out where it stands alone, as nearly all do. */
  readonly beside?: readonly SidePosition[];
}

/** A summary that people accepted or rejected, in a file beside the reference. */
export interface SidePosition {
  readonly kind: 'accepted' | 'rejected';
  readonly file: string;
}

/** The text of such a file. */
export interface SideText extends SidePosition {
  readonly text: string;
  readonly fault: TextFault | null;
}

/** Position of one session in an input: plain data, so that another thread can read it. */
export type TextPosition = (LinePosition | FilePosition) & {
  /** Which sample of the session it is, 0 or more; left out where nothing tells. */
  readonly sample?: number;
};

/** Why a text cannot be read as it should be. */
export interface TextFault {
  readonly kind: 'not UTF-8' | 'too long' | 'unreadable';
  readonly reason: string;
  /** Line of the fault, from 1; left out where there is none. */
  readonly line?: number;
}

/** The text of one session of an input. */
export interface InputText {
  readonly file: string;
  /** Line of its first character, from 1. */
  readonly line: number;
  /** The text; empty where it cannot be read. */
  readonly text: string;
  readonly fault: TextFault | null;
  /** Session name that the path gives; undefined for a line, which names itself. */
  readonly name: string | undefined;
  /** What reads the text if it is Markdown; undefined for JSON. */
  readonly markdown: MarkdownReader | undefined;
  /** Which sample it is where its place tells; a line may say so itself. */
  readonly sample?: number;
  /** The files that belong to it; left out where there is none. */
  readonly beside?: readonly SideText[];
}

/** An open file of lines, and the path by which people know it. */
interface OpenLines {
  readonly descriptor: number;
  readonly file: string;
}

/** The texts of one input. Each is read when asked for, as often as asked, and none is held. */
export interface InputTexts {
  /**
   * All texts in the order of the file or of the folder listing; the text of a folder entry is read when `read` is
   * called.
   */
  all(): Iterable<{ readonly position: TextPosition; readonly read: () => InputText }>;
  at(position: TextPosition): InputText;
  /**
   * Whether the file was changed since it was opened. Always false for a folder, whose texts are compared by digest
   * when they are read again.
   */
  hasChanged(): boolean;
  close(): void;
  /**
   * The inputs behind these texts, by which another thread can read them too: mostly one, or one for each sample. Undefined
   * stands for a folder, each file of which is opened when it is read.
   */
  readonly parts: readonly (OpenLines | undefined)[];
  /** Whether some of the texts are Markdown. */
  readonly hasMarkdown: boolean;
  /** Loads what reads Markdown, where there is some; to be waited for before the first text is read. */
  load(): Promise<void>;
}

/** The texts of a `.jsonl` file, one session on each line. */
export function textsOfLines(lines: LineFile, file: string): InputTexts {
  return {
    *all() {
      for (const line of lines.lines()) yield { position: line, read: () => textOfLine(line, file) };
    },
    at: (position) => textAt(position, file, lines, undefined),
    hasChanged: () => lines.hasChanged(),
    close: () => lines.close(),
    parts: [{ descriptor: lines.descriptor, file }],
    hasMarkdown: false,
    load: async () => undefined,
  };
}

/** Characters of files that are kept from their first reading: a small folder is read only once. */
const KEPT = 4_000_000;

/** The texts of a folder, one session in each file. */
export function textsOfFolder(
  entries: readonly FilePosition[],
  files: Pick<Files, 'read'>,
  loaded?: MarkdownReader,
): InputTexts {
  let markdown = loaded;
  const hasMarkdown = entries.some(({ file }) => isMarkdown(file));
  const kept = new Map<string, InputText>();
  let room = KEPT;
  const at = (position: TextPosition): InputText => {
    const text =
      ('name' in position ? kept.get(position.file) : undefined) ?? textAt(position, '', undefined, files, markdown);
    const length = lengthOf(text);
    if (length <= room && !kept.has(text.file)) {
      room -= length;
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
    parts: [undefined],
    hasMarkdown,
    load: async () => {
      if (hasMarkdown) markdown ??= await loadMarkdown();
    },
  };
}

function lengthOf({ text, beside }: InputText): number {
  return beside === undefined ? text.length : beside.reduce((sum, one) => sum + one.text.length, text.length);
}

/** Reads one text by its position: from `lines` for a line, from `files` for a file of its own. */
export function textAt(
  position: TextPosition,
  file: string,
  lines: Pick<LineFile, 'lineAt'> | undefined,
  files: Pick<Files, 'read'> | undefined,
  markdown?: MarkdownReader,
): InputText {
  if ('name' in position) {
    if (files === undefined) throw new Error('a file of its own, where there are only lines');
    if (!isMarkdown(position.file)) return textOfFile(position, files, undefined);
    if (markdown === undefined) throw new Error('Markdown, and what reads it was not loaded');
    return textOfFile(position, files, markdown);
  }
  if (lines === undefined) throw new Error('a line, where there are only files');
  return textOfLine(lines.lineAt(position), file);
}

const FAULTS = lineFaults(LONGEST_INPUT_BYTES);

function textOfLine({ line, text, fault }: FileLine, file: string): InputText {
  return {
    file,
    line,
    text,
    fault: fault === null ? null : { kind: fault, reason: FAULTS[fault], line },
    name: undefined,
    markdown: undefined,
  };
}

function textOfFile(
  { file, name, reason, beside }: FilePosition,
  files: Pick<Files, 'read'>,
  markdown: MarkdownReader | undefined,
): InputText {
  const { text, fault } = readText(file, reason, files);
  if (beside === undefined) return { file, line: 1, text, fault, name, markdown };
  const sides = beside.map((one) => ({ ...one, ...readText(one.file, undefined, files) }));
  return { file, line: 1, text, fault, name, markdown, beside: sides };
}

function readText(
  file: string,
  reason: string | undefined,
  files: Pick<Files, 'read'>,
): Pick<InputText, 'text' | 'fault'> {
  const read = reason === undefined ? files.read(file, LONGEST_INPUT_BYTES) : ({ kind: 'unreadable', reason } as const);
  if (read.kind === 'unreadable') return { text: '', fault: { kind: 'unreadable', reason: read.reason } };
  const [badLine] = read.invalidLines;
  if (badLine === undefined) return { text: read.text, fault: null };
  return { text: '', fault: { kind: 'not UTF-8', reason: 'the file is not UTF-8', line: badLine } };
}
