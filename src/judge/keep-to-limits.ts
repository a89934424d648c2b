import { maskSecrets } from '../redact.js';
import { cut } from '../render/escape.js';
import { DIMENSIONS } from '../summary.js';
import type { JudgedScore, Judgement } from './judgement.js';
import { TEXT_CAPS } from './prompts/foreign-data.js';
import { SUGGESTION_CHARS } from './prompts/rubric-schema.js';

export interface WordLimits {
  /** At most so many suggestions. */
  readonly suggestions: number;
  /** Longest rationale, in code points. */
  readonly rationaleChars: number;
}

/**
 * A judgement with no more words than were asked for: providers take no limits in a schema, so a model may pass them.
 * What is too long ends in a visible mark; credentials are masked, as they are in a cassette. Numbers stay.
 */
export function keepToLimits(judgement: Judgement, { suggestions, rationaleChars }: WordLimits): Judgement {
  const dimensions = { ...judgement.dimensions };
  for (const dimension of DIMENSIONS) dimensions[dimension] = shortened(dimensions[dimension], TEXT_CAPS.reason);
  return {
    ...judgement,
    overall: shortened(judgement.overall, rationaleChars),
    dimensions,
    rationale: short(judgement.rationale, rationaleChars),
    suggestions: judgement.suggestions.slice(0, suggestions).map((text) => cut(maskSecrets(text), SUGGESTION_CHARS)),
  };
}

function shortened({ score, reason }: JudgedScore, longest: number): JudgedScore {
  return { score, reason: short(reason, longest) };
}

function short(text: string | null, longest: number): string | null {
  return text === null ? null : cut(maskSecrets(text), longest);
}
