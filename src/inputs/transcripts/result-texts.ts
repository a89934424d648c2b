import { attachedTexts, isAttached, isOtherValue } from './attached-texts.js';
import { asList, asObject, asText, toJson } from './values.js';

/** The texts of what a tool gave back: a text, blocks, or any other value as the JSON that it is. */
export function resultTexts(content: unknown): readonly string[] {
  if (content === null || content === undefined) return [];
  const parts = asList(content);
  if (parts === undefined) return textOf(content);
  // A list of numbers or of texts is a value, too.
  return parts.some((part) => asObject(part) !== undefined) ? parts.flatMap(textOf) : listTexts(parts);
}

function listTexts(parts: readonly unknown[]): readonly string[] {
  if (parts.length === 0) return [];
  return parts.every((part) => typeof part === 'string') ? parts : [toJson(parts)];
}

function textOf(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  const block = asObject(part);
  if (block === undefined) return [toJson(part)];
  const type = asText(block['type']);
  if (type !== undefined && BLOCKS_WITHOUT_TEXT.has(type)) return [];
  if (isAttached(block) && !isOtherValue(block)) {
    const attached = attachedTexts(block);
    return attached.length === 0 ? [] : [attached.join('\n')];
  }
  const text = asText(block['text']);
  const isBlock = type !== undefined || Object.keys(block).length === 1;
  if (text !== undefined && isBlock) return [text];
  // Bedrock has the value below this key.
  return [toJson(Object.keys(block).length === 1 && 'json' in block ? block['json'] : block)];
}

/** Types of blocks that say nothing that could be read: reasoning, pictures, and where a program stands. */
export const BLOCKS_WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'thinking',
  'redacted_thinking',
  'reasoning',
  'redacted-reasoning',
  'reasoning-file',
  'image',
  'image_url',
  'input_image',
  'image-data',
  'image-url',
  'input_audio',
  'audio',
  'video',
  'container_upload',
  'tool_reference',
  'tool-approval-request',
  'tool-approval-response',
  'compaction',
  'fallback',
  'step-start',
]);
