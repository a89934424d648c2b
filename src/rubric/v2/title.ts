import type { Score } from '../evidence.js';
import type { Text } from './text.js';
import { bend, compareTexts, f1, factorOf, type Session } from './text-score.js';

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
  const similarity = (f1(recall.share, precision.share) + recall.share) / 2;
  const raw = similarity * lengthFactor;
  return {
    score: bend(raw) * factorOf(comparison),
    reason: `covers ${recall.share.toFixed(2)} of the reference, ${precision.share.toFixed(2)} of it is covered by the reference`,
    evidence: { kind: 'text', comparison, lengthRatio, lengthFactor, raw },
  };
}
