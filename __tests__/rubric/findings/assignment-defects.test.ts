import { describe, expect, it } from '@jest/globals';
import type { ActionMatch, AssignmentEvidence } from '../../../src/rubric/evidence.js';
import { assignmentDefects } from '../../../src/rubric/findings/assignment-defects.js';
import { placeOf } from '../scored-texts.js';

const matchOf = (match: Partial<ActionMatch>): ActionMatch => ({
  ...{ partner: null, credit: 0, kind: 'none', nearest: null, lacking: [], consistency: null },
  ...match,
});

const evidenceOf = (
  reference: readonly Partial<ActionMatch>[],
  candidate: readonly Partial<ActionMatch>[],
): AssignmentEvidence => ({
  ...{ kind: 'assignment', recall: 0, precision: 0, f1: 0 },
  reference: reference.map(matchOf),
  candidate: candidate.map(matchOf),
});

function told(reference: readonly string[], candidate: readonly string[], evidence: AssignmentEvidence) {
  return assignmentDefects(reference, candidate, evidence, placeOf).map(
    ({ code, message, suggestion, place }) => `${place.file}: ${code} ${message} -> ${suggestion}`,
  );
}

const near = (similarity: number, index = 0) => ({ nearest: { index, similarity } });

describe('an action that no bullet says', () => {
  it('is told with the bullet that it most likely is, from a fifth on', () => {
    expect(told(['ran tests'], ['did them'], evidenceOf([near(0.2)], [near(0.2)]))).toEqual([
      'key_actions/0: MISSING_ACTION Missing action: "ran tests"; the closest candidate action is "did them", similarity 0.20 -> Add: "ran tests", or say it in place of the closest one',
    ]);
  });

  it('is told by itself where none is near', () => {
    const nothing = [
      'key_actions: MISSING_ACTION Missing action: "ran tests" -> Add: "ran tests"',
      'key_actions/0: EXTRA_ACTION The reference has no such action: "did them" -> Remove it if it did not happen',
    ];
    expect(told(['ran tests'], ['did them'], evidenceOf([near(0.199)], [near(0.199)]))).toEqual(nothing);
    expect(told(['ran tests'], ['did them'], evidenceOf([{}], [{}]))).toEqual(nothing);
  });

  it('is told beside a bullet that stands for another, which it does not ask to replace', () => {
    const evidence = evidenceOf([{ partner: 0, kind: 'same' }, near(0.25)], [{ partner: 0, kind: 'same' }]);
    expect(told(['ran tests', 'ran all'], ['ran tests'], evidence)).toEqual([
      'key_actions: MISSING_ACTION Missing action: "ran all"; the closest candidate action is "ran tests", similarity 0.25 -> Add: "ran all"',
    ]);
  });

  it('names the words that the nearest one lacks', () => {
    const evidence = evidenceOf([{ ...near(0.3), lacking: ['317', 'proxy'] }], [near(0.3)]);
    expect(told(['Proxy of #317 ran'], ['it ran'], evidence)[0]).toContain('similarity 0.30, without 317, Proxy ->');
  });

  it('is none that has a partner, nor one that nothing is known of', () => {
    expect(told(['a'], ['b'], evidenceOf([{ partner: 0, kind: 'part' }], [{ partner: 0, kind: 'part' }]))).toEqual([]);
    expect(told(['a'], ['b'], evidenceOf([], []))).toEqual([]);
  });
});

describe('a bullet too many', () => {
  it('is told with the nearest action, once', () => {
    const evidence = evidenceOf([{ partner: 0, kind: 'same' }], [{ partner: 0, kind: 'same' }, near(0.3), near(0.1)]);
    expect(told(['ran tests'], ['ran tests', 'ran', 'tea'], evidence)).toEqual([
      'key_actions/1: EXTRA_ACTION The reference has no such action: "ran"; the closest reference action is "ran tests", similarity 0.30 -> Remove it if it did not happen',
      'key_actions/2: EXTRA_ACTION The reference has no such action: "tea" -> Remove it if it did not happen',
    ]);
  });

  it('may say again what another one says', () => {
    const evidence = evidenceOf([], [{ partner: 0, kind: 'same' }, { kind: 'repeated' }]);
    expect(told([], ['ran tests', 'tests ran'], evidence)).toEqual([
      'key_actions/1: REPEATED_ACTION This says again what another action says: "tests ran" -> Remove the repetition',
    ]);
  });

  it('may do the same to something else', () => {
    const evidence = evidenceOf([], [{ partner: 0, kind: 'same' }, { kind: 'repeated' }]);
    const codesOf = (...actions: string[]) => told([], actions, evidence).map((one) => one.split(' ', 2)[1]);
    expect(codesOf('ran tests again', 'ran tests')).toEqual(['EXTRA_ACTION']);
    expect(codesOf('ran tests', 're-ran tests')).toEqual(['EXTRA_ACTION']);
    expect(codesOf('ran check.R on column n', 'ran check.R on column k')).toEqual(['EXTRA_ACTION']);
    expect(codesOf('ran tests again', 'ran tests again')).toEqual(['REPEATED_ACTION']);
  });
});

it('what is false in a bullet stands between what is missing and what is too much', () => {
  const consistency = {
    ...{ statements: 1, facts: 0.5, order: 1 },
    contradictions: [
      { rule: 'number', given: '4', wanted: '5', candidateSentence: 'ran 4', referenceSentence: 'ran 5' },
    ],
  } as const;
  const evidence = evidenceOf([{ partner: 1, kind: 'same' }, {}], [{}, { partner: 0, kind: 'same', consistency }]);
  const codes = told(['ran 5', 'made tea'], ['tea', 'ran 4'], evidence).map((one) => one.split(' ', 2).join(' '));
  expect(codes).toEqual([
    'key_actions: MISSING_ACTION',
    'key_actions/1: NUMBER_MISMATCH',
    'key_actions/0: EXTRA_ACTION',
  ]);
});
