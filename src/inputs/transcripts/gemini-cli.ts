import { type Collector, type Entry, itemsAt, itemsOf } from './collector.js';
import { readParts, readResponse } from './gemini.js';
import type { Block, Role } from './message.js';
import { asList, asObject, asText, describeInput, describeResult, type JsonObject, quoted } from './values.js';

const TYPES: ReadonlyMap<unknown, Role> = new Map([
  ['user', 'user'],
  ['gemini', 'assistant'],
]);

/** What the program says to the person. */
const REMARKS: ReadonlySet<unknown> = new Set(['info', 'error', 'warning']);

/** Whether a value is a chat that Gemini CLI has recorded, or a line of one. */
export function isGeminiCli(value: JsonObject): boolean {
  if (typeof value['projectHash'] === 'string' && typeof value['sessionId'] === 'string') return true;
  return value['type'] === 'gemini' && 'content' in value && typeof value['id'] === 'string';
}

/** A message as it was recorded last: a line with the same id takes the place of an earlier one. */
interface Recorded {
  readonly record: JsonObject;
  readonly line: number;
}

/** Reads a chat that Gemini CLI has recorded, as one object or as lines that change it. */
export function readGeminiCli(entries: Iterable<Entry>, into: Collector): void {
  const messages = new Map<string, Recorded>();
  for (const entry of entries) for (const one of itemsOf(entry)) readRecord(one, messages, into);
  for (const { record, line } of messages.values()) readMessage(record, line, into);
}

function readRecord(entry: Entry, messages: Map<string, Recorded>, into: Collector): void {
  const record = asObject(entry.value);
  const line = entry.lineOf([]);
  if (record === undefined) {
    into.unknown(line, 'not an object', entry.value);
    return;
  }
  const all = asList(record['messages']);
  if (all !== undefined) {
    for (const one of itemsAt(entry, 'messages', all)) readRecord(one, messages, into);
    return;
  }
  const { id, $rewindTo: rewound } = record;
  if (typeof rewound === 'string') forget(rewound, messages, into);
  if (typeof rewound === 'string' || '$set' in record || 'projectHash' in record) {
    into.skip();
    return;
  }
  if (typeof id !== 'string') {
    into.unknown(line, 'a record without id', entry.value);
    return;
  }
  if (messages.has(id)) into.skip();
  messages.set(id, { record, line });
}

/** The person went back: what was said since then did not count. */
function forget(id: string, messages: Map<string, Recorded>, into: Collector): void {
  let isGone = !messages.has(id);
  for (const known of [...messages.keys()]) {
    if (known === id) isGone = true;
    if (isGone && messages.delete(known)) into.skip();
  }
}

function readMessage(record: JsonObject, line: number, into: Collector): void {
  const { type, content } = record;
  const time = asText(record['timestamp']);
  const role = TYPES.get(type);
  if (REMARKS.has(type)) {
    into.skip();
    return;
  }
  if (role === undefined) {
    into.unknown(line, `a record of the type ${quoted(type)}`, record);
    return;
  }
  const parts = asList(content) ?? (content === undefined || content === null ? [] : [content]);
  const blocks = readParts(parts, role, line, into).filter(({ text }) => text !== '');
  const calls = (asList(record['toolCalls']) ?? []).flatMap((call) => callBlocks(asObject(call) ?? {}, role, into));
  if (blocks.length === 0 && calls.length === 0) {
    into.skip();
    return;
  }
  into.message({ role, line, time }, [...blocks, ...calls]);
}

/** A call stands with its result in the message of the model. */
function callBlocks(call: JsonObject, role: Role, into: Collector): readonly Block[] {
  const { id, name, args, status, result } = call;
  const called = into.call(role, id, name, describeInput(args ?? {}));
  if (status !== 'success' && status !== 'error' && (result === undefined || result === null)) return [called];
  const isError = status === 'success' ? false : status === 'error' ? true : null;
  return [called, ...into.result({ call: asText(id), isError, texts: resultTexts(result) })];
}

function resultTexts(result: unknown): readonly string[] {
  const parts = asList(result) ?? (result === undefined || result === null ? [] : [result]);
  return parts.flatMap((part) => {
    const { functionResponse, text } = asObject(part) ?? {};
    if (typeof text === 'string') return [text];
    const response = asObject(functionResponse)?.['response'];
    return functionResponse === undefined ? [describeResult(part)] : readResponse(response ?? {}).texts;
  });
}
