import { readEither } from './codex.js';
import { type Collector, type Entry, itemsOf } from './collector.js';
import { readChatMessage } from './openai.js';
import { asList, asObject, type JsonObject } from './values.js';

/**
 * Whether a value is a request to OpenAI's Responses API, or an answer of it or of Chat Completions. A request to the latter
 * has `messages`, which other vendors have too.
 */
export function isOpenAiResponses(value: JsonObject): boolean {
  if (value['object'] === 'response') return asList(value['output']) !== undefined;
  if (value['object'] === 'chat.completion') return asList(value['choices']) !== undefined;
  return isRequest(value);
}

function isRequest({ input, model, instructions }: JsonObject): boolean {
  const isText = typeof model === 'string' || typeof instructions === 'string';
  return isText && (typeof input === 'string' || asList(input)?.some(isItem) === true);
}

/** An item of an input, and no vector or text of another API. */
function isItem(value: unknown): boolean {
  const item = asObject(value);
  return item !== undefined && (typeof item['role'] === 'string' || typeof item['type'] === 'string');
}

/**
 * Reads requests and answers as a program logs them. A request is a conversation of its own, unless it goes on from an
 * earlier answer (`previous_response_id`, `conversation`); an answer goes with what stands before it.
 */
export function readOpenAiResponses(entries: Iterable<Entry>, into: Collector): void {
  for (const entry of entries) {
    for (const line of itemsOf(entry)) {
      const record = asObject(line.value) ?? {};
      if (record['object'] === 'response' || record['object'] === 'chat.completion') readAnswer(line, into);
      else if (isRequest(record)) {
        if (record['previous_response_id'] == null && record['conversation'] == null) into.nextConversation();
        readRequest(line, into);
      } else into.unknown(line.lineOf([]), 'no request and no answer', line.value);
    }
  }
}

/** A member of an object, with where it stands. */
export function at({ value, lineOf }: Entry, key: string | number): Entry {
  const member = Array.isArray(value) ? value[Number(key)] : asObject(value)?.[key];
  return { value: member, lineOf: (path) => lineOf([key, ...path]) };
}

function itemsIn(entry: Entry): readonly Entry[] {
  return (asList(entry.value) ?? []).map((_, i) => at(entry, i));
}

/** A request to Chat Completions has `messages`, one to the Responses API `input`. */
export function readRequest(entry: Entry, into: Collector): void {
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
export function readAnswer(entry: Entry, into: Collector): void {
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
