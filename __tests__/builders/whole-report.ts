import type { Dimension } from '../../src/core/summary.js';
import type { ReportGate } from '../../src/gates/catalogue.js';
import { type Report, reportSchema } from '../../src/report/schema.js';
import { DEFAULT_WEIGHTS } from './baselines.js';
import { wholeJudge } from './whole-judge.js';
import { digestOf, WAIVER, wholeFinding, wholeSessions } from './whole-sessions.js';

/**
 * A report with every part that a report may have, and numbers that differ wherever they stand. No rubric has made it, so that
 * what pages make of it changes with the pages alone.
 */

function gate(kind: ReportGate['kind'], of: string, overrides: Partial<ReportGate>): ReportGate {
  const id = of === '' ? kind : `${kind}.${of}`;
  return { id, kind, threshold: 0.5, value: 0.5, status: 'pass', message: `${id}: what it compared`, ...overrides };
}

export function wholeGates(): ReportGate[] {
  const near = { errors: 0.6, word: 'coin toss', about: 'other sessions' } as const;
  return [
    gate('fail-on', 'unusable', { threshold: 0, value: 1, status: 'fail' }),
    gate('fail-on', 'outcome', { threshold: 1, value: 2, status: 'fail' }),
    gate('min-overall', '', {
      threshold: 0.7,
      value: 0.581,
      status: 'fail',
      flip_risk: near,
      rerun_risk: { errors: 0.4, word: 'coin toss' },
    }),
    gate('min-dimensions', 'title', {
      threshold: 0.5,
      value: 0.575,
      flip_risk: { ...near, errors: 1.5, word: 'close' },
    }),
    gate('min-session', '', { threshold: 0.3, value: 0.27, status: 'not_evaluated', waived: true }),
    gate('session', 'floored.min_overall', { threshold: 0.6, value: 0.555, status: 'fail' }),
    gate('session', 'floored.min_dimensions.title', { threshold: 0.9, value: 0.55, status: 'fail' }),
    gate('max-regression', '', {
      threshold: 0.02,
      value: 0.111,
      status: 'fail',
      flip_risk: { ...near, word: 'clear' },
    }),
    gate('max-regression', 'summary', { threshold: 0.03, value: 0.05, status: 'pass' }),
    gate('max-drift', '', { threshold: 0.04, value: null, status: 'not_evaluated' }),
    gate('max-session-regression', '', { threshold: 0.25, value: 0.45, status: 'fail' }),
    gate('max-new-failures', '', { threshold: 0, value: 2, status: 'fail' }),
    gate('min-judge-overall', '', { threshold: 0.6, value: 0.55, status: 'not_evaluated', advisory: true }),
    gate('min-judge-session', '', { threshold: 0.3, value: 0.1, status: 'fail' }),
    gate('max-judge-regression', '', { threshold: 0.05, value: 0.15, status: 'fail' }),
    gate('min-faithfulness', '', {
      threshold: 0.7,
      value: 0.66,
      status: 'fail',
      flip_risk: { ...near, assumed: true },
    }),
    gate('max-hallucination', '', { threshold: 0.4, value: 0.34, flip_risk: { ...near, about: 'judging again' } }),
  ];
}

function distribution(mean: number): Report['statistics']['overall'] {
  return {
    ...{ mean, p5: mean - 0.31, p50: mean + 0.02, p95: mean + 0.33, stddev: 0.21, ci95: [mean - 0.11, mean + 0.12] },
    histogram: [1, 0, 0, 1, 1, 2, 0, 0, 2, 1].map((count, i) => ({ from: i / 10, to: (i + 1) / 10, count })),
  };
}

const perDimension = <T>(value: (i: number) => T): Record<Dimension, T> => {
  const [title, summary, actions, outcome, moments] = [value(0), value(1), value(2), value(3), value(4)];
  return { title, summary, key_actions: actions, outcome, aha_moments: moments };
};

const MEANS = [0.575, 0.574, 0.569, 0.625, 0.475];

