import { type Collector, type Entry, itemsOf } from './collector.js';
import { at, readAnswer, readRequest } from './openai-responses.js';
import { asObject, type JsonObject } from './values.js';

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
