import { DIMENSIONS } from '../../src/core/summary.js';
import type { ReportJudge, ReportSession } from '../../src/report/schema.js';

type Judgement = NonNullable<ReportSession['judge']>;
type Metrics = NonNullable<Judgement['metrics']>;
type Member = NonNullable<ReportJudge['panel']>['members'][number];

/** Numbers that differ wherever they stand, so that none is shown in the place of another. */
const RESULT = { reason: null, prompt_version: '7' } as const;

const FAITHFULNESS: NonNullable<Metrics['faithfulness']> = {
  ...{ ...RESULT, score: 0.4, explanation: 'Two of five claims are borne out.' },
  ...{ asked: 5, answered: 4, confirmed: 2, contradicted: 1, unsupported: 1, omitted: 0 },
  claims: [
    {
      ...{ statement: 'The suite ran twice.', field: 'summary', file: 'candidates/doubted.json', line: 3, column: 14 },
      ...{ question: 'How often did it run?', status: 'contradicted' },
      evidence: { quote: 'it ran once', found: true, file: 'golden-corpus/doubted/transcript.md', line: 12 },
    },
    {
      ...{ statement: 'It was fast.', field: 'title', file: 'candidates/doubted.json', line: null, column: null },
      ...{ question: null, status: 'unsupported' },
      evidence: { quote: 'so quick', found: false, file: 'golden-corpus/doubted/transcript.md', line: null },
    },
    {
      ...{ statement: 'It ended.', field: 'summary', file: 'candidates/doubted.json', line: 4, column: 1 },
      ...{ question: 'Did it?', status: 'unanswered', evidence: null },
    },
  ],
  outcome: {
    ...{ statement: 'success', field: 'outcome', file: 'candidates/doubted.json', line: 9, column: 14 },
    ...{ question: null, status: 'confirmed', evidence: null },
  },
};

const DECIDED = { line: 5, column: 2 } as const;
const REQUIREMENTS: NonNullable<Metrics['completion']>['requirements'] = [
  {
    ...{ id: 'names-the-flag', must: 'mention', status: 'satisfied', stage: 'judged', file: 'candidates/doubted.json' },
    ...{ ...DECIDED, evidence: { quote: 'the flag --retries', found: true } },
  },
  {
    ...{ id: 'no-customer', must: 'not_mention', status: 'violated', stage: 'judged', file: 'candidates/doubted.json' },
    ...{ line: null, column: null, evidence: { quote: 'of Acme', found: false } },
  },
  {
    ...{ id: 'ticket', must: 'mention', status: 'unmet', stage: 'literals', file: null },
    ...{ line: null, column: null, evidence: null },
  },
  {
    ...{ id: 'risk', must: 'mention', status: 'unmet', stage: 'structural', file: 'candidates/doubted.json' },
    ...{ ...DECIDED, evidence: null },
  },
  {
    ...{ id: 'owner', must: 'mention', status: 'unmeasured', stage: 'judged', file: null },
    ...{ line: null, column: null, evidence: null },
  },
];

/** Every metric that a session may have beside the rubric. */
export const WHOLE_METRICS: Metrics = {
  relevance: { ...RESULT, score: 0.7, explanation: 'Most of it matters.', samples: [0.6, 0.8] },
  coherence: { ...RESULT, score: null, explanation: null, reason: 'timeout', samples: [] },
  faithfulness: FAITHFULNESS,
  hallucination: { ...RESULT, score: 0.6, explanation: null },
  completion: {
    ...{ ...RESULT, score: 0.25, explanation: 'One of four.', fully_complete: false, requirements: REQUIREMENTS },
  },
  explanation_quality: [
    {
      ...{ ...RESULT, score: 0.75, explanation: 'It is specific.', specific: true, quotes_exist: 'yes' },
      ...{ matches_score: true, actionable: false },
      meta: {
        original_evaluation: {
          ...{ metric: 'relevance', score: 0.7, explanation: 'Most of it matters.', prompt_version: '7' },
        },
      },
    },
  ],
  transcript: { file: 'golden-corpus/doubted/transcript.md', digest: 'd'.repeat(64), malformed_lines: 0 },
  skipped: [{ metric: 'completion', reason: 'no_requirements' }],
};

/** What two judges said of a session, with all that a judge may say. */
export function wholeJudgement(overrides: Partial<Judgement> = {}): Judgement {
  return {
    overall: 0.35,
    dimensions: DIMENSIONS.map((dimension, i) => ({
      ...{ dimension, score: i === 4 ? null : 0.3 + i / 10 },
      reason: i === 4 ? null : `Its ${dimension} is number ${i}.`,
    })),
    facts: [
      { fact: 'which flag it was', status: 'absent' },
      { fact: 'who has found it', status: 'told' },
    ],
    invented: ['that it was fast'],
    panel: [
      {
        ...{
          provider: 'anthropic',
          model: 'claude-haiku-5-5',
          overall: 0.2,
          dimensions: { title: 0.3, outcome: null },
        },
        ...{ metrics: { relevance: 0.7 }, rationale: 'It hides what failed.', reason: null },
      },
      {
        ...{ provider: 'openai', model: 'gpt-6', overall: 0.5, dimensions: {}, rationale: null, reason: null },
        ...{ metrics: { relevance: null } },
      },
      { provider: 'openai', model: 'slow-1', overall: null, dimensions: {}, rationale: null, reason: 'timeout' },
    ],
    spread: 0.3,
    rationale: 'It tells half of it.',
    suggestions: ['Name the flag.', 'Say what is open.'],
    shortened: ['the middle of the summary', 'actions 11 to 14', 'moment 9', 'moment 10'],
    metrics: WHOLE_METRICS,
    rewrite: {
      ...{ title: 'Found the flag', summary: 'The flag was off.', outcome: 'success' },
      ...{ key_actions: Array.from({ length: 12 }, (_, i) => `Did step ${i + 1}`), aha_moments: [] },
    },
    samples: 2,
    unmeasured: [{ measurement: 'aha_moments', reason: 'budget' }],
    model_used: 'claude-haiku-5-5-20261001',
    prompt_version: '7',
    duration_ms: 1250,
    prompt_tokens: 1100,
    completion_tokens: 220,
    cost_usd: 0.0042,
    attempts: 3,
    ...overrides,
  };
}

