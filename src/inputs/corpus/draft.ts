import { jsonText } from '../../core/json/text.js';
import { maskTexts } from '../../core/redact.js';
import { OUTCOMES, type Outcome } from '../../core/summary.js';
import { normalizeOutcome } from '../../rubric/v1.js';
import type { ValidCandidate } from '../candidates/candidate.js';
import { hasField } from '../format/in-our-keys.js';
import { inTheirKeys } from '../format/in-their-keys.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { allowedOutcomes, theirWord } from '../format/their-words.js';

/** A draft of a golden session, with remarks for its reviewer; the notes in the draft say the same. */
export interface Draft {
  /** Content of reference.json; it passes the strict schema. */
  readonly value: unknown;
  /** Remarks as sentences without a full stop. */
  readonly remarks: readonly string[];
  /** Whether a credential was masked in it. */
  readonly isMasked: boolean;
}

/** Outcome of a draft until somebody decides on one: the schema requires an outcome. */
const PLACEHOLDER_OUTCOME: Outcome = 'partial';

/** What a draft is made from. */
export type DraftedCandidate = Pick<ValidCandidate, 'summary' | 'outcomeWord'>;

/**
 * Makes the draft of a golden session from a summary that a pipeline wrote; with null, an empty one for somebody to
 * fill in from the transcript. It is marked unreviewed: the words of a model are no measure until a person has
 * corrected them.
 * @param format the one that the team writes its summaries in, and so the draft's
 * @param told what the reviewer should know besides, as sentences without a full stop
 */
export function makeDraft(
  name: string,
  candidate: DraftedCandidate | null,
  format: SummaryFormat,
  told: readonly string[] = [],
): Draft {
  const summary = candidate?.summary;
  const outcome = OUTCOMES.find((known) => known === normalizeOutcome(summary?.outcome ?? ''));
  const moments = summary?.aha_moments ?? [];
  const placed = moments.filter(({ seq }) => Number.isSafeInteger(seq) && seq >= 0);
  const given =
    summary === undefined || summary.outcome === '' ? 'no outcome' : `the outcome ${JSON.stringify(summary.outcome)}`;
  const standIn = theirWord(PLACEHOLDER_OUTCOME, format);
  const lost = moments.length - placed.length;
  const remarks = maskTexts([
    ...told,
    ...(outcome === undefined && hasField(format, 'outcome')
      ? [`There is ${given}: ${JSON.stringify(standIn)} only stands in for ${allowedOutcomes(format).join(', ')}`]
      : []),
    ...(lost > 0 ? [`${lost} of ${moments.length} moments left out: their seq is no message number`] : []),
  ]);
  const whole = {
    name,
    unreviewed: true,
    // The reviewer may be somebody else, who has not seen them printed.
    notes: remarks.map((remark) => `${remark}.`).join(' '),
    difficulty: 'normal',
    kind: 'other',
    reference: inTheirKeys(
      {
        title: summary?.title ?? '',
        summary: summary?.summary ?? '',
        key_actions: summary?.key_actions ?? [],
        outcome: candidate?.outcomeWord ?? outcome ?? standIn,
        aha_moments: placed,
        topics_found: summary?.topics_found ?? [],
      },
      format,
    ),
  };
  const value = maskTexts(whole);
  return { value, remarks, isMasked: jsonText(value) !== jsonText(whole) };
}
