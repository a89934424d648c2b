import { z } from 'zod';
import type { Role } from './transcript.js';

export interface Block {
  readonly role: Role;
  /** A call is what an assistant wants of a tool, and nothing that it says to anybody. */
  readonly kind: 'text' | 'call' | 'result';
  readonly text: string;
}

/** A message of a transcript, as one line of JSON has it. */
export const transcriptMessage = z.looseObject({
  role: z.enum(['user', 'assistant', 'tool']),
  content: z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]),
});

/** What is said of a line that holds something else. */
export const NO_MESSAGE =
  'not a message; allowed: {"role": "user", "assistant" or "tool", "content": text or a list of blocks}';

const textBlock = z.looseObject({ type: z.literal('text'), text: z.string() });
const callBlock = z.looseObject({ type: z.literal('tool_use'), name: z.string(), input: z.unknown().optional() });
const resultBlock = z.looseObject({
  type: z.literal('tool_result'),
  content: z.union([z.string(), z.array(z.unknown())]),
});

/**
 * The texts of a message that is written as one line of JSON, in its order; nothing where it is no message. Blocks of
 * other types (pictures, thoughts) have no text that could confirm anything, and are passed over.
 */
export function readBlocks(line: string): readonly Block[] | undefined {
  const parsed = transcriptMessage.safeParse(parse(line));
  if (!parsed.success) return undefined;
  const { role, content } = parsed.data;
  if (typeof content === 'string') return [saidBy(role, content)];
  return content.flatMap((block) => readBlock(block, role));
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function readBlock(block: unknown, role: Role): readonly Block[] {
  const text = textBlock.safeParse(block);
  if (text.success) return [saidBy(role, text.data.text)];
  const call = callBlock.safeParse(block);
  if (call.success) return [{ role, kind: 'call', text: `${call.data.name}: ${describeInput(call.data.input)}` }];
  const result = resultBlock.safeParse(block);
  if (!result.success) return [];
  const { content } = result.data;
  const texts = typeof content === 'string' ? [content] : content.flatMap(textOf);
  // Whatever message it travels in, the tool says it.
  return texts.map((said) => ({ role: 'tool', kind: 'result', text: said }));
}

function saidBy(role: Role, text: string): Block {
  return { role, kind: role === 'tool' ? 'result' : 'text', text };
}

function textOf(block: unknown): readonly string[] {
  const parsed = textBlock.safeParse(block);
  return parsed.success ? [parsed.data.text] : [];
}

/** The arguments of a call, texts as they are: in JSON their line breaks would be escapes. */
function describeInput(input: unknown): string {
  if (typeof input !== 'object' || input === null) return toJson(input);
  return Object.entries(input)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : toJson(value)}`)
    .join('\n');
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // Nested deeper than the stack: nobody reads that.
    return '';
  }
}