const SPREAD = [0, 1, 0, 2, 0, 3, 0, 4, 0, 5];

function totals(mean: number, p5: number): NonNullable<ReportJudge['metrics']['relevance']> {
  return {
    ...{ mean, p5, p50: mean + 0.01, p95: mean + 0.1, stddev: 0.123, ci95: [mean - 0.05, mean + 0.05] },
    histogram: SPREAD.map((count, i) => ({ from: i / 10, to: (i + 1) / 10, count })),
    ...{ prompt_version: '7', wanted: 8, measured: 7, skipped: 1 },
  };
}

function member(provider: string, model: string, overrides: Partial<Member>): Member {
  return {
    ...{ provider, model, overall_mean: 0.62, metric_means: { relevance: 0.71 }, wanted: 40, measured: 39 },
    ...{ unmeasured_reasons: { timeout: 1 }, calls: 21, cache_hits: 4, cost_usd: 0.0312, voided: null, left_out: [] },
    ...overrides,
  };
}

export const WHOLE_PANEL: NonNullable<ReportJudge['panel']> = {
  members: [
    member('anthropic', 'claude-haiku-5-5', {}),
    member('openai', 'gpt-6', { overall_mean: 0.48, cost_usd: null, unmeasured_reasons: {}, measured: 40 }),
    member('openai', 'slow-1', {
      ...{ overall_mean: null, metric_means: { relevance: null }, measured: 0, calls: 9, cache_hits: 0 },
      left_out: [
        { metric: 'rubric', reason: 'it measured less than half' },
        { metric: 'relevance', reason: 'it measured less than half' },
      ],
    }),
  ],
  disagreements: [{ session: 'doubted', spread: 0.3 }],
};

/** What judges said of a run, with all that a report may say of them. */
export function wholeJudge(overrides: Partial<ReportJudge> = {}): ReportJudge {
  return {
    mode: 'absolute',
    model: 'claude-haiku-5-5',
    prompt_version: '7',
    guidelines: {
      path: 'docs/summaries.md',
      digest: '1a2b3c4d'.repeat(8),
      characters: 31,
      text: 'Say what was decided, and why.\n',
    },
    samples: 2,
    overall_mean: 0.55,
    dimension_means: { title: 0.51, summary: 0.52, key_actions: 0.53, outcome: null, aha_moments: 0.54 },
    calls: 30,
    retries: 2,
    cache_hits: 4,
    prompt_tokens: 30_000,
    completion_tokens: 6_000,
    cost_usd: 0.0312,
    saved_usd: 0.0041,
    wanted: 80,
    measured: 77,
    unmeasured: 3,
    unmeasured_reasons: { timeout: 2, budget: 1 },
    metrics: { relevance: totals(0.71, 0.45), faithfulness: totals(0.66, 0.31), hallucination: totals(0.34, 0.05) },
    canaries: { asked: 3, measured: 2, taken_in: [] },
    meta_evaluation: {
      ...{ rate: 0.2, model: 'claude-haiku-5-5', prompt_version: '7', run: 6, measured: 5, not_run: 2 },
      ...{ not_run_reasons: { budget: 2 }, mean: 0.64, specific: 4, quotes_exist: 3, matches_score: 2, actionable: 1 },
      quotes: { explanations: 9, sound: 8, quotes: 11, found: 10 },
    },
    voided: null,
    absence: null,
    base_url: 'https://gateway.example',
    new_recordings: { lines: 5, needed: 3, treatment: 'asked_again', unread: null, no_merge_base: null },
    strength: {
      level: 0.6,
      gate: 'min-judge-overall',
      damaging: 10,
      noticed: 7,
      harmless: 4,
      blocked: 1,
      unmeasured: 2,
    },
    panel: WHOLE_PANEL,
    agreement: {
      ...{ n: 18, sessions: 9, labels: 20, level: 0.58, obstacle: null, labels_digest: 'e'.repeat(64) },
      spearman: { value: 0.61, ci95: [0.3, 0.8], reason: null },
      kappa: { value: 0.58, ci95: [0.2, 0.8], reason: null },
      bias: { value: 0.02, ci95: [-0.1, 0.1], reason: null },
    },
    alerts: [
      {
        ...{ metric: 'hallucination', level: 'critical', value: 0.34, threshold: 0.2, n: 7, confidence: 'low' },
        hints: ['Look at what of the session reaches the model', 'Ask for quotes'],
      },
      { metric: 'faithfulness', level: 'warning', value: 0.66, threshold: 0.7, n: 7, confidence: 'low', hints: [] },
    ],
    ...overrides,
  };
}
