import { type Collector, type Entry, itemsAt, itemsOf } from './collector.js';
import type { Block } from './message.js';
import { asList, asObject, asText, describeArguments, describeInput, type JsonObject, objectsIn } from './values.js';

/** Whether a value is a chat that VS Code has exported or stored. */
export function isVsCodeChat(value: JsonObject): boolean {
  const isStored = typeof value['sessionId'] === 'string' && 'creationDate' in value;
  return asList(value['requests']) !== undefined && (isStored || typeof value['responderUsername'] === 'string');
}

/**
 * Reads a chat of VS Code: requests, each with what the person typed and what was answered. Where Copilot has kept the
 * rounds of model and tools these are read, since they have the arguments; else the parts that were shown.
 */
export function readVsCodeChat(entries: Iterable<Entry>, into: Collector): void {
  for (const entry of entries) {
    for (const chat of itemsOf(entry)) {
      into.nextConversation();
      const requests = asList(asObject(chat.value)?.['requests']);
      if (requests === undefined) into.unknown(chat.lineOf([]), 'no chat', chat.value);
      else for (const request of itemsAt(chat, 'requests', requests)) readRequest(request, into);
    }
  }
}

function readRequest({ value, lineOf }: Entry, into: Collector): void {
  const request = asObject(value);
  const line = lineOf([]);
  const text = asText(request?.['message']) ?? asText(asObject(request?.['message'])?.['text']);
  if (request === undefined || text === undefined) {
    into.unknown(line, 'no request', value);
    return;
  }
  const time = timeOf(request['timestamp']);
  into.message({ role: 'user', line, time }, [...attachedTo(request), { kind: 'text', role: 'user', text }]);
  const metadata = asObject(asObject(request['result'])?.['metadata']);
  const rounds = objectsIn(metadata?.['toolCallRounds']);
  const parts = asList(request['response']) ?? [];
  const where: Where = { line, time };
  if (rounds.length > 0) {
    // Where a tool was called the rounds have what was edited, too.
    const edited = rounds.some(({ toolCalls }) => objectsIn(toolCalls).length > 0)
      ? []
      : objectsIn(parts).filter(({ kind }) => EDITS.has(kind));
    into.skip(parts.length - edited.length);
    const edits = edited.map((part) => editBlock(part, into));
    readRounds(rounds, { results: asObject(metadata?.['toolCallResults']) ?? {}, parts, edits }, where, into);
  } else readParts(parts, where, into);
}

/** Files and pieces of text that the person attached. */
function attachedTo({ variableData }: JsonObject): readonly Block[] {
  return objectsIn(asObject(variableData)?.['variables']).flatMap(({ name, value }): readonly Block[] => {
    const texts = [name, value].flatMap((one) => asText(one) ?? []);
    return texts.length === 0 ? [] : [{ kind: 'text', role: 'system', text: texts.join('\n') }];
  });
}

interface Where {
  readonly line: number;
  readonly time: string | undefined;
}

