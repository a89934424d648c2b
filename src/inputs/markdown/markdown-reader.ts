import type { JsonDocument, Position } from '../../core/json/document.js';
import type { SummaryFormat } from '../format/summary-format.js';

/** What is wrong with a Markdown text. */
export interface MarkdownError {
  readonly message: string;
  readonly position: Position;
  /** What to do about it. */
  readonly hint: string;
}

export type MarkdownReading = { readonly document: JsonDocument } | { readonly error: MarkdownError };

/** Reads Markdown as the JSON that it stands for, under our keys. */
export interface MarkdownReader {
  readSummary(text: string, format: SummaryFormat): MarkdownReading;
  readReference(text: string, format: SummaryFormat): MarkdownReading;
  /** The front matter as plain data; undefined where it is broken. */
  readMetadata(text: string): unknown;
}

/** Whether a file is read as Markdown. */
export function isMarkdown(file: string): boolean {
  return file.endsWith('.md');
}

/** How a team writes what was read from Markdown: under our keys, whatever theirs are, and in their words. */
export function inMarkdown(format: SummaryFormat): SummaryFormat {
  return { ...format, fields: new Map() };
}
