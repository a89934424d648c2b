import { describe, expect, it } from '@jest/globals';
import type { Defect, FindingCode } from '../../../src/core/finding.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import {
  saysCorrectionLost,
  withLostCorrections,
  withLostPoints,
} from '../../../src/rubric/findings/lost-point-defects.js';
import { momentDefects } from '../../../src/rubric/findings/moment-defects.js';
import { placeOf, summaryOf } from '../scored-texts.js';

const POINT = 'The cherry-pick waits for Lukas';

/** The open points of a reference that a candidate without any lacks. */
function lostOf(...sentences: readonly string[]) {
  const done = 'The export writes UTF-8.';
  const [reference, candidate] = [summaryOf({ summary: [done, ...sentences].join(' ') }), summaryOf({ summary: done })];
  return new ClaimCheck().lostPointsIn(reference, candidate);
}

const gapOf = (sentence: string, code: FindingCode = 'SUMMARY_GAP'): Defect => ({
  ...{ code, dimension: 'summary', suggestion: null, place: placeOf(['summary']) },
  message: `The summary covers 0.10 of this sentence of the reference: "${sentence}"; missing: Lukas`,
});

/** A sentence of which the point is so much. */
function sentenceOf(share: number): string {
  const other = '; tea is over';
  return `${POINT}${other}`.padEnd(Math.round(POINT.length / share) - 1, 'x').concat('.');
}

it('an open point that is lost is told with its words', () => {
  expect(withLostPoints([], lostOf(`${POINT}.`), placeOf)).toEqual([
    {
      code: 'OPEN_POINT_LOST',
      dimension: 'summary',
      message: `Nothing is said of what the reference leaves open: "${POINT}"`,
      suggestion: 'Say that it is open, in your own words',
      place: { file: 'summary' },
    },
  ]);
});

it('what is told already stays, before the points, and is all where none is lost', () => {
  const told = [gapOf('Another sentence.')];
  expect(withLostPoints(told, [], placeOf)).toBe(told);
  expect(withLostPoints(told, lostOf(`${POINT}.`), placeOf).map(({ code }) => code)).toEqual([
    'SUMMARY_GAP',
    'OPEN_POINT_LOST',
  ]);
});

describe('a gap', () => {
  const codesOf = (told: readonly Defect[], ...sentences: readonly string[]) =>
    withLostPoints(told, lostOf(...sentences), placeOf).map(({ code }) => code);

  it('is told once, where its sentence is the point', () => {
    expect(codesOf([gapOf(`${POINT}.`)], `${POINT}.`)).toEqual(['OPEN_POINT_LOST']);
    expect(codesOf([gapOf(`${POINT}.`)], 'The rollout to Almere is pending.', `${POINT}.`)).toEqual([
      'OPEN_POINT_LOST',
      'OPEN_POINT_LOST',
    ]);
  });

  it('and something else of that sentence, too', () => {
    expect(codesOf([gapOf(`${POINT}.`, 'NEGATION_MISMATCH')], `${POINT}.`)).toEqual([
      'NEGATION_MISMATCH',
      'OPEN_POINT_LOST',
    ]);
  });

  it.each([
    [0.65, true],
    [0.61, true],
    [0.59, false],
    [0.4, false],
  ])('is told once where the point is %d of its sentence: %s', (share, once) => {
    const sentence = sentenceOf(share);
    expect(lostOf(sentence).map(({ text }) => text)).toEqual([POINT]);
    expect(codesOf([gapOf(sentence)], sentence)).toEqual(
      once ? ['OPEN_POINT_LOST'] : ['SUMMARY_GAP', 'OPEN_POINT_LOST'],
    );
  });
});

describe('a correction that is lost', () => {
  const moment = { seq: 7, type: 'correction', highlight: 'The bank demands semicolons' };
  const other = { seq: 20, type: 'insight', highlight: 'Commas break amounts' };
  const missing = momentDefects([moment, other], [], 3, placeOf);

  it('takes the place of what is said of its moment', () => {
    expect(withLostCorrections(missing, [moment])).toEqual([
      {
        code: 'CORRECTION_LOST',
        dimension: 'aha_moments',
        message: 'Nothing is said of the correction in message 7: "The bank demands semicolons"',
        suggestion: 'Say what was wrong and what is right, in your own words',
        place: { file: 'aha_moments' },
      },
      missing[1],
    ]);
  });

  it('is not told where the candidate has a moment there, of whatever type', () => {
    const mistyped = momentDefects([moment], [{ ...moment, type: 'insight' }], 3, placeOf);
    expect(withLostCorrections(mistyped, [moment])).toEqual(mistyped);
    expect(withLostCorrections([], [moment])).toEqual([]);
  });

  it('leaves all as it is where none is lost, and other findings of the same words', () => {
    expect(withLostCorrections(missing, [])).toBe(missing);
    const others = missing.map((one): Defect => ({ ...one, code: 'EXTRA_MOMENT' }));
    expect(withLostCorrections(others, [moment])).toEqual(others);
  });

  it('is told by its place and words', () => {
    expect(saysCorrectionLost({ ...moment, seq: 8 })).not.toBe(saysCorrectionLost(moment));
  });
});