function timeOf(written: unknown): string | undefined {
  const date = typeof written === 'number' ? new Date(written) : undefined;
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

interface Kept {
  /** By the id of a call. */
  readonly results: JsonObject;
  readonly parts: readonly unknown[];
  /** What was edited without a call, which goes with the last round. */
  readonly edits: readonly Block[];
}

function readRounds(rounds: readonly JsonObject[], kept: Kept, where: Where, into: Collector): void {
  const { results, parts, edits } = kept;
  const failed = new Map(
    objectsIn(parts).flatMap((part) => {
      const isError = endingOf(part);
      const id = asText(part['toolCallId']);
      return id === undefined || isError === null ? [] : [[id, isError] as const];
    }),
  );
  for (const [i, { response, toolCalls }] of rounds.entries()) {
    const said: readonly Block[] =
      typeof response === 'string' && response !== '' ? [{ kind: 'text', role: 'assistant', text: response }] : [];
    const calls = objectsIn(toolCalls).flatMap(({ id, name, arguments: given }): readonly Block[] => {
      const call = into.call('assistant', id, name, describeArguments(given));
      const known = asText(id) ?? '';
      const content = Object.hasOwn(results, known) ? asObject(results[known])?.['content'] : undefined;
      if (content === undefined) return [call];
      const texts = objectsIn(content).map(({ value }) => textIn(value));
      return [call, ...into.result({ call: known, isError: failed.get(known) ?? null, texts })];
    });
    const blocks = [...said, ...calls, ...(i === rounds.length - 1 ? edits : [])];
    if (blocks.length === 0) into.skip();
    else into.message({ role: 'assistant', ...where }, blocks);
  }
}

/** A text, or a tree that was made for a prompt, whose leaves have the texts. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  const texts: string[] = [];
  const left: unknown[] = [value];
  // Nesting may be deeper than the stack.
  while (left.length > 0) {
    const node = left.pop();
    if (Array.isArray(node)) for (let i = node.length - 1; i >= 0; i--) left.push(node[i]);
    const { text, children, node: inside } = asObject(node) ?? {};
    if (typeof text === 'string') texts.push(text);
    left.push(...[inside, children].filter((one) => typeof one === 'object' && one !== null));
  }
  return texts.join('');
}

/**
 * Parts that were shown: Markdown without a kind, or with one; names of files and symbols stand in the text. An edit goes with
 * what was said or called before it, and one that comes first with what follows, so that it has no number of its own.
 */
function readParts(parts: readonly unknown[], { line, time }: Where, into: Collector): void {
  let text = '';
  let calls: Block[] = [];
  let isOfTool = false;
  const tell = (): void => {
    const said: readonly Block[] = text.trim() === '' ? [] : [{ kind: 'text', role: 'assistant', text }];
    if (said.length + calls.length > 0) into.message({ role: 'assistant', line, time }, [...said, ...calls]);
    text = '';
    calls = [];
    isOfTool = false;
  };
  for (const one of parts) {
    const part = asObject(one) ?? {};
    const { kind } = part;
    const written = SHOWN.has(kind) ? markdownOf(part) : undefined;
    if (kind === 'toolInvocationSerialized') {
      if (isOfTool || text.trim() !== '') tell();
      calls = [...calls, ...callBlocks(part, into)];
      isOfTool = true;
    } else if (EDITS.has(kind)) calls.push(editBlock(part, into));
    else if (written === undefined) into.skip();
    else {
      if (isOfTool && written.trim() !== '') tell();
      text += written;
    }
  }
  tell();
}

/** Parts that say which file was edited, and with what; the first of them only which. */
const EDITS: ReadonlySet<unknown> = new Set(['codeblockUri', 'textEditGroup', 'notebookEditGroup']);

function editBlock({ kind, uri, edits }: JsonObject, into: Collector): Block {
  const path = asText(uri) ?? pathOf(uri) ?? '';
  // They come in groups, as they were made. One of a notebook may be of a text in a cell, or of cells.
  const texts = (asList(edits) ?? []).flatMap((group) => objectsIn(asList(group) ?? [group])).flatMap(newTexts);
  const text = texts.length === 0 ? {} : { text: texts.join('\n') };
  return into.call('assistant', undefined, kind, describeInput({ path, ...text }));
}

function newTexts({ text, edit, cells }: JsonObject): readonly string[] {
  const written = [text, asObject(edit)?.['text'], ...objectsIn(cells).map(({ source }) => source)];
  return written.flatMap((one) => asText(one) || []);
}

const SHOWN: ReadonlySet<unknown> = new Set([undefined, 'markdownContent', 'markdownVuln', 'inlineReference']);

function markdownOf(part: JsonObject): string | undefined {
  const { value, content, name } = part;
  if (part['kind'] === 'inlineReference') return `\`${asText(name) ?? pathOf(part['inlineReference']) ?? ''}\``;
  return asText(value) ?? asText(asObject(content)?.['value']) ?? asText(asObject(value)?.['value']);
}

function pathOf(reference: unknown): string | undefined {
  const { path, fsPath, uri } = asObject(reference) ?? {};
  return asText(path) ?? asText(fsPath) ?? asText(asObject(uri)?.['path']);
}

function callBlocks(part: JsonObject, into: Collector): readonly Block[] {
  const { toolId, toolCallId, resultDetails, pastTenseMessage, invocationMessage } = part;
  const { input, output } = asObject(resultDetails) ?? {};
  const own = ofTool(part);
  const told = markdownOf({ value: pastTenseMessage ?? invocationMessage }) ?? '';
  const given = typeof input === 'string' ? describeArguments(input) : (own.input ?? told);
  const call = into.call('assistant', toolCallId, toolId, given);
  const shown = objectsIn(output).flatMap(({ value }) => asText(value) ?? []);
  const texts = shown.length > 0 || own.output === undefined ? shown : [own.output];
  const isError = endingOf(part);
  if (isError === null && texts.length === 0) return [call];
  return [call, ...into.result({ call: asText(toolCallId), tool: asText(toolId), isError, texts })];
}

/** What tools of certain kinds show in a way of their own: commands in a terminal, helpers, and arguments. */
function ofTool({ toolSpecificData }: JsonObject): { readonly input?: string; readonly output?: string | undefined } {
  const { kind, commandLine, command, terminalCommandOutput, rawInput, prompt, result } =
    asObject(toolSpecificData) ?? {};
  if (kind === 'terminal') {
    const { userEdited, toolEdited, original } = asObject(commandLine) ?? {};
    const run = [userEdited, toolEdited, original, commandLine, command].find((one) => typeof one === 'string');
    return { input: describeInput({ command: run ?? '' }), output: asText(asObject(terminalCommandOutput)?.['text']) };
  }
  if (kind === 'input') return { input: describeInput(rawInput) };
  return kind === 'subagent' ? { input: describeInput({ prompt: prompt ?? '' }), output: asText(result) } : {};
}

/** Whether a tool has failed; null where nothing says so. */
function endingOf({ resultDetails, toolSpecificData }: JsonObject): boolean | null {
  const { isError } = asObject(resultDetails) ?? {};
  const { exitCode } = asObject(asObject(toolSpecificData)?.['terminalCommandState']) ?? {};
  return typeof isError === 'boolean' ? isError : typeof exitCode === 'number' ? exitCode !== 0 : null;
}
