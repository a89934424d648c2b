import { cut } from '../../core/text.js';
import { type Collector, type Entry, instructionsOf, itemsAt, itemsOf } from './collector.js';
import type { Block, Message, Messages, Role } from './message.js';
import { roleNamed, SPEAKERS } from './speakers.js';
import { asList, asObject, asText, describeInput, type JsonObject, quoted } from './values.js';

/** What a line of a transcript is to be. */
const ALLOWED = '{"role": "user", "assistant" or "tool", "content": text or a list of blocks}';

/** So much of a word that is not known is told. */
const LONGEST_WORD = 50;

/** Keys for who speaks and for what is said, the first that a message has: many write exports of their own. */
const ROLE_KEYS = ['role', 'speaker', 'from', 'author', 'sender'];
const SAID = ['content', 'text', 'message', 'value'];

/**
 * Reads our own format, `{"role", "content"}` with the blocks of Anthropic's Messages API: `text`, `tool_use` and
 * `tool_result`. Blocks of other types (pictures, thinking) are skipped: they have no text that could confirm anything.
 * Role and content may have other names that are common.
 */
export function readOwn(entries: Iterable<Entry>, into: Collector): void {
  for (const entry of entries) {
    if (Array.isArray(entry.value) && entry.value.length === 0) readMessage(entry, into);
    for (const instructions of instructionsOf(entry)) readMessage(instructions, into);
    const messages = asList(asObject(entry.value)?.['messages']);
    for (const one of messages === undefined ? itemsOf(entry) : itemsAt(entry, 'messages', messages)) {
      readMessage(one, into);
    }
  }
}

/** Reads one message; a line that is none is named. */
function readMessage({ value, lineOf }: Entry, into: Collector): void {
  const line = lineOf([]);
  const message = asObject(value);
  const role = roleNamed(firstOf(message, ROLE_KEYS));
  const blocks = role === undefined ? undefined : readBlocks(firstOf(message, SAID), role, into);
  if (message === undefined || role === undefined || blocks === undefined) {
    into.unknown(line, `not a message: ${faultOf(message, role)}`, null);
  } else into.message({ role, line, time: asText(message['timestamp']) }, blocks);
}

/** What keeps a value from being a message, and what is allowed. */
function faultOf(message: JsonObject | undefined, role: Role | undefined): string {
  if (message === undefined) return `not an object; allowed: ${ALLOWED}`;
  if (role !== undefined) return `no text and no blocks; allowed: ${ALLOWED}`;
  const key = ROLE_KEYS.find((one) => message[one] != null);
  if (key === undefined) return `no role; allowed: ${ALLOWED}`;
  return `"${key}" is ${cut(quoted(message[key]), LONGEST_WORD)}; allowed: ${SPEAKERS.join(', ')}`;
}

function firstOf(message: JsonObject | undefined, keys: readonly string[]): unknown {
  return keys.map((key) => message?.[key]).find((value) => value != null);
}

function readBlocks(content: unknown, role: Role, into: Collector): readonly Block[] | undefined {
  if (typeof content === 'string') return [saidBy(role, content, into)].flat();
  const parts = asList(content);
  if (parts === undefined || !parts.every(isBlock)) return undefined;
  return parts.flatMap((part) => readBlock(part, role, into));
}

function isBlock(part: unknown): part is JsonObject & { readonly type: string } {
  return typeof asObject(part)?.['type'] === 'string';
}

function readBlock(part: JsonObject, role: Role, into: Collector): readonly Block[] {
  const { type, text, name, content } = part;
  if (type === 'text') return typeof text === 'string' ? saidBy(role, text, into) : [];
  if (type === 'tool_use') {
    return typeof name === 'string' ? [into.call(role, part['id'], name, describeInput(part['input']))] : [];
  }
  if (type !== 'tool_result') return [];
  const isError = typeof part['is_error'] === 'boolean' ? part['is_error'] : null;
  return into.result({ call: asText(part['tool_use_id']) ?? null, isError, texts: textsOf(content) });
}

function saidBy(role: Role, text: string, into: Collector): readonly Block[] {
  return role === 'tool' ? into.result({ isError: null, texts: [text] }) : [{ kind: 'text', role, text }];
}

function textsOf(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  return (asList(content) ?? []).flatMap((one) => {
    const block = asObject(one);
    return block?.['type'] === 'text' && typeof block['text'] === 'string' ? [block['text']] : [];
  });
}

/**
 * Whoever marks the results of a transcript that are errors marks all of them: then a result without a mark is none. Where
 * no result is marked nobody knows.
 */
export function withMarks(read: Messages): Messages {
  const isMarked = read.messages.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'result' && block.isError !== null),
  );
  return isMarked ? { ...read, messages: read.messages.map(withoutErrors) } : read;
}

function withoutErrors(message: Message): Message {
  const blocks = message.blocks.map((block) =>
    block.kind === 'result' && block.isError === null && block.call !== null ? { ...block, isError: false } : block,
  );
  return { ...message, blocks };
}
