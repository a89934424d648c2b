import type { MessageCreateParams, MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages';
import { z } from 'zod';
import type { Completion, CompletionRequest, Refusal } from '../../judge/asking/completer.js';
import { canonicalModel } from '../../judge/money/model-id.js';
import { wellFormed } from '../model-api/concessions.js';

/** The request in the words of the Messages API. */
export function toMessageParams(request: CompletionRequest): MessageCreateParamsNonStreaming {
  const { effort, thinking } = traitsOf(request.model);
  return {
    model: request.model,
    max_tokens: request.maxTokens,
    // A block of its own with a mark: all that comes before the mark is cached, and is the same for many requests.
    system: [{ type: 'text', text: wellFormed(request.system), cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: wellFormed(request.user) }],
    output_config: {
      ...(effort && { effort: request.effort }),
      format: { type: 'json_schema', schema: request.schema },
    },
    ...(thinking !== null && { thinking }),
  };
}

const tokens = z.int().nonnegative();
const cachedTokens = tokens.nullish().transform((count) => count ?? 0);

/** What we use of a message. Without token counts nobody knows what it cost, and it is no answer. */
const messageAnswer = z.looseObject({
  type: z.literal('message'),
  model: z.string(),
  content: z.array(
    z.union([
      z.looseObject({ type: z.literal('text'), text: z.string() }),
      z.looseObject({ type: z.string().refine((type) => type !== 'text') }),
    ]),
  ),
  stop_reason: z.string().nullish(),
  stop_details: z.looseObject({ category: z.string().nullish() }).nullish(),
  usage: z.looseObject({
    input_tokens: tokens,
    output_tokens: tokens,
    cache_creation_input_tokens: cachedTokens,
    cache_read_input_tokens: cachedTokens,
  }),
});

/** With every other reason, known today or not, the model might have gone on. */
const COMPLETE = ['end_turn', 'stop_sequence'];

/** The body of an answer with status 200, or nothing when it is no message. */
export function readMessage(body: unknown, requestId: string | null): Completion | Refusal | undefined {
  const parsed = messageAnswer.safeParse(body);
  if (!parsed.success) return undefined;
  const { model, content, stop_reason, stop_details, usage } = parsed.data;
  const common = {
    model,
    usage: {
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
      cacheWriteTokens: usage.cache_creation_input_tokens,
      cacheReadTokens: usage.cache_read_input_tokens,
    },
    requestId,
  };
  if (stop_reason === 'refusal') return { kind: 'refusal', category: stop_details?.category ?? null, ...common };
  const text = content.map((block) =>
    typeof block['text'] === 'string' && block.type === 'text' ? block['text'] : '',
  );
  return {
    kind: 'answer',
    text: text.join(''),
    isCut: !COMPLETE.includes(stop_reason ?? ''),
    stopReason: stop_reason ?? null,
    ...common,
  };
}

/** What may be sent to a model, since a parameter that it does not know is answered with 400. */
export interface ModelTraits {
  /** Whether it takes `output_config.effort`. */
  readonly effort: boolean;
  /** What switches its thinking off: a judge gives its reasons in the answer. Null where nothing does, or need be. */
  readonly thinking: NonNullable<MessageCreateParams['thinking']> | null;
}

/** As the vendor's pages say in October 2026; no model takes sampling parameters any more. */
const FAMILIES: readonly (readonly [RegExp, ModelTraits])[] = [
  [/^claude-haiku-5-5\b/, { effort: true, thinking: { type: 'disabled' } }],
  [/^claude-sonnet-5-5\b/, { effort: true, thinking: { type: 'between_tools' } }],
  [/^claude-(?:haiku|sonnet)-4-5\b/, { effort: false, thinking: null }],
];

/** Opus 5.5 and Fable 5.1 have no off switch for thinking, and older models do not think unasked. */
const OTHERS: ModelTraits = { effort: true, thinking: null };

export function traitsOf(model: string): ModelTraits {
  return FAMILIES.find(([family]) => family.test(canonicalModel(model)))?.[1] ?? OTHERS;
}
