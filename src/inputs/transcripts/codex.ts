import { jsonOrNothing } from '../../core/json/values.js';
import { type Collector, type Entry, itemsOf } from './collector.js';
import { readContent } from './content-blocks.js';
import { hostedToolBlocks, isHostedTool } from './hosted-tools.js';
import type { Block, Role } from './message.js';
import { readChatMessage } from './openai.js';
import {
  asList,
  asObject,
  asText,
  describeArguments,
  describeInput,
  describeResult,
  type JsonObject,
  objectsIn,
  quoted,
} from './values.js';

/** Lines of a rollout, by their type; each has its content in `payload`. */
const LINES: ReadonlySet<unknown> = new Set([
  'session_meta',
  'response_item',
  'event_msg',
  'turn_context',
  'compacted',
  'world_state',
  'inter_agent_communication',
]);

/** Items of OpenAI's Responses API that have a call or a result. */
const CALLS: ReadonlySet<unknown> = new Set([
  'function_call',
  'custom_tool_call',
  'local_shell_call',
  'web_search_call',
]);
const RESULTS: ReadonlySet<unknown> = new Set([
  'function_call_output',
  'custom_tool_call_output',
  'mcp_tool_call_output',
  'local_shell_call_output',
]);
/** Items that carry nothing. */
const SILENT: ReadonlySet<unknown> = new Set([
  'reasoning',
  'ghost_snapshot',
  'compaction',
  'compaction_summary',
  'tool_search_call',
  'tool_search_output',
  'image_generation_call',
  'mcp_list_tools',
  'mcp_approval_request',
  'mcp_approval_response',
  'item_reference',
  'other',
]);

/** Whether a value is a line of a rollout, or one of the bare items that older ones have. */
export function isCodex(value: JsonObject): boolean {
  const { type, record_type: recordType } = value;
  if (LINES.has(type)) return asObject(value['payload']) !== undefined;
  if (recordType === 'state') return true;
  if (type === undefined) return isOldHead(value);
  if (type === 'message') return ROLES.has(value['role']) && hasOwnParts(value);
  if (isHostedTool(value)) return true;
  return (CALLS.has(type) && ('call_id' in value || 'action' in value)) || (RESULTS.has(type) && 'call_id' in value);
}

/** Answers of Anthropic's API are messages, too. */
function hasOwnParts({ content }: JsonObject): boolean {
  return objectsIn(content).some(({ type }) => PARTS.has(type));
}

const PARTS: ReadonlySet<unknown> = new Set(['input_text', 'output_text', 'input_image', 'input_file', 'refusal']);

/** The first line of an older rollout. */
function isOldHead(value: JsonObject): boolean {
  return typeof value['id'] === 'string' && typeof value['timestamp'] === 'string' && 'instructions' in value;
}

const ROLES: ReadonlyMap<unknown, Role> = new Map([
  ['system', 'system'],
  ['developer', 'system'],
  ['user', 'user'],
  ['assistant', 'assistant'],
]);

/**
 * Reads a rollout of Codex, and a list of items of the Responses API. What the model was told and said (`response_item`)
 * is read; the events repeat it for the screen, and only how commands ended is taken from them.
 */
export function readCodex(entries: Iterable<Entry>, into: Collector): void {
  const shown: Shown[] = [];
  for (const entry of entries) for (const line of itemsOf(entry)) readLine(line, shown, into);
  // Without the other log the events are all there is.
  const isShownAlone = into.count === 0;
  for (const { text, ...about } of shown) {
    if (isShownAlone) into.message(about, [{ kind: 'text', role: about.role, text }]);
    else into.skip();
  }
}

/** What an event says that was said. */
interface Shown {
  readonly role: 'user' | 'assistant';
  readonly line: number;
  readonly time: string | undefined;
  readonly text: string;
}

function readLine({ value, lineOf }: Entry, shown: Shown[], into: Collector): void {
  const line = lineOf([]);
  const record = asObject(value);
  if (record === undefined) {
    into.unknown(line, 'not an object', value);
    return;
  }
  const { type } = record;
  const time = asText(record['timestamp']);
  const payload = asObject(record['payload']);
  if (type === 'event_msg' && payload !== undefined) {
    readEvent(payload, { line, time }, shown, into);
    return;
  }
  if (type === 'response_item' && payload !== undefined) {
    readItem(payload, { line, time }, into);
    return;
  }
  if (LINES.has(type) || record['record_type'] === 'state' || (type === undefined && isOldHead(record))) {
    into.skip();
    return;
  }
  readEither({ value, lineOf }, into);
}

/** Reads an item of the Responses API, or a message in short, which has no type. */
export function readEither(entry: Entry, into: Collector): void {
  const item = asObject(entry.value);
  if (item === undefined || item['type'] === undefined) readChatMessage(entry, into);
  else readItem(item, { line: entry.lineOf([]), time: asText(item['timestamp']) }, into);
}

interface Where {
  readonly line: number;
  readonly time: string | undefined;
}

