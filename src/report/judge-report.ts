import type { Agreement } from '../calibration/agreement.js';
import type { JudgeAgreement } from '../calibration/judge-agreement.js';
import { judgeMean } from '../gates/judge-checks.js';
import type { Alert } from '../judge/alerts.js';
import { countMeasurements, countReasons, type JudgeFacts, totalEffort } from '../judge/judge-facts.js';
import { addEfforts, type Judgement, NO_EFFORT } from '../judge/judgement.js';
import { DIMENSIONS } from '../summary.js';
import type { ReportAgreement, ReportJudge, ReportSession } from './schema.js';

/** What the judge did in a whole run; what it took includes asking about labels. */
export function toReportJudge(judge: JudgeFacts, alerts: readonly Alert[]): ReportJudge {
  const effort = addEfforts(totalEffort(judge), judge.agreement?.effort ?? NO_EFFORT);
  const { wanted, measured } = countMeasurements(judge.judgements.values());
  return {
    mode: judge.mode,
    model: judge.model,
    prompt_version: judge.promptVersion,
    samples: judge.samples,
    overall_mean: judgeMean(judge, 'overall'),
    dimension_means: {
      title: judgeMean(judge, 'title'),
      summary: judgeMean(judge, 'summary'),
      key_actions: judgeMean(judge, 'key_actions'),
      outcome: judgeMean(judge, 'outcome'),
      aha_moments: judgeMean(judge, 'aha_moments'),
    },
    calls: effort.attempts,
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
    absence: judge.absence,
    base_url: judge.baseUrl,
    ...(judge.agreement !== undefined && { agreement: toReportJudgeAgreement(judge.agreement) }),
    alerts: alerts.map((alert) => ({ ...alert, hints: [...alert.hints] })),
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

export function toReportJudgement(judgement: Judgement, promptVersion: string): NonNullable<ReportSession['judge']> {
  return {
    overall: judgement.overall.score,
    dimensions: DIMENSIONS.map((dimension) => ({ dimension, ...judgement.dimensions[dimension] })),
    rationale: judgement.rationale,
    suggestions: [...judgement.suggestions],
    ...(judgement.rewrite !== null && { rewrite: JSON.parse(JSON.stringify(judgement.rewrite)) }),
    samples: judgement.samples,
    unmeasured: judgement.unmeasured.map(({ measurement, reason }) => ({ measurement, reason })),
    model_used: judgement.modelUsed,
    prompt_version: promptVersion,
    duration_ms: judgement.durationMs,
    prompt_tokens: judgement.promptTokens,
    completion_tokens: judgement.completionTokens,
    cost_usd: roundUsd(judgement.costUsd),
    attempts: judgement.attempts,
  };
}

/** To a billionth: prices are in dollars per million tokens. */
function roundUsd(usd: number | null): number | null {
  return usd === null ? null : Math.round(usd * 1e9) / 1e9;
}
