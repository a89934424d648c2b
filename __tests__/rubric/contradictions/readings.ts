import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import type { ClaimRule } from '../../../src/rubric/contradictions/contradicted-claim.js';
import type { Claim, Mention, SentenceRead } from '../../../src/rubric/contradictions/sentence-read.js';
import { SummaryRead } from '../../../src/rubric/contradictions/summary-read.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { SummaryPairs } from '../../../src/rubric/v2/summary-pairs.js';
import { summaryOf } from '../v2/sessions.js';

const PAIRS = new SummaryPairs();
const CHECK = new ClaimCheck();

function wholeOf(given: string | Partial<Summary>): Summary {
  return summaryOf(typeof given === 'string' ? { summary: given } : given);
}

/** A summary as the rules read it; of a text alone, where no more is given. */
export function readingOf(given: string | Partial<Summary>): SummaryRead {
  const summary = wholeOf(given);
  const { wanted, vocabulary } = PAIRS.read(summary, summary);
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

/** What is known of a session of which the reference tells everything. */
export const NOTHING_ELSE = { transcript: new Grounds([]), isWhole: true };

/** What cannot be true of one text beside another: by which rule, and what stands against what. */
export function contradictionsOf(
  reference: string | Partial<Summary>,
  candidate: string | Partial<Summary>,
): readonly string[] {
  return CHECK.contradictedIn(wholeOf(reference), wholeOf(candidate), NOTHING_ELSE).map(
    ({ rule, given, wanted }) => `${rule}: ${given} | ${wanted}`,
  );
}

/** What a reference stands against, and what it leaves be. */
export interface Standing {
  readonly reference: string;
  /** Each with what the reference has that tells otherwise. */
  readonly against?: readonly (readonly [candidate: string, witness: string])[];
  readonly beside?: readonly string[];
}

/** A test for each candidate: the rule finds just what is told, or nothing. Other rules may find what they like. */
export function holdRule(rule: ClaimRule, cases: readonly Standing[]): void {
  const witnesses = (reference: string, candidate: string): readonly string[] =>
    contradictionsOf(reference, candidate).flatMap((found) =>
      found.startsWith(`${rule}: `) ? [found.split(' | ')[1] ?? ''] : [],
    );
  for (const { reference, against = [], beside = [] } of cases) {
    describe(reference, () => {
      for (const [candidate, witness] of against) {
        it(`stands against ${candidate}`, () => expect(witnesses(reference, candidate)).toEqual([witness]));
      }
      for (const candidate of beside) {
        it(`leaves ${candidate}`, () => expect(witnesses(reference, candidate)).toEqual([]));
      }
    });
  }
}

/** The same witness for many candidates. */
export function allAgainst(
  witness: string,
  candidates: readonly string[],
): readonly (readonly [candidate: string, witness: string])[] {
  return candidates.map((candidate) => [candidate, witness]);
}
