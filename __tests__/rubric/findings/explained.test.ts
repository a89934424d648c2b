import { describe, expect, it } from '@jest/globals';
import type { FindingCode } from '../../../src/core/finding.js';
import type { Dimension, Summary } from '../../../src/core/summary.js';
import type { DimensionResult, TextEvidence } from '../../../src/rubric/evidence.js';
import { findDefects, type SaidOutcomes } from '../../../src/rubric/findings/defects.js';
import { placeOf, summaryOf } from '../scored-texts.js';

const evidenceOf = (parts: Partial<TextEvidence>, isScrambled = false): TextEvidence => ({
  ...{ kind: 'text', similarity: 1, lengthRatio: 1, lengthFactor: 1, bent: 1, gaps: [] },
  comparison: {
    ...{ statements: 1, facts: 1, order: 1, recall: 1, precision: 1, missing: [], similar: [], extra: [] },
    contradictions: isScrambled
      ? [{ rule: 'scrambled', given: 'a list', wanted: '', candidateSentence: 'x', referenceSentence: '' }]
      : [],
  },
  ...parts,
});

const resultOf = (dimension: Dimension, evidence: TextEvidence): DimensionResult => ({
  ...{ dimension, score: 1, reason: '', evidence },
});

const SHORT = resultOf('summary', evidenceOf({ lengthRatio: 0.1 }));
const LONG = resultOf('summary', evidenceOf({ lengthRatio: 9 }));

const ENGLISH = {
  title: 'Cleared the cache of the worker',
  summary: 'The worker leaked memory because the cache of thumbnails was never cleared. All of the tests pass now.',
};
const GERMAN = 'Der Worker verlor Speicher, weil der Cache der Vorschaubilder nie geleert wurde.';

function codesOf(reference: Partial<Summary>, candidate: Partial<Summary>, ...results: readonly DimensionResult[]) {
  const [wanted, given] = [summaryOf(reference), summaryOf(candidate)];
  return findDefects(wanted, given, results, placeOf).map(({ code }): FindingCode => code);
}

describe('a summary that says little', () => {
  /** Of a thousand characters, two hundred of them in actions. */
  const reference = { summary: 'x'.repeat(800), key_actions: ['y'.repeat(120), 'z'.repeat(80)] };
  const candidateOf = (length: number, ...key_actions: readonly string[]) => ({
    summary: 'v'.repeat(length),
    key_actions,
  });

  it.each<readonly [string, Partial<Summary>, boolean]>([
    ['of less than fifteen hundredths, with its actions', candidateOf(49, 'a'.repeat(60), 'b'.repeat(40)), true],
    ['of fifteen hundredths, with its actions', candidateOf(50, 'a'.repeat(60), 'b'.repeat(40)), false],
    ['of twenty hundredths, with its actions', candidateOf(100, 'a'.repeat(100)), false],
    ['and no actions', candidateOf(150), true],
    ['and empty actions', candidateOf(150, ' ', ''), true],
    ['and one action that is not empty', candidateOf(150, ' ', 'a'), false],
  ])('is too short, %s: %s', (_, candidate, isShort) => {
    expect(codesOf(reference, candidate, SHORT)).toEqual(isShort ? ['SUMMARY_TOO_SHORT'] : []);
    // One that is too long is too long, whatever its actions.
    expect(codesOf(reference, candidate, LONG)).toEqual(['SUMMARY_TOO_LONG']);
  });
});

describe('a summary in a loop', () => {
  const loop = 'The tests pass now at last. The tests pass now at last.';
  const looping = Array.from({ length: 3 }, () => 'Ran all of the tests');

  it('is neither too short nor too long', () => {
    for (const result of [SHORT, LONG]) {
      expect(codesOf(ENGLISH, { ...ENGLISH, summary: loop }, result)).toEqual(['REPEATED_TEXT']);
      expect(codesOf(ENGLISH, { title: GERMAN, summary: loop }, result)).toEqual(['WRONG_LANGUAGE', 'REPEATED_TEXT']);
    }
  });

  it('may well be, where another field loops, or is in another form', () => {
    expect(codesOf(ENGLISH, { ...ENGLISH, key_actions: looping }, LONG)).toEqual(['REPEATED_TEXT', 'SUMMARY_TOO_LONG']);
    const fenced = { ...ENGLISH, summary: `Sure! ${ENGLISH.summary}` };
    expect(codesOf(ENGLISH, fenced, LONG)).toEqual(['CHATTER', 'SUMMARY_TOO_LONG']);
  });

  it('may contradict the reference all the same', () => {
    const scrambled = resultOf('summary', evidenceOf({}, true));
    expect(codesOf(ENGLISH, { ...ENGLISH, summary: loop }, scrambled)).toEqual(['SCRAMBLED_TEXT', 'REPEATED_TEXT']);
  });
});

describe('disorder', () => {
  const scrambled = resultOf('summary', evidenceOf({}, true));

  it.each<readonly [string, Partial<Summary>, readonly FindingCode[]]>([
    ['in the language of the reference', ENGLISH, ['SCRAMBLED_TEXT']],
    ['in another language, which is nobody’s to judge', { ...ENGLISH, summary: GERMAN }, ['WRONG_LANGUAGE']],
    [
      'in another language, with something else',
      { ...ENGLISH, summary: `${GERMAN} Er`, key_actions: ['- Ran it'] },
      ['WRONG_LANGUAGE', 'CUT_OFF', 'MARKUP_IN_TEXT'],
    ],
    ['beside another field in another language', { ...ENGLISH, title: GERMAN }, ['WRONG_LANGUAGE', 'SCRAMBLED_TEXT']],
    ['of a text in another form', { ...ENGLISH, summary: `Sure! ${ENGLISH.summary}` }, ['SCRAMBLED_TEXT', 'CHATTER']],
  ])('is told %s', (_, candidate, wanted) => expect(codesOf(ENGLISH, candidate, scrambled)).toEqual(wanted));
});

describe('an outcome', () => {
  const outcome = (score: number): DimensionResult => ({
    ...{ dimension: 'outcome', score, reason: '', evidence: { kind: 'edge-case' } },
  });
  const messagesOf = (candidate: string, score: number, said?: SaidOutcomes) =>
    findDefects(summaryOf({ outcome: 'partial' }), summaryOf({ outcome: candidate }), [outcome(score)], placeOf, said);

  it('is wrong where it does not have all of its score', () => {
    expect(messagesOf('failed', 1)).toEqual([]);
    expect(messagesOf('failed', 0)).toMatchObject([
      { message: 'The outcome is "failed"; the reference says "partial"' },
    ]);
    expect(messagesOf('failed', 0.5)).toHaveLength(1);
  });

  it('is told in the words of the team', () => {
    const said = { reference: 'half', candidate: 'ko', allowed: ['ok', 'half', 'ko'] };
    expect(messagesOf('failed', 0, said)).toMatchObject([
      { message: 'The outcome is "ko"; the reference says "half"', suggestion: 'Change outcome to "half"' },
    ]);
    expect(messagesOf('huh', 0, { ...said, candidate: 'huh' })).toMatchObject([
      { message: 'The outcome is "huh"; the reference says "half"; allowed: "ok", "half", "ko"' },
    ]);
    expect(messagesOf(' ', 0, { ...said, candidate: ' ' })).toMatchObject([
      { message: 'The outcome is empty; the reference says "half"; allowed: "ok", "half", "ko"' },
    ]);
  });
});
