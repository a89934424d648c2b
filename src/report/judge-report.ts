import type { Dimension } from '../core/summary.js';
import { byCodePoint } from '../core/text.js';
import type { Alert } from '../judge/alerts.js';
import type { Agreement } from '../judge/calibration/agreement.js';
import {
  countAll,
  countReasons,
  gapsOf,
  type JudgeAgreement,
  type JudgeFacts,
  judgeMean,
  shortenedFor,
  totalEffort,
} from '../judge/judge-facts.js';
import { addEfforts, type Effort, type Judgement, judgedDimensions, NO_EFFORT } from '../judge/judgement.js';
import { charactersIn } from '../judge/prompts/guidelines.js';
import type { MetricScores } from '../judge/session-metrics.js';
import { steeredBy } from '../judge/transplants.js';
import { canaryTotals, metaTotals, metricTotals, toReportMetrics } from './metrics-report.js';
import { panelPart, toReportPanel } from './panel-report.js';
import { perEach } from './per-dimension.js';
import { roundUsd } from './round-usd.js';
import type { ReportAgreement, ReportJudge, ReportJudgement, ReportSession } from './schema.js';

/** What the judge did in a whole run over summaries of these dimensions; what it took includes asking about labels. */
export function toReportJudge(
  judge: JudgeFacts,
  dimensions: readonly Dimension[],
  alerts: readonly Alert[],
): ReportJudge {
  return {
    ...(judge.isSimulated === true && { simulated: true }),
    ...(judge.isByBatch === true && { transport: 'batch' as const }),
    mode: judge.mode,
    model: judge.model,
    prompt_version: judge.promptVersion,
    ...(judge.guidelines !== undefined && {
      guidelines: { ...judge.guidelines, characters: charactersIn(judge.guidelines.text) },
    }),
    samples: judge.samples,
    // Of a void run nobody may take a mean along.
    overall_mean: judge.voided === null ? judgeMean(judge, 'overall') : null,
    dimension_means: perEach(dimensions, (dimension) => (judge.voided === null ? judgeMean(judge, dimension) : null)),
    ...workTotals(judge, judge.agreement?.effort),
    metrics: metricTotals(judge),
    canaries: canaryTotals(judge),
    ...transplantTotals(judge),
    meta_evaluation: metaTotals(judge),
    voided: judge.voided,
    absence: judge.absence,
    base_url: judge.baseUrl,
    ...providerOf(judge),
    ...(judge.newRecordings !== undefined && { new_recordings: { ...judge.newRecordings } }),
    ...(judge.strength !== undefined && { strength: { ...judge.strength } }),
    ...(judge.panel !== undefined && { panel: toReportPanel(judge.panel, judge) }),
    ...(judge.agreement !== undefined && { agreement: toReportJudgeAgreement(judge.agreement) }),
    alerts: toReportAlerts(alerts),
  };
}

/** Who was asked, where that was not the Messages API. */
export function providerOf({ provider, program }: Pick<JudgeFacts, 'provider' | 'program'>) {
  return { ...(provider !== undefined && { provider }), ...(program !== undefined && { program }) };
}

/** Nothing where the judge is nowhere far above the rubric. */
function transplantTotals({ transplants }: JudgeFacts): Pick<ReportJudge, 'transplants'> {
  if (transplants === undefined || transplants.disagreements === 0) return {};
  const { disagreements, asked } = transplants;
  return {
    transplants: {
      disagreements,
      asked: asked.length,
      measured: asked.filter(({ overall }) => overall !== null).length,
      steered: steeredBy(transplants).map(({ session }) => session),
    },
  };
}

export function toReportAlerts(alerts: readonly Alert[]): ReportJudge['alerts'] {
  return alerts.map((alert) => ({ ...alert, hints: [...alert.hints] }));
}

/** What was spent, and how much was measured for it. */
export function workTotals(judge: JudgeFacts<MetricScores>, further: Effort = NO_EFFORT) {
  const effort = addEfforts(totalEffort(judge), further);
  const { wanted, measured } = countAll(judge);
  return {
    calls: judge.isSimulated === true ? 0 : effort.attempts,
    retries: effort.retries,
    cache_hits: effort.cacheHits,
    prompt_tokens: effort.promptTokens,
    completion_tokens: effort.completionTokens,
    cost_usd: roundUsd(effort.costUsd),
    saved_usd: roundUsd(effort.savedUsd),
    wanted,
    measured,
    unmeasured: wanted - measured,
    unmeasured_reasons: countReasons(judge),
  };
}

function toReportJudgeAgreement(judged: JudgeAgreement): NonNullable<ReportJudge['agreement']> {
  const { agreement, labels, level, obstacle, digest } = judged;
  return { ...toReportAgreement(agreement), labels, level, obstacle, labels_digest: digest };
}

