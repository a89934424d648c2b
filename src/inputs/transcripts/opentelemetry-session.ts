import { jsonOrNothing } from '../../core/json/values.js';
import { attachedFirst } from './attached-texts.js';
import type { Collector } from './collector.js';
import type { Block, Role } from './message.js';
import { attributesOf } from './otlp.js';
import { ToldMessages } from './told-messages.js';
import {
  asList,
  asObject,
  asText,
  describeArguments,
  describeResult,
  type JsonObject,
  quoted,
  toJson,
} from './values.js';

const ROLES: ReadonlyMap<unknown, Role> = new Map([
  ['system', 'system'],
  ['developer', 'system'],
  ['user', 'user'],
  ['assistant', 'assistant'],
  ['tool', 'tool'],
]);

export const INPUT = 'gen_ai.input.messages';
export const OUTPUT = 'gen_ai.output.messages';
export const INSTRUCTIONS = 'gen_ai.system_instructions';

/** Parts without a text that could be read. */
const WITHOUT_TEXT: ReadonlySet<unknown> = new Set(['reasoning', 'blob', 'file', 'compaction']);

/** A call or a result that was told, and by what. */
interface Told {
  readonly text: string;
  readonly by: 'span' | 'message';
}

/** What is known of a session while its spans are read. Each request repeats what was said before it, which is read once. */
export class SpannedSession {
  private readonly messages = new ToldMessages();
  private instructions = '';
  /** Calls and results that a span of a tool and the messages may both have, by the id of the call, else by their text. */
  private readonly told = new Map<string, Told>();
  /** Tools that have failed, as long as nobody has told their result, by the id of the call. */
  private readonly failures = new Map<
    string,
    { readonly line: number; readonly tool: unknown; readonly text: string }
  >();

  constructor(private readonly into: Collector) {}

  /** Reads a span or an event. Returns whether it has anything. */
  span(span: JsonObject, line: number): boolean {
    const attributes = attributesOf(span);
    const isTool = attributes.get('gen_ai.operation.name') === 'execute_tool' && this.tool(span, attributes, line);
    return this.exchange(attributes, line) || isTool;
  }

  /** Tells of the tools that have failed and whose results nobody has told. */
  end(): void {
    for (const [call, { line, tool, text }] of this.failures) {
      const blocks = this.into.result({ call, tool: asText(tool), isError: true, texts: [text] });
      this.into.message({ role: 'tool', line }, blocks);
    }
  }

  /** Reads one request with its answer. Returns whether there is any. */
  exchange(attributes: ReadonlyMap<string, unknown>, line: number): boolean {
    const instructions = this.listIn(attributes, INSTRUCTIONS, line);
    const input = this.listIn(attributes, INPUT, line);
    const output = this.listIn(attributes, OUTPUT, line);
    if (instructions !== undefined) this.instruct(instructions, line);
    this.messages.exchange(input, output ?? [], keyOf, {
      anew: (message) => this.message(asObject(message) ?? {}, line),
      again: () => this.into.skip(),
    });
    return [INSTRUCTIONS, INPUT, OUTPUT].some((key) => attributes.get(key) !== undefined);
  }

  /** Attributes of spans cannot be structured everywhere, and then have JSON as a text, which a limit for attributes may cut. */
  private listIn(attributes: ReadonlyMap<string, unknown>, key: string, line: number): readonly unknown[] | undefined {
    const value = attributes.get(key);
    if (value === undefined || value === null) return undefined;
    const list = asList(typeof value === 'string' ? jsonOrNothing(value) : value);
    if (list === undefined) this.into.broken(line, `cut or broken JSON in ${quoted(key)}`);
    return list;
  }

  private instruct(parts: readonly unknown[], line: number): void {
    const key = toJson(parts);
    if (key === this.instructions) {
      this.into.skip();
      return;
    }
    this.instructions = key;
    this.into.message({ role: 'system', line }, this.blocksOf(parts, 'system', line));
  }

  message(message: JsonObject, line: number): void {
    this.messages.add(keyOf(message));
    const parts = asList(message['parts']);
    const role = ROLES.get(message['role']);
    if (parts === undefined || role === undefined) {
      this.into.unknown(line, 'not a message with role and parts', message);
      return;
    }
    const blocks = this.blocksOf(parts, role, line);
    const isSilent = parts.length > 0 && parts.every((part) => SAID_ELSEWHERE.has(asObject(part)?.['type']));
    if (blocks.length === 0 && isSilent) this.into.skip();
    else this.into.message({ role, line }, blocks);
  }

