import type { Files } from '../../core/ports.js';
import { maskSecrets } from '../../core/redact.js';
import { longestTranscript } from '../../core/text-limit.js';
import { maskTranscript } from '../transcripts/mask.js';
import type { Block, Message, Role } from '../transcripts/message.js';
import { readMessages } from '../transcripts/read-messages.js';
import { transcriptPaths } from './find-transcript.js';
import type { GoldenSession } from './golden-session.js';

/** A message of a session for people who look something up in it, with credentials masked. Foreign text. */
interface ShownMessage {
  /** What `seq` of a moment means. */
  readonly seq: number;
  /** The line of the file that it begins in, from 1. */
  readonly line: number;
  readonly role: Role;
  readonly text: string;
}

/** The first messages of a transcript, each of them up to a bound. */
export interface ShownTranscript {
  /** Relative to the workspace. */
  readonly file: string;
  readonly messages: readonly ShownMessage[];
  /** How many more there are. */
  readonly omitted: number;
}

/** Reads the transcript of a session to be shown; undefined where there is none that can be read. */
export type ShownTranscriptOf = (golden: Pick<GoldenSession, 'place'>) => ShownTranscript | undefined;

const MOST_MESSAGES = 300;

/** Of a longer message what it begins with: results of tools may have megabytes. */
const LONGEST_MESSAGE = 1500;

/** Larger files are recordings that nobody reads on a page, and would keep everybody waiting. */
const LONGEST_FILE = 4_000_000;

/** Reads the transcript beside a reference, whatever its format, as far as a page shows it. */
export function shownTranscript(golden: Pick<GoldenSession, 'place'>, files: Files): ShownTranscript | undefined {
  const [file] = transcriptPaths(golden, files);
  const read = file === undefined ? undefined : files.read(file, longestTranscript(file));
  return file === undefined || read?.kind !== 'text' ? undefined : shownText(file, read.text);
}

/** A transcript, as it is shown, of a text that is at hand; its file tells the format. */
export function shownText(file: string, text: string): ShownTranscript | undefined {
  if (text.length > LONGEST_FILE) return undefined;
  // Before it is cut, since half a credential looks like none; and as a file, since it may stand behind an escape.
  const read = readMessages(text, file);
  const masked = maskTranscript(text, read.format);
  const { messages } = masked === text ? read : readMessages(masked, file);
  const shown = messages.slice(0, MOST_MESSAGES);
  return shown.length === 0
    ? undefined
    : { file, messages: shown.map(toShown), omitted: messages.length - shown.length };
}

function toShown({ seq, line, role, blocks }: Message): ShownMessage {
  // What a tool gave back, in a message of somebody else, is not what that one says.
  const isOfTool = role === 'tool';
  const text = maskSecrets(blocks.map((block) => (isOfTool ? block.text : marked(block))).join('\n'));
  return { seq, line, role, text: text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)} …` : text };
}

function marked(block: Block): string {
  return block.kind === 'result' && !block.isRest ? `← ${block.tool ?? '?'}: ${block.text}` : block.text;
}
