import { describe, expect, it } from '@jest/globals';
import {
  compare,
  describeFlipRisk,
  describeJudgeRisk,
  flipRiskOfMean,
  rerunRisk,
  underAgreement,
} from '../../src/gates/check.js';

const GATE = { id: 'min-overall', kind: 'min-overall', subject: 'overall_mean', threshold: 0.7 } as const;

describe('a gate', () => {
  it.each([
    [0.7, 'pass', 'overall_mean 0.700 >= gate 0.700'],
    [0.69951, 'pass', 'overall_mean 0.700 >= gate 0.700'],
    [0.69949, 'fail', 'overall_mean 0.699 < gate 0.700'],
  ])('compares what is shown: %d', (value, status, message) => {
    const { gate, failures, isWanted } = compare({ ...GATE, value });
    expect(gate).toEqual({ ...GATE, subject: undefined, value: Number(value.toFixed(3)), status, message });
    expect(failures).toEqual(status === 'fail' ? [message] : []);
    expect(isWanted).toBe(true);
  });

  it('without a value is not evaluated, and nobody waits for it', () => {
    const { gate, failures, isWanted } = compare({ ...GATE, value: null });
    expect(gate).toMatchObject({ value: null, status: 'not_evaluated', message: 'overall_mean: nothing to score' });
    expect({ failures, isWanted }).toEqual({ failures: [], isWanted: false });
  });
});

describe('how surely a value is on its side', () => {
  it.each([
    [1.23456789, { errors: 1.234568, word: 'close' }],
    [2, { errors: 2, word: 'clear' }],
    [0.5, { errors: 0.5, word: 'coin toss' }],
  ])('is told with six decimals and a word: %d', (risk, told) => {
    expect(describeFlipRisk(risk, 'other sessions').flip_risk).toEqual({ ...told, about: 'other sessions' });
    expect(rerunRisk(0.5 + risk / 8, 0.5, 0.125).rerun_risk).toEqual(told);
    for (const isAssumed of [true, false])
      expect(describeJudgeRisk({ errors: risk, isAssumed }).flip_risk).toEqual({
        ...told,
        about: 'judging again',
        ...(isAssumed && { assumed: true }),
      });
  });

  it('is not told where nothing varies or nobody knows', () => {
    expect(describeFlipRisk(Number.POSITIVE_INFINITY, 'other sessions')).toEqual({});
    expect(describeJudgeRisk({ errors: Number.POSITIVE_INFINITY, isAssumed: true })).toEqual({});
    expect(flipRiskOfMean(null, 0.5, [0.1, 0.2])).toEqual({});
    expect(flipRiskOfMean(0.1, 0.5, [0.1])).toEqual({});
    expect(rerunRisk(null, 0.5, 0.1)).toEqual({});
    expect(rerunRisk(0.5, 0.5, null)).toEqual({});
    expect(rerunRisk(0.5, 0.5, 0)).toEqual({});
  });

  it('is that of a mean by the scores it is of', () => {
    // Two scores 0.2 apart have a standard error of 0.1.
    expect(flipRiskOfMean(0.6, 0.5, [0.5, 0.7]).flip_risk).toEqual({
      errors: 1,
      word: 'close',
      about: 'other sessions',
    });
  });
});

describe('the gates of a judge under a level of agreement', () => {
  const agreement = (level: number | null, obstacle: string | null = null) =>
    ({ level, obstacle }) as NonNullable<Parameters<typeof underAgreement>[1]>;
  const FAILS = { status: 'fail', value: 0.5, count: 1, isWanted: true };
  const ADVICE = { status: 'not_evaluated', value: 0.5, count: 0, isWanted: false };
  const OPEN = { status: 'not_evaluated', value: null, count: 0, isWanted: true };

  it.each([
    ['no level is wanted', null, agreement(0.1), FAILS, /0\.500 < gate/],
    ['it is reached', 0.6, agreement(0.6), FAILS, /0\.500 < gate/],
    ['it is reached as it is shown', 0.6, agreement(0.59951), FAILS, /0\.500 < gate/],
    ['it is not', 0.6, agreement(0.599), ADVICE, /only: agreement with the labels 0\.599 < min-judge-agreement 0\.600/],
    ['nobody has labels', 0.6, undefined, OPEN, /was not measured: no label was judged/],
    ['it was not measured', 0.6, agreement(null, 'two labels'), OPEN, /was not measured: two labels/],
  ] as const)('where %s', (_, minimum, facts, wanted, message) => {
    const [check] = underAgreement([compare({ ...GATE, value: 0.5 })], facts, minimum);
    expect(check?.gate).toMatchObject({ status: wanted.status, value: wanted.value });
    expect(check?.gate.message).toMatch(message);
    expect(check?.failures).toHaveLength(wanted.count);
    expect(check?.isWanted).toBe(wanted.isWanted);
  });

  it.each([
    [agreement(0.1), false],
    [undefined, false],
  ])('leave one without a value as it is, and nobody waits for it: %j', (facts, isWanted) => {
    const without = compare({ ...GATE, value: null });
    expect(underAgreement([without], facts, 0.6)).toEqual([{ ...without, isWanted }]);
  });
});
