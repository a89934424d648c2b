import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withJudgement } from '../../src/judge/judge-defects.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import { mergeSamples } from '../../src/judge/merge-samples.js';
import { ratedSession } from '../builders/sessions.js';

function facts(overall: number): JudgeFacts {
  const judgement = { ...mergeSamples('s', []), overall: { score: overall, reason: null } };
  return {
    mode: 'paired',
    model: 'm',
    promptVersion: 'p',
    samples: 1,
    metrics: ['rubric'],
    judgements: new Map([['s', judgement]]),
    measured: new Map(),
    canaries: [],
    voided: null,
    meta: {
      rate: 0,
      model: 'm',
      evaluations: [],
      quotes: { explanations: 0, sound: 0, quotes: 0, found: 0 },
      effort: NO_EFFORT,
    },
    absence: null,
    baseUrl: null,
  };
}

describe('JUDGE_DISAGREES', () => {
  it('comes from a difference of 0.30 on, whatever binary fractions make of it', () => {
    const hundredths = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(hundredths, hundredths, (rubric, judged) => {
        const session = withJudgement(ratedSession('s', { overall: rubric / 100 }), facts(judged / 100));
        const codes = 'defects' in session ? session.defects.map(({ code }) => code) : [];
        expect(codes).toEqual(Math.abs(rubric - judged) >= 30 ? ['JUDGE_DISAGREES'] : []);
      }),
      {
        examples: [
          [70, 40],
          [40, 70],
        ],
        numRuns: 1000,
      },
    );
  });
});
