import { type Collector, type Entry, itemsOf } from './collector.js';
import { readContent } from './content-blocks.js';
import type { Block, Role } from './message.js';
import { asObject, asText, type JsonObject, quoted, valuesIn } from './values.js';

/** Lines that carry nothing of the conversation, by their type. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'summary',
  'system',
  'progress',
  'result',
  'file-history-snapshot',
  'file-history-delta',
  'queue-operation',
  'custom-title',
  'ai-title',
  'agent-name',
  'agent-color',
  'agent-setting',
  'last-prompt',
  'permission-mode',
  'mode',
  'tag',
  'pr-link',
  'bridge-session',
  'worktree-state',
  'content-replacement',
  'attribution-snapshot',
  'speculation-accept',
  'marble-origami-commit',
  'stream_event',
  'rate_limit_event',
  'tool_progress',
  'tool_use_summary',
  'auth_status',
  'keep_alive',
]);

/** Whether a line is one of Claude Code: of a session file, or of its output as `stream-json`. */
export function isClaudeCode(value: JsonObject): boolean {
  const { type } = value;
  if (typeof type !== 'string') return false;
  if (type === 'user' || type === 'assistant') return asObject(value['message']) !== undefined;
  const isNamed = 'leafUuid' in value || 'parentUuid' in value || 'sessionId' in value || 'session_id' in value;
  return (isNamed && BOOKKEEPING.has(type)) || type === 'file-history-snapshot' || type === 'queue-operation';
}

/**
 * Reads a session file of Claude Code. Sub-agents that are told within the session are asides; a file that has nothing else
 * is the conversation of a sub-agent.
 */
export function readClaudeCode(entries: Iterable<Entry>, into: Collector): void {
  const seen = new Set<string>();
  for (const entry of entries) for (const line of itemsOf(entry)) readLine(line, seen, into);
}

function readLine({ value, lineOf }: Entry, seen: Set<string>, into: Collector): void {
  const record = asObject(value);
  const type = asText(record?.['type']) ?? '';
  const line = lineOf([]);
  if (record === undefined) {
    into.unknown(line, 'not an object', value);
    return;
  }
  const { uuid } = record;
  // A session that is resumed may have lines twice.
  if (typeof uuid === 'string' && seen.has(uuid)) {
    into.skip();
    return;
  }
  if (typeof uuid === 'string') seen.add(uuid);
  if (type === 'user' || type === 'assistant') {
    readMessage(record, type, line, into);
    return;
  }
  if (type === 'attachment') {
    readAttachment(record, line, into);
    return;
  }
  if (BOOKKEEPING.has(type)) {
    into.skip();
    return;
  }
  into.unknown(line, `a line of the type ${quoted(type)}`, value);
}

function readMessage(record: JsonObject, role: 'user' | 'assistant', line: number, into: Collector): void {
  const content = asObject(record['message'])?.['content'];
  if (typeof content !== 'string' && !Array.isArray(content)) {
    into.unknown(line, `a message of the ${role} without content`, record);
    return;
  }
  const speaker = isOfProgram(record) ? 'system' : role;
  // The API says that a result without a mark is no error.
  const blocks = readContent(content, { role: speaker, line, unmarked: false }, into);
  if (blocks === undefined) {
    into.skip();
    return;
  }
  const told = role === 'user' ? blocks.map(asTyped) : blocks;
  into.message(
    { role: roleOf(told, speaker), line, time: asText(record['timestamp']), isAside: isAside(record) },
    told,
  );
}

/** Said to or by a sub-agent: a session file has a mark for it, the output as `stream-json` the call that it works for. */
function isAside(record: JsonObject): boolean {
  return record['isSidechain'] === true || typeof record['parent_tool_use_id'] === 'string';
}

/** What the program says in the name of somebody else: remarks, what is left of a compacted session, failed requests. */
function isOfProgram(record: JsonObject): boolean {
  return record['isMeta'] === true || record['isCompactSummary'] === true || record['isApiErrorMessage'] === true;
}

const COMMAND = /^\s*<command-(?:name|message)>[\s\S]*<\/command-(?:name|message|args)>\s*$/;
const MARKUP =
  /^\s*<(local-command-stdout|local-command-stderr|local-command-caveat|bash-stdout|bash-stderr|system-reminder|task-notification)>[\s\S]*<\/(?:\1|bash-stderr)>\s*$/;
const SHELL = /^\s*<bash-input>([\s\S]*)<\/bash-input>\s*$/;
const INTERRUPTED = /^\[Request interrupted by user[^\]]*\]$/;

/** A command that somebody typed without the tags around it; what a program put there is not the user's. */
function asTyped(block: Block): Block {
  if (block.kind !== 'text' || block.role !== 'user') return block;
  const { text } = block;
  if (COMMAND.test(text)) {
    const typed = [inside(text, 'command-name'), inside(text, 'command-args')].join(' ').trim();
    return { ...block, text: typed };
  }
  const shell = SHELL.exec(text)?.[1];
  if (shell !== undefined) return { ...block, text: `! ${shell.trim()}` };
  return MARKUP.test(text) || INTERRUPTED.test(text) ? { ...block, role: 'system' } : block;
}

function inside(text: string, tag: string): string {
  const start = text.indexOf(`<${tag}>`);
  const end = start === -1 ? -1 : text.indexOf(`</${tag}>`, start);
  return end === -1 ? '' : text.slice(start + tag.length + 2, end);
}

function roleOf(blocks: readonly Block[], speaker: Role): Role {
  return blocks.length > 0 && blocks.every(({ role }) => role === 'system') ? 'system' : speaker;
}

/** Attachments whose words are facts of the session. */
const WITH_TEXT: ReadonlySet<string> = new Set([
  'file',
  'edited_text_file',
  'selected_lines_in_ide',
  'directory',
  'mcp_resource',
]);

function readAttachment(record: JsonObject, line: number, into: Collector): void {
  const attachment = asObject(record['attachment']) ?? {};
  const type = asText(attachment['type']) ?? '';
  const about = { line, time: asText(record['timestamp']), isAside: isAside(record) };
  if (type === 'queued_command') {
    const role = isTyped(attachment) ? 'user' : 'system';
    const blocks = readContent(attachment['prompt'], { role, line, unmarked: false }, into) ?? [];
    into.message({ ...about, role }, blocks.map(asTyped));
    return;
  }
  if (!WITH_TEXT.has(type)) {
    into.skip();
    return;
  }
  into.message({ ...about, role: 'system' }, [
    { kind: 'text', role: 'system', text: valuesIn(attachment, (key) => !WITHOUT_WORDS.has(key)).join('\n') },
  ]);
}

/** Keys whose values are no words: what sort of thing something is, and pictures. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['type', 'base64']);

/** Typed by a person while the assistant was at work. */
function isTyped({ commandMode, origin }: JsonObject): boolean {
  const kind = asObject(origin)?.['kind'];
  return (commandMode === undefined || commandMode === 'prompt') && (kind === undefined || kind === 'human');
}
