import type { Score } from '../evidence.js';
import type { Text } from './text.js';
import { bend, compareTexts, factorOf, type Session } from './text-score.js';

/** Up to this many times the reference's weight of words, a summary is not padded. */
const PADDED_FROM = 1.5;

/**
 * Coverage of the reference, times what padding, contradictions and disorder leave of it. Recall, not sameness: what
 * people want of a summary is that nothing important is missing.
 */
export function scoreSummary(reference: Text, candidate: Text, session: Session): Score {
  const comparison = compareTexts(reference, candidate, session);
  const lengthRatio = candidate.weight / reference.weight;
  const padding = lengthRatio <= PADDED_FROM ? 1 : Math.sqrt(PADDED_FROM / lengthRatio);
  const raw = comparison.recall.share * padding;
  return {
    score: bend(raw) * factorOf(comparison),
    reason: `covers ${comparison.recall.share.toFixed(2)} of the reference`,
    evidence: { kind: 'text', comparison, lengthRatio, lengthFactor: padding, raw },
  };
}
