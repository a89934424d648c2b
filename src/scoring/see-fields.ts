import { OUTCOMES, type Summary } from '../core/summary.js';
import type { ValidCandidate } from '../inputs/candidates/candidate.js';
import type { DimensionScore } from '../rubric/evidence.js';
import { normalizeOutcome } from '../rubric/v1.js';
import type { FieldsSeen, MissingField } from './fields-seen.js';

/** What may be a team's word for an outcome; all else is a mistake of one candidate. */
const WORD = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _./-]{0,39}$/u;

/** What is strange in the fields of a candidate; undefined for one that has all of them and an outcome that is one. */
export function seeFields(
  reference: Summary,
  { missing: absent, unread, summary, outcomeWord, place }: ValidCandidate,
  results: readonly DimensionScore[],
): FieldsSeen | undefined {
  const missing: MissingField[] = [];
  for (const dimension of absent.keys()) {
    const isEmptyInReference = reference[dimension].length === 0;
    // That nobody has moments is of account only beside what is amiss.
    if (dimension !== 'aha_moments' || !isEmptyInReference || missing.length > 0)
      missing.push({ dimension, isEmptyInReference });
  }
  const isWrong = results.some(({ dimension, score }) => dimension === 'outcome' && score < 1);
  const given = isWrong ? normalizeOutcome(summary.outcome) : '';
  const isNone = given !== '' && !OUTCOMES.some((outcome) => outcome === given);
  const written = (outcomeWord ?? summary.outcome).trim();
  const word = isNone && WORD.test(written) ? written : null;
  if (missing.length === 0 && word === null) return undefined;
  const { file, line = 1 } = place;
  return { place: { file, line }, missing, word, unread: missing.length === 0 ? [] : unread };
}
