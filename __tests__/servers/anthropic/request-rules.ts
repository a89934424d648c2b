import { z } from 'zod';
import { type Model, modelOf } from './models.js';
import { problemOfSchema } from './schema-rules.js';

/** The version of the API that these rules are of. */
export const API_VERSION = '2026-10-21';

const cacheControl = z.strictObject({ type: z.literal('ephemeral'), ttl: z.enum(['5m', '1h']).optional() });
const textBlock = z.strictObject({
  type: z.literal('text'),
  text: z.string(),
  cache_control: cacheControl.nullish(),
});
const content = z.union([z.string(), z.array(textBlock).min(1)]);

const messagesRequest = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().positive(),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content })).min(1),
  system: content.optional(),
  output_config: z
    .strictObject({
      effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).nullish(),
      format: z.strictObject({ type: z.literal('json_schema'), schema: z.unknown() }).nullish(),
    })
    .optional(),
  thinking: z.looseObject({ type: z.string() }).optional(),
  tools: z.array(z.unknown()).optional(),
  tool_choice: z.looseObject({ type: z.string() }).optional(),
  metadata: z.strictObject({ user_id: z.string().nullish() }).optional(),
  stop_sequences: z.array(z.string()).optional(),
  service_tier: z.enum(['auto', 'standard_only']).optional(),
  stream: z.boolean().optional(),
});

/** A request body that has been accepted. */
export type MessagesRequest = z.output<typeof messagesRequest>;

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Headers {
  readonly [name: string]: string | undefined;
}

/** Checks who asks, and how. Throws what the API would answer. */
export function checkHeaders(headers: Headers, apiKey: string, method = 'POST'): void {
  if (headers['x-api-key'] !== undefined) {
    throw new Refused(401, 'authentication_error', 'this version of the client sends its key as a bearer token');
  }
  if (headers['authorization'] !== `Bearer ${apiKey}`) throw new Refused(401, 'authentication_error', 'invalid bearer');
  if (headers['anthropic-version'] !== API_VERSION) {
    throw invalid(`anthropic-version: ${API_VERSION} is all that this server knows`);
  }
  if (method === 'POST' && !/^application\/json\b/.test(headers['content-type'] ?? '')) {
    throw invalid('content-type: must be application/json');
  }
}

/** Reads a body of POST /v1/messages. Throws what the API would answer. */
export function readMessagesRequest(text: string): { readonly request: MessagesRequest; readonly model: Model } {
  const body = parseBody(text);
  const gone = ['temperature', 'top_p', 'top_k'].find((name) => isObject(body) && name in body);
  if (gone !== undefined) throw invalid(`${gone}: sampling parameters are not supported`);
  if (isObject(body) && 'output_format' in body) throw invalid('output_format: moved to output_config.format');
  const parsed = messagesRequest.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
  }
  const request = parsed.data;
  const model = modelOf(request.model);
  if (model === undefined) throw new Refused(404, 'not_found_error', `model: ${request.model}`);
  const problem = RULES.map((rule) => rule(request, model)).find((found) => found !== undefined);
  if (problem !== undefined) throw invalid(problem);
  return { request, model };
}

type Rule = (request: MessagesRequest, model: Model) => string | undefined;

const RULES: readonly Rule[] = [
  ({ max_tokens }, { maxOutput }) =>
    max_tokens > maxOutput ? `max_tokens: ${max_tokens} > ${maxOutput}, the maximum of this model` : undefined,
  ({ messages }) => (messages[0]?.role === 'user' ? undefined : 'messages: first message must use the "user" role'),
  ({ messages }) => (messages.at(-1)?.role === 'assistant' ? 'messages: prefill is not supported' : undefined),
  (request) => (textsOf(request).some((text) => text === '') ? 'text content blocks must be non-empty' : undefined),
  (request) => (breakpoints(request) > 4 ? 'A maximum of 4 blocks with cache_control may be provided' : undefined),
  ({ output_config }, { effort }) =>
    output_config?.effort != null && !effort ? 'output_config.effort: not supported on this model' : undefined,
  ({ output_config }) => (output_config?.format == null ? undefined : problemOfSchema(output_config.format.schema)),
  problemOfThinking,
  ({ tool_choice }, { forcedTools }) =>
    !forcedTools && ['any', 'tool'].includes(tool_choice?.type ?? '')
      ? 'tool_choice: forced tool use is not supported on this model'
      : undefined,
];

function problemOfThinking({ thinking, output_config }: MessagesRequest, model: Model): string | undefined {
  if (thinking === undefined) return undefined;
  const { type, ...rest } = thinking;
  if (!model.thinking.includes(type)) return `thinking.type: ${type} is not supported on this model`;
  const isOff = type === 'disabled' || type === 'between_tools';
  if (isOff && Object.keys(rest).length > 0) return `thinking: ${type} takes no other field`;
  if (isOff && ['xhigh', 'max'].includes(output_config?.effort ?? '')) {
    return `thinking: ${type} needs an effort of high or lower`;
  }
  return undefined;
}

export function textOf(given: z.output<typeof content> | undefined): string {
  if (given === undefined) return '';
  return typeof given === 'string' ? given : given.map(({ text }) => text).join('\n');
}

/** The part of the system prompt that the request asks to cache. */
export function cachedPrefix({ system }: MessagesRequest): string {
  if (system === undefined || typeof system === 'string') return '';
  return textOf(system.slice(0, system.findLastIndex((block) => block.cache_control != null) + 1));
}

function textsOf({ system, messages }: MessagesRequest): readonly string[] {
  const given = [...(system === undefined ? [] : [system]), ...messages.map((message) => message.content)];
  return given.flatMap((one) => (typeof one === 'string' ? [one] : one.map(({ text }) => text)));
}

function breakpoints({ system, messages }: MessagesRequest): number {
  const blocks = [system, ...messages.map((message) => message.content)].flatMap((given) =>
    given === undefined || typeof given === 'string' ? [] : given,
  );
  return blocks.filter((block) => block.cache_control != null).length;
}

/** Reads JSON as the API does. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      // Half of a surrogate pair, which JSON.stringify writes as an escape.
      if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) throw new Error('no low surrogate in string');
      return value;
    });
  } catch (error) {
    throw invalid(`The request body is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** A body that the API does not take. */
export function invalid(message: string): Refused {
  return new Refused(400, 'invalid_request_error', message);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
