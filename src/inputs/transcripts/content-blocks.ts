import { attachedBlocks, attachedFirst, citedBlocks, isAttached, isOtherValue } from './attached-texts.js';
import type { Collector } from './collector.js';
import type { Block, Role } from './message.js';
import { BLOCKS_WITHOUT_TEXT, resultTexts } from './result-texts.js';
import { readSdkBlock } from './sdk-blocks.js';
import { asList, asObject, asText, describeInput, factsIn, type JsonObject, quoted, toJson } from './values.js';

const CALLS: ReadonlySet<string> = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);

/** Texts of a block, by the key that has them. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['text', 'text'],
  ['input_text', 'text'],
  ['output_text', 'text'],
  ['summary_text', 'text'],
  ['refusal', 'refusal'],
]);

interface ContentRules {
  readonly role: Role;
  readonly line: number;
  /** What it means that a result does not say whether it is an error. */
  readonly unmarked: false | null;
  /** Takes a block that nobody knows, and what it is called; left out, it is named at once. */
  readonly onUnknown?: (what: string, part: JsonObject) => void;
}

/**
 * Reads the content of a message: a text, or a list of blocks as the APIs of Anthropic and OpenAI have them. Undefined where
 * nothing in it is meant for anybody, such as reasoning alone.
 */
export function readContent(content: unknown, rules: ContentRules, into: Collector): readonly Block[] | undefined {
  if (typeof content === 'string') return [{ kind: 'text', role: rules.role, text: content }];
  const parts = asList(content) ?? (asObject(content) === undefined ? undefined : [content]);
  if (parts === undefined) return undefined;
  const blocks: Block[] = [];
  let isSilent = true;
  for (const part of parts) {
    if (typeof part === 'string') blocks.push({ kind: 'text', role: rules.role, text: part });
    else for (const block of readPart(asObject(part) ?? {}, rules, into)) blocks.push(block);
    if (!isReasoning(part)) isSilent = false;
  }
  return isSilent ? undefined : attachedFirst(blocks);
}

function isReasoning(part: unknown): boolean {
  const type = asText(asObject(part)?.['type']) ?? '';
  return type === 'thinking' || type === 'redacted_thinking' || type === 'reasoning';
}

function readPart(part: JsonObject, rules: ContentRules, into: Collector): readonly Block[] {
  const type = asText(part['type']) ?? '';
  const { role, line } = rules;
  const said = part[TEXTS.get(type) ?? ''];
  // OpenAI's threads have the text one deeper.
  const text = asText(said) ?? asText(asObject(said)?.['value']);
  if (text !== undefined) return [...citedBlocks(part), { kind: 'text', role, text }];
  if (CALLS.has(type)) return [into.call(role, part['id'], part['name'], describeInput(part['input']))];
  if (type.endsWith('tool_result'))
    return into.result({ ...resultOf(part, rules.unmarked), texts: textsOfResult(part) });
  if (isAttached(part) && !(role === 'tool' && isOtherValue(part))) return attachedBlocks(part);
  const ofSdk = readSdkBlock(part, rules, into);
  if (ofSdk !== undefined) return ofSdk;
  if (BLOCKS_WITHOUT_TEXT.has(type) || REASONING.test(type)) return [];
  const plain = asText(part['text']);
  if (plain !== undefined) return [{ kind: 'text', role, text: plain }];
  // What a tool gave back may be a list of any objects.
  if (role === 'tool') return [{ kind: 'text', role, text: toJson(part) }];
  const what = type === '' ? 'a block without a type' : `a block of the type ${quoted(type)}`;
  if (rules.onUnknown === undefined) into.unknownBlock(line, what, part);
  else rules.onUnknown(what, part);
  return [];
}

/** In the types of blocks whose text was said to nobody. */
const REASONING = /reason|think/i;

function resultOf(part: JsonObject, unmarked: false | null) {
  const marked = part['is_error'];
  const isFailed = (asText(asObject(part['content'])?.['type']) ?? '').endsWith('_error');
  return {
    call: asText(part['tool_use_id']) ?? null,
    isError: typeof marked === 'boolean' ? marked : isFailed ? true : unmarked,
  };
}

function textsOfResult({ content, type }: JsonObject): readonly string[] {
  if (typeof content === 'string') return [content];
  // Results of tools that run at the provider have forms of their own.
  if (type !== 'tool_result' && type !== 'mcp_tool_result') return [factsIn(content).join('\n')];
  return resultTexts(content);
}
