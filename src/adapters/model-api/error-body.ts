import { memberOf } from '../../core/errors.js';
import type { Said } from './failure.js';

/** All that an error says, its parameter included, to see what a server does not take. */
export function wordsOfRefusal(body: unknown, mask: (text: string) => string): string {
  const { type, words, code } = saidIn(body, mask);
  const param = firstText(memberOf(memberOf(body, 'error'), 'param'), memberOf(body, 'param'));
  return [param, code, type, words].join(' ');
}

/**
 * What an error says: in an object (OpenAI, OpenRouter, LiteLLM, vLLM, Ollama), in the body itself (older vLLM, Mistral), as
 * a text (Ollama, LM Studio, xAI), or as the places that a validation found wrong (FastAPI).
 */
export function saidIn(body: unknown, mask: (text: string) => string): Said {
  const error = memberOf(body, 'error');
  const told = typeof error === 'object' && error !== null ? error : body;
  const text = typeof error === 'string' ? error : undefined;
  return {
    type: mask(firstText(memberOf(told, 'type'))),
    code: mask(firstText(memberOf(told, 'code'))),
    words: mask(
      [firstText(memberOf(told, 'message'), text, placesIn(memberOf(told, 'detail'))), behind(told)]
        .filter((words) => words !== '')
        .join(': '),
    ),
  };
}

/** What somebody behind the server said: OpenRouter itself says "Provider returned error". */
function behind(told: unknown): string {
  return firstText(memberOf(memberOf(told, 'metadata'), 'raw'));
}

/** What a validation says, without the input that it quotes: that is the question. */
function placesIn(detail: unknown): unknown {
  if (!Array.isArray(detail)) return detail;
  return detail.map((one) => `${firstText(memberOf(one, 'loc'))} ${firstText(memberOf(one, 'msg'))}`).join('; ');
}

/** The first of these that says something, as text: codes are numbers at some servers, details are lists at others. */
function firstText(...values: readonly unknown[]): string {
  const found = values.find((value) => value !== undefined && value !== null && value !== '');
  if (typeof found === 'string') return found;
  if (found === undefined) return '';
  try {
    return JSON.stringify(found);
  } catch {
    // Nested deeper than there is room for: then the status alone says what it was.
    return '';
  }
}
