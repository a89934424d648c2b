import { cut } from '../../core/text.js';
import { attachedBlocks } from './attached-texts.js';
import { type Collector, type Entry, messagesIn } from './collector.js';
import { readContent } from './content-blocks.js';
import { exportedMessage } from './exported-message.js';
import type { Block, Message, Messages, Role } from './message.js';
import { roleNamed, SPEAKERS } from './speakers.js';
import { asList, asObject, asText, type JsonObject, objectsIn, quoted } from './values.js';

/** What a line of a transcript is to be. */
const ALLOWED = '{"role": "user", "assistant" or "tool", "content": text or a list of blocks}';

const ALLOWED_BLOCKS = 'allowed: text, tool_use and tool_result';

/** So much of a word that is not known is told. */
const LONGEST_WORD = 50;

/** Keys for who speaks and for what is said, the first that a message has: many write exports of their own. */
const ROLE_KEYS = ['role', 'speaker', 'from', 'author', 'sender'];
const SAID = ['content', 'text', 'message', 'value', 'parts'];

/**
 * Reads our own format, `{"role", "content"}` with the blocks of Anthropic's Messages API: `text`, `tool_use` and
 * `tool_result`, and those of kits that are known. Blocks without text (pictures, thinking) are skipped: they could confirm
 * nothing. Of others their text is read, and those that have none are named. Role and content may have other names that
 * are common.
 */
export function readOwn(entries: Iterable<Entry>, into: Collector): void {
  for (const entry of entries) {
    if (Array.isArray(entry.value) && entry.value.length === 0) readMessage(entry, into);
    for (const one of messagesIn([entry], into)) readMessage(one, into);
  }
}

/** Reads one message; a line that is none is named. */
function readMessage({ value, lineOf }: Entry, into: Collector): void {
  const line = lineOf([]);
  const message = asObject(value);
  const role = roleNamed(firstOf(message, ROLE_KEYS));
  const exported = role === undefined && message !== undefined ? exportedMessage(message, into) : undefined;
  if (exported !== undefined) {
    into.message({ ...exported, line }, exported.blocks);
    return;
  }
  if (message === undefined || role === undefined) {
    into.unknown(line, `not a message: ${faultOf(message)}`, null);
    return;
  }
  const blocks = readBlocks(message, role, line, into);
  if ('fault' in blocks) into.unknown(line, `not a message: ${blocks.fault}`, null);
  else into.message({ role, line, time: asText(message['timestamp']) }, [...attachedTo(message), ...blocks]);
}

/** Files that an export has beside what was said. */
function attachedTo(message: JsonObject): readonly Block[] {
  return ['attachments', 'files', 'experimental_attachments']
    .flatMap((key) => asList(message[key]) ?? [])
    .flatMap((one) => attachedBlocks(typeof one === 'string' ? { name: one } : (asObject(one) ?? {})));
}

/** What keeps a value from being a message, and what is allowed. */
function faultOf(message: JsonObject | undefined): string {
  if (message === undefined) return `not an object; allowed: ${ALLOWED}`;
  const key = ROLE_KEYS.find((one) => message[one] != null);
  if (key === undefined) return `no role; allowed: ${ALLOWED}`;
  return `"${key}" is ${cut(quoted(message[key]), LONGEST_WORD)}; allowed: ${SPEAKERS.join(', ')}`;
}

function firstOf(message: JsonObject | undefined, keys: readonly string[]): unknown {
  return keys.map((key) => message?.[key]).find((value) => value != null);
}

function readBlocks(message: JsonObject, role: Role, line: number, into: Collector): readonly Block[] | Fault {
  const content = contentOf(message);
  if (role === 'tool' && (typeof content === 'number' || typeof content === 'boolean'))
    return into.result({ isError: null, texts: [String(content)] });
  const parts = asList(content);
  if (parts !== undefined && !parts.every((part) => typeof part === 'string' || asObject(part) !== undefined))
    return NO_CONTENT;
  const unknown: (readonly [string, JsonObject])[] = [];
  const read = readContent(
    parts?.filter((part) => !isBare(part)) ?? content,
    { role, line, unmarked: null, onUnknown: (what, part) => unknown.push([what, part]) },
    into,
  );
  if (read === undefined && parts === undefined) return NO_CONTENT;
  const blocks = role === 'tool' ? asResults(read ?? [], into) : (read ?? []);
  const [first] = unknown;
  if (first !== undefined && blocks.length === 0) return { fault: `${first[0]}; ${ALLOWED_BLOCKS}` };
  for (const [what, part] of unknown) into.unknownBlock(line, `${what}; ${ALLOWED_BLOCKS}`, part);
  return blocks;
}

/** What is said in a message of the AI SDK stands in its parts; older ones repeat the text of them. */
function contentOf(message: JsonObject): unknown {
  const { parts } = message;
  const hasParts = objectsIn(parts).some(({ type }) => typeof type === 'string');
  return hasParts && typeof message['content'] === 'string' ? parts : firstOf(message, SAID);
}

/** What a tool says is what it gave back: its texts are one result. */
function asResults(blocks: readonly Block[], into: Collector): readonly Block[] {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  const others = blocks.filter(({ kind }) => kind !== 'text');
  return texts.length === 0 ? others : [...into.result({ isError: null, texts }), ...others];
}

/** Why a message is none. */
interface Fault {
  readonly fault: string;
}

const NO_CONTENT: Fault = { fault: `no text and no blocks; allowed: ${ALLOWED}` };

/** A block that has nothing but its type says nothing. */
function isBare(part: unknown): boolean {
  const block = asObject(part);
  return block !== undefined && typeof block['type'] === 'string' && Object.keys(block).every((key) => MARKS.has(key));
}

/** Keys of a block that are about it, and say nothing. */
const MARKS: ReadonlySet<string> = new Set(['type', 'id', 'index', 'state', 'cache_control', 'providerMetadata']);

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
