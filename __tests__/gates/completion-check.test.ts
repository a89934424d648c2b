import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { RequirementStatus } from '../../src/rubric/requirement-check.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';

type Statuses = readonly RequirementStatus[];

/** A session whose requirements have ended so, without a judge. */
function session(name: string, statuses: Statuses): RatedSession {
  return {
    ...ratedSession(name, { overall: 0.8 }),
    requirements: statuses.map((status, i) => ({
      requirement: { id: `r${i}`, text: 'x', must: 'mention' },
      ...{ nearest: null, status, by: 'literals', against: null },
    })),
  };
}

function evaluate(all: readonly Statuses[], judge: Parameters<typeof evaluateGates>[1] = null, threshold = 0.5) {
  const sessions = all.map((statuses, i) => session(`s${i}`, statuses));
  return evaluateGates(sessions, judge, policyWith({ 'min-completion': threshold }));
}

describe('min-completion without a judge', () => {
  it.each<[string, readonly Statuses[], object]>([
    [
      'passes by what is decided',
      [
        ['satisfied', 'unmeasured'],
        ['satisfied', 'unmet', 'unmeasured'],
      ],
      {
        ...{ status: 'pass', value: 0.75 },
        message: 'completion_mean 0.750 >= gate 0.500, 3 of 5 requirements decided without a judge',
      },
    ],
    [
      'fails by what is decided',
      [['unmet', 'unmeasured', 'violated'], ['satisfied'], ['unmet']],
      {
        ...{ status: 'fail', value: 0.333 },
        message: 'completion_mean 0.333 < gate 0.500, 4 of 5 requirements decided without a judge',
      },
    ],
    [
      'leaves out sessions of which nothing is decided',
      [['satisfied'], ['unmeasured'], []],
      { message: 'completion_mean 1.000 >= gate 0.500, 1 of 2 requirements decided without a judge' },
    ],
    [
      'is open where none is decided',
      [['unmeasured'], ['unmeasured', 'unmeasured']],
      {
        ...{ status: 'not_evaluated', value: null },
        message: 'completion_mean: none of 3 requirements is decided without a judge',
      },
    ],
    [
      'is open where there are none',
      [[], []],
      { status: 'not_evaluated', value: null, message: 'completion_mean: no requirement to check' },
    ],
  ])('%s', (_, all, gate) => {
    const { gates, failures, verdict } = evaluate(all);
    expect(gates).toEqual([expect.objectContaining({ id: 'min-completion', kind: 'min-completion', ...gate })]);
    const [{ status = 'pass' } = {}] = gates;
    expect(verdict).toBe({ pass: 'pass', fail: 'fail', not_evaluated: 'inconclusive' }[status]);
    expect(failures).toEqual(status === 'fail' ? ['completion_mean 0.333 < gate 0.500'] : []);
  });

  it('is no gate where nobody asks for it', () => {
    expect(evaluateGates([session('s', ['unmet'])], null, policyWith({})).gates).toEqual([]);
  });

  it('stands in for a judge who could not be asked, who is then not missed', () => {
    const absent = judgeFacts({ metrics: ['completion'], absence: 'no_credentials' });
    expect(evaluate([['satisfied']], absent).gates[0]?.message).toContain('1 of 1 requirement decided without a judge');
    expect(evaluate([['unmeasured']], absent)).toMatchObject({ verdict: 'pass', gates: [{ status: 'not_evaluated' }] });
  });

  it('leaves the word to a judge who was asked', () => {
    const { gates } = evaluate([['satisfied']], judgeFacts({ metrics: ['completion'] }));
    expect(gates.map(({ message }) => message)).toEqual(['completion_mean: nothing to judge']);
  });

  it('does not move by what nobody knows', () => {
    const status = fc.constantFrom<RequirementStatus>('satisfied', 'unmet', 'violated', 'unmeasured');
    fc.assert(
      fc.property(fc.array(fc.array(status, { maxLength: 4 }), { minLength: 1, maxLength: 4 }), (all) => {
        const value = (some: readonly Statuses[]) => evaluate(some).gates[0]?.value;
        expect(value(all.map((one) => [...one, 'unmeasured']))).toBe(value(all));
      }),
    );
  });
});
