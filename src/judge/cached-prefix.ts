import type { CompletionRequest } from './completer.js';
import { tokensOf } from './tokens-of.js';

/**
 * The shortest prefix in tokens that the provider caches, by the start of the model's name; shorter ones are silently
 * billed in full. The vendor's pages on prompt caching, August to October 2026.
 */
const SHORTEST: readonly (readonly [string, number])[] = [
  ['claude-haiku-5-5', 512],
  ['claude-sonnet-5-5', 512],
  ['claude-opus-5', 512],
  ['claude-fable-5', 512],
  ['claude-sonnet-5', 1024],
  ['claude-sonnet-4', 1024],
  ['claude-opus-4-8', 1024],
  ['claude-opus-4-7', 2048],
  ['claude-opus-4-6', 4096],
  ['claude-opus-4-5', 4096],
  ['claude-haiku-4-5', 4096],
];

/** Of models that are not listed: the longest that is known, so that an estimate errs on the dear side. */
const LONGEST = 4096;

const known = (model: string): number | undefined => SHORTEST.find(([start]) => model.startsWith(start))?.[1];

/** From so many tokens on a prefix is read from the cache when it comes again. */
export function shortestCachedPrefix(model: string): number {
  return known(model) ?? LONGEST;
}

/**
 * Whether other requests with the system prompt of this one may find it in the provider's cache, so that they are worth
 * holding back until it is there. Of a model that is not listed nobody knows: the wait costs a moment, the other way
 * money.
 */
export function mayBeCached({ model, system }: Pick<CompletionRequest, 'model' | 'system'>): boolean {
  return tokensOf(system) >= (known(model) ?? 0);
}
