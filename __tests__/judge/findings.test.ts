import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../src/core/summary.js';
import { withJudgement } from '../../src/judge/findings.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { mergeSamples } from '../../src/judge/sampling/merge-samples.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { runs } from '../builders/long-runs.js';
import { ratedSession } from '../builders/sessions.js';

function facts(overall: number): JudgeFacts {
  const judgement = { ...mergeSamples('s', [], DIMENSIONS, 'median'), overall: { score: overall, reason: null } };
  return judgeFacts({ judgements: new Map([['s', judgement]]) });
}

describe('JUDGE_DISAGREES', () => {
  it('comes from a difference of 0.30 on, whatever binary fractions make of it', () => {
    const hundredths = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(hundredths, hundredths, (rubric, judged) => {
        const session = withJudgement(ratedSession('s', { overall: rubric / 100 }), facts(judged / 100), 'they count');
        const codes = 'defects' in session ? session.defects.map(({ code }) => code) : [];
        expect(codes).toEqual(Math.abs(rubric - judged) >= 30 ? ['JUDGE_DISAGREES'] : []);
      }),
      {
        examples: [
          [70, 40],
          [40, 70],
        ],
        numRuns: runs(1000),
      },
    );
  });
});
