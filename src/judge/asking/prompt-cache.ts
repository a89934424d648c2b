import { canonicalModel } from '../money/model-id.js';
import { tokensOf } from '../money/prices.js';
import type { Asked, Question } from './ask.js';
import type { AskOnce } from './ask-once.js';
import type { CompletionRequest } from './completer.js';

/**
 * Wraps `ask` so that the first question with a system prompt goes alone and puts the prompt into the provider's cache;
 * the others with that prompt wait for it. Prompts that are too short to be cached do not wait. A recorded answer warms
 * no cache, so after one the next question goes alone.
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

/**
 * Shortest cached prefix of models that are not listed: the longest that is known, so that an estimate is rather too
 * high.
 */
const LONGEST = 4096;

const known = (model: string): number | undefined =>
  SHORTEST.find(([start]) => canonicalModel(model).startsWith(start))?.[1];

/** The fewest tokens that a prompt needs for a model's provider to cache it. */
export function shortestCachedPrefix(model: string): number {
  return known(model) ?? LONGEST;
}

/**
 * Whether the system prompt of a request is long enough to be cached, so that it pays to hold other requests back until
 * it is. True for a model that is not listed: waiting costs a moment, not waiting costs money.
 */
export function mayBeCached({ model, system }: Pick<CompletionRequest, 'model' | 'system'>): boolean {
  return tokensOf(system) >= (known(model) ?? 0);
}
