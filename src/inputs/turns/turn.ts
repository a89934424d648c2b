import { maskSecrets } from '../../core/redact.js';
import { cut, plainLine } from '../../core/text.js';
import type { Block, Message } from '../transcripts/message.js';

/** How much of a turn a judge is shown: code points of a text, the mark of a cut included. */
export const TURN_CAPS = { user: 500, assistant: 2000, result: 500 } as const;

/** Foreign text without control and invisible characters and credentials. A cut text ends in a mark. */
export interface CappedText {
  readonly text: string;
  readonly isCut: boolean;
}

/** What a tool gave back, and the line of the file that it stands in, from 1. */
interface ToolResult extends CappedText {
  readonly line: number;
}

/** All that an assistant says between two messages of the user, with the tool results in between. */
export interface Turn {
  /** `file#number`, which stands in events, recorded answers and the log. */
  readonly id: string;
  /** Relative to the workspace. */
  readonly file: string;
  /** From 1, in the file. */
  readonly number: number;
  /** Where the assistant begins to speak, from 1. */
  readonly line: number;
  /** What the user said before it; empty where an assistant speaks first. */
  readonly user: CappedText;
  /** What the assistant says to the user, without tool calls; never empty. */
  readonly assistant: CappedText;
  readonly results: readonly ToolResult[];
}

/**
 * The turns of a transcript, in its order. A message of the user that follows another one belongs to the same turn; an
 * assistant that only calls tools has said nothing that could be judged, which is no turn. What helpers say among each
 * other is no part of any, nor are instructions.
 */
export function turnsOf(file: string, messages: Iterable<Message>): readonly Turn[] {
  const turns: Turn[] = [];
  let draft = newDraft();
  const finish = (): void => {
    const { line, results } = draft;
    const assistant = capped(draft.assistant, TURN_CAPS.assistant);
    const number = turns.length + 1;
    if (line !== null && assistant.text !== '') {
      turns.push({
        id: `${file}#${number}`,
        file,
        number,
        line,
        user: capped(draft.user, TURN_CAPS.user),
        assistant,
        results,
      });
    }
    draft = newDraft();
  };
  let last = 1;
  for (const { line, blocks, conversation, isAside } of messages) {
    if (isAside) continue;
    if (conversation !== last) finish();
    last = conversation;
    for (const block of blocks) {
      // Of whom nobody knows who he is nobody is judged.
      if (block.text.trim() === '' || block.role === 'system' || block.role === 'unknown') continue;
      if (isOfUser(block) && draft.isAnswered) finish();
      addBlock(draft, block, line);
    }
  }
  finish();
  return turns;
}

/** Grows while its blocks are read; a turn may have very many. */
interface Draft {
  readonly user: string[];
  readonly assistant: string[];
  readonly results: ToolResult[];
  line: number | null;
  /** Whether anybody but the user has done something. */
  isAnswered: boolean;
}

function newDraft(): Draft {
  return { user: [], assistant: [], results: [], line: null, isAnswered: false };
}

function isOfUser({ role, kind }: Block): boolean {
  return role === 'user' && kind === 'text';
}

function addBlock(draft: Draft, block: Block, line: number): void {
  if (isOfUser(block)) {
    draft.user.push(block.text);
    return;
  }
  draft.isAnswered = true;
  if (block.kind === 'result') draft.results.push({ line, ...capped([block.text], TURN_CAPS.result) });
  if (block.kind !== 'text') return;
  draft.assistant.push(block.text);
  draft.line ??= line;
}

function capped(texts: readonly string[], longest: number): CappedText {
  const clean = cleanLines(texts.join('\n'));
  const text = cut(clean, longest);
  return { text, isCut: text !== clean };
}

/**
 * Cleans foreign text for a prompt: one line, without control and invisible characters and credentials, at most
 * `longest` code points, cut with a mark.
 */
export function cleanText(text: string, longest: number): string {
  return cut(plainLine(text), longest);
}

/** Cleans foreign text whose lines matter: each line as in `cleanText`, empty lines dropped. Not cut. */
export function cleanLines(text: string): string {
  // First as a whole: a private key goes over many lines.
  return maskSecrets(text)
    .split('\n')
    .map((line) => plainLine(line))
    .filter((line) => line !== '')
    .join('\n');
}
