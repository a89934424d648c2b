import { type Collector, type Entry, messagesIn } from './collector.js';
import { readContent } from './content-blocks.js';
import type { Block, Role } from './message.js';
import {
  asList,
  asObject,
  asText,
  describeArguments,
  describeInput,
  type JsonObject,
  objectsIn,
  quoted,
} from './values.js';

/** Roles by the type of a message, or by its class without `Message` and `Chunk`. */
const ROLES: ReadonlyMap<string, Role> = new Map([
  ['human', 'user'],
  ['user', 'user'],
  ['ai', 'assistant'],
  ['assistant', 'assistant'],
  ['system', 'system'],
  ['developer', 'system'],
  ['tool', 'tool'],
  ['function', 'tool'],
]);

/** A message whatever it was written as. */
interface Found {
  readonly role: Role | undefined;
  /** What it was called in the file. */
  readonly named: string;
  readonly data: JsonObject;
}

/** Whether a value is a message of LangChain: `{type, data}`, a constructor, or the members of a message with its type. */
export function isLangChain(value: JsonObject): boolean {
  if (value['lc'] === 1) return value['type'] === 'constructor' && asObject(value['kwargs']) !== undefined;
  const { type, data } = value;
  if (typeof type !== 'string' || !ROLES.has(kindOf(type))) return false;
  if (asObject(data) !== undefined) return 'content' in (asObject(data) ?? {});
  return (
    'content' in value &&
    !('role' in value) &&
    ('additional_kwargs' in value ||
      'tool_calls' in value ||
      'tool_call_id' in value ||
      type === 'human' ||
      type === 'ai')
  );
}

/** `AIMessageChunk` and `ai` are the same. */
function kindOf(name: string): string {
  return name.replace(/(?:Message)?(?:Chunk)?$/, '').toLowerCase();
}

/** Reads messages that LangChain has written: one a line, a list of them, or `{"messages": […]}`. */
export function readLangChain(entries: Iterable<Entry>, into: Collector): void {
  for (const message of messagesIn(entries, into)) readLangChainMessage(message, into);
}

/** Reads one message. */
export function readLangChainMessage({ value, lineOf }: Entry, into: Collector): void {
  const line = lineOf([]);
  const message = asObject(value);
  if (message === undefined) {
    into.unknown(line, 'not an object', value);
    return;
  }
  const { role, named, data } = findMessage(message);
  // An order to forget a message is no message.
  if (kindOf(named) === 'remove') {
    into.skip();
    return;
  }
  if (role === undefined) {
    into.unknown(line, `not a message: the type ${quoted(named)}`, value);
    return;
  }
  const blocks = role === 'tool' ? resultOf(data, line, into) : saidIn(data, role, line, into);
  if (blocks === undefined) {
    into.skip();
    return;
  }
  into.message({ role, line }, blocks);
}

function findMessage(message: JsonObject): Found {
  const made = asObject(message['kwargs']);
  const data = made ?? asObject(message['data']) ?? message;
  const named = asText(made === undefined ? message['type'] : asList(message['id'])?.at(-1)) ?? '';
  const kind = kindOf(named);
  // A message of any other role says which.
  const role = ROLES.get(kind) ?? (kind === 'chat' ? ROLES.get(asText(data['role']) ?? '') : undefined);
  return { role, named, data };
}

function saidIn(data: JsonObject, role: Role, line: number, into: Collector): readonly Block[] | undefined {
  const read = readContent(data['content'], { role, line, unmarked: null }, into);
  const said = read?.filter(({ kind, text }) => kind !== 'text' || text !== '');
  // Some models have their calls among the content as well.
  const isTold = said?.some(({ kind }) => kind === 'call') ?? false;
  const calls = isTold ? [] : callsOf(data, role, into);
  return calls.length === 0 && (said === undefined || said.length === 0) ? undefined : [...(said ?? []), ...calls];
}

/** Calls as LangChain understood them, with those whose arguments are broken; else as the model's API sent them. */
function callsOf(data: JsonObject, role: Role, into: Collector): readonly Block[] {
  const understood = objectsIn(data['tool_calls']).map(({ id, name, args }) =>
    into.call(role, id, name, describeInput(args)),
  );
  const broken = objectsIn(data['invalid_tool_calls']).map(({ id, name, args }) =>
    into.call(role, id, name, describeArguments(args)),
  );
  if (understood.length + broken.length > 0) return [...understood, ...broken];
  const { tool_calls: calls, function_call: old } = asObject(data['additional_kwargs']) ?? {};
  return [...objectsIn(calls), { function: old }].flatMap(({ id, function: called }: JsonObject) => {
    const { name, arguments: given } = asObject(called) ?? {};
    return typeof name === 'string' ? [into.call(role, id, name, describeArguments(given))] : [];
  });
}

function resultOf(data: JsonObject, line: number, into: Collector): readonly Block[] {
  const { status } = data;
  const said = readContent(data['content'], { role: 'tool', line, unmarked: null }, into) ?? [];
  return into.result({
    call: asText(data['tool_call_id']),
    tool: asText(data['name']),
    isError: status === 'error' ? true : status === 'success' ? false : null,
    texts: said.map(({ text }) => text),
  });
}
