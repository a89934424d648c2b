import { z } from 'zod';
import { jsonLines } from '../../core/json/lines.js';
import type { Digest } from '../../core/ports.js';

/** Who speaks. A transcript in plain text may not tell. */
export type Role = 'user' | 'assistant' | 'tool' | 'unknown';

/** A line of a transcript's text, and the line of the file that it stands in, from 1. */
export interface TranscriptLine {
  readonly line: number;
  readonly text: string;
}

/** What one voice says in one go: a text, a call of a tool, or what a tool gave back. Foreign text. */
export interface Utterance {
  readonly role: Role;
  readonly lines: readonly TranscriptLine[];
}

/** A transcript of a session: everything that was said, in order. */
export interface Transcript {
  /** Relative to the workspace. */
  readonly file: string;
  /** SHA-256 of the file's text: what was measured against one transcript says nothing about another. */
  readonly digest: string;
  readonly utterances: readonly Utterance[];
  /** Lines of the file that are no message, from 1. They are left out. */
  readonly malformed: readonly number[];
}

/**
 * Reads a transcript: `.jsonl` is a message a line (`role` is user, assistant or tool, `content` a text or a list of
 * blocks), anything else is text in which headings or names before a colon may tell who speaks. Never throws; takes time
 * in proportion to the text.
 */
export function readTranscript(text: string, file: string, digest: Digest): Transcript {
  return { file, digest: digest(text), ...readUtterances(text, file) };
}

function readUtterances(text: string, file: string): Pick<Transcript, 'utterances' | 'malformed'> {
  return file.endsWith('.jsonl')
    ? readMessages(text)
    : { utterances: splitByRole(text, file.endsWith('.md') ? 'markdown' : 'plain'), malformed: [] };
}

function readMessages(text: string): Pick<Transcript, 'utterances' | 'malformed'> {
  const utterances: Utterance[] = [];
  const malformed: number[] = [];
  for (const { line, text: content } of jsonLines(text)) {
    const blocks = readBlocks(content);
    if (blocks === undefined) malformed.push(line);
    for (const { role, text: said } of blocks ?? []) {
      if (said.trim() === '') continue;
      // In JSON a whole message stands in one line of the file.
      const lines = said.split('\n').map((one) => ({ line, text: one }));
      utterances.push({ role, lines });
    }
  }
  return { utterances, malformed };
}

export interface Block {
  readonly role: Role;
  /** A call is what an assistant wants of a tool, and nothing that it says to anybody. */
  readonly kind: 'text' | 'call' | 'result';
  readonly text: string;
}

/** Schema of a message of a transcript, one line of JSON. */
export const transcriptMessage = z.looseObject({
  role: z.enum(['user', 'assistant', 'tool']),
  content: z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]),
});

/** Why a line of a transcript is refused. */
export const NO_MESSAGE =
  'not a message; allowed: {"role": "user", "assistant" or "tool", "content": text or a list of blocks}';

const textBlock = z.looseObject({ type: z.literal('text'), text: z.string() });
const callBlock = z.looseObject({ type: z.literal('tool_use'), name: z.string(), input: z.unknown().optional() });
const resultBlock = z.looseObject({
  type: z.literal('tool_result'),
  content: z.union([z.string(), z.array(z.unknown())]),
});

/**
 * Reads the texts of a message from a line of JSON, in their order; undefined where the line is no message. Blocks of
 * other types (pictures, thinking) are skipped: they have no text that could confirm anything.
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

const ROLES: Readonly<Record<string, Role>> = {
  user: 'user',
  human: 'user',
  customer: 'user',
  assistant: 'assistant',
  agent: 'assistant',
  ai: 'assistant',
  tool: 'tool',
};
const NAMES = Object.keys(ROLES).join('|');

/** "## 3 · tool (bash)", "### Assistant" */
const HEADING = new RegExp(`^#{1,6}\\s+(?:\\d{1,6}\\s*[.:)·–-]?\\s*)?(${NAMES})\\b[^:]{0,60}:?\\s*$`, 'i');

/** "User: please …", "**Assistant:** …", "[tool] …" */
const LABEL = new RegExp(
  `^(?:\\*\\*)?\\[?(${NAMES})\\]?(?:\\s*\\([^()]{0,60}\\))?(?::\\*\\*|\\*\\*:|:|(?<=\\]))\\s*`,
  'i',
);

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Splits a text into utterances by who speaks: at Markdown headings (not inside fenced code, where a tool may print
 * anything) and at names before a colon. Text before the first of them has the role `unknown`.
 */
export function splitByRole(text: string, form: 'markdown' | 'plain'): readonly Utterance[] {
  const utterances: Utterance[] = [];
  let role: Role = 'unknown';
  let lines: TranscriptLine[] = [];
  let fence: string | undefined;
  const finish = (): void => {
    if (lines.some((line) => line.text.trim() !== '')) utterances.push({ role, lines });
    lines = [];
  };
  for (const [i, written] of text.split('\n').entries()) {
    const content = written.endsWith('\r') ? written.slice(0, -1) : written;
    const [, mark] = FENCE.exec(content) ?? [];
    const label = fence === undefined ? labelOf(content, form) : undefined;
    if (form === 'markdown' && mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (mark.startsWith(fence) && content.trim() === mark) fence = undefined;
    }
    if (label !== undefined) {
      finish();
      role = label.role;
    }
    const said = label?.rest ?? content;
    if (label === undefined || said !== '') lines.push({ line: i + 1, text: said });
  }
  finish();
  return utterances;
}

function labelOf(line: string, form: 'markdown' | 'plain'): { readonly role: Role; readonly rest: string } | undefined {
  const [, heading] = form === 'markdown' ? (HEADING.exec(line) ?? []) : [];
  if (heading !== undefined) return { role: roleOf(heading), rest: '' };
  const [label, name] = LABEL.exec(line) ?? [];
  return label === undefined || name === undefined ? undefined : { role: roleOf(name), rest: line.slice(label.length) };
}

function roleOf(name: string): Role {
  return ROLES[name.toLowerCase()] ?? 'unknown';
}
