import { z } from 'zod';
import type { Completion, CompletionRequest, Refusal, Usage } from '../../judge/asking/completer.js';
import { type RefusablePart, wellFormed } from '../model-api/concessions.js';
import { schemaInWords } from '../model-api/schema-in-words.js';
import { withoutThinking } from '../model-api/thoughts.js';

/** What not every server takes, of those that call themselves compatible. */
export type ChatPart = 'response_format' | 'max_tokens' | 'reasoning_effort';

/**
 * The words by which servers refuse a part, the most telling one first: OpenAI ("Unsupported parameter: 'max_tokens'",
 * "Invalid schema for response_format"), vLLM ("Extra inputs are not permitted" with the place), LiteLLM ("does not support
 * parameters: ['response_format']"), Ollama ("does not support thinking"), OpenRouter ("no endpoints found that can handle the
 * requested parameters"), as of November 2026.
 */
export const CHAT_PARTS: readonly RefusablePart<ChatPart>[] = [
  {
    part: 'response_format',
    named:
      /response_?format|json_?schema|structured[ _-]?outputs?|guided_|\bgrammar|schema in format|requested parameters/i,
  },
  { part: 'reasoning_effort', named: /reasoning|support thinking/i },
  { part: 'max_tokens', named: /max_(?:completion_)?tokens/i },
];

/** Models that think before they answer, and may be told to keep it short: else it takes the tokens of the answer. */
const THINKING = /(?:^|\/)(?:o[1-9](?:-|$)|gpt-(?:oss|[5-9]))/;

/** The parts that a request has. */
export function partsOf({ model }: CompletionRequest): readonly ChatPart[] {
  return ['response_format', 'max_tokens', ...(THINKING.test(model) ? (['reasoning_effort'] as const) : [])];
}

/**
 * The request as chat completions. The cap is `max_tokens` first: servers that do not know `max_completion_tokens` ignore
 * it in silence, and then nothing bounds the answer; those that want the newer name say so.
 */
export function toChatRequest(request: CompletionRequest, without: ReadonlySet<ChatPart>, saysSchema: boolean): object {
  const { model, system, user, schema, maxTokens, effort } = request;
  const inWords = saysSchema || without.has('response_format') ? `\n\n${schemaInWords(schema)}` : '';
  return {
    model,
    messages: [
      { role: 'system', content: wellFormed(system) + inWords },
      { role: 'user', content: wellFormed(user) },
    ],
    [without.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
    ...(!without.has('response_format') && {
      response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
    }),
    ...(THINKING.test(model) && !without.has('reasoning_effort') && { reasoning_effort: effort }),
  };
}

const part = z.looseObject({ type: z.string().nullish(), text: z.string().nullish() });

const chatAnswer = z.looseObject({
  model: z.string().nullish(),
  choices: z
    .array(
      z.looseObject({
        finish_reason: z.string().nullish(),
        message: z.looseObject({
          content: z.union([z.string(), z.array(part)]).nullish(),
          refusal: z.string().nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.unknown().optional(),
});

/** With every other reason, known today or not, the model might have gone on; the last two are of Hugging Face. */
const COMPLETE = ['stop', 'eos_token', 'stop_sequence'];

/** A name of a model goes into the report; a longer one is none. */
const LONGEST_NAME = 200;

/** The body of an answer with status 200, or nothing when it is no chat completion. */
export function readChat(
  body: unknown,
  request: CompletionRequest,
  requestId: string | null,
): Completion | Refusal | undefined {
  const parsed = chatAnswer.safeParse(body);
  const [choice] = parsed.data?.choices ?? [];
  if (!parsed.success || choice === undefined || choice.finish_reason === 'error') return undefined;
  const { finish_reason: stopReason = null, message } = choice;
  // Some servers leave the name out, and one that is empty is none.
  const model = parsed.data.model?.slice(0, LONGEST_NAME) || request.model;
  const common = { model, usage: readUsage(parsed.data.usage), requestId };
  if (stopReason === 'content_filter') return { kind: 'refusal', category: stopReason, ...common };
  if ((message.refusal ?? '') !== '') return { kind: 'refusal', category: null, ...common };
  const isCut = !COMPLETE.includes(stopReason ?? '');
  const text = textOf(message.content);
  // An answer has tokens, as a question has.
  const usage = text !== '' && common.usage?.outputTokens === 0 ? null : common.usage;
  return { kind: 'answer', text: withoutThinking(text), isCut, stopReason, ...common, usage };
}

function textOf(content: string | readonly z.output<typeof part>[] | null | undefined): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('');
}

const tokens = z.int().nonnegative();
const some = tokens.nullish().transform((count) => count ?? 0);

const chatUsage = z.looseObject({
  // A question has tokens: gateways that do not count say 0, and that would be booked as free.
  prompt_tokens: tokens.positive(),
  completion_tokens: tokens,
  total_tokens: some,
  prompt_tokens_details: z
    .looseObject({ cached_tokens: some, cache_write_tokens: some, cache_creation_tokens: some })
    .nullish(),
});

/**
 * What an answer took; null where it does not say, or says what cannot be. The tokens of the cache are among those of the
 * prompt. Tokens of thoughts are among those of the answer at most servers, and only in the total at some.
 */
function readUsage(value: unknown): Usage | null {
  const parsed = chatUsage.safeParse(value);
  if (!parsed.success) return null;
  const {
    prompt_tokens: prompt,
    completion_tokens: answered,
    total_tokens: total,
    prompt_tokens_details,
  } = parsed.data;
  const cacheReadTokens = prompt_tokens_details?.cached_tokens ?? 0;
  const cacheWriteTokens =
    prompt_tokens_details?.cache_write_tokens || prompt_tokens_details?.cache_creation_tokens || 0;
  const inputTokens = prompt - cacheReadTokens - cacheWriteTokens;
  if (inputTokens < 0) return null;
  return { inputTokens, outputTokens: Math.max(answered, total - prompt), cacheWriteTokens, cacheReadTokens };
}
