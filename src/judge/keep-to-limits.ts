import { maskSecrets } from '../redact.js';
import { cut } from '../render/escape.js';
import { DIMENSIONS, type Summary } from '../summary.js';
import type { JudgedScore, Judgement } from './judgement.js';
import { cappedSummary, TEXT_CAPS } from './prompts/foreign-data.js';
import { SUGGESTION_CHARS } from './prompts/rubric-schema.js';

export interface WordLimits {
  /** At most so many suggestions. */
  readonly suggestions: number;
  /** Longest rationale, in code points. */
  readonly rationaleChars: number;
  /** Whether any session was to be rewritten. */
  readonly wantsRewrite: boolean;
}

/**
 * A judgement with no more words than were asked for: providers take no limits in a schema, so a model may pass them.
 * What is too long ends in a visible mark; credentials are masked, as they are in a cassette. Numbers stay.
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
    rationale: short(judgement.rationale, rationaleChars),
    rewrite: wantsRewrite ? shortRewrite(judgement.rewrite) : null,
    modelUsed: short(judgement.modelUsed, LONGEST_MODEL),
    suggestions: judgement.suggestions.slice(0, suggestions).map((text) => cut(maskSecrets(text), SUGGESTION_CHARS)),
  };
}

/** Names of models are shorter; what answers may call itself anything. */
const LONGEST_MODEL = 100;

/** As a summary that is sent: one line a text, no credentials. Topics are no dimension, so nobody has asked for them. */
function shortRewrite(rewrite: Summary | null): Summary | null {
  return rewrite && { ...cappedSummary(rewrite, 'rewrite', TEXT_CAPS).shown, topics_found: [] };
}

function shortened({ score, reason }: JudgedScore, longest: number): JudgedScore {
  return { score, reason: short(reason, longest) };
}

function short(text: string | null, longest: number): string | null {
  return text === null ? null : cut(maskSecrets(text), longest);
}
