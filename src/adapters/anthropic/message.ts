import type { MessageCreateParams, MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages';
import { z } from 'zod';
import type { Completion, CompletionRequest, Refusal } from '../../judge/asking/completer.js';
import { canonicalModel } from '../../judge/money/model-id.js';
import { type RefusablePart, wellFormed } from '../model-api/concessions.js';
import { schemaInWords } from '../model-api/schema-in-words.js';
import { withoutThinking } from '../model-api/thoughts.js';

/** What not every gateway takes, of those that speak this API. */
export type MessagePart = 'effort' | 'output_config' | 'thinking' | 'cache_control' | 'anthropic-version' | 'bearer';

/**
 * The words by which gateways refuse a part, the most telling one first: "output_config.effort: Extra inputs are not
 * permitted" is what Bedrock says of a part of a part. Without `output_config`, the schema stands in the prompt.
 */
export const MESSAGE_PARTS: readonly RefusablePart<MessagePart>[] = [
  { part: 'bearer', named: /^x-api-key$/ },
  { part: 'effort', named: /\beffort\b/i },
  { part: 'output_config', named: /output_config|output_format|json_?schema|structured[ _-]?outputs?/i },
  { part: 'thinking', named: /\bthinking\b/i },
  { part: 'cache_control', named: /cache_control/i },
  { part: 'anthropic-version', named: /anthropic.version/i },
];

/** The parts that a request has. */
export function partsOf(request: CompletionRequest): readonly MessagePart[] {
  const { effort, thinking } = traitsOf(request.model);
  return [
    ...(effort ? (['effort'] as const) : []),
    ...(thinking === null ? [] : (['thinking'] as const)),
    ...(['output_config', 'cache_control', 'anthropic-version'] as const),
  ];
}

const NOTHING: ReadonlySet<MessagePart> = new Set();

/** The request in the words of the Messages API, without what the server does not take. */
export function toMessageParams(
  request: CompletionRequest,
  without: ReadonlySet<MessagePart> = NOTHING,
  saysSchema = false,
): MessageCreateParamsNonStreaming {
  const { effort, thinking } = traitsOf(request.model);
  const hasConfig = !without.has('output_config');
  const inWords = saysSchema || !hasConfig ? `\n\n${schemaInWords(request.schema)}` : '';
  const system = wellFormed(request.system) + inWords;
  return {
    model: request.model,
    max_tokens: request.maxTokens,
    // A block of its own with a mark: all that comes before the mark is cached, and is the same for many requests.
    system: without.has('cache_control')
      ? system
      : [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: wellFormed(request.user) }],
    ...(hasConfig && {
      output_config: {
        ...(effort && !without.has('effort') && { effort: request.effort }),
        format: { type: 'json_schema' as const, schema: request.schema },
      },
    }),
    ...(thinking !== null && !without.has('thinking') && { thinking }),
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
  const counted = {
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    cacheWriteTokens: usage.cache_creation_input_tokens,
    cacheReadTokens: usage.cache_read_input_tokens,
  };
  // No question has no tokens: a gateway that says so has not counted, and that is unknown, not free.
  const isCounted = counted.inputTokens + counted.cacheWriteTokens + counted.cacheReadTokens > 0;
  const common = { model, usage: isCounted ? counted : null, requestId };
  // Some refusals are not charged for.
  if (stop_reason === 'refusal') {
    return { kind: 'refusal', category: stop_details?.category ?? null, ...common, usage: counted };
  }
  const text = content
    .map((block) => (typeof block['text'] === 'string' && block.type === 'text' ? block['text'] : ''))
    .join('');
  const said = withoutThinking(text);
  // Who calls a tool instead of answering was not cut off: more room would bring no answer.
  const isCall = stop_reason === 'tool_use' && said.trim() === '';
  return {
    ...{ kind: 'answer', ...common },
    // Nor has an answer no tokens.
    usage: text !== '' && counted.outputTokens === 0 ? null : common.usage,
    text: said,
    isCut: !COMPLETE.includes(stop_reason ?? '') && !isCall,
    stopReason: stop_reason ?? null,
  };
}

/** What may be sent to a model, since a parameter that it does not know is answered with 400. */
interface ModelTraits {
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
