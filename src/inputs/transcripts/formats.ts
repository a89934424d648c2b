import { isClaudeCode, readClaudeCode } from './claude-code.js';
import { isCodex, readCodex } from './codex.js';
import { isCodexExec, readCodexExec } from './codex-exec.js';
import type { Collector, Entry } from './collector.js';
import { envelopeOf } from './envelope.js';
import { isGemini, readGemini } from './gemini.js';
import { isGeminiCli, readGeminiCli } from './gemini-cli.js';
import { isIntercom, readIntercom } from './intercom.js';
import { isLangChain, readLangChain } from './langchain.js';
import { isLangfuse, readLangfuse } from './langfuse.js';
import { isLangSmith, readLangSmith } from './langsmith.js';
import type { FormatName } from './message.js';
import { isChatMessage, readOpenAi } from './openai.js';
import { isOpenAiBatch, readOpenAiBatch } from './openai-batch.js';
import { isOpenAiResponses, readOpenAiResponses } from './openai-responses.js';
import { isOpenTelemetry, readOpenTelemetry } from './opentelemetry.js';
import { readOwn } from './own.js';
import { asList, asObject, type JsonObject, objectsIn } from './values.js';
import { isVsCodeChat, readVsCodeChat } from './vscode-chat.js';

/** A format of JSON, and its reader. */
export interface Format {
  readonly name: FormatName;
  readonly read: (entries: Iterable<Entry>, into: Collector) => void;
}

interface KnownFormat extends Format {
  /** Whether an object has a shape that no other format has. */
  readonly has: (value: JsonObject) => boolean;
}

export const OWN: Format = { name: 'own', read: readOwn };
const CODEX: KnownFormat = { name: 'codex', read: readCodex, has: isCodex };
const OPENAI: KnownFormat = { name: 'openai', read: readOpenAi, has: isChatMessage };

/** In the order in which they are asked; what one has no other has. */
const OTHERS: readonly KnownFormat[] = [
  { name: 'claude-code', read: readClaudeCode, has: isClaudeCode },
  CODEX,
  { name: 'codex-exec', read: readCodexExec, has: isCodexExec },
  { name: 'langfuse', read: readLangfuse, has: isLangfuse },
  { name: 'langsmith', read: readLangSmith, has: isLangSmith },
  { name: 'openai-batch', read: readOpenAiBatch, has: isOpenAiBatch },
  { name: 'openai-responses', read: readOpenAiResponses, has: isOpenAiResponses },
  { name: 'gemini-cli', read: readGeminiCli, has: isGeminiCli },
  { name: 'gemini', read: readGemini, has: isGemini },
  { name: 'langchain', read: readLangChain, has: isLangChain },
  { name: 'opentelemetry', read: readOpenTelemetry, has: isOpenTelemetry },
  { name: 'vscode-chat', read: readVsCodeChat, has: isVsCodeChat },
  { name: 'intercom', read: readIntercom, has: isIntercom },
  OPENAI,
];

const IN_ENVELOPES: ReadonlySet<FormatName> = new Set(['own', 'openai', 'langchain']);

/** How many items of a list are looked at. A list that long without any shape has none. */
const LOOKED_AT = 1000;

/** The format that a value of a transcript shows; undefined where it may be a message of our own, or nothing. */
export function formatOf(value: unknown): Format | undefined {
  const items = asList(value);
  if (items !== undefined) return formatOfList(items);
  const object = asObject(value);
  if (object === undefined) return undefined;
  // Nearly all lines of our own format end here.
  if (isPlainMessage(object)) return [CODEX, OPENAI].find(({ has }) => has(object));
  return OTHERS.find(({ has }) => has(object)) ?? formatInside(object);
}

/** The format of the messages that an object holds. Those of other programs are not looked for under any name. */
function formatInside(object: unknown, isNested = false): Format | undefined {
  const envelope = envelopeOf(object);
  const found = envelope === undefined ? undefined : formatOfList(envelope.messages, isNested);
  return envelope?.isPlain !== false || IN_ENVELOPES.has(found?.name ?? 'own') ? found : undefined;
}

/** A list of messages without any other sign is OpenAI's, unless it has the blocks of our own format. */
function formatOfList(items: readonly unknown[], isNested = false): Format | undefined {
  const head = objectsIn(items.slice(0, LOOKED_AT));
  for (const item of head) {
    const known = OTHERS.find(({ has }) => has(item));
    if (known !== undefined) return known;
  }
  const plain = head.filter(isPlainMessage);
  const held = plain.length === 0 ? head.find((item) => envelopeOf(item) !== undefined) : undefined;
  // Not what an envelope holds in turn: nesting may be deeper than the stack.
  if (held !== undefined) return isNested ? undefined : formatInside(held, true);
  if (plain.length === 0) return undefined;
  return plain.some(hasOwnBlocks) ? OWN : OPENAI;
}

function isPlainMessage({ role, content }: JsonObject): boolean {
  return (
    (role === 'user' || role === 'assistant' || role === 'tool') &&
    (typeof content === 'string' || Array.isArray(content))
  );
}

function hasOwnBlocks({ content }: JsonObject): boolean {
  return (
    asList(content)?.some((block) => {
      const type = asObject(block)?.['type'];
      return type === 'tool_use' || type === 'tool_result';
    }) ?? false
  );
}
