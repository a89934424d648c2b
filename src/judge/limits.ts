import { maskJsonStrings } from '../core/masked-json.js';
import { maskSecrets } from '../core/redact.js';
import { DIMENSIONS, type Summary } from '../core/summary.js';
import { cut } from '../core/text.js';
import type { JudgedScore, Judgement } from './judgement.js';
import type { Claim } from './metrics/claims.js';
import type { GevalResult } from './metrics/geval.js';
import { cappedSummary, TEXT_CAPS } from './prompts/foreign-data.js';
import { FACT_CHARS, MOST_FACTS, MOST_INVENTED, SUGGESTION_CHARS } from './prompts/rubric-schema.js';

export interface WordLimits {
  /** At most so many suggestions. */
  readonly suggestions: number;
  /** Longest rationale, in code points. */
  readonly rationaleChars: number;
  /** Whether a rewritten summary was asked for. */
  readonly wantsRewrite: boolean;
}

/**
 * A judgement with no more words than were asked for: providers take no limits in a schema, so a model may pass them.
 * What is too long ends in a visible mark. Credentials are masked before that, although the report masks all it holds: of one
 * that was cut nobody could tell what it is. Numbers stay.
 */
export function keepToLimits(
  judgement: Judgement,
  { suggestions, rationaleChars, wantsRewrite }: WordLimits,
): Judgement {
  const dimensions = { ...judgement.dimensions };
  for (const dimension of DIMENSIONS) dimensions[dimension] = shortened(dimensions[dimension], TEXT_CAPS.reason);
  return {
    ...judgement,
    overall: shortened(judgement.overall, rationaleChars),
    dimensions,
    facts: judgement.facts
      .slice(0, MOST_FACTS)
      .map(({ fact, status }) => ({ fact: cut(maskSecrets(fact), FACT_CHARS), status })),
    invented: judgement.invented.slice(0, MOST_INVENTED).map((claim) => cut(maskSecrets(claim), FACT_CHARS)),
    rationale: short(judgement.rationale, rationaleChars),
    rewrite: wantsRewrite ? shortRewrite(judgement.rewrite) : null,
    modelUsed: short(judgement.modelUsed, LONGEST_MODEL),
    suggestions: judgement.suggestions.slice(0, suggestions).map((text) => cut(maskSecrets(text), SUGGESTION_CHARS)),
  };
}

/** Names of models are shorter; what answers may call itself anything. */
const LONGEST_MODEL = 100;

/**
 * A rewritten summary with its texts cleaned like those that are sent to a judge: one line each, no credentials. Topics
 * are left out: they are no dimension, so nobody asked for them.
 */
function shortRewrite(rewrite: Summary | null): Summary | null {
  return rewrite && { ...cappedSummary(rewrite, 'rewrite', TEXT_CAPS).shown, topics_found: [] };
}

function shortened({ score, reason }: JudgedScore, longest: number): JudgedScore {
  return { score, reason: short(reason, longest) };
}

function short(text: string | null, longest: number): string | null {
  return text === null ? null : cut(maskSecrets(text), longest);
}

/** A result with no more words than were asked for. */
export function limitedGeval(result: GevalResult): GevalResult {
  return { ...result, explanation: result.explanation === null ? null : limitedWords(result.explanation) };
}

/** A claim with its text, question and quote cut to the length that was asked for. */
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

/**
 * An answer without what looks like a credential, still JSON if it was. `null` if a credential reaches beyond a string; such a
 * text must not be kept.
 */
export function maskAnswer(text: string): string | null {
  const masked = maskJsonStrings(text);
  return maskSecrets(masked) === masked ? masked : null;
}
