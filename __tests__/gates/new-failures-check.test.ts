import { describe, expect, it } from '@jest/globals';
import { failuresSinceBase, newFailuresCheck } from '../../src/gates/new-failures.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';
import { sampledSession } from '../builders/sessions.js';

const NOBODY = {
  failedGates: new Map(),
  waivedGates: new Map(),
  knownSessions: new Set<string>(),
  excused: new Set<string>(),
};

describe('the gate on new failures', () => {
  const sessions = [sampledSession('a', [0.8, 0.6])];
  const compared = comparedWith(sessions, baselineOf(sessions));
  const failures = (count: number) => ({
    new: Array.from({ length: count }, (_, i) => `s${i}`),
    ...{ already: ['x', 'y', 'z'], fixed: ['f'] },
  });
  const check = (count: number, threshold: number | null) =>
    newFailuresCheck(compared, failures(count), policyWith({ 'max-new-failures': threshold }));

  it.each([
    [0, 0, 'pass', 'new_failures: 0 sessions <= 0'],
    [1, 0, 'fail', 'new_failures: 1 session > 0 (s0)'],
    [1, 1, 'pass', 'new_failures: 1 session <= 1 (s0)'],
    [7, 6, 'fail', 'new_failures: 7 sessions > 6 (s0, s1, s2, s3, s4 and 2 more)'],
  ] as const)('of %d with %d allowed', (count, threshold, status, message) => {
    const gate = { id: 'max-new-failures', kind: 'max-new-failures', threshold, value: count, status, message };
    expect(check(count, threshold)).toEqual([{ gate, failures: status === 'fail' ? [message] : [], isWanted: true }]);
  });

  it('is none where it is not set, or nothing is compared', () => {
    expect(check(1, null)).toEqual([]);
    expect(newFailuresCheck(null, null, policyWith({ 'max-new-failures': 0 }))).toEqual([]);
  });

  it.each([
    ['none', false],
    ['incomparable', true],
  ] as const)('is open where the baseline is %s, and wanted: %s', (kind, isWanted) => {
    const facts =
      kind === 'none'
        ? ({ kind, reason: 'no baseline' } as const)
        : ({ kind, reason: 'too new', origin: { kind: 'file', path: 'base.json' } } as const);
    const without = { facts, comparison: { obstacle: 'why not' } };
    expect(failuresSinceBase(without, { ...NOBODY }, policyWith({}))).toBeNull();
    expect(newFailuresCheck(without, null, policyWith({ 'max-new-failures': 2 }))).toEqual([
      {
        gate: {
          ...{ id: 'max-new-failures', kind: 'max-new-failures', threshold: 2, value: null },
          ...{ status: 'not_evaluated', message: 'new_failures: why not' },
        },
        ...{ failures: [], isWanted },
      },
    ]);
  });

  it('has nothing to say where the report was found and cannot be compared', () => {
    const other = comparedWith(sessions, baselineOf(sessions, { rubric: { version: 'v1', weights: {} } }));
    expect(failuresSinceBase(other, NOBODY, policyWith({}))).toBeNull();
    expect(failuresSinceBase(null, NOBODY, policyWith({}))).toBeNull();
  });
});
