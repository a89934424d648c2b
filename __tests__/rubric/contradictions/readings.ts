import type { Summary } from '../../../src/core/summary.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/contradicted-claims.js';
import type { Claim, Mention, SentenceRead } from '../../../src/rubric/contradictions/sentence-read.js';
import { SummaryRead } from '../../../src/rubric/contradictions/summary-read.js';
import { SummaryPairs } from '../../../src/rubric/v2/summary-pairs.js';
import { summaryOf } from '../v2/sessions.js';

/** A summary as the rules read it; of a text alone, where no more is given. */
export function readingOf(given: string | Partial<Summary>): SummaryRead {
  const summary = summaryOf(typeof given === 'string' ? { summary: given } : given);
  const { wanted, vocabulary } = new SummaryPairs().read(summary, summary);
  return new SummaryRead(wanted, summary.aha_moments, vocabulary);
}

export function sentencesOf(text: string): readonly SentenceRead[] {
  return readingOf(text).sentences;
}

export function claimsOf(text: string): readonly Claim[] {
  return readingOf(text).claims;
}

/** The number or name of a text that is written so; the first one where it is not said which. */
export function mentionIn(text: string, written?: string): Mention {
  const mentions = sentencesOf(text).flatMap((sentence) => sentence.mentions);
  const found = mentions.find((mention) => written === undefined || mention.written === written);
  if (found === undefined) throw new Error(`"${text}" mentions no ${written ?? 'number or name'}`);
  return found;
}

/** What cannot be true of one text beside another: by which rule, and what stands against what. */
export function contradictionsOf(reference: string, candidate: string): readonly string[] {
  return new ClaimCheck()
    .contradictedIn(summaryOf({ summary: reference }), summaryOf({ summary: candidate }))
    .map(({ rule, given, wanted }) => `${rule}: ${given} | ${wanted}`);
}
