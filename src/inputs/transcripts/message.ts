/**
 * Who speaks. `system` is what no person typed and no model said: instructions, and what a program put between the
 * messages. A transcript in plain text may not tell.
 */
export type Role = 'user' | 'assistant' | 'tool' | 'system' | 'unknown';

/** The formats of transcripts, as reports name them. */
export const FORMATS = [
  'own',
  'claude-code',
  'openai',
  'openai-batch',
  'openai-responses',
  'codex',
  'codex-exec',
  'gemini',
  'gemini-cli',
  'langchain',
  'opentelemetry',
  'vscode-chat',
  'chat-log',
  'intercom',
  'langfuse',
  'langsmith',
  'markdown',
  'text',
] as const;
export type FormatName = (typeof FORMATS)[number];

/** Something that was said. Foreign text. */
interface TextBlock {
  readonly kind: 'text';
  readonly role: Role;
  readonly text: string;
}

/** What an assistant wants of a tool, and nothing that it says to anybody. */
interface CallBlock {
  readonly kind: 'call';
  readonly role: Role;
  readonly tool: string;
  /** The name and the arguments. */
  readonly text: string;
}

/** What a tool gave back, whatever message it travels in. */
export interface ResultBlock {
  readonly kind: 'result';
  readonly role: 'tool';
  /** The id of the call that it answers; null where the format has none. */
  readonly call: string | null;
  /** The name of the tool; null where nothing tells it. */
  readonly tool: string | null;
  /** Null where the format does not say. */
  readonly isError: boolean | null;
  readonly text: string;
  /** Whether it is a further text of the result before it, which counts once. */
  readonly isRest: boolean;
}

export type Block = TextBlock | CallBlock | ResultBlock;

/** A message of a transcript, the same for all formats. */
export interface Message {
  /** The number of the message in its file, from 1: what `seq` of a moment means. */
  readonly seq: number;
  /** The line of the file that it begins in, from 1. */
  readonly line: number;
  /** When it was said, as the format writes it; null where it does not. */
  readonly time: string | null;
  /** Who says it; `tool` where it has nothing but results. */
  readonly role: Role;
  readonly blocks: readonly Block[];
  /** Which conversation of the file it belongs to, from 1. */
  readonly conversation: number;
  /** Whether it was said to or by a helper of the assistant: facts of the session, and no turn of it. */
  readonly isAside: boolean;
}

/** A line, or a part of one, that could not be read. */
export interface UnknownLine {
  readonly line: number;
  /** From 1, where it is known. */
  readonly column: number | null;
  /** What is wrong with it, or what it is. */
  readonly what: string;
  /** Whether it is no JSON at all, or not UTF-8: nobody knows what stood there. */
  readonly isBroken: boolean;
  /** The texts in it. They may bear facts out, though nobody knows who says them. */
  readonly texts: readonly string[];
}

/** What was read of a transcript. Every line of the file is in a message, counted in `skipped` or named in `unknown`. */
export interface Messages {
  readonly format: FormatName;
  readonly messages: readonly Message[];
  /** Lines and records that carry nothing of a conversation: metadata, progress, reasoning, repetitions. */
  readonly skipped: number;
  readonly unknown: readonly UnknownLine[];
}
