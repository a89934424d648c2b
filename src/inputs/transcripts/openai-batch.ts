import { readItem } from './codex.js';
import { type Collector, type Entry, itemsOf } from './collector.js';
import { readChatMessage } from './openai.js';
import { asList, asObject, asText, type JsonObject } from './values.js';

/** Whether a value is a line of a file for OpenAI's Batch API, or of one that came back. */
export function isOpenAiBatch(value: JsonObject): boolean {
  return typeof value['custom_id'] === 'string' && (asObject(value['body']) !== undefined || 'response' in value);
}

/**
 * Reads requests and answers of OpenAI's Batch API. Each line is a conversation, but for an answer right behind its request,
 * which ends that one.
 */
export function readOpenAiBatch(entries: Iterable<Entry>, into: Collector): void {
  let last: unknown;
  for (const entry of entries) {
    for (const line of itemsOf(entry)) {
      const record = asObject(line.value) ?? {};
      const { custom_id: id, body, response, error } = record;
      if (id !== last || body !== undefined) into.nextConversation();
      last = id;
      const isFailed = response === null || (error !== null && error !== undefined);
      if (asObject(body) !== undefined) readRequest(at(line, 'body'), into);
      else if (asObject(response) !== undefined && !isFailed) readAnswer(at(at(line, 'response'), 'body'), into);
      else if (isFailed) into.skip();
      else into.unknown(line.lineOf([]), 'no request and no answer of a batch', line.value);
    }
  }
}

/** A member of an object, with where it stands. */
function at({ value, lineOf }: Entry, key: string | number): Entry {
  const member = Array.isArray(value) ? value[Number(key)] : asObject(value)?.[key];
  return { value: member, lineOf: (path) => lineOf([key, ...path]) };
}

function itemsIn(entry: Entry): readonly Entry[] {
  return (asList(entry.value) ?? []).map((_, i) => at(entry, i));
}

/** A request to Chat Completions has `messages`, one to the Responses API `input`. */
function readRequest(entry: Entry, into: Collector): void {
  const { messages, input, instructions } = asObject(entry.value) ?? {};
  const line = entry.lineOf([]);
  if (typeof instructions === 'string')
    into.message({ role: 'system', line }, [{ kind: 'text', role: 'system', text: instructions }]);
  if (asList(messages) !== undefined) {
    for (const message of itemsIn(at(entry, 'messages'))) readChatMessage(message, into);
  } else if (typeof input === 'string') {
    into.message({ role: 'user', line }, [{ kind: 'text', role: 'user', text: input }]);
  } else if (asList(input) !== undefined) {
    for (const item of itemsIn(at(entry, 'input'))) readEither(item, into);
  } else into.unknown(line, 'a request without messages', entry.value);
}

/** An answer that is an error of the API carries nothing. */
function readAnswer(entry: Entry, into: Collector): void {
  const body = asObject(entry.value);
  const choices = asList(body?.['choices']);
  if (choices !== undefined) {
    for (const [i, choice] of itemsIn(at(entry, 'choices')).entries()) {
      // What was drawn beside the first answer was said to nobody.
      if (i === 0) readChatMessage(at(choice, 'message'), into);
      else into.skip();
    }
  } else if (asList(body?.['output']) !== undefined) {
    for (const item of itemsIn(at(entry, 'output'))) readEither(item, into);
  } else if (asObject(body?.['error']) !== undefined) into.skip();
  else into.unknown(entry.lineOf([]), 'an answer without a message', entry.value);
}

/** An item of the Responses API, or a message in short. */
function readEither(entry: Entry, into: Collector): void {
  const item = asObject(entry.value);
  if (item === undefined || item['type'] === undefined) readChatMessage(entry, into);
  else readItem(item, { line: entry.lineOf([]), time: asText(item['timestamp']) }, into);
}
