import type { Score } from '../evidence.js';
import { findGaps } from './gaps.js';
import type { Text } from './text.js';
import { bend, compareTexts, describeCosts, factorOf, type Session } from './text-score.js';

/** Up to this many times the reference's weight of words, a summary is not padded. */
const PADDED_FROM = 1.5;

/**
 * Coverage of the reference, times what padding, contradictions and disorder leave of it. Recall, not sameness: what
 * people want of a summary is that nothing important is missing.
 */
export function scoreSummary(reference: Text, candidate: Text, session: Session): Score {
  const comparison = compareTexts(reference, candidate, session);
  const { recall } = comparison;
  const lengthRatio = candidate.weight / reference.weight;
  const lengthFactor = lengthRatio <= PADDED_FROM ? 1 : Math.sqrt(PADDED_FROM / lengthRatio);
  const bent = bend(recall * lengthFactor);
  return {
    score: bent * factorOf(comparison),
    reason: `covers ${recall.toFixed(2)} of the reference${describeCosts(comparison, lengthFactor)}`,
    evidence: {
      kind: 'text',
      comparison,
      similarity: recall,
      lengthRatio,
      lengthFactor,
      bent,
      gaps: findGaps(reference, candidate),
    },
  };
}