export function wholeBaseline(): NonNullable<Report['baseline']> {
  const change = (before: number, delta: number, word: 'regression' | 'noise' | 'improvement') => {
    const ci95: [number, number] = [delta - 0.05, delta + 0.045];
    return { before, now: Number((before + delta).toFixed(3)), delta, ci95, p: Math.abs(delta) / 10, word };
  };
  return {
    ...{ source: 'artifact', path: null, run_url: 'https://github.example/acme/widgets/actions/runs/90' },
    ...{ commit: 'c0ffee0'.padEnd(40, '1'), fallback: true, reason: null, scored_at: '2026-11-20T12:00:00Z' },
    ...{
      verdict: 'pass',
      changed_inputs: ['corpus', 'config', 'waivers', 'cassette', 'guidelines'],
      paired: 8,
      groups: 4,
    },
    ...{ changed_references: ['agreed'], new_sessions: ['contrary'], removed_sessions: ['gone', 'left'] },
    overall: change(0.692, -0.111, 'regression'),
    dimensions: perDimension((i) => ({
      ...change(
        (MEANS[i] ?? 0) + 0.1,
        i === 1 ? 0 : i === 3 ? 0.05 : -0.1 - i / 100,
        i === 3 ? 'improvement' : 'noise',
      ),
      ...(i === 2 && { p_fall: 0.0124 }),
    })),
    ...{ interval_method: 'bootstrap', false_alarm_chance: 0.031 },
    sessions: [
      ['fallen', -0.45, [-0.4, -0.3, -0.5, 0, -0.4]] as const,
      ['failing', -0.2, [-0.1, -0.2, 0, -1, -0.2]] as const,
      ['floored', -0.05, [0, -0.1, 0, 0, -0.2]] as const,
      ['doubted', 0.04, [0, 0.1, 0.1, 0, 0]] as const,
      ['waived', 0, [0, 0, 0, 0, 0]] as const,
    ].map(([name, delta, by]) => ({ name, delta, dimensions: perDimension((i) => by[i] ?? 0) })),
    judge: [
      {
        ...{
          of: 'overall',
          reason: null,
          paired: 6,
          before: 0.7,
          now: 0.55,
          delta: -0.15,
          ci95: [-0.2, -0.1],
          p: 0.004,
        },
        word: 'regression',
        fallen: ['failing', 'floored', 'doubted', 'agreed', 'stranger', 'fallen'].map((name, i) => ({
          ...{ name, before: 0.9, now: 0.1 + i / 10 },
        })),
      },
      {
        ...{ of: 'relevance', reason: 'the base has no scores of it', paired: 0, before: null, now: null, delta: null },
        ...{ ci95: null, p: null, word: null, fallen: [] },
      },
    ],
    ...{ collapsed: ['fallen'], failures: { new: ['failing', 'fallen'], already: ['waived'], fixed: ['doubted'] } },
  };
}

export function wholeReport(overrides: Partial<Report> = {}): Report {
  return reportSchema.parse({
    ...{ schema_version: 1, tool: { name: 'summary-gate', version: '9.8.7' }, scored_at: '2026-11-21T12:34:56Z' },
    identity: {
      ...{ repository: 'acme/widgets', server_url: 'https://github.example', pull_request: 7, commit: 'b'.repeat(40) },
      ...{ uncommitted_changes: true, base_commit: 'd'.repeat(40), run_id: 99, run_attempt: 2 },
    },
    ...{
      verdict: 'fail',
      title: 'Fail - overall 0.581 (gate 0.700), 10 of 17 gates failed, 8 sessions',
      corpus_size: 8,
    },
    ...{ overall_mean: 0.581, overall_min: 0, overall_max: 0.994 },
    dimension_means: perDimension((i) => MEANS[i] ?? null),
    statistics: {
      ...{ overall: distribution(0.581), dimensions: perDimension((i) => distribution(MEANS[i] ?? 0.5)) },
      interval: { method: 'bootstrap', resamples: 10_000 },
      detectable_change: { drop: 0.09, power: 0.8, basis: 'samples', sessions: 4, sessions_to_halve: 12 },
      samples: { per_session: 3, spread: 0.08, rerun_error: 0.03 },
    },
    ...{ gates: wholeGates(), gates_failed: ['fail-on.outcome'], sessions: wholeSessions() },
    findings: [
      wholeFinding('FIELD_MISSING', {
        dimension: null,
        file: null,
        line: null,
        column: null,
        message: '6 of 8 lack moments',
      }),
      wholeFinding('UNKNOWN_SESSION', {
        severity: 'warning',
        dimension: null,
        file: 'candidates/odd.json',
        suggestion: null,
      }),
    ],
    rubric: { version: 'v2', weights: DEFAULT_WEIGHTS },
    settings: {
      'min-overall': { value: 0.7, from: 'input' },
      'fail-on': { value: { unusable: 0, outcome: 1 }, from: 'config' },
      'min-judge-agreement': { value: 0.6, from: 'config' },
      candidates: { value: ['candidates'], from: 'default' },
      corpus: { value: 'golden-corpus', from: 'default' },
      'working-directory': { value: '.', from: 'default' },
    },
    judge: wholeJudge(),
    ...{ settings_digest: digestOf('1'), skipped_folders: 2, corpus_digest: digestOf('2') },
    ...{ candidates_digest: digestOf('3'), config_digest: digestOf('4'), waivers_digest: digestOf('5') },
    ...{ waivers: [{ session: 'waived', ...WAIVER }], cassette_digest: digestOf('6'), baseline: wholeBaseline() },
    exam: {
      rejected: {
        ...{ summaries: 11, not_asked: 1, failed: 9 },
        slipped: [{ session: 'agreed', id: '2026-11-01', because: 'it names a customer' }],
      },
      accepted: {
        summaries: 5,
        not_asked: 2,
        passed: 4,
        blocked: [{ session: 'doubted', id: 'x', gates: ['min-session'] }],
      },
    },
    gate_strength: { texts: 'candidates', variants: 90, damaging: 60, caught: 45, harmless: 30, blocked: 2 },
    trend: [0.7, 0.69, 0.6].map((mean, i) => ({
      ...{ scored_at: `2026-11-1${7 + i}T12:00:00Z`, overall_mean: mean, ci95: [mean - 0.1, mean + 0.1] },
    })),
    caveats: [
      'The settings of the base branch are not known (no token): those of this pull request decide.',
      'No gate counts contradictions (setting fail-on): 1 session has them.',
      'Eight sessions are few.',
    ],
    ...overrides,
  });
}
