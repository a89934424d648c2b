import type { JsonPath } from '../../core/json/document.js';
import { maskSecrets } from '../../core/redact.js';
import { cut } from '../../core/text.js';
import { envelopeOf } from './envelope.js';
import type { Block, FormatName, Message, Messages, ResultBlock, Role, UnknownLine } from './message.js';
import { asList, asObject, factsIn, withoutEscapes } from './values.js';

/** How much is told of what a line is: the type of a block is foreign text. */
const LONGEST_WHAT = 200;

/** So many lines that nobody understands are named one by one; a file with more of them is another one than its name says. */
export const MOST_UNKNOWN = 50_000;

const TOO_MANY = `more than ${MOST_UNKNOWN.toLocaleString('en')} lines or parts of lines are not understood; the file is read no further`;

/** A value of a transcript, and where it and what is in it stands. */
export interface Entry {
  readonly value: unknown;
  /** The line of the file, from 1. */
  readonly lineOf: (path: JsonPath) => number;
}

/** The items of a list, or the value itself where it is none. */
export function* itemsOf(entry: Entry): Generator<Entry> {
  if (!Array.isArray(entry.value)) yield entry;
  else for (const i of entry.value.keys()) yield memberAt(entry, entry.value, i);
}

/** The items of a list that is a member of the value. */
export function* itemsAt(entry: Entry, key: string | JsonPath, items: readonly unknown[]): Generator<Entry> {
  const way = typeof key === 'string' ? [key] : key;
  for (const [i, value] of items.entries()) yield { value, lineOf: (path) => entry.lineOf([...way, i, ...path]) };
}

function memberAt(entry: Entry, items: readonly unknown[], i: number): Entry {
  return { value: items[i], lineOf: (path) => entry.lineOf([i, ...path]) };
}

/**
 * Instructions that stand beside the messages of a request, as in Anthropic's Messages API, as a message before them. It has
 * its role under the names of all formats that have `{"messages": […]}`.
 */
export function instructionsOf({ value, lineOf }: Entry): readonly Entry[] {
  const { system, messages } = asObject(value) ?? {};
  const isTold = (typeof system === 'string' || Array.isArray(system)) && system.length > 0;
  if (!isTold || !Array.isArray(messages)) return [];
  return [{ value: { role: 'system', type: 'system', content: system }, lineOf: () => lineOf(['system']) }];
}

/**
 * The messages of entries that are one each, lists of them, or objects that hold them, such as `{"messages": […]}`; of the
 * last two forms each is a conversation of its own.
 */
export function* messagesIn(entries: Iterable<Entry>, into: Collector): Generator<Entry> {
  for (const entry of entries) {
    const list = asList(entry.value);
    if (list?.some((item) => envelopeOf(item) !== undefined) !== true) yield* messagesOf(entry, into);
    // Exports have many conversations in one list.
    else for (const item of itemsOf(entry)) yield* messagesOf(item, into);
  }
}

function* messagesOf(entry: Entry, into: Collector): Generator<Entry> {
  const envelope = envelopeOf(entry.value);
  if (envelope !== undefined || Array.isArray(entry.value)) into.nextConversation();
  yield* instructionsOf(entry);
  yield* envelope === undefined ? itemsOf(entry) : itemsAt(entry, envelope.path, envelope.messages);
}

/** A result of a tool as a reader finds it. */
interface FoundResult {
  readonly call?: string | null | undefined;
  readonly tool?: string | null | undefined;
  readonly isError: boolean | null;
  readonly texts: readonly string[];
}

/** What is known of a message beside what it says. */
interface AboutMessage {
  readonly role: Role;
  readonly line: number;
  readonly time?: string | null | undefined;
  readonly isAside?: boolean;
}

/** Gathers what a reader finds, in the order of the file. */
export class Collector {
  private readonly messages: Message[] = [];
  private readonly unknownLines: UnknownLine[] = [];
  private readonly tools = new Map<string, string>();
  private readonly endings = new Map<string, boolean>();
  private conversation = 1;
  private skipped = 0;
  private number = 0;

