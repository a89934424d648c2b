import { jsonLines } from '../json/lines.js';
import type { Digest } from '../ports.js';
import { readBlocks } from './transcript-blocks.js';
import { splitByRole } from './transcript-roles.js';

/** Who speaks. A transcript in plain text may not tell. */
export type Role = 'user' | 'assistant' | 'tool' | 'unknown';

/** A line of a transcript's text, and the line of the file that it stands in, from 1. */
export interface TranscriptLine {
  readonly line: number;
  readonly text: string;
}

/** What one voice says in one go: a text, a call of a tool, or what a tool gave back. Foreign text. */
export interface Utterance {
  readonly role: Role;
  readonly lines: readonly TranscriptLine[];
}

/** A session as it happened. */
export interface Transcript {
  /** Relative to the workspace. */
  readonly file: string;
  /** SHA-256 of the file's text: what was measured against one transcript says nothing about another. */
  readonly digest: string;
  readonly utterances: readonly Utterance[];
  /** Lines of the file that are no message, from 1. They are left out. */
  readonly malformed: readonly number[];
}

/**
 * Reads a transcript: `.jsonl` is a message a line (`role` is user, assistant or tool, `content` a text or a list of
 * blocks), anything else is text in which headings or names before a colon may tell who speaks. Never throws; takes time
 * in proportion to the text.
 */
export function readTranscript(text: string, file: string, digest: Digest): Transcript {
  return { file, digest: digest(text), ...readUtterances(text, file) };
}

function readUtterances(text: string, file: string): Pick<Transcript, 'utterances' | 'malformed'> {
  return file.endsWith('.jsonl')
    ? readMessages(text)
    : { utterances: splitByRole(text, file.endsWith('.md') ? 'markdown' : 'plain'), malformed: [] };
}

function readMessages(text: string): Pick<Transcript, 'utterances' | 'malformed'> {
  const utterances: Utterance[] = [];
  const malformed: number[] = [];
  for (const { line, text: content } of jsonLines(text)) {
    const blocks = readBlocks(content);
    if (blocks === undefined) malformed.push(line);
    for (const { role, text: said } of blocks ?? []) {
      if (said.trim() === '') continue;
      // In JSON a whole message stands in one line of the file.
      const lines = said.split('\n').map((one) => ({ line, text: one }));
      utterances.push({ role, lines });
    }
  }
  return { utterances, malformed };
}
