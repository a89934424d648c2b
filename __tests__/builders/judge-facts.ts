import type { Dimension } from '../../src/core/summary.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { type Judgement, NO_EFFORT } from '../../src/judge/judgement.js';
import type { SessionMetrics } from '../../src/judge/session-metrics.js';

/** What a judge knows that was asked for nothing yet. */
export function judgeFacts(overrides: Partial<JudgeFacts> = {}): JudgeFacts {
  return {
    mode: 'paired',
    model: 'm',
    promptVersion: 'p',
    samples: 1,
    metrics: ['rubric'],
    judgements: new Map(),
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
    ...overrides,
  };
}

const NONE_MORE = { omitted: 0, unshown: 0, ending: null } as const;

/** Sessions whose only metric is faithfulness, with these scores; null is unmeasured. */
export function faithfulSessions(scores: readonly (number | null)[]): ReadonlyMap<string, SessionMetrics> {
  return new Map(
    scores.map((score, i) => {
      const session = `s${i}`;
      const reason = score === null ? 'timeout' : null;
      const hallucination = score === null ? null : 1 - score;
      const faithfulness = { score, reason, explanation: null, hallucination, claims: [], ...NONE_MORE } as const;
      return [session, { session, faithfulness, skipped: [], defects: [], effort: NO_EFFORT }];
    }),
  );
}

const perDimension = <T>(value: T): Record<Dimension, T> => ({
  title: value,
  summary: value,
  key_actions: value,
  outcome: value,
  aha_moments: value,
});

/** A session to which the judge gave this score in one answer, overall and of each dimension; null is unmeasured. */
export function judgementAt(score: number | null, session: string): Judgement {
  const result = score === null ? ({ score, reason: 'timeout' } as const) : { score, reason: null };
  const scores = score === null ? [] : [score];
  return {
    ...NO_EFFORT,
    session,
    overall: result,
    dimensions: perDimension(result),
    facts: [],
    invented: [],
    speaksToJudge: null,
    rationale: null,
    suggestions: [],
    rewrite: null,
    overalls: scores,
    dimensionSamples: perDimension(scores),
    samples: scores.length,
    asked: 1,
    unmeasured: [],
    modelUsed: null,
  };
}
