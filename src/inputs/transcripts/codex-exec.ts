import { type Collector, type Entry, itemsOf } from './collector.js';
import type { Block } from './message.js';
import {
  asList,
  asObject,
  asText,
  describeInput,
  describeResult,
  type JsonObject,
  objectsIn,
  quoted,
} from './values.js';

/** Events about one item of a turn. */
const OF_ITEMS: ReadonlySet<unknown> = new Set(['item.started', 'item.updated', 'item.completed']);

/** Events that nothing else calls so. */
const OF_TURNS: ReadonlySet<unknown> = new Set(['thread.started', 'turn.started', 'turn.completed', 'turn.failed']);

/** Events that carry nothing of the conversation. */
const SILENT: ReadonlySet<unknown> = new Set([...OF_TURNS, 'item.plan.delta', 'request_user_input', 'error']);

/** Items that nobody was told: reasoning, a list of what is to be done, remarks of the program. */
const SILENT_ITEMS: ReadonlySet<unknown> = new Set(['reasoning', 'todo_list', 'error']);

/** Whether a value is an event that `codex exec --json` prints. */
export function isCodexExec(value: JsonObject): boolean {
  const { type, item } = value;
  return OF_TURNS.has(type) || (OF_ITEMS.has(type) && asText(asObject(item)?.['id']) !== undefined);
}

/**
 * Reads the events that `codex exec --json` prints. What the user asked for is not among them: each turn begins with the
 * assistant. An item counts as it was completed; one that never was is a call without a result.
 */
export function readCodexExec(entries: Iterable<Entry>, into: Collector): void {
  const open = new Map<string, { readonly item: JsonObject; readonly line: number }>();
  const close = (): void => {
    for (const { item, line } of open.values()) readItem(item, line, into);
    open.clear();
  };
  for (const entry of entries) {
    for (const { value, lineOf } of itemsOf(entry)) {
      const line = lineOf([]);
      const { type, item: given } = asObject(value) ?? {};
      const item = asObject(given);
      const id = asText(item?.['id']);
      if (item !== undefined && id !== undefined && OF_ITEMS.has(type)) {
        if (type === 'item.completed') {
          open.delete(id);
          readItem(item, line, into);
        } else {
          into.skip();
          open.set(id, { item, line });
        }
        continue;
      }
      if (type === 'turn.started') {
        close();
        into.nextConversation();
      }
      if (SILENT.has(type)) into.skip();
      else into.unknown(line, `an event of the type ${quoted(type)}`, value);
    }
  }
  close();
}

function readItem(item: JsonObject, line: number, into: Collector): void {
  // The first versions had `item_type`, and called a message otherwise.
  const type = item['type'] ?? item['item_type'];
  const text = asText(item['text']);
  if (SILENT_ITEMS.has(type)) {
    into.skip();
    return;
  }
  if (text !== undefined && (type === 'agent_message' || type === 'assistant_message' || type === 'plan')) {
    into.message({ role: 'assistant', line }, [{ kind: 'text', role: 'assistant', text }]);
    return;
  }
  const found = TOOLS.get(type)?.(item);
  if (found === undefined) {
    into.unknown(line, `an item of the type ${quoted(type)}`, item);
    return;
  }
  const { tool, input, texts } = found;
  const id = asText(item['id']);
  const call = into.call('assistant', id, tool, input);
  const results: readonly Block[] =
    item['status'] === 'in_progress' || texts === null ? [] : into.result({ call: id, isError: isFailed(item), texts });
  into.message({ role: 'assistant', line, isAside: type === 'collab_tool_call' }, [call, ...results]);
}

/** What was wanted of a tool, and what it gave back: null where the stream does not have that. */
interface ToolUse {
  readonly tool: string;
  readonly input: string;
  readonly texts: readonly string[] | null;
}

/** How each sort of item says it. */
const TOOLS: ReadonlyMap<unknown, (item: JsonObject) => ToolUse> = new Map([
  [
    'command_execution',
    ({ command, aggregated_output: output }: JsonObject): ToolUse => ({
      tool: 'shell',
      input: describeInput({ command }),
      texts: [asText(output) ?? ''],
    }),
  ],
  [
    'file_change',
    ({ changes }: JsonObject): ToolUse => ({
      tool: 'apply_patch',
      input: objectsIn(changes)
        .map(({ kind, path }) => `${describeResult(kind)} ${describeResult(path)}`)
        .join('\n'),
      texts: [],
    }),
  ],
  [
    'mcp_tool_call',
    ({ tool, arguments: given, result, error }: JsonObject): ToolUse => ({
      tool: asText(tool) ?? '',
      input: describeInput(given ?? {}),
      texts: textsOf(result, error),
    }),
  ],
  [
    'collab_tool_call',
    ({ tool, prompt }: JsonObject): ToolUse => ({
      tool: asText(tool) ?? '',
      input: describeInput({ prompt: prompt ?? '' }),
      texts: null,
    }),
  ],
  [
    'web_search',
    ({ query }: JsonObject): ToolUse => ({
      tool: 'web_search',
      input: describeInput({ query: query ?? '' }),
      texts: null,
    }),
  ],
]);

function textsOf(result: unknown, error: unknown): readonly string[] {
  const message = asText(asObject(error)?.['message']);
  const { content, structured_content: structured } = asObject(result) ?? {};
  const texts = objectsIn(asList(content)).flatMap(({ text }) => asText(text) ?? []);
  const said = texts.length === 0 ? describeResult(structured) : '';
  return [...(message === undefined ? [] : [message]), ...texts, ...(said === '' ? [] : [said])];
}

/** Null where nothing says how it ended. */
function isFailed({ exit_code: code, status }: JsonObject): boolean | null {
  if (typeof code === 'number') return code !== 0;
  if (status === 'failed' || status === 'declined') return true;
  return status === 'completed' ? false : null;
}
