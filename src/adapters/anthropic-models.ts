import type { MessageCreateParams } from '@anthropic-ai/sdk/resources/messages';

/** What may be sent to a model, since a parameter that it does not know is answered with 400. */
export interface ModelTraits {
  /** Whether it takes `output_config.effort`. */
  readonly effort: boolean;
  /** What switches its thinking off: a judge gives its reasons in the answer. Null where nothing does, or need be. */
  readonly thinking: NonNullable<MessageCreateParams['thinking']> | null;
}

/**
 * By what is in the model's id, so that a dated id and the id of a gateway (`anthropic.claude-haiku-5-5-v1:0`) have the
 * traits of their model. As the vendor's pages say in October 2026; no model takes sampling parameters any more.
 */
const FAMILIES: readonly (readonly [RegExp, ModelTraits])[] = [
  [/claude-haiku-5-5\b/, { effort: true, thinking: { type: 'disabled' } }],
  [/claude-sonnet-5-5\b/, { effort: true, thinking: { type: 'between_tools' } }],
  [/claude-(?:haiku|sonnet)-4-5\b/, { effort: false, thinking: null }],
];

/** Opus 5.5 and Fable 5.1 have no off switch for thinking, and older models do not think unasked. */
const OTHERS: ModelTraits = { effort: true, thinking: null };

export function traitsOf(model: string): ModelTraits {
  return FAMILIES.find(([family]) => family.test(model))?.[1] ?? OTHERS;
}
