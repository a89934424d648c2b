import { maskSecrets } from '../redact.js';
import { cut } from '../render/escape.js';
import type { Claim } from './metrics/claims.js';
import { TEXT_CAPS } from './prompts/foreign-data.js';
import type { GevalResult } from './session-metrics.js';

/** A result with no more words than were asked for. */
export function limitedGeval(result: GevalResult): GevalResult {
  return { ...result, explanation: result.explanation === null ? null : limitedWords(result.explanation) };
}

/** The same for a claim. */
export function limitedClaim<P>(claim: Claim<P>): Claim<P> {
  const { text, question, evidence } = claim;
  return {
    ...claim,
    text: limitedWords(text),
    question: question === null ? null : limitedWords(question),
    evidence: evidence === null ? null : { ...evidence, quote: limitedWords(evidence.quote) },
  };
}

/** Providers take no limits in a schema, so a model may pass them. */
export function limitedWords(text: string): string {
  return cut(maskSecrets(text), TEXT_CAPS.reason);
}
