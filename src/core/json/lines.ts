import type { FileLine } from '../ports.js';
import { tooLong } from '../text-limit.js';

interface JsonLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * The lines of a JSON Lines text that are not blank. LF and CRLF both end a line. Where files were put together each may have
 * begun with a byte order mark.
 */
export function* jsonLines(text: string): Generator<JsonLine> {
  let start = 0;
  for (let line = 1; start < text.length; line++) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    const content = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
    if (content.trim() !== '') yield { line, text: withoutMarks(content) };
    start = end + 1;
  }
}

/** A line without the byte order marks that it begins with. */
export function withoutMarks(line: string): string {
  let start = 0;
  while (line[start] === '\ufeff') start++;
  return line.slice(start);
}

/** What is wrong with a line that has no text to be read, as messages say it, where it may have so many bytes. */
export function lineFaults(longest: number): Readonly<Record<NonNullable<FileLine['fault']>, string>> {
  return { 'not UTF-8': 'the line is not UTF-8', 'too long': tooLong('line', longest) };
}
