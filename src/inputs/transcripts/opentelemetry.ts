import { type Collector, type Entry, itemsOf } from './collector.js';
import { INPUT, INSTRUCTIONS, OUTPUT, SpannedSession } from './opentelemetry-session.js';
import { attributesOf } from './otlp.js';
import { asList, asObject, type JsonObject, objectsIn } from './values.js';

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
  const session = new SpannedSession(into);
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
  session.end();
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
  session: SpannedSession,
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
