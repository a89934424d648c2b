import { describe, expect, it } from '@jest/globals';
import type { Defect, FindingCode } from '../../../src/core/finding.js';
import type { Summary } from '../../../src/core/summary.js';
import { holdsAgainst, isUnknownTo, type OtherWording } from '../../../src/rubric/findings/held-against.js';
import { summaryOf } from '../scored-texts.js';

function defectOf(code: FindingCode, message = 'Something is wrong', file = 'summary.json', line = 3): Defect {
  return { code, dimension: 'summary', message, suggestion: null, place: { file, line } };
}

/** Another accepted wording: what it says, what it finds in the candidate, and what the reference finds in it. */
function wordingOf(
  summary: Partial<Summary> = {},
  defects: readonly Defect[] = [],
  own: readonly Defect[] = [],
  unknown: readonly Defect[] = [],
): OtherWording {
  return { summary: summaryOf(summary), defects: () => defects, unknown: () => unknown, own: () => own };
}

const elsewhere = defectOf('CHATTER', 'Something else', 'other.json');

describe('what is wrong by the reference', () => {
  it.each<FindingCode>(['CHATTER', 'EXTRA_ACTION', 'UNGROUNDED_NUMBER', 'WRONG_OUTCOME', 'TITLE_DRIFT'])(
    'is wrong if the other wording finds it at the same place: %s',
    (code) => {
      const defect = defectOf(code);
      expect(holdsAgainst(defect, wordingOf({}, [elsewhere, defectOf(code, 'In other words')]))).toBe(true);
      expect(holdsAgainst(defect, wordingOf({}, [defectOf(code, 'a', 'other.json'), elsewhere]))).toBe(false);
      expect(holdsAgainst(defect, wordingOf({}, [defectOf(code, 'a', 'summary.json', 4)]))).toBe(false);
      expect(holdsAgainst(defect, wordingOf({}, [defectOf('CUT_OFF')]))).toBe(false);
      expect(holdsAgainst(defect, wordingOf())).toBe(false);
    },
  );
});

describe('what the session does not know', () => {
  const unknownBy = (unknown: readonly Defect[], defects: readonly Defect[] = []) =>
    wordingOf({}, defects, [], unknown);

  it.each<FindingCode>(['FOREIGN_ACTION', 'CUT_OFF'])('is told where it does not know it either way: %s', (code) => {
    const defect = defectOf(code);
    expect(isUnknownTo(defect, unknownBy([elsewhere, defectOf(code, 'In other words')]))).toBe(true);
    // Only of the form something is told by the comparison as well.
    expect(isUnknownTo(defect, unknownBy([], [defectOf(code, 'The form tells it')]))).toBe(code === 'CUT_OFF');
    expect(isUnknownTo(defect, unknownBy([defectOf(code, 'a', 'other.json')]))).toBe(false);
    expect(isUnknownTo(defect, unknownBy([defectOf('CHATTER')]))).toBe(false);
    expect(isUnknownTo(defect, unknownBy([]))).toBe(false);
  });

  it.each<FindingCode>(['UNGROUNDED_NUMBER', 'UNGROUNDED_NAME'])(
    'is the number or name, whatever the text: %s',
    (code) => {
      const of = (written: string) => defectOf(code, `The transcript has not "${written}": the candidate says "x"`);
      expect(isUnknownTo(of('12'), unknownBy([of('34'), of('12')]))).toBe(true);
      expect(isUnknownTo(of('12'), unknownBy([of('34')]))).toBe(false);
    },
  );
});

describe('an omission', () => {
  const missing = defectOf('MISSING_ACTION', 'Missing action: "ran tests"; the closest candidate action is "ran"');
  const alike = defectOf('MISSING_ACTION', 'Missing action: "ran tests"', 'accepted.json', 1);
  const other = defectOf('MISSING_ACTION', 'Missing action: "made tea"', 'accepted.json', 1);

  it('stands where the other wording has what is missing', () => {
    expect(holdsAgainst(missing, wordingOf({}, [missing]))).toBe(true);
    expect(holdsAgainst(missing, wordingOf({}, [missing], [other, elsewhere]))).toBe(true);
  });

  it('does not where that leaves it out itself, or misses nothing', () => {
    expect(holdsAgainst(missing, wordingOf({}, [missing], [alike]))).toBe(false);
    expect(holdsAgainst(missing, wordingOf({}, [missing], [other, alike]))).toBe(false);
    expect(holdsAgainst(missing, wordingOf({}, [], [other]))).toBe(false);
    expect(holdsAgainst(missing, wordingOf())).toBe(false);
  });
});

