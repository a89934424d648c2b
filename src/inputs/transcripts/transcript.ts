import type { Digest } from '../../core/ports.js';
import { withLineFeeds } from '../../core/text.js';
import type { Block, FormatName, Message, Messages, UnknownLine } from './message.js';
import { splitByRole } from './plain-text.js';
import { readMessages } from './read-messages.js';
import type { Utterance } from './utterance.js';

/** What was recognised of a transcript. */
export interface TranscriptFacts {
  readonly format: FormatName;
  /** How many messages it has. */
  readonly messages: number;
  /** How many lines and records carry nothing. */
  readonly skipped: number;
  readonly unknown: readonly UnknownLine[];
}

/** A transcript of a session: everything that was said, in order. */
export interface Transcript extends TranscriptFacts {
  /** Relative to the workspace. */
  readonly file: string;
  /** SHA-256 of the file's text, with LF for CRLF: what was measured against one transcript says nothing about another. */
  readonly digest: string;
  readonly utterances: readonly Utterance[];
  /** Lines of the file of which nobody knows what they say, from 1. They are left out. */
  readonly malformed: readonly number[];
  /** Whether a message says when it was sent. */
  readonly isTimed: boolean;
}

/** Reads a transcript of any format. Never throws; takes time in proportion to the text. */
export function readTranscript(text: string, file: string, digest: Digest): Transcript {
  const read = readMessages(text, file);
  return {
    file,
    digest: digest(withLineFeeds(text)),
    utterances: isPlain(read.format) ? splitByRole(text, read.format) : utterancesOf(read.messages),
    malformed: malformedIn(read),
    isTimed: read.messages.some(({ time }) => time !== null),
    ...factsOf(read),
  };
}

export function factsOf({ format, messages, skipped, unknown }: Messages): TranscriptFacts {
  return { format, messages: messages.length, skipped, unknown };
}

/** Whether a format is text in which names or headings tell who speaks. */
export function isPlain(format: FormatName): format is 'markdown' | 'text' {
  return format === 'markdown' || format === 'text';
}

/** In our own format every line is a message; other programs write more lines with every version that they have. */
function malformedIn({ format, unknown }: Messages): readonly number[] {
  return unknown.filter(({ isBroken }) => isBroken || format === 'own').map(({ line }) => line);
}

function utterancesOf(messages: readonly Message[]): readonly Utterance[] {
  return messages.flatMap(({ line, blocks }) =>
    blocks.flatMap((block) => (block.text.trim() === '' ? [] : [utteranceOf(block, line)])),
  );
}

/** In JSON a whole message stands in one line of the file. */
function utteranceOf({ role, text }: Block, line: number): Utterance {
  return { role, lines: text.split('\n').map((one) => ({ line, text: one })) };
}
