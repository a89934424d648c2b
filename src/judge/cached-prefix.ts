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
];

/** Of models that are not listed: the longest that is known, so that an estimate errs on the dear side. */
const LONGEST = 4096;

/** From so many tokens on a prefix is read from the cache when it comes again. */
export function shortestCachedPrefix(model: string): number {
  return SHORTEST.find(([start]) => model.startsWith(start))?.[1] ?? LONGEST;
}
