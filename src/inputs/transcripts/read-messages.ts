import { parseJson } from '../../core/json/document.js';
import { jsonLines } from '../../core/json/lines.js';
import { jsonOrNothing } from '../../core/json/values.js';
import { readChatLog } from './chat-log.js';
import { Collector, type Entry } from './collector.js';
import { type Format, formatOf, OWN } from './formats.js';
import type { FormatName, Messages } from './message.js';
import { withMarks } from './own.js';
import { readPlainText } from './plain-text.js';

const NONE: ReadonlySet<number> = new Set();

/**
 * Reads the messages of a transcript, whose format is recognised by its shape. A name that ends in `.md`, `.txt`, `.srt` or `.vtt` says only
 * how a text without any such shape is read. Never throws; takes time in proportion to the text.
 * @param invalidLines lines that are not UTF-8, which are named and not read
 */
export function readMessages(text: string, file: string, invalidLines: ReadonlySet<number> = NONE): Messages {
  const form = file.endsWith('.md') ? 'markdown' : /\.(?:txt|srt|vtt)$/.test(file) ? 'text' : undefined;
  if (form !== undefined && !/^\s*[[{]/.test(text)) return readPlainText(text, form, new Collector());
  const read = readJson(text, file, invalidLines);
  const isRead =
    form === undefined || (read.messages.length > 0 && (read.format !== 'own' || read.unknown.length === 0));
  return isRead ? read : readPlainText(text, form, new Collector());
}

function readJson(text: string, file: string, invalidLines: ReadonlySet<number>): Messages {
  const [first, second] = firstLines(text);
  const isOfLines = first === undefined || jsonOrNothing(first) !== undefined;
  const whole = isOfLines ? undefined : parseJson(text);
  if (whole !== undefined && 'document' in whole) return readDocument(whole.document, invalidLines);
  const isOneValue = whole !== undefined && file.endsWith('.json') && jsonOrNothing(second ?? '') === undefined;
  if (isOneValue) {
    const into = new Collector();
    const { message, position } = whole.error;
    into.broken(position.line, `broken JSON: ${message}`, position.column);
    return into.finish('own');
  }
  return readLines(text, invalidLines);
}

function firstLines(text: string): readonly string[] {
  const lines: string[] = [];
  for (const { text: line } of jsonLines(text)) {
    if (lines.push(line) === 2) break;
  }
  return lines;
}

function readDocument(
  document: Extract<ReturnType<typeof parseJson>, { document: object }>['document'],
  invalidLines: ReadonlySet<number>,
): Messages {
  const positionOf = document.positions();
  const entry: Entry = { value: document.value, lineOf: (path) => positionOf(path).line };
  const into = new Collector();
  for (const line of invalidLines) into.broken(line, NOT_UTF8);
  const read = readAs(formatOf(document.value) ?? OWN, [entry], into);
  return orRows(read, () => [entry]);
}

const NOT_UTF8 = 'the line is not UTF-8';

/** Reads the lines as our own until one shows another format. */
function readLines(text: string, invalidLines: ReadonlySet<number>): Messages {
  let other: Format | undefined;
  const into = new Collector(true);
  OWN.read(
    until(entriesOf(text, invalidLines, into), (value) => {
      const format = formatOf(value);
      if (format !== undefined && format !== OWN) other = format;
      return other !== undefined;
    }),
    into,
  );
  const rows = (read: Messages) => orRows(read, (anew) => entriesOf(text, invalidLines, anew));
  if (other === undefined) return rows(withMarks(into.finish('own')));
  const anew = new Collector();
  return rows(readAs(other, entriesOf(text, invalidLines, anew), anew));
}

/** Formats that people write themselves, with any keys and words. */
const WRITTEN_BY_PEOPLE: ReadonlySet<FormatName> = new Set(['own', 'openai']);

/** What was read, or the rows of a chat log where more is understood of the file as these: so they take no file of another format. */
function orRows(read: Messages, entries: (into: Collector) => Iterable<Entry>): Messages {
  if (!WRITTEN_BY_PEOPLE.has(read.format) || read.unknown.every(({ isBroken }) => isBroken)) return read;
  const into = new Collector();
  readChatLog(entries(into), into);
  const rows = into.finish('chat-log');
  return rows.messages.length > 0 && rows.unknown.length < read.unknown.length ? rows : read;
}

function readAs(format: Format, entries: Iterable<Entry>, into: Collector): Messages {
  format.read(entries, into);
  const read = into.finish(format.name);
  return format === OWN ? withMarks(read) : withoutOnlyAsides(read);
}

/** Where everything is an aside, it is the conversation of that helper. */
function withoutOnlyAsides(read: Messages): Messages {
  const isAll = read.messages.length > 0 && read.messages.every(({ isAside }) => isAside);
  return isAll ? { ...read, messages: read.messages.map((message) => ({ ...message, isAside: false })) } : read;
}

function* until(entries: Iterable<Entry>, isEnd: (value: unknown) => boolean): Generator<Entry> {
  for (const entry of entries) {
    if (isEnd(entry.value)) return;
    yield entry;
  }
}

function* entriesOf(text: string, invalidLines: ReadonlySet<number>, into: Collector): Generator<Entry> {
  for (const { line, text: written } of jsonLines(text)) {
    if (into.isFull) return;
    if (invalidLines.has(line)) {
      into.broken(line, NOT_UTF8);
      continue;
    }
    const value = jsonOrNothing(written);
    if (value === undefined) {
      const parsed = parseJson(written, line);
      const error = 'error' in parsed ? parsed.error : undefined;
      into.broken(line, `broken JSON: ${error?.message ?? 'nested too deeply'}`, error?.position.column);
    } else yield { value, lineOf: () => line };
  }
}