/** Agreement of one scorer with people, as plain data. */
export function toReportAgreement({ n, sessions, spearman, kappa, bias, level }: Agreement): ReportAgreement {
  const plain = ({ value, ci95, reason }: Agreement['bias']): ReportAgreement['bias'] => ({
    value,
    ci95: ci95 === null ? null : [...ci95],
    reason,
  });
  return { n, sessions, spearman: plain(spearman), kappa: plain(kappa), bias: plain(bias), level };
}

/** What the judge says of one session; nothing where it was not asked. */
export function toReportJudgement(session: string, judge: JudgeFacts): ReportJudgement | undefined {
  const judgement = judge.judgements.get(session);
  const metrics = judge.measured.get(session);
  if (judgement === undefined && metrics === undefined) return undefined;
  const evaluations = judge.meta.evaluations.filter(({ original }) => original.session === session);
  const effort = addEfforts(judgement ?? NO_EFFORT, metrics?.effort ?? NO_EFFORT);
  const shortened = shortenedFor(session, judge);
  return {
    ...(judge.isSimulated === true && { simulated: true }),
    ...(judgement === undefined ? NO_RUBRIC : rubricPart(judgement)),
    ...((metrics !== undefined || evaluations.length > 0) && {
      metrics: toReportMetrics(metrics ?? { session, skipped: [], defects: [], effort: NO_EFFORT }, evaluations),
    }),
    ...panelPart(judgement, metrics),
    ...(shortened.length > 0 && { shortened: [...shortened] }),
    unmeasured: [...(judgement?.unmeasured ?? []), ...(metrics === undefined ? [] : gapsOf(metrics))].map(
      ({ measurement, reason }) => ({ measurement, reason }),
    ),
    prompt_version: judge.promptVersion,
    ...effortPart(judge.isSimulated === true ? { ...effort, attempts: 0 } : effort),
    ...failedAttempts(effort),
  };
}

/** What asking took. */
export function effortPart({ durationMs, promptTokens, completionTokens, costUsd, attempts }: Effort) {
  return {
    duration_ms: durationMs,
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    cost_usd: roundUsd(costUsd),
    attempts,
  };
}

function failedAttempts({ failures, waitedMs }: Effort): Pick<ReportJudgement, 'failed_attempts'> {
  if (failures.size === 0) return {};
  const reasons = Object.fromEntries([...failures].sort(([a], [b]) => byCodePoint(a, b)));
  return { failed_attempts: { reasons, waited_ms: waitedMs } };
}

type RubricPart = Pick<
  ReportJudgement,
  | 'overall'
  | 'dimensions'
  | 'facts'
  | 'invented'
  | 'speaks_to_judge'
  | 'rationale'
  | 'suggestions'
  | 'rewrite'
  | 'samples'
  | 'model_used'
>;

/** The rubric was not asked for. */
const NO_RUBRIC: RubricPart = {
  overall: null,
  dimensions: [],
  rationale: null,
  suggestions: [],
  samples: 0,
  model_used: null,
};

function rubricPart(judgement: Judgement): RubricPart {
  return {
    overall: judgement.overall.score,
    dimensions: judgedDimensions(judgement).map((dimension) => ({ dimension, ...judgement.dimensions[dimension] })),
    ...(judgement.samples > 0 && {
      facts: judgement.facts.map(({ fact, status }) => ({ fact, status })),
      invented: [...judgement.invented],
    }),
    ...(judgement.speaksToJudge !== null && { speaks_to_judge: judgement.speaksToJudge }),
    rationale:
      judgement.rationale === null || judgement.told === undefined
        ? judgement.rationale
        : `Sample ${judgement.told}: ${judgement.rationale}`,
    suggestions: [...judgement.suggestions],
    ...(judgement.rewrite !== null && { rewrite: JSON.parse(JSON.stringify(judgement.rewrite)) }),
    samples: judgement.samples,
    model_used: judgement.modelUsed,
  };
}

/** What the judge said to a canary. */
export function canaryJudgement(session: string, judge: JudgeFacts | null): Pick<ReportSession, 'judge'> {
  const fact = judge?.canaries.find((canary) => canary.session === session);
  if (judge === null || fact === undefined) return {};
  // Times of canaries are not kept.
  const effort = { ...fact.effort, durationMs: 0, waitedMs: 0 };
  return {
    judge: {
      ...NO_RUBRIC,
      overall: fact.overall,
      rationale: fact.rationale,
      samples: fact.overall === null ? 0 : 1,
      model_used: fact.modelUsed,
      unmeasured: fact.reason === null ? [] : [{ measurement: 'overall', reason: fact.reason }],
      prompt_version: judge.promptVersion,
      ...effortPart(effort),
      ...failedAttempts(effort),
    },
  };
}
