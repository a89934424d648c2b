import { DIMENSIONS } from '../../src/core/summary.js';
import { compareWithBaseline } from '../../src/gates/baseline/compare.js';
import type { Compared } from '../../src/gates/regression-checks.js';
import type { BaselineReport } from '../../src/inputs/baseline/baseline-report.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';

export const DEFAULT_WEIGHTS = { title: 0.2, summary: 0.3, key_actions: 0.3, outcome: 0.1, aha_moments: 0.1 };

/** What a baseline says of a run with these sessions. */
export function baselineOf(sessions: readonly RatedSession[], overrides: Partial<BaselineReport> = {}): BaselineReport {
  return {
    schema_version: 1,
    scored_at: '2026-11-20T12:00:00Z',
    verdict: 'pass',
    overall_mean: sessions.reduce((sum, { overall }) => sum + overall, 0) / Math.max(1, sessions.length),
    rubric: { version: 'v2', weights: DEFAULT_WEIGHTS },
    sessions: sessions.map(({ golden, status, overall, dimensions }) => ({
      name: golden.name,
      status,
      failed: false,
      overall,
      dimensions: dimensions.map(({ dimension, score }) => ({ dimension, score })),
      reference_digest: golden.referenceDigest,
    })),
    corpus_digest: '0'.repeat(64),
    ...overrides,
  };
}

/** A run with these sessions beside such a report, as the gates look at it. */
export function comparedWith(sessions: readonly RatedSession[], report: BaselineReport): Compared {
  const facts = { kind: 'found', origin: { kind: 'file', path: 'base.json' }, report } as const;
  const measured = { rubric: 'v2', weights: DEFAULT_WEIGHTS, dimensions: DIMENSIONS, sessions } as const;
  const comparison = compareWithBaseline(measured, report);
  return 'obstacle' in comparison ? { facts, comparison } : { facts, comparison };
}
