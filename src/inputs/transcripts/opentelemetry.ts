import { jsonOrNothing } from '../../core/json/values.js';
import { type Collector, type Entry, itemsOf } from './collector.js';
import type { Block, Role } from './message.js';
import { attributesOf } from './otlp.js';
import {
  asList,
  asObject,
  asText,
  describeArguments,
  describeResult,
  type JsonObject,
  objectsIn,
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

/** Parts without a text that could be read. */
const WITHOUT_TEXT: ReadonlySet<unknown> = new Set(['reasoning', 'blob', 'file', 'uri', 'compaction']);
/** Parts whose type no other format has. */
const OWN_TYPES: ReadonlySet<unknown> = new Set([
  'tool_call',
  'tool_call_response',
  'server_tool_call',
  'server_tool_call_response',
  'blob',
  'uri',
  'compaction',
]);
/** Parts that others have as well (Vercel's AI SDK), by the key that only these conventions have. */
const OWN_KEYS: ReadonlyMap<unknown, string> = new Map([
  ['text', 'content'],
  ['reasoning', 'content'],
  ['file', 'file_id'],
]);

const INPUT = 'gen_ai.input.messages';
const OUTPUT = 'gen_ai.output.messages';
const INSTRUCTIONS = 'gen_ai.system_instructions';

/** Whether a value has messages by the conventions of OpenTelemetry: a message, attributes, a span or an export of spans. */
export function isOpenTelemetry(value: JsonObject): boolean {
  if ('resourceSpans' in value || 'resourceLogs' in value) return true;
  if (hasMessages(value) || isMessage(value)) return true;
  return 'attributes' in value && [...attributesOf(value).keys()].some((key) => key.startsWith('gen_ai.'));
}

function hasMessages(value: JsonObject): boolean {
  return INPUT in value || OUTPUT in value || INSTRUCTIONS in value;
}

function isMessage({ role, parts }: JsonObject): boolean {
  if (typeof role !== 'string') return false;
  return objectsIn(parts).some((part) => {
    const key = OWN_KEYS.get(part['type']);
    return OWN_TYPES.has(part['type']) || (key !== undefined && key in part);
  });
}

/**
 * Reads messages by the conventions of OpenTelemetry for generative AI: alone, or as attributes of spans and events. Each
 * request repeats what was said before it, which is read once.
 */
export function readOpenTelemetry(entries: Iterable<Entry>, into: Collector): void {
  const session = new Session(into);
  for (const entry of entries) {
    for (const one of itemsOf(entry)) {
      const value = asObject(one.value);
      const line = one.lineOf([]);
      if (value === undefined) into.unknown(line, 'not an object', one.value);
      else if ('parts' in value) session.message(value, line);
      else if (hasMessages(value)) session.exchange(new Map(Object.entries(value)), line);
      else readSpans(value, one, session, into);
    }
  }
}

/** Lists of the OTLP that have spans and records in them. */
const LISTS: ReadonlySet<string> = new Set([
  'resourceSpans',
  'scopeSpans',
  'spans',
  'resourceLogs',
  'scopeLogs',
  'logRecords',
]);

/** The lists of an export lie in each other four deep; deeper is none. */
const DEEPEST = 6;

function readSpans(
  value: JsonObject,
  { lineOf }: Entry,
  session: Session,
  into: Collector,
  path: readonly (string | number)[] = [],
): void {
  const lists =
    path.length > 2 * DEEPEST ? [] : Object.entries(value).filter(([key, one]) => LISTS.has(key) && Array.isArray(one));
  for (const [key, list] of lists) {
    for (const [i, one] of (asList(list) ?? []).entries()) {
      readSpans(asObject(one) ?? {}, { value: one, lineOf }, session, into, [...path, key, i]);
    }
  }
  if (lists.length > 0) return;
  const line = lineOf(path);
  let isTold = session.span(value, line);
  // Some write what was said as an event of the span.
  for (const event of asList(value['events']) ?? []) {
    if (session.span(asObject(event) ?? {}, line)) isTold = true;
  }
  if (!isTold) into.skip();
}

/** What is known of a session while its spans are read. */
class Session {
  /** What was said in the requests so far, as JSON. */
  private readonly said: string[] = [];
  /** Where each of these was said last. */
  private readonly places = new Map<string, number>();
  private instructions = '';

  constructor(private readonly into: Collector) {}

  /** Reads a span or an event. Returns whether it has anything. */
  span(span: JsonObject, line: number): boolean {
    const attributes = attributesOf(span);
    const call = attributes.get('gen_ai.tool.call.id');
    const isTool = attributes.get('gen_ai.operation.name') === 'execute_tool' && typeof call === 'string';
    if (isTool && typeof call === 'string') this.into.ended(call, hasFailed(span, attributes));
    return this.exchange(attributes, line) || isTool;
  }

  /** Reads one request with its answer. */
  exchange(attributes: ReadonlyMap<string, unknown>, line: number): boolean {
    const instructions = readList(attributes.get(INSTRUCTIONS));
    const input = readList(attributes.get(INPUT));
    const output = readList(attributes.get(OUTPUT));
    if (instructions !== undefined) this.instruct(instructions, line);
    const common = this.commonWith(input ?? []);
    for (const message of (input ?? []).slice(common)) this.message(asObject(message) ?? {}, line);
    this.into.skip(common);
    const after = input === undefined ? this.said.length : Math.min(this.said.length, input.length);
    for (const message of output ?? []) {
      if ((this.places.get(keyOf(message)) ?? -1) < after) this.message(asObject(message) ?? {}, line);
      else this.into.skip();
    }
    return instructions !== undefined || input !== undefined || output !== undefined;
  }

  /** How many messages at the beginning of a request are those that were said before. */
  private commonWith(messages: readonly unknown[]): number {
    const end = messages.findIndex((message, i) => this.said[i] !== keyOf(message));
    return end === -1 ? messages.length : end;
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
    const key = keyOf(message);
    this.places.set(key, this.said.length);
    this.said.push(key);
    const parts = asList(message['parts']);
    const role = ROLES.get(message['role']);
    if (parts === undefined || role === undefined) {
      this.into.unknown(line, 'not a message with role and parts', message);
    } else if (parts.length > 0 && parts.every((part) => asObject(part)?.['type'] === 'reasoning')) this.into.skip();
    else this.into.message({ role, line }, this.blocksOf(parts, role, line));
  }

  private blocksOf(parts: readonly unknown[], role: Role, line: number): readonly Block[] {
    return parts.flatMap((part): readonly Block[] => {
      const read = this.readPart(asObject(part) ?? {}, role);
      if (read === undefined) this.into.unknown(line, `a part of the type ${quoted(asObject(part)?.['type'])}`, part);
      return read ?? [];
    });
  }

  private readPart(part: JsonObject, role: Role): readonly Block[] | undefined {
    const { type, content, id, name } = part;
    if (type === 'text') {
      const text = asText(content) ?? asText(part['text']);
      if (text !== undefined) return [{ kind: 'text', role, text }];
      return Object.keys(part).length === 1 ? [] : undefined;
    }
    if (type === 'tool_call') return [this.into.call(role, id, name, describeArguments(part['arguments']))];
    if (type === 'tool_call_response')
      return this.into.result({
        call: asText(id),
        isError: null,
        texts: [describeResult(part['response'] ?? part['result'])],
      });
    if (type === 'server_tool_call')
      return [this.into.call(role, id, name, describeArguments(part['server_tool_call']))];
    if (type === 'server_tool_call_response')
      return this.into.result({
        call: asText(id),
        isError: null,
        texts: [describeResult(part['server_tool_call_response'])],
      });
    return WITHOUT_TEXT.has(type) ? [] : undefined;
  }
}

/** A message as something to compare: an answer has a reason for its end, which it lacks in the next request. */
function keyOf(message: unknown): string {
  const { role, parts } = asObject(message) ?? {};
  return toJson([role, parts]);
}

/** Attributes of spans cannot be structured everywhere, and then have JSON as a text. */
function readList(value: unknown): readonly unknown[] | undefined {
  return asList(typeof value === 'string' ? jsonOrNothing(value) : value);
}

const FAILED: ReadonlySet<unknown> = new Set([2, 'ERROR', 'STATUS_CODE_ERROR']);

function hasFailed(span: JsonObject, attributes: ReadonlyMap<string, unknown>): boolean {
  const status = asObject(span['status']);
  return attributes.has('error.type') || FAILED.has(status?.['code']) || FAILED.has(status?.['status_code']);
}
