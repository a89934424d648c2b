import type { Score } from '../evidence.js';
import type { Text } from './text.js';
import { bend, compareTexts, describeCosts, f1, factorOf, type Session } from './text-score.js';

/** A title so much shorter or longer than the reference's is no rendering of it. */
const SHORTEST = 0.4;
const LONGEST = 2.5;
const LENGTH_FACTOR = 0.7;

/** Half coverage, half sameness: a title has no room for more, but must not be a paragraph either. */
export function scoreTitle(reference: Text, candidate: Text, session: Session): Score {
  const comparison = compareTexts(reference, candidate, session);
  const { recall, precision } = comparison;
  const lengthRatio = candidate.length / reference.length;
  const lengthFactor = lengthRatio < SHORTEST || lengthRatio > LONGEST ? LENGTH_FACTOR : 1;
  const similarity = (f1(recall, precision) + recall) / 2;
  const bent = bend(similarity * lengthFactor);
  return {
    score: bent * factorOf(comparison),
    reason: `covers ${recall.toFixed(2)} of the reference, which covers ${precision.toFixed(2)} of it${describeCosts(comparison, lengthFactor)}`,
    evidence: { kind: 'text', comparison, similarity, lengthRatio, lengthFactor, bent, gaps: [] },
  };
}
