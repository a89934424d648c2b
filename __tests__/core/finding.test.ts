import { describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/core/errors.js';
import {
  byWeight,
  FINDING_CLASSES,
  FINDING_CODES,
  isDiagnosis,
  NEVER_GATES,
  severityOf,
  toldMessage,
} from '../../src/core/finding.js';

describe('findings', () => {
  it('stand in the order of their codes, and those of one code as they were', () => {
    const found = ['UNKNOWN_SESSION', 'WRONG_OUTCOME', 'NO_CANDIDATE', 'WRONG_OUTCOME'] as const;
    const sorted = found.map((code, i) => ({ code, i })).sort(byWeight);
    expect(sorted.map(({ i }) => i)).toEqual([2, 1, 3, 0]);
    expect(byWeight({ code: FINDING_CODES[0] }, { code: FINDING_CODES[1] })).toBeLessThan(0);
    expect(
      [...FINDING_CODES]
        .reverse()
        .map((code) => ({ code }))
        .sort(byWeight)
        .map(({ code }) => code),
    ).toEqual([...FINDING_CODES]);
  });

  it.each([
    ['WRONG_OUTCOME', true, 'error'],
    ['WRONG_OUTCOME', false, 'warning'],
    ['FIELD_UNKNOWN', true, 'warning'],
    ['FIELD_UNKNOWN', false, 'warning'],
    ['UNKNOWN_SESSION', true, 'note'],
    ['JUDGE_SUGGESTION', false, 'note'],
  ] as const)('%s, in a session that fails: %s, is of the severity %s', (code, failing, severity) => {
    expect(severityOf(code, failing)).toBe(severity);
  });

  it('are diagnoses where they are about the form of most candidates', () => {
    expect(FINDING_CODES.filter((code) => isDiagnosis({ code }))).toEqual(['FIELD_MISSING', 'FIELD_UNKNOWN']);
  });

  it('are told behind the key of the team where it has one', () => {
    expect(toldMessage({ message: 'is empty' })).toBe('is empty');
    expect(toldMessage({ message: 'is empty', key: 'body.text' })).toBe('body.text: is empty');
  });

  it('stand in one class at most, and what never gates in none', () => {
    const classed = Object.values(FINDING_CLASSES).flat();
    expect(new Set(classed).size).toBe(classed.length);
    expect(classed.filter((code) => NEVER_GATES.has(code))).toEqual([]);
  });
});

it('the codes that the program ends with are a contract', () => {
  expect(EXIT).toEqual({ pass: 0, fail: 1, error: 2, inconclusive: 3 });
});
