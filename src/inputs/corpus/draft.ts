import { maskTexts } from '../../core/redact.js';
import { OUTCOMES, type Outcome, type Summary } from '../../core/summary.js';
import { normalizeOutcome } from '../../rubric/v1.js';

/** A draft of a golden session, and what a reviewer must know about it; its notes say the same. */
export interface Draft {
  /** What belongs into reference.json. It passes the strict schema. */
  readonly value: unknown;
  /** Sentences without a closing stop. */
  readonly remarks: readonly string[];
}

/** The schema wants an outcome, and nobody has decided on one yet. */
const STAND_IN: Outcome = 'partial';

/**
 * The draft of a reference, from what a pipeline wrote, or empty where somebody is to write it from the transcript. It is
 * marked as unreviewed: what a model has said is no measure until a person has corrected it.
 */
export function makeDraft(name: string, candidate: Summary | null): Draft {
  const outcome = OUTCOMES.find((known) => known === normalizeOutcome(candidate?.outcome ?? ''));
  const moments = candidate?.aha_moments ?? [];
  const placed = moments.filter(({ seq }) => Number.isSafeInteger(seq) && seq >= 0);
  const given =
    candidate === null || candidate.outcome === '' ? 'no outcome' : `the outcome ${JSON.stringify(candidate.outcome)}`;
  const lost = moments.length - placed.length;
  const remarks = [
    ...(outcome === undefined ? [`There is ${given}: "${STAND_IN}" only stands in for ${OUTCOMES.join(', ')}`] : []),
    ...(lost > 0 ? [`${lost} of ${moments.length} moments left out: their seq is no message number`] : []),
  ];
  const value = maskTexts({
    name,
    unreviewed: true,
    // The reviewer may be somebody else, who has not seen them printed.
    notes: remarks.map((remark) => `${remark}.`).join(' '),
    difficulty: 'normal',
    kind: 'other',
    tags: [],
    reference: {
      title: candidate?.title ?? '',
      summary: candidate?.summary ?? '',
      key_actions: candidate?.key_actions ?? [],
      outcome: outcome ?? STAND_IN,
      aha_moments: placed,
      topics_found: candidate?.topics_found ?? [],
    },
  });
  return { value, remarks };
}
