import type { z } from 'zod';
import { OUTCOMES, type Outcome, type Summary } from '../../core/summary.js';
import { bareWord } from '../../rubric/bare-word.js';
import { normalizeOutcome } from '../../rubric/v1.js';
import type { SummaryFormat } from './summary-format.js';

/** An outcome of ours in the first of a team's words for it, or as it is where they have none. */
export function theirWord(outcome: string, { words }: SummaryFormat): string {
  const ours = OUTCOMES.find((one) => one === outcome);
  return (ours === undefined ? undefined : words.get(ours)?.[0]) ?? outcome;
}

/** A summary as it is written, with the word that the team has for its outcome, where that is another than ours. */
export function asWritten(summary: Summary, { outcomeWord }: { readonly outcomeWord: string | null }): Summary {
  return outcomeWord === null ? summary : { ...summary, outcome: outcomeWord };
}

/**
 * What a word of a team means; undefined where it is none of theirs. A stop, quotes or the like around it are no part of it, unless
 * the team has the word with them. Ours are compared as the rubric compares them, so that they have to stand alone.
 */
export function meaningOf(word: string, { outcomes }: SummaryFormat): Outcome | undefined {
  return outcomes.get(normalizeOutcome(word)) ?? outcomes.get(normalizeOutcome(bareWord(word)));
}

/** A summary with the outcome in our word, which is what is scored; one that is nobody's word stays as it is. */
export function inOurWords(summary: Summary, format: SummaryFormat): Summary {
  const ours = meaningOf(summary.outcome, format);
  return ours === undefined ? summary : { ...summary, outcome: ours };
}

/** What a team may write as an outcome: their words, and those of ours for which they have none. Each once. */
export function allowedOutcomes({ words, outcomes }: SummaryFormat): readonly string[] {
  // A word of ours that means another outcome here is listed as the word for that one.
  return OUTCOMES.flatMap((outcome) => words.get(outcome) ?? (outcomes.has(outcome) ? [] : [outcome]));
}

/** What a schema found wrong, with the outcomes that the team may write. */
export function inTheirWords(issues: readonly z.core.$ZodIssue[], format: SummaryFormat): readonly z.core.$ZodIssue[] {
  if (format.outcomes.size === 0) return issues;
  return issues.map((issue) =>
    issue.code === 'invalid_value' && issue.path.at(-1) === 'outcome'
      ? { ...issue, values: [...allowedOutcomes(format)] }
      : issue,
  );
}