/** Reads an item of the Responses API. */
function readItem(item: JsonObject, { line, time }: Where, into: Collector): void {
  const { type } = item;
  if (type === 'message') {
    readMessage(item, { line, time }, into);
    return;
  }
  if (CALLS.has(type)) {
    into.message({ role: 'assistant', line, time }, [callBlock(item, into)]);
    return;
  }
  if (RESULTS.has(type)) {
    into.message({ role: 'tool', line, time }, resultOf(item, into));
    return;
  }
  const hosted = hostedToolBlocks(item, into);
  if (hosted !== undefined) {
    into.message({ role: 'assistant', line, time }, hosted);
    return;
  }
  if (SILENT.has(type)) {
    into.skip();
    return;
  }
  // What one agent says to another: a fact, and no turn.
  const said =
    type === 'agent_message'
      ? readContent(item['content'], { role: 'assistant', line, unmarked: null }, into)
      : undefined;
  if (said !== undefined) {
    into.message({ role: 'assistant', line, time, isAside: true }, said);
    return;
  }
  into.unknown(line, `an item of the type ${quoted(type)}`, item);
}

/** What Codex tells the model in the name of the user, by how it begins. */
const CONTEXT =
  /^\s*(?:<(?:environment_context|user_instructions|permissions instructions|turn_aborted|skill|skills_instructions|apps_instructions|plugins_instructions|collaboration_mode|model_switch|personality_spec|user_shell_command|subagent_notification|INSTRUCTIONS)\b|# AGENTS\.md instructions\b)/;

function readMessage(item: JsonObject, { line, time }: Where, into: Collector): void {
  const role = ROLES.get(item['role']);
  if (role === undefined) {
    into.unknown(line, `a message of the role ${quoted(item['role'])}`, item);
    return;
  }
  const read = readContent(item['content'], { role, line, unmarked: null }, into);
  if (read === undefined) {
    into.skip();
    return;
  }
  const blocks = role === 'user' ? read.map(asTyped) : read;
  const isContext = blocks.length > 0 && blocks.every((block) => block.role === 'system');
  into.message({ role: isContext ? 'system' : role, line, time }, blocks);
}

function asTyped(block: Block): Block {
  return block.kind === 'text' && CONTEXT.test(block.text) ? { ...block, role: 'system' } : block;
}

function callBlock(item: JsonObject, into: Collector): Block {
  const { type, name, action, input, arguments: given } = item;
  if (type === 'local_shell_call' || type === 'web_search_call') {
    const tool = type === 'local_shell_call' ? 'local_shell' : 'web_search';
    return into.call('assistant', item['call_id'] ?? item['id'], tool, describeInput(action));
  }
  return into.call('assistant', item['call_id'], name, describeArguments(given ?? input));
}

function resultOf(item: JsonObject, into: Collector): readonly Block[] {
  const { text, isError } = readOutput(item['output'] ?? item['result']);
  return into.result({ call: asText(item['call_id']) ?? asText(item['id']), isError, texts: [text] });
}

/** What a command printed, and whether it failed: null where nothing says so. */
interface Output {
  readonly text: string;
  readonly isError: boolean | null;
}

/** An output is a text, a list of parts, or an object with `content` and `success`. */
function readOutput(output: unknown): Output {
  if (typeof output === 'string') return readPrinted(output);
  const parts = asList(output);
  if (parts !== undefined)
    return { text: parts.flatMap((part) => asText(asObject(part)?.['text']) ?? []).join('\n'), isError: null };
  const { content, success } = asObject(output) ?? {};
  if (content === undefined && success === undefined) return { text: describeResult(output), isError: null };
  const inner = readOutput(typeof content === 'string' || Array.isArray(content) ? content : '');
  return { text: inner.text, isError: typeof success === 'boolean' ? !success : inner.isError };
}

/** What Codex writes over the output of a command. */
const HEAD =
  /^(?:Chunk ID: [^\n]*\n)?(?:Exit code: (?<code>-?\d+)\n)?Wall time: [^\n]*\n(?:Process exited with code (?<exit>-?\d+)\n|Process running with [^\n]*\n)?(?:(?:Original token count|Total output lines): [^\n]*\n)*Output:\n?/;

function readPrinted(text: string): Output {
  const head = HEAD.exec(text);
  if (head !== null) {
    const code = head.groups?.['code'] ?? head.groups?.['exit'];
    return { text: text.slice(head[0].length), isError: code === undefined ? null : Number(code) !== 0 };
  }
  const parsed = text.startsWith('{') ? asObject(jsonOrNothing(text)) : undefined;
  const printed = asText(parsed?.['output']);
  const code = asObject(parsed?.['metadata'])?.['exit_code'];
  return printed === undefined || typeof code !== 'number'
    ? { text, isError: null }
    : { text: printed, isError: code !== 0 };
}

/** Events that tell how a call has ended, by what they say it with. */
function endingOf(event: JsonObject): boolean | undefined {
  const { type, exit_code: code, success, result } = event;
  if (type === 'exec_command_end') return typeof code === 'number' ? code !== 0 : undefined;
  if (type === 'patch_apply_end') return typeof success === 'boolean' ? !success : undefined;
  if (type !== 'mcp_tool_call_end') return undefined;
  const { Ok: good, Err: bad } = asObject(result) ?? {};
  return good === undefined && bad === undefined
    ? undefined
    : bad !== undefined || asObject(good)?.['isError'] === true;
}

function readEvent(event: JsonObject, where: Where, shown: Shown[], into: Collector): void {
  const { type, message } = event;
  const call = asText(event['call_id']);
  const isError = endingOf(event);
  if (call !== undefined && isError !== undefined) into.ended(call, isError);
  const role = type === 'user_message' ? 'user' : type === 'agent_message' ? 'assistant' : undefined;
  if (role !== undefined && typeof message === 'string') shown.push({ ...where, role, text: message });
  else into.skip();
}
