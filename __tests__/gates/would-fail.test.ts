import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Defect } from '../../src/core/finding.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import { wouldFail } from '../../src/gates/would-fail.js';
import { runs } from '../builders/long-runs.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';

const defect = (code: Defect['code']): Defect => ({
  code,
  dimension: null,
  message: code,
  suggestion: '',
  place: { file: 'a' },
});

describe('whether a run would fail', () => {
  it('is what its verdict says', () => {
    const rate = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10);
    const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
    const session = fc.record({
      overall: rate,
      floor: optional(rate),
      codes: fc.array(fc.constantFrom<Defect['code']>('WRONG_OUTCOME', 'TITLE_DRIFT'), { maxLength: 2 }),
      requirement: optional(fc.constantFrom('satisfied', 'violated', 'unmeasured')),
    });
    const gates = fc.record({
      overall: fc.option(rate),
      session: fc.option(rate),
      completion: fc.option(rate),
      failOn: fc.option(fc.constantFrom({ outcome: 0 }, { TITLE_DRIFT: 1 }, { outcome: 1, judge: 0 })),
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(session, { maxLength: 3 }), gates, (drawn, { overall, session, completion, failOn }) => {
        const sessions = drawn.map(({ overall, floor, codes, requirement }, i) => ({
          ...ratedSession(`s${i}`, { overall, gates: floor === undefined ? {} : { min_overall: floor } }),
          defects: codes.map(defect),
          ...(requirement !== undefined && {
            requirements: [{ requirement: { text: 'x' }, status: requirement, evidence: null }] as never,
          }),
        }));
        const policy = policyWith({
          'min-overall': overall,
          'min-session': session,
          'min-completion': completion,
          'fail-on': failOn,
        } as never);
        const { verdict } = evaluateGates(sessions, null, policy);
        seen.add(verdict);
        expect(wouldFail(sessions, policy)).toBe(verdict === 'fail');
      }),
      { numRuns: runs(2000) },
    );
    expect(seen).toEqual(new Set(['pass', 'fail', 'inconclusive']));
  });

  it('is known without a look at the findings where a score is below its gate', () => {
    const session = (overall: number) => ({
      ...ratedSession('a', { overall }),
      get defects(): readonly Defect[] {
        throw new Error('looked');
      },
    });
    const policy = policyWith({ 'min-session': 0.5, 'fail-on': { outcome: 0 } });
    expect(wouldFail([session(0.4)], policy)).toBe(true);
    expect(() => wouldFail([session(0.6)], policy)).toThrow('looked');
  });
});
