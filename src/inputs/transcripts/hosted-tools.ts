import type { Collector } from './collector.js';
import { tellsError } from './gemini.js';
import type { Block } from './message.js';
import {
  asObject,
  asText,
  describeArguments,
  describeInput,
  describeResult,
  type JsonObject,
  objectsIn,
} from './values.js';

/** What an item tells of a tool: that it was called, what it gave back, or both. */
interface ToolUse {
  readonly tool: string;
  /** Undefined where the item has a result alone. */
  readonly input?: string;
  /** Undefined where the item has none. */
  readonly result?: { readonly isError: boolean | null; readonly texts: readonly string[] };
}

/** Items of OpenAI's Responses API about tools that it has itself, by their type. */
const TOOLS: ReadonlyMap<unknown, (item: JsonObject) => ToolUse> = new Map([
  [
    'file_search_call',
    ({ queries, results, status }: JsonObject): ToolUse => {
      const texts = objectsIn(results).flatMap(({ filename, text }) => [asText(filename) ?? '', asText(text) ?? '']);
      return { tool: 'file_search', input: describeInput({ queries }), ...withResult(texts, isFailed(status)) };
    },
  ],
  [
    'code_interpreter_call',
    ({ code, outputs, status }: JsonObject): ToolUse => {
      const texts = objectsIn(outputs).flatMap(({ logs }) => asText(logs) ?? []);
      return { tool: 'code_interpreter', input: asText(code) ?? '', ...withResult(texts, isFailed(status)) };
    },
  ],
  [
    'mcp_call',
    ({ name, arguments: given, output, error }: JsonObject): ToolUse => {
      const isError = tellsError(error);
      const texts = [describeResult(error), describeResult(output)];
      const hasEnded = isError || (output !== null && output !== undefined);
      return {
        tool: asText(name) ?? '',
        input: describeArguments(given),
        ...withResult(texts, hasEnded ? isError : null),
      };
    },
  ],
  [
    'computer_call',
    ({ action, actions }: JsonObject): ToolUse => ({ tool: 'computer', input: describeInput(action ?? actions) }),
  ],
  ['computer_call_output', (): ToolUse => ({ tool: 'computer', result: { isError: null, texts: [] } })],
  ['shell_call', ({ action }: JsonObject): ToolUse => ({ tool: 'shell', input: describeInput(action) })],
  ['shell_call_output', ({ output }: JsonObject): ToolUse => ({ tool: 'shell', result: printed(output) })],
  [
    'apply_patch_call',
    ({ operation }: JsonObject): ToolUse => ({ tool: 'apply_patch', input: describeInput(operation) }),
  ],
  [
    'apply_patch_call_output',
    ({ output, status }: JsonObject): ToolUse => ({
      tool: 'apply_patch',
      result: {
        isError: status === 'failed' ? true : status === 'completed' ? false : null,
        texts: [describeResult(output)],
      },
    }),
  ],
]);

/** Whether an item is about a tool that the API has itself. */
export function isHostedTool({ type, id, call_id: call }: JsonObject): boolean {
  return TOOLS.has(type) && (typeof id === 'string' || typeof call === 'string');
}

/** The blocks of an item about a tool that the API has itself; undefined where it is none. */
export function hostedToolBlocks(item: JsonObject, into: Collector): readonly Block[] | undefined {
  const use = TOOLS.get(item['type'])?.(item);
  if (use === undefined) return undefined;
  const { tool, input, result } = use;
  const call = asText(item['call_id']) ?? asText(item['id']);
  return [
    ...(input === undefined ? [] : [into.call('assistant', call, tool, input)]),
    ...(result === undefined ? [] : into.result({ call, tool, ...result })),
  ];
}

/** A result, where there is a text or it is known how it ended. */
function withResult(given: readonly string[], isError: boolean | null): Pick<ToolUse, 'result'> {
  const texts = given.filter((text) => text !== '');
  return texts.length === 0 && isError === null ? {} : { result: { isError, texts } };
}

/** That a tool has run says nothing about what it ran. */
function isFailed(status: unknown): true | null {
  return status === 'failed' ? true : null;
}

/** What commands of a shell have printed. One that was ended for its time has failed. */
function printed(output: unknown): Required<ToolUse>['result'] {
  const commands = objectsIn(output);
  const texts = commands.flatMap(({ stdout, stderr }) => [asText(stdout) ?? '', asText(stderr) ?? '']);
  const failed = commands.map(({ outcome }) => {
    const { type, exit_code: code } = asObject(outcome) ?? {};
    return type === 'timeout' ? true : typeof code === 'number' ? code !== 0 : null;
  });
  const isError = failed.includes(true) ? true : failed.length === 0 || failed.includes(null) ? null : false;
  return { isError, texts: texts.filter((text) => text !== '') };
}
