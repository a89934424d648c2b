import { type Collector, type Entry, messagesIn } from './collector.js';
import { readContent } from './content-blocks.js';
import type { Block, Role } from './message.js';
import { roleNamed } from './speakers.js';
import { asList, asObject, asText, describeArguments, type JsonObject, objectsIn, quoted } from './values.js';

const ROLES: ReadonlyMap<unknown, Role> = new Map([
  ['system', 'system'],
  ['developer', 'system'],
  ['user', 'user'],
  ['assistant', 'assistant'],
  ['tool', 'tool'],
  ['function', 'tool'],
]);

const PARTS: ReadonlySet<unknown> = new Set([
  'image_url',
  'input_audio',
  'refusal',
  'file',
  'input_text',
  'output_text',
]);

/** Whether a message has what only OpenAI's chat messages have; a plain role with a content may be anybody's. */
export function isChatMessage(value: JsonObject): boolean {
  const { role, content } = value;
  if (!ROLES.has(role)) return false;
  if (role === 'system' || role === 'developer' || role === 'function') return 'content' in value;
  if ('tool_calls' in value || 'tool_call_id' in value || 'function_call' in value || 'refusal' in value) return true;
  return asList(content)?.some((part) => PARTS.has(asObject(part)?.['type'])) ?? false;
}

/**
 * Reads chat messages as OpenAI's API takes them: a message a line, a list of them, or `{"messages": […]}`, of which a file
 * may have one a line, each a conversation. The format does not say whether a result is an error.
 */
export function readOpenAi(entries: Iterable<Entry>, into: Collector): void {
  for (const message of messagesIn(entries, into)) readChatMessage(message, into);
}

/** Reads one chat message. */
export function readChatMessage({ value, lineOf }: Entry, into: Collector): void {
  const line = lineOf([]);
  const message = asObject(value);
  const role = ROLES.get(message?.['role']) ?? roleNamed(message?.['role']);
  if (message === undefined || role === undefined) {
    const named = message === undefined ? 'not an object' : `the role ${quoted(message['role'])}`;
    into.unknown(line, `not a message: ${named}`, value);
    return;
  }
  const blocks = role === 'tool' ? resultOf(message, line, into) : saidIn(message, role, line, into);
  if (blocks === undefined) {
    into.skip();
    return;
  }
  into.message({ role, line, time: asText(message['timestamp']) }, blocks);
}

function saidIn(message: JsonObject, role: Role, line: number, into: Collector): readonly Block[] | undefined {
  const said = readContent(message['content'], { role, line, unmarked: null }, into);
  const refusal = asText(message['refusal']);
  const spoken = asText(asObject(message['audio'])?.['transcript']);
  const more = [refusal, spoken].flatMap((text): Block[] => (text === undefined ? [] : [{ kind: 'text', role, text }]));
  const calls = callsOf(message).map((call) => callBlock(call, role, into));
  return said === undefined && more.length === 0 && calls.length === 0
    ? undefined
    : [...(said ?? []), ...more, ...calls];
}

/** The older form has one call, without an id. */
function callsOf(message: JsonObject): readonly JsonObject[] {
  const old = asObject(message['function_call']);
  const calls = objectsIn(message['tool_calls']);
  return old === undefined ? calls : [...calls, { function: old }];
}

function callBlock(call: JsonObject, role: Role, into: Collector): Block {
  const { name, arguments: given, input, args } = asObject(call['function']) ?? asObject(call['custom']) ?? call;
  return into.call(role, call['id'], name, describeArguments(given ?? input ?? args));
}

function resultOf(message: JsonObject, line: number, into: Collector): readonly Block[] {
  const said = readContent(message['content'], { role: 'tool', line, unmarked: null }, into) ?? [];
  // Those of the AI SDK say themselves which call they answer.
  const results = said.filter(({ kind }) => kind === 'result');
  const texts = said.flatMap(({ kind, text }) => (kind === 'result' ? [] : [text]));
  if (results.length > 0 && texts.length === 0) return results;
  return [
    ...results,
    ...into.result({
      call: asText(message['tool_call_id']),
      tool: asText(message['name']),
      isError: null,
      texts,
    }),
  ];
}
