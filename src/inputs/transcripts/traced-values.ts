import { jsonOrNothing } from '../../core/json/values.js';
import { readEither } from './codex.js';
import type { Collector, Entry } from './collector.js';
import { isLangChain, readLangChainMessage } from './langchain.js';
import { readChatMessage } from './openai.js';
import { asList, asObject, type JsonObject } from './values.js';

/** Keys below which programs have the messages of a request or an answer. */
const WAYS = [
  ...['messages', 'message', 'choices', 'generations', 'input', 'output', 'outputs', 'response'],
  ...['args', 'kwargs'],
];

/** Keys of a text where there are no messages. */
const TEXTS = [
  'text',
  'content',
  'question',
  'query',
  'prompt',
  'prompts',
  'input',
  'answer',
  'output',
  'response',
  'result',
];

/** Each key once: what lies deep would be looked at more often with every level. */
const TEXT_WAYS: ReadonlySet<string> = new Set([...TEXTS, ...WAYS]);

/** Deeper than the four of `{"outputs": {"generations": [[{"message": …}]]}}` none of them goes. */
const DEEPEST = 8;

/** The messages in what was traced of a request or an answer, wherever its kit has them; undefined where there are none. */
export function tracedMessages(entry: Entry, depth = 0): readonly Entry[] | undefined {
  const { value, lineOf } = unwrapped(entry);
  const items = asList(value);
  if (items !== undefined) {
    const all = items.map((item, i): Entry => ({ value: item, lineOf: (path) => lineOf([i, ...path]) }));
    if (all.some(isMessage)) return all;
    // A batch of one, or the first of several answers.
    const [first] = all;
    return first === undefined || depth > DEEPEST ? undefined : tracedMessages(first, depth + 1);
  }
  const object = asObject(value);
  if (object === undefined || depth > DEEPEST) return undefined;
  if (isMessage({ value, lineOf })) return [{ value, lineOf }];
  for (const key of WAYS) {
    if (object[key] == null) continue;
    const found = tracedMessages({ value: object[key], lineOf: (path) => lineOf([key, ...path]) }, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isMessage({ value }: Entry): boolean {
  const message = asObject(value);
  if (message === undefined) return false;
  const isChat = typeof message['role'] === 'string' && ('content' in message || 'tool_calls' in message);
  return isChat || isLangChain(message);
}

/** A value that was written as JSON in a text. */
function unwrapped({ value, lineOf }: Entry): Entry {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return { value, lineOf };
  const inner = jsonOrNothing(value);
  // All of it stands where the text does.
  return inner === undefined ? { value, lineOf } : { value: inner, lineOf: () => lineOf([]) };
}

/** What was asked or answered where it is no message: a text, or one below a common key, or the only one of an object. */
export function tracedText(entry: Entry, depth = 0): string | undefined {
  const { value, lineOf } = unwrapped(entry);
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  const [first] = asList(value) ?? [];
  if (depth > DEEPEST) return undefined;
  if (first !== undefined) return tracedText({ value: first, lineOf }, depth + 1);
  const object = asObject(value) ?? {};
  for (const key of TEXT_WAYS) {
    const text = object[key] == null ? undefined : tracedText({ value: object[key], lineOf }, depth + 1);
    if (text !== undefined) return text;
  }
  const texts = Object.values(object).filter((one) => typeof one === 'string' && one.trim() !== '');
  return texts.length === 1 ? String(texts[0]) : undefined;
}

/** An answer need not say whose it is. */
export function asAnswer(entry: Entry): Entry {
  const { value, lineOf } = unwrapped(entry);
  const answer = asObject(value);
  const isBare = answer !== undefined && !('role' in answer) && !isLangChain(answer);
  const isAnswer = isBare && (typeof answer['content'] === 'string' || asList(answer['tool_calls']) !== undefined);
  return isAnswer ? { value: { ...answer, role: 'assistant' }, lineOf } : { value, lineOf };
}

/** Reads a message of any of the kits. */
export function readTraced(entry: Entry, into: Collector): void {
  const message: JsonObject = asObject(entry.value) ?? {};
  if (isLangChain(message)) readLangChainMessage(entry, into);
  else if ('role' in message) readChatMessage(entry, into);
  else readEither(entry, into);
}
