import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shown } from '../../src/core/numbers.js';
import { judgeChecks } from '../../src/gates/judge-checks.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { faithfulSessions, judgeFacts } from '../builders/judge-facts.js';
import { policyWith } from '../builders/policies.js';

function check(
  scores: readonly (number | null)[],
  thresholds: Partial<GateSettings>,
  { minMeasured = 0.9, ...overrides }: Parameters<typeof judgeFacts>[0] & { minMeasured?: number } = {},
) {
  const facts = judgeFacts({ measured: faithfulSessions(scores), ...overrides });
  return judgeChecks(facts, policyWith(thresholds, { minMeasured })).map(({ gate, failures, isWanted }) => ({
    ...gate,
    failures,
    isWanted,
  }));
}

describe('the gates on metrics', () => {
  it.each<[readonly number[], Partial<GateSettings>, string, string]>([
    [[0.9, 0.9], { 'min-faithfulness': 0.9 }, 'pass', 'faithfulness_mean 0.900 >= gate 0.900'],
    [[0.9, 0.89], { 'min-faithfulness': 0.9 }, 'fail', 'faithfulness_mean 0.895 < gate 0.900'],
    [[0.9, 0.9], { 'max-hallucination': 0.1 }, 'pass', 'hallucination_mean 0.100 <= gate 0.100'],
    [[0.9, 0.88], { 'max-hallucination': 0.1 }, 'fail', 'hallucination_mean 0.110 > gate 0.100'],
    [[1, 1], { 'max-hallucination': 0 }, 'pass', 'hallucination_mean 0.000 <= gate 0.000'],
    [[0.8996], { 'max-hallucination': 0.1 }, 'pass', 'hallucination_mean 0.100 <= gate 0.100'],
  ])('%j with %j %s: %s', (scores, metrics, status, message) => {
    const [gate] = check(scores, metrics);
    expect(gate).toMatchObject({ status, message, failures: status === 'fail' ? [message] : [] });
  });

  it.each<[string, readonly (number | null)[], Parameters<typeof check>[2], string]>([
    ['nobody was asked', [], {}, 'faithfulness_mean: nothing to judge'],
    ['it was measured nowhere', [null, null], { minMeasured: 0 }, 'faithfulness_mean: measured nowhere'],
    ['too little was measured', [1, null], {}, 'faithfulness_mean: 1 of 2 measurements succeeded, 0.500 < 0.900'],
    [
      'a canary took the judge in',
      [1, 1],
      { voided: 'a canary scored high' },
      'faithfulness_mean: a canary scored high',
    ],
  ])('are open and wanted where %s', (_, scores, facts, message) => {
    const [gate] = check(scores, { 'min-faithfulness': 0.5 }, facts);
    expect(gate).toMatchObject({ status: 'not_evaluated', value: null, isWanted: true, message });
  });

  it('are only noted where nobody could be asked', () => {
    const [gate] = check([null], { 'max-hallucination': 0.5 }, { absence: 'no_credentials' });
    expect(gate).toMatchObject({ status: 'not_evaluated', isWanted: false });
  });

  it('judge what is shown, and an unmeasured session never moves a mean', () => {
    const thousandths = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(fc.array(thousandths, { minLength: 1, maxLength: 9 }), thousandths, (scores, threshold) => {
        for (const name of ['min-faithfulness', 'max-hallucination'] as const) {
          const [gate] = check(scores, { [name]: threshold }, { minMeasured: 0 });
          const [withGap] = check([...scores, null], { [name]: threshold }, { minMeasured: 0 });
          expect(withGap).toEqual(gate);
          const value = gate?.value ?? -1;
          const passes = name === 'min-faithfulness' ? value >= shown(threshold) : value <= shown(threshold);
          expect(gate?.status).toBe(passes ? 'pass' : 'fail');
        }
      }),
    );
  });
});
