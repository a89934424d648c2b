import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Moment } from '../../core/summary.js';
import type { Claim } from '../contradictions/sentence-read.js';
import { saysMissing } from './moment-defects.js';
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

/** Defects with the corrections that a candidate says nothing of: each takes the place of what is said of its missing moment. */
export function withLostCorrections(told: readonly Defect[], lost: readonly Moment[]): readonly Defect[] {
  if (lost.length === 0) return told;
  const corrections = new Map(lost.map((moment) => [saysMissing(moment), moment]));
  return told.map((defect) => {
    const moment = defect.code === 'MISSING_MOMENT' ? corrections.get(defect.message) : undefined;
    return moment === undefined ? defect : lostCorrection(moment, defect);
  });
}

/** What is said of a correction that a candidate does not tell. */
export function saysCorrectionLost({ seq, highlight }: Moment): string {
  return `Nothing is said of the correction in message ${seq}: ${quote(highlight)}`;
}

function lostCorrection(moment: Moment, { place }: Defect): Defect {
  return {
    code: 'CORRECTION_LOST',
    dimension: 'aha_moments',
    message: saysCorrectionLost(moment),
    suggestion: 'Say what was wrong and what is right, in your own words',
    place,
  };
}