describe('a contradiction about a number or a name', () => {
  const numberOf = (given: string) =>
    defectOf(
      'NUMBER_MISMATCH',
      `The reference says "48", the candidate says "${given}": the candidate says "x", the reference "y"`,
    );

  it.each<readonly [string, string, Partial<Summary>, boolean]>([
    ['is borne out by a text that has it', '84', { summary: 'It read 84 rows.' }, false],
    ['by one of several', '84', { title: 'Rows', key_actions: ['Read them', 'Wrote 84'] }, false],
    ['by a moment', '84', { aha_moments: [{ seq: 1, type: 'a', highlight: '84!' }] }, false],
    ['at the beginning of a text', '84', { title: '84 rows' }, false],
    ['in any case and width', 'Vite', { title: 'Moved to ＶＩＴＥ' }, false],
    ['behind a longer one', '84', { title: '840, 184, then 84' }, false],
    ['right behind a longer one', '4', { title: '44 4' }, false],
    ['not by a longer one', '84', { title: 'Rows: 840, 184 or 1840, v84, 84a' }, true],
    ['not by nothing', '84', {}, true],
    ['not by another', '84', { title: '48' }, true],
    ['as it is masked', 'a ***', { title: `a ghp_${'a1B2'.repeat(9)}` }, false],
  ])('%s: %s', (_, given, summary, holds) => {
    const defect = numberOf(given);
    expect(holdsAgainst(defect, wordingOf(summary))).toBe(holds);
    const named = {
      ...defect,
      message: defect.message.replace('reference says', 'reference names').replace('candidate says', 'candidate names'),
    };
    expect(holdsAgainst({ ...named, code: 'IDENTIFIER_MISMATCH' }, wordingOf(summary))).toBe(holds);
    // What the other wording finds itself stands, whatever it says elsewhere.
    expect(holdsAgainst(defect, wordingOf(summary, [elsewhere, numberOf('x')]))).toBe(true);
  });
});

describe('any other contradiction', () => {
  const saying = (sentence: string, source = 'reference') =>
    defectOf('STATUS_MISMATCH', `How far it has come: the candidate says "${sentence}", the ${source} "It is open"`);

  it.each<readonly [string, string, Partial<Summary>, boolean]>([
    ['is borne out by a sentence of its words', 'The fix is merged', { summary: 'Done. The fix is merged.' }, false],
    ['by three words of five', 'the big fix was merged', { summary: 'It ran. The fix merged. Then tea.' }, false],
    ['not by fewer', 'the big old fix was merged', { summary: 'It ran. The fix merged. Then tea.' }, true],
    ['not by words of several sentences', 'the big fix was merged', { summary: 'The fix. Merged later.' }, true],
    ['by an action', 'The fix is merged', { title: 'Fixed it', key_actions: ['Ran it', 'The fix is merged'] }, false],
    ['not by nothing', 'The fix is merged', {}, true],
    ['by anything, where it has no words', '—', { title: 'Fixed it' }, false],
    ['quoting marks and all', 'He said "merged", the fix is in', { title: 'He said merged, the fix is in' }, false],
  ])('%s: %s', (_, sentence, summary, holds) => {
    expect(holdsAgainst(saying(sentence), wordingOf(summary))).toBe(holds);
    expect(holdsAgainst(saying(sentence, 'transcript'), wordingOf(summary))).toBe(holds);
    expect(holdsAgainst(saying(sentence), wordingOf(summary, [saying('x')]))).toBe(true);
  });

  it.each([
    'Something is wrong',
    'Wrong: the candidate says "The fix is merged"',
    'Wrong, the reference "It is open": the candidate says "The fix is merged"',
  ])('is taken to be borne out where nothing is quoted as our messages do: %s', (message) => {
    expect(holdsAgainst(defectOf('STATUS_MISMATCH', message), wordingOf())).toBe(false);
    expect(holdsAgainst(defectOf('STATUS_MISMATCH', message), wordingOf({ title: 'Tea' }))).toBe(false);
  });
});
