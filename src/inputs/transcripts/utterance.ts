import type { Role } from './message.js';

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
