import type { Collector } from './collector.js';
import type { Block, Role } from './message.js';
import { asList, asObject, asText, describeInput, type JsonObject, quoted, textsIn } from './values.js';

/** Blocks that say nothing that could be read: reasoning, pictures, files. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'thinking',
  'redacted_thinking',
  'reasoning',
  'image',
  'image_url',
  'input_image',
  'input_audio',
  'input_file',
  'audio',
  'video',
  'media',
  'document',
  'file',
  'search_result',
  'container_upload',
  'tool_reference',
  'compaction',
  'fallback',
]);

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
}

/**
 * Reads the content of a message: a text, or a list of blocks as the APIs of Anthropic and OpenAI have them. Undefined where
 * nothing in it is meant for anybody, such as reasoning alone.
 */
export function readContent(content: unknown, rules: ContentRules, into: Collector): readonly Block[] | undefined {
  if (typeof content === 'string') return [{ kind: 'text', role: rules.role, text: content }];
  const parts = asList(content);
  if (parts === undefined) return undefined;
  const blocks: Block[] = [];
  let isSilent = true;
  for (const part of parts) {
    if (typeof part === 'string') blocks.push({ kind: 'text', role: rules.role, text: part });
    else for (const block of readPart(asObject(part) ?? {}, rules, into)) blocks.push(block);
    if (!isReasoning(part)) isSilent = false;
  }
  return isSilent ? undefined : blocks;
}

function isReasoning(part: unknown): boolean {
  const type = asText(asObject(part)?.['type']) ?? '';
  return type === 'thinking' || type === 'redacted_thinking' || type === 'reasoning';
}

function readPart(part: JsonObject, rules: ContentRules, into: Collector): readonly Block[] {
  const type = asText(part['type']) ?? '';
  const text = asText(part[TEXTS.get(type) ?? '']);
  if (text !== undefined) return [{ kind: 'text', role: rules.role, text }];
  if (CALLS.has(type)) return [into.call(rules.role, part['id'], part['name'], describeInput(part['input']))];
  if (type.endsWith('tool_result')) return into.result({ ...resultOf(part, rules.unmarked), texts: resultTexts(part) });
  if (!WITHOUT_TEXT.has(type)) into.unknown(rules.line, `a block of the type ${quoted(type)}`, part);
  return [];
}

function resultOf(part: JsonObject, unmarked: false | null) {
  const marked = part['is_error'];
  const isFailed = (asText(asObject(part['content'])?.['type']) ?? '').endsWith('_error');
  return {
    call: asText(part['tool_use_id']) ?? null,
    isError: typeof marked === 'boolean' ? marked : isFailed ? true : unmarked,
  };
}

function resultTexts({ content, type }: JsonObject): readonly string[] {
  if (typeof content === 'string') return [content];
  // Results of tools that run at the provider have forms of their own.
  if (type !== 'tool_result' && type !== 'mcp_tool_result') return [textsIn(content).join('\n')];
  return (asList(content) ?? []).flatMap((one) => {
    const text = asText(asObject(one)?.['text']);
    return text === undefined ? [] : [text];
  });
}
