import { attachedFirst } from './attached-texts.js';
import { type Collector, type Entry, itemsAt, itemsOf } from './collector.js';
import type { Block, Role } from './message.js';
import { asList, asObject, asText, describeInput, describeResult, type JsonObject, quoted } from './values.js';

const ROLES: ReadonlyMap<unknown, Role> = new Map([
  ['user', 'user'],
  ['model', 'assistant'],
  ['function', 'tool'],
  ['tool', 'tool'],
  ['system', 'system'],
]);

/** What a part may have, with and without capital letters between the words. */
const PARTS = [
  'text',
  'functionCall',
  'function_call',
  'functionResponse',
  'function_response',
  'inlineData',
  'inline_data',
  'fileData',
  'file_data',
  'executableCode',
  'executable_code',
  'codeExecutionResult',
  'code_execution_result',
] as const;

/** Whether a value is a content of Gemini, or an object with a list of them. */
export function isGemini(value: JsonObject): boolean {
  const contents = asList(value['contents']);
  if (contents !== undefined) return contents.some((one) => isContent(asObject(one) ?? {}));
  return isContent(value);
}

function isContent({ role, parts }: JsonObject): boolean {
  if (role !== undefined && !ROLES.has(role)) return false;
  return asList(parts)?.some((part) => isPart(asObject(part))) ?? false;
}

function isPart(part: JsonObject | undefined): boolean {
  return part !== undefined && !('type' in part) && PARTS.some((key) => key in part);
}

/** Reads the contents of a request to Gemini: a list of them, one a line, or `{"contents": […]}`. */
export function readGemini(entries: Iterable<Entry>, into: Collector): void {
  for (const entry of entries) {
    const request = asObject(entry.value);
    const contents = asList(request?.['contents']);
    if (contents !== undefined || Array.isArray(entry.value)) into.nextConversation();
    const instruction = asObject(request?.['systemInstruction'] ?? request?.['system_instruction']);
    if (instruction !== undefined) {
      readContentOf({ value: { ...instruction, role: 'system' }, lineOf: entry.lineOf }, into);
    }
    for (const one of contents === undefined ? itemsOf(entry) : itemsAt(entry, 'contents', contents)) {
      readContentOf(one, into);
    }
  }
}

function readContentOf({ value, lineOf }: Entry, into: Collector): void {
  const content = asObject(value);
  const line = lineOf([]);
  const parts = asList(content?.['parts']);
  const role = ROLES.get(content?.['role'] ?? 'user');
  if (parts === undefined || role === undefined) {
    into.unknown(line, 'not a content with role and parts', value);
    return;
  }
  if (parts.length > 0 && parts.every((part) => asObject(part)?.['thought'] === true)) {
    into.skip();
    return;
  }
  into.message({ role, line, time: asText(content?.['timestamp']) }, readParts(parts, role, line, into));
}

/** The blocks of a list of parts; a text alone may stand in place of a part. Thoughts are left out. */
export function readParts(parts: readonly unknown[], role: Role, line: number, into: Collector): readonly Block[] {
  const blocks = parts.flatMap((part): readonly Block[] => {
    if (typeof part === 'string') return [{ kind: 'text', role, text: part }];
    const object = asObject(part) ?? {};
    const read = object['thought'] === true ? [] : readPart(object, role, into);
    if (read === undefined) into.unknown(line, `a part with ${keysOf(object)}`, part);
    return read ?? [];
  });
  return attachedFirst(blocks);
}

function keysOf(part: JsonObject): string {
  return Object.keys(part).slice(0, 5).map(quoted).join(', ') || 'nothing in it';
}

function readPart(part: JsonObject, role: Role, into: Collector): readonly Block[] | undefined {
  const { text } = part;
  const call = asObject(part['functionCall'] ?? part['function_call']);
  if (call !== undefined) return [into.call(role, call['id'], call['name'], describeInput(call['args'] ?? {}))];
  const response = asObject(part['functionResponse'] ?? part['function_response']);
  if (response !== undefined) return responseBlocks(response, into);
  const code = asObject(part['executableCode'] ?? part['executable_code']);
  if (code !== undefined) return [into.call(role, undefined, 'code_execution', describeInput(code))];
  const ran = asObject(part['codeExecutionResult'] ?? part['code_execution_result']);
  if (ran !== undefined) {
    const isError = typeof ran['outcome'] === 'string' ? ran['outcome'] !== 'OUTCOME_OK' : null;
    return into.result({ tool: 'code_execution', isError, texts: [describeResult(ran['output'])] });
  }
  if (typeof text === 'string') return [{ kind: 'text', role, text }];
  return isPart(part) ? namesOfFile(part) : undefined;
}

/** Of a picture or another file its name is a fact of the session. */
function namesOfFile(part: JsonObject): readonly Block[] {
  const file = asObject(part['fileData'] ?? part['file_data'] ?? part['inlineData'] ?? part['inline_data']) ?? {};
  const names = ['displayName', 'display_name', 'fileUri', 'file_uri'].flatMap((key) => asText(file[key]) ?? []);
  return names.length === 0 ? [] : [{ kind: 'text', role: 'system', text: names.join('\n') }];
}

function responseBlocks(response: JsonObject, into: Collector): readonly Block[] {
  return into.result({
    call: asText(response['id']),
    tool: asText(response['name']),
    ...readResponse(response['response']),
  });
}

/** What a function gave back, and whether it has failed: null where nothing says so. */
interface Response {
  readonly isError: boolean | null;
  readonly texts: readonly string[];
}

/**
 * The documentation has two keys: `output` for what a function gives back, `error` for how it failed. What stands beside them
 * is read as well. A response without either is all output, and many of these tell of errors in their own words: nobody knows.
 */
export function readResponse(value: unknown): Response {
  const response = asObject(value);
  if (response === undefined) return { isError: null, texts: [describeResult(value)] };
  const { output, error, ...rest } = response;
  const isError = tellsError(error);
  if (isError || output !== undefined) {
    const told = isError ? [error, output, rest] : [output, rest];
    const texts = told.map(describeResult).filter((text) => text !== '');
    return { isError, texts: texts.length === 0 ? [''] : texts };
  }
  const [only, ...more] = Object.values(response);
  return { isError: null, texts: [more.length === 0 ? describeResult(only) : describeResult(response)] };
}

/** Whether the member for an error says that there was one: programs fill it in with nothing, too. */
export function tellsError(error: unknown): boolean {
  return !NO_ERRORS.has(error) && !(typeof error === 'object' && error !== null && Object.keys(error).length === 0);
}

const NO_ERRORS: ReadonlySet<unknown> = new Set([undefined, null, false, '', 0]);
