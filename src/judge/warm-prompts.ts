import type { Asked, Question } from './ask.js';
import type { AskOnce } from './ask-once.js';
import { mayBeCached } from './cached-prefix.js';

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
