import { tokensOf } from '../money/prices.js';
import type { Asked, Question } from './ask.js';
import type { AskOnce } from './ask-once.js';
import type { CompletionRequest } from './completer.js';

/**
 * Of the questions with one system prompt the first goes alone, so that the prompt is in the provider's cache for the
 * others. One that is too short to be cached is nothing to wait for. A recorded answer brings nothing into the cache, so
 * that then the next one is the first.
 */
export function warmPrompts(ask: AskOnce): AskOnce {
  const first = new Map<string, Promise<Asked<unknown>>>();
  return async <T>(question: Question<T>, sample: number): Promise<Asked<T>> => {
    if (!mayBeCached(question.request)) return ask(question, sample);
    const { system, model } = question.request;
    const prompt = JSON.stringify([model, system]);
    for (let warming = first.get(prompt); warming !== undefined; warming = first.get(prompt)) {
      if ((await warming).attempts > 0) return ask(question, sample);
      if (first.get(prompt) === warming) first.delete(prompt);
    }
    const asked = ask(question, sample);
    first.set(prompt, asked);
    return asked;
  };
}

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
