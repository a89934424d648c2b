import type { Collector } from './collector.js';
import type { Block, Role } from './message.js';
import { resultTexts } from './result-texts.js';
import { asObject, asText, describeArguments, type JsonObject } from './values.js';

interface BlockRules {
  readonly role: Role;
  /** What it means that a result does not say whether it is an error. */
  readonly unmarked: false | null;
}

/**
 * Reads a block that only a kit for many models writes: the AI SDK of Vercel, or Bedrock of Amazon. Undefined where it is
 * none of theirs.
 */
export function readSdkBlock(part: JsonObject, rules: BlockRules, into: Collector): readonly Block[] | undefined {
  return part['type'] === undefined ? readBedrock(part, rules, into) : readAiSdk(part, rules, into);
}

/** A message for a model has `tool-call` and `tool-result`; one for a page has both in one part, with the tool in its type. */
function readAiSdk(part: JsonObject, { role, unmarked }: BlockRules, into: Collector): readonly Block[] | undefined {
  const type = asText(part['type']) ?? '';
  const { toolCallId: id, toolName: name } = part;
  if (type === 'tool-call') return [into.call(role, id, name, describeArguments(part['input'] ?? part['args']))];
  if (type === 'tool-result') {
    const { isError, texts } = outputOf(part, unmarked);
    return into.result({ call: asText(id), tool: asText(name), isError, texts });
  }
  if (type === 'tool-invocation') return readInvocation(asObject(part['toolInvocation']) ?? {}, undefined, role, into);
  if (type === 'dynamic-tool') return readInvocation(part, undefined, role, into);
  return type.startsWith('tool-') && typeof id === 'string'
    ? readInvocation(part, type.slice('tool-'.length), role, into)
    : undefined;
}

/** What a tool gave back: `output` with a type of its own, or `result` of older versions. */
function outputOf(part: JsonObject, unmarked: false | null) {
  const output = asObject(part['output']);
  const type = asText(output?.['type']);
  if (output === undefined || type === undefined) {
    const { isError } = part;
    const texts = resultTexts(part['output'] ?? part['result']);
    return { isError: typeof isError === 'boolean' ? isError : unmarked, texts };
  }
  return {
    isError: type.startsWith('error') || type === 'execution-denied',
    texts: resultTexts(output['value'] ?? output['reason']),
  };
}

/** A call and, where it has ended, its result. */
function readInvocation(
  part: JsonObject,
  tool: string | undefined,
  role: Role,
  into: Collector,
): readonly Block[] | undefined {
  const { toolCallId: id, toolName, state } = part;
  const name = tool ?? asText(toolName);
  if (name === undefined) return undefined;
  const call = into.call(role, id, name, describeArguments(part['input'] ?? part['args']));
  const failure = asText(part['errorText']);
  if (failure !== undefined || state === 'output-error')
    return [call, ...into.result({ call: asText(id), tool: name, isError: true, texts: resultTexts(failure) })];
  const given = part['output'] ?? part['result'];
  const isEnded = given !== undefined || state === 'output-available' || state === 'result';
  return isEnded
    ? [call, ...into.result({ call: asText(id), tool: name, isError: false, texts: resultTexts(given) })]
    : [call];
}

/** Blocks of Bedrock have no type: one key says what they are. */
function readBedrock(part: JsonObject, { role, unmarked }: BlockRules, into: Collector): readonly Block[] | undefined {
  const call = asObject(part['toolUse']);
  if (call !== undefined) return [into.call(role, call['toolUseId'], call['name'], describeArguments(call['input']))];
  const result = asObject(part['toolResult']);
  if (result !== undefined) {
    const { status } = result;
    const isError = status === 'error' ? true : status === 'success' ? false : unmarked;
    return into.result({ call: asText(result['toolUseId']), isError, texts: resultTexts(result['content']) });
  }
  return WITHOUT_TEXT.some((key) => key in part) ? [] : undefined;
}

const WITHOUT_TEXT = ['image', 'video', 'reasoningContent', 'cachePoint'];
