import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Claim } from '../contradictions/sentence-read.js';
import { quote } from './quote.js';

/** A point that is this much of its sentence says what the sentence says. */
const WHOLE_FROM = 0.6;

/** What is known to be wrong already, with the open points that a candidate says nothing of; a gap that is one of them is told once. */
export function withLostPoints(told: readonly Defect[], lost: readonly Claim[], placeOf: PlaceOf): readonly Defect[] {
  if (lost.length === 0) return told;
  const whole = lost
    .filter(({ text, sentence }) => text.length >= WHOLE_FROM * sentence.text.trim().length)
    .map(({ sentence }) => quote(sentence.text.trim()));
  const isToldBetter = ({ code, message }: Defect): boolean =>
    code === 'SUMMARY_GAP' && whole.some((sentence) => message.includes(sentence));
  return [
    ...told.filter((one) => !isToldBetter(one)),
    ...lost.map(
      ({ text }): Defect => ({
        code: 'OPEN_POINT_LOST',
        dimension: 'summary',
        message: `Nothing is said of what the reference leaves open: ${quote(text)}`,
        suggestion: 'Say that it is open, in your own words',
        place: placeOf(['summary']),
      }),
    ),
  ];
}