  /** Reads the span of a tool. What it was given and gave back the messages may have as well. */
  private tool(span: JsonObject, attributes: ReadonlyMap<string, unknown>, line: number): boolean {
    const call = asText(attributes.get('gen_ai.tool.call.id'));
    const tool = attributes.get('gen_ai.tool.name');
    const given = attributes.get('gen_ai.tool.call.arguments') ?? undefined;
    const result = attributes.get('gen_ai.tool.call.result') ?? undefined;
    const isError = hasFailed(span, attributes);
    if (call !== undefined) {
      this.into.ended(call, isError);
      if (isError && !this.told.has(`result ${call}`))
        this.failures.set(call, { line, tool, text: failureOf(span, attributes) });
    }
    const blocks = [
      ...(given === undefined ? [] : this.call('assistant', { id: call, name: tool, given, by: 'span' })),
      ...(result === undefined ? [] : this.result({ id: call, name: tool, given: result, by: 'span' }, isError)),
    ];
    if (blocks.length > 0) this.into.message({ role: 'assistant', line }, blocks);
    return call !== undefined || blocks.length > 0;
  }

  private blocksOf(parts: readonly unknown[], role: Role, line: number): readonly Block[] {
    const blocks = parts.flatMap((part): readonly Block[] => {
      const read = this.readPart(asObject(part) ?? {}, role);
      if (read === undefined) this.into.unknown(line, `a part of the type ${quoted(asObject(part)?.['type'])}`, part);
      return read ?? [];
    });
    return attachedFirst(blocks);
  }

  private readPart(part: JsonObject, role: Role): readonly Block[] | undefined {
    const { type, content, id, name } = part;
    if (type === 'text') {
      const text = asText(content) ?? asText(part['text']);
      if (text !== undefined) return [{ kind: 'text', role, text }];
      return Object.keys(part).length === 1 ? [] : undefined;
    }
    if (type === 'uri') {
      const uri = asText(part['uri']) ?? 'data:';
      return uri.startsWith('data:') ? [] : [{ kind: 'text', role: 'system', text: uri }];
    }
    const by = 'message';
    if (type === 'tool_call') return this.call(role, { id, name, given: part['arguments'], by });
    if (type === 'tool_call_response')
      return this.result({ id, name, given: part['response'] ?? part['result'], by }, null);
    if (type === 'server_tool_call') return this.call(role, { id, name, given: part['server_tool_call'], by });
    if (type === 'server_tool_call_response')
      return this.result({ id, name, given: part['server_tool_call_response'], by }, null);
    return WITHOUT_TEXT.has(type) ? [] : undefined;
  }

  private call(role: Role, { id, name, given, by }: ToolUse): readonly Block[] {
    const text = describeArguments(given);
    const news = this.newsOf(`call ${asText(id) ?? text}`, { text, by });
    return news === 'none' ? [] : [this.into.call(role, id, name, text)];
  }

  private result({ id, name, given, by }: ToolUse, isError: boolean | null): readonly Block[] {
    const call = asText(id);
    if (call !== undefined) this.failures.delete(call);
    const described = describeArguments(given);
    const news = this.newsOf(`result ${call ?? described}`, { text: described, by });
    if (news === 'none') return [];
    const text = by === 'span' ? described : describeResult(given);
    const blocks = this.into.result({ call, tool: asText(name), isError, texts: [text] });
    return news === 'more' ? blocks.map((block) => ({ ...block, isRest: true })) : blocks;
  }

  /** What a call or a result adds to what the other of span and message has told of it. */
  private newsOf(key: string, told: Told): 'all' | 'more' | 'none' {
    const known = this.told.get(key);
    this.told.set(key, told);
    if (known === undefined || known.by === told.by) return 'all';
    return known.text === told.text ? 'none' : 'more';
  }
}

/** What a tool was given, or what it gave back. */
interface ToolUse {
  readonly id: unknown;
  readonly name: unknown;
  readonly given: unknown;
  readonly by: Told['by'];
}

/** Parts that nobody was told, or that a span may have told before. */
const SAID_ELSEWHERE: ReadonlySet<unknown> = new Set(['reasoning', 'tool_call', 'tool_call_response']);

/** A message as something to compare: an answer has a reason for its end, which it lacks in the next request. */
function keyOf(message: unknown): string {
  const { role, parts } = asObject(message) ?? {};
  return toJson([role, parts]);
}

const FAILED: ReadonlySet<unknown> = new Set([2, 'ERROR', 'STATUS_CODE_ERROR']);

function hasFailed(span: JsonObject, attributes: ReadonlyMap<string, unknown>): boolean {
  const status = asObject(span['status']);
  return attributes.has('error.type') || FAILED.has(status?.['code']) || FAILED.has(status?.['status_code']);
}

function failureOf(span: JsonObject, attributes: ReadonlyMap<string, unknown>): string {
  const { message, description } = asObject(span['status']) ?? {};
  return asText(message) ?? asText(description) ?? asText(attributes.get('error.type')) ?? '';
}
