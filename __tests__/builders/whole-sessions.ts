import { DIMENSIONS } from '../../src/core/summary.js';
import type { ReportFinding, ReportSession } from '../../src/report/schema.js';
import { DEFAULT_WEIGHTS } from './baselines.js';
import { wholeJudgement } from './whole-judge.js';

export const digestOf = (digit: string): string => digit.repeat(64);

export function wholeFinding(code: ReportFinding['code'], overrides: Partial<ReportFinding> = {}): ReportFinding {
  return {
    ...{ code, severity: 'error', dimension: 'summary', message: `What ${code} says`, suggestion: `Mend ${code}` },
    ...{ file: 'candidates/failing.json', line: 3, column: 14 },
    ...overrides,
  };
}

function session(name: string, scores: readonly number[], overrides: Partial<ReportSession> = {}): ReportSession {
  const overall = scores.reduce((sum, score, i) => sum + score * (DEFAULT_WEIGHTS[DIMENSIONS[i] ?? 'title'] ?? 0), 0);
  return {
    ...{ name, status: 'scored', failed: (overrides.gates_failed ?? []).length > 0, gates_failed: [] },
    overall: scores.length === 0 ? null : Number(overall.toFixed(6)),
    dimensions: DIMENSIONS.slice(0, scores.length).map((dimension, i) => ({
      ...{ dimension, score: scores[i] ?? 0, reason: `why ${name} has this ${dimension}` },
    })),
    ...{ findings: [], candidate_path: `candidates/${name}.json` },
    ...{ reference_digest: digestOf('a'), candidate_digest: digestOf('b') },
    ...overrides,
  };
}

export const WAIVER = { dimension: null, reason: 'known | and #12', until: '2027-01-31', by: 'mona' };

const SAMPLES: Pick<ReportSession, 'samples' | 'spread' | 'worst'> = {
  samples: [0.5, 0.355, 0.21].map((overall, i) => ({
    ...{ sample: i + 1, status: 'scored' as const, overall },
    dimensions: DIMENSIONS.map((dimension, j) => ({ dimension, score: (overall * 10 + j) / 12 })),
    ...{ findings: [], candidate_path: `candidates/failing/${i + 1}.json`, candidate_digest: digestOf('b') },
  })),
  ...{ spread: 0.145, worst: 3 },
};

/** Failing ones by each sort of gate, passing ones that the judge looks at otherwise, and those that are in no mean. */
export function wholeSessions(): readonly ReportSession[] {
  return [
    session('agreed', [1, 0.98, 1, 1, 1], {
      judge: wholeJudgement({ overall: 0.9, metrics: undefined, panel: undefined }),
    }),
    session('canary', [], { status: 'canary', overall: null, candidate_path: null, candidate_digest: null }),
    session('contrary', [0.95, 0.91, 0.9, 1, 0.8], {
      findings: [wholeFinding('NUMBER_MISMATCH', { severity: 'warning', file: 'candidates/contrary.json', new: true })],
    }),
    session('doubted', [0.9, 0.8, 0.85, 1, 0.7], {
      findings: [
        wholeFinding('CONTRADICTED_CLAIM', { severity: 'warning', file: 'candidates/doubted.json', suggestion: null }),
        wholeFinding('JUDGE_DISAGREES', {
          severity: 'note',
          dimension: null,
          suggestion: null,
          line: null,
          column: null,
        }),
        wholeFinding('JUDGE_SUGGESTION', { severity: 'note', dimension: null, message: 'Name the flag.', file: null }),
      ],
      judge: wholeJudgement(),
    }),
    session('failing', [0.4, 0.35, 0.5, 0, 0.2], {
      gates_failed: ['fail-on.outcome', 'min-session'],
      gates_waived: ['min-session'],
      findings: [
        wholeFinding('WRONG_OUTCOME', { dimension: 'outcome', samples: '2/3', new: true, key: 'status', line: 9 }),
        wholeFinding('SUMMARY_GAP', { known: true, samples: '3/3' }),
        wholeFinding('MISSING_ACTION', {
          ...{ dimension: 'key_actions', line: null, column: null },
          ...{ message: 'Missing action: "Opened PR #317"', suggestion: 'Add: "Opened PR #317"' },
        }),
      ],
      ...{ findings_omitted: 4, ...SAMPLES, waived: [{ ...WAIVER, code: 'SUMMARY_GAP' }] },
      structural_completion: {
        ...{ possible: 1, of: 2 },
        requirements: [
          ...[{ id: 'ticket', must: 'mention' as const, could_be_there: false, status: 'unmet' as const }],
          ...[{ id: 'risk', must: 'mention' as const, could_be_there: true, status: 'unmeasured' as const }],
        ].map((one) => ({ ...one, decided_by: null })),
      },
      judge: wholeJudgement({ overall: 0.1, metrics: undefined, suggestions: [], rewrite: undefined }),
    }),
    session('fallen', [0.5, 0.6, 0.4, 1, 0.5], {
      gates_failed: ['max-session-regression'],
      findings: [
        wholeFinding('MISSING_MOMENT', { dimension: 'aha_moments', file: 'candidates/fallen.json', new: true }),
        wholeFinding('EXTRA_ACTION', { dimension: 'key_actions', file: 'candidates/fallen.json', new: true }),
      ],
    }),
    session('floored', [0.55, 0.45, 0.6, 1, 0.3], {
      gates_failed: ['session.floored.min_overall', 'session.floored.min_dimensions.title', 'min-judge-session'],
      judge: wholeJudgement({ overall: 0.2, panel: undefined, spread: null, unmeasured: [], shortened: undefined }),
    }),
    session('missing', [0, 0, 0, 0, 0], {
      ...{ status: 'missing_candidate', gates_failed: ['fail-on.unusable'], candidate_path: null },
      candidate_digest: null,
      findings: [wholeFinding('NO_CANDIDATE', { dimension: null, file: null, line: null, column: null })],
    }),
    session('stranger', [], {
      ...{ status: 'unreferenced', overall: null, reference_digest: null },
      judge: wholeJudgement({ overall: 0.65, panel: undefined, spread: null }),
    }),
    session('waived', [0.3, 0.3, 0.3, 0, 0.3], {
      ...{ gates_failed: ['fail-on.outcome'], gates_waived: ['fail-on.outcome'], waived: [WAIVER] },
      findings: [
        wholeFinding('WRONG_OUTCOME', { dimension: 'outcome', file: 'candidates/waived.json', severity: 'warning' }),
      ],
    }),
  ];
}