  /** @param isOfLines whether a message is a line, so that a line that cannot be read has a number too */
  constructor(private readonly isOfLines = false) {}

  get count(): number {
    return this.messages.length;
  }

  /** Whether so much was not understood that the rest is not looked at. */
  get isFull(): boolean {
    return this.unknownLines.length > MOST_UNKNOWN;
  }

  message({ role, line, time, isAside = false }: AboutMessage, blocks: readonly Block[]): void {
    const isOfTool = blocks.length > 0 && blocks.every(({ kind }) => kind === 'result');
    this.messages.push({
      seq: ++this.number,
      line,
      time: time ?? null,
      role: isOfTool ? 'tool' : role,
      blocks,
      conversation: this.conversation,
      isAside,
    });
  }

  /** Counts a line or a record that carries nothing. */
  skip(count = 1): void {
    this.skipped += count;
  }

  /** Names what is not known. */
  unknown(line: number, what: string, value: unknown): void {
    if (this.isOfLines) this.number++;
    this.unknownBlock(line, what, value);
  }

  /** Names what is not known in a message of which something else is. */
  unknownBlock(line: number, what: string, value: unknown): void {
    if (this.isFull) return;
    this.note({
      line,
      column: null,
      // Half of a credential nobody would know.
      what: cut(maskSecrets(what), LONGEST_WHAT),
      isBroken: false,
      texts: factsIn(value),
    });
  }

  /** Names a line that nobody can read. */
  broken(line: number, what: string, column: number | null = null): void {
    if (this.isOfLines) this.number++;
    this.note({ line, column, what, isBroken: true, texts: [] });
  }

  /** The one too many stands for all behind it, of which nobody knows what they say. */
  private note(unknown: UnknownLine): void {
    if (this.isFull) return;
    const isTooMany = this.unknownLines.length === MOST_UNKNOWN;
    this.unknownLines.push(isTooMany ? { ...unknown, what: TOO_MANY, isBroken: true, texts: [] } : unknown);
  }

  /** What follows belongs to another conversation than what was before. */
  nextConversation(): void {
    if (this.messages.length > 0) this.conversation = (this.messages.at(-1)?.conversation ?? 0) + 1;
  }

  call(role: Role, id: unknown, name: unknown, described: string): Block {
    const tool = typeof name === 'string' ? name : '';
    if (typeof id === 'string') this.tools.set(id, tool);
    return { kind: 'call', role, tool, text: `${tool}: ${described}` };
  }

  /** The blocks of one result: one for each of its texts, and one for a result without any. */
  result({ call = null, tool = null, isError, texts }: FoundResult): readonly ResultBlock[] {
    const name = tool ?? (call === null ? undefined : this.tools.get(call)) ?? null;
    return (texts.length === 0 ? [''] : texts).map((text, i) => ({
      kind: 'result',
      role: 'tool',
      call,
      tool: name,
      isError,
      text: withoutEscapes(text),
      isRest: i > 0,
    }));
  }

  /** How a call has ended, where that stands elsewhere than in its result. */
  ended(call: string, isError: boolean): void {
    this.endings.set(call, isError);
  }

  finish(format: FormatName): Messages {
    const { messages, endings, skipped, unknownLines } = this;
    return {
      format,
      messages: endings.size === 0 ? messages : messages.map((message) => withEndings(message, endings)),
      skipped,
      unknown: unknownLines,
    };
  }
}

function withEndings(message: Message, endings: ReadonlyMap<string, boolean>): Message {
  const blocks = message.blocks.map((block) => {
    const ending = block.kind === 'result' && block.call !== null ? endings.get(block.call) : undefined;
    return ending === undefined || block.kind !== 'result' ? block : { ...block, isError: ending };
  });
  return { ...message, blocks };
}
