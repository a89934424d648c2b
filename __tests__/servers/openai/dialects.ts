import { z } from 'zod';
import { problemOfSchema } from '../anthropic/schema-rules.js';

/** The servers that this one can behave like. */
export const DIALECTS = ['openai', 'ollama', 'vllm', 'litellm'] as const;
export type DialectName = (typeof DIALECTS)[number];

export interface Fault {
  readonly status: number;
  readonly message: string;
  readonly type?: string | undefined;
  readonly code?: string | null | undefined;
  readonly param?: string | null | undefined;
}

/** How one kind of server speaks, as its pages and its source say in November 2026. */
export interface Dialect {
  /** What it refuses of a request by itself. */
  readonly refuses: (request: ChatRequest) => Fault | undefined;
  /** How it says that it does not take a parameter; what a test makes it lack is refused so. */
  readonly unknown: (parameter: string, model: string) => Fault;
  /** The body of an error. */
  readonly error: (fault: Fault) => object;
  /** Whether a key is needed. */
  readonly wantsKey: boolean;
  /** The header with the id of a request; null for none. */
  readonly requestId: string | null;
  /** What stands in the message beside role and content. */
  readonly beside: object;
  /** What stands in the usage beside the two counts and their sum. */
  readonly details: ((cached: number) => object) | null;
}

export const chatRequest = z.looseObject({
  model: z.string().min(1),
  messages: z.array(z.looseObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        strict: z.boolean().optional(),
        schema: z.unknown(),
      }),
    })
    .optional(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']).optional(),
});
export type ChatRequest = z.output<typeof chatRequest>;

const THINKS = /(?:^|\/)(?:o[1-9]|gpt-5|gpt-oss)/;
const KNOWN = ['model', 'messages', 'max_tokens', 'max_completion_tokens', 'response_format', 'reasoning_effort'];

const OPENAI: Dialect = {
  refuses: (request) => {
    const stray = Object.keys(request).find((name) => !KNOWN.includes(name));
    if (stray !== undefined) return OPENAI.unknown(stray, request.model);
    if (request.max_tokens !== undefined && THINKS.test(request.model)) {
      return {
        ...OPENAI.unknown('max_tokens', request.model),
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      };
    }
    if (request.reasoning_effort !== undefined && !THINKS.test(request.model)) {
      return OPENAI.unknown('reasoning_effort', request.model);
    }
    const { response_format: format } = request;
    const problem = format === undefined ? undefined : problemOfSchema(format.json_schema.schema);
    return problem === undefined
      ? undefined
      : {
          status: 400,
          message: `Invalid schema for response_format '${format?.json_schema.name}': ${problem}`,
          type: 'invalid_request_error',
          param: 'response_format',
        };
  },
  unknown: (parameter) => ({
    status: 400,
    message: `Unsupported parameter: '${parameter}' is not supported with this model.`,
    type: 'invalid_request_error',
    param: parameter,
    code: 'unsupported_parameter',
  }),
  error: ({ message, type = 'server_error', param = null, code = null }) => ({ error: { message, type, param, code } }),
  wantsKey: true,
  requestId: 'x-request-id',
  beside: { refusal: null, annotations: [] },
  details: (cached) => ({
    prompt_tokens_details: { cached_tokens: cached, audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  }),
};

/** What it does not know, it leaves unread, in silence. */
const OLLAMA: Dialect = {
  refuses: ({ reasoning_effort: effort, model }) =>
    effort === undefined || THINKS.test(model)
      ? undefined
      : { status: 400, message: `"${model}" does not support thinking`, type: 'invalid_request_error' },
  unknown: (parameter) => ({ status: 400, message: `invalid ${parameter}: not in this version` }),
  error: ({ status, message, type }) => ({
    error: {
      message,
      type: type ?? (status === 400 ? 'invalid_request_error' : status === 404 ? 'not_found_error' : 'api_error'),
      param: null,
      code: null,
    },
  }),
  wantsKey: false,
  requestId: null,
  beside: { reasoning: 'Let me think {"overall": 1}' },
  details: null,
};

const VLLM: Dialect = {
  refuses: () => undefined,
  unknown: (parameter) => ({
    status: 400,
    message: `[{'type': 'extra_forbidden', 'loc': ('body', '${parameter}'), 'msg': 'Extra inputs are not permitted'}]`,
    type: 'BadRequestError',
  }),
  error: ({ status, message, type = 'InternalServerError', param = null }) => ({
    object: 'error',
    message,
    type,
    param,
    code: status,
  }),
  wantsKey: true,
  requestId: null,
  beside: { reasoning_content: 'Let me think {"overall": 1}', tool_calls: [] },
  details: () => ({ prompt_tokens_details: null }),
};

const LITELLM: Dialect = {
  refuses: () => undefined,
  unknown: (parameter, model) => ({
    status: 400,
    message: `litellm.UnsupportedParamsError: together_ai does not support parameters: ['${parameter}'], for model=${model}. To drop these, set \`litellm.drop_params=True\``,
    type: 'None',
    param: 'None',
  }),
  error: ({ status, message, type = 'None', param = 'None', code }) => ({
    error: { message: `litellm.Error: ${message}`, type, param, code: code ?? String(status) },
  }),
  wantsKey: true,
  requestId: 'x-litellm-call-id',
  beside: { tool_calls: null, function_call: null, provider_specific_fields: {} },
  details: (cached) => ({
    prompt_tokens_details: { audio_tokens: null, cached_tokens: cached },
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
  }),
};

export const DIALECT: Readonly<Record<DialectName, Dialect>> = {
  openai: OPENAI,
  ollama: OLLAMA,
  vllm: VLLM,
  litellm: LITELLM,
};
