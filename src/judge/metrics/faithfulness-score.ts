import { stored } from '../../report/statistics.js';
import type { Reason } from '../completer.js';
import { isEnough } from '../judge-facts.js';

/** How many claims of a summary came to which end. */
export interface ClaimCounts {
  /** Claims that were to be checked. */
  readonly asked: number;
  readonly confirmed: number;
  readonly contradicted: number;
  readonly unsupported: number;
}

export interface FaithfulnessScore {
  /** 0..1, six decimals; null where it was not measured. */
  readonly faithfulness: number | null;
  /** 1 - faithfulness. */
  readonly hallucination: number | null;
  readonly reason: Reason | null;
}

/**
 * faithfulness = confirmed / answered, hallucination = 1 - faithfulness (question-answer generation, as in QAGS: Wang et
 * al., "Asking and Answering Questions to Evaluate the Factual Consistency of Summaries", ACL 2020). A claim of which
 * the transcript tells nothing counts as not confirmed; one that got no answer is in no number. Unmeasured if nothing
 * was claimed, or if less than `minMeasured` (0..1) of the claims got an answer: else one of twenty could look perfect.
 * @param gap why claims got no answer, for the case that too few did
 */
export function scoreFaithfulness(
  { asked, confirmed, contradicted, unsupported }: ClaimCounts,
  minMeasured: number,
  gap: Reason,
): FaithfulnessScore {
  if (asked === 0) return { faithfulness: null, hallucination: null, reason: 'nothing_to_check' };
  const answered = confirmed + contradicted + unsupported;
  if (answered === 0 || !isEnough({ wanted: asked, measured: answered }, minMeasured)) {
    return { faithfulness: null, hallucination: null, reason: gap };
  }
  const faithfulness = stored(confirmed / answered, 'six decimals');
  return { faithfulness, hallucination: stored(1 - faithfulness, 'six decimals'), reason: null };
}
