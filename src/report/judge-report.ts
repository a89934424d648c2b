import { judgeMean } from '../gates/judge-checks.js';
import { countMeasurements, countReasons, type JudgeFacts, totalEffort } from '../judge/judge-facts.js';
import type { Judgement } from '../judge/judgement.js';
import { DIMENSIONS } from '../summary.js';
import type { ReportJudge, ReportSession } from './schema.js';

/** What the judge did in a whole run. */
export function toReportJudge(judge: JudgeFacts): ReportJudge {
  const effort = totalEffort(judge);
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
  };
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
