import { maskTexts } from '../core/redact.js';
import type { Dimension } from '../core/summary.js';
import { VERSION } from '../core/version.js';
import type { Calibration, LabelledScores, ScorerAgreement } from '../judge/calibration/calibration.js';
import { judgedDimensions } from '../judge/judgement.js';
import { toReportAgreement } from './judge-report.js';

/** What `calibrate --json` prints: the same numbers as its table, as plain data. */
export function toCalibrationReport(
  calibration: Calibration,
  {
    minimum,
    rubric,
    dimensions,
  }: { readonly minimum: number | null; readonly rubric: string; readonly dimensions: readonly Dimension[] },
): Readonly<Record<string, unknown>> {
  const { candidates, gate, judge } = calibration;
  return maskTexts({
    schema_version: 1,
    tool: { name: 'summary-gate', version: VERSION },
    labels: candidates.length,
    sessions: new Set(candidates.map(({ label }) => label.session.name)).size,
    gate,
    min_judge_agreement: minimum,
    rubric: { version: rubric, ...toScorer(calibration.rubric, dimensions) },
    judge:
      judge === null
        ? null
        : {
            mode: judge.facts.mode,
            model: judge.facts.model,
            prompt_version: judge.facts.promptVersion,
            samples: judge.facts.samples,
            ...toScorer(judge, dimensions),
            level: judge.measured.level,
            obstacle: judge.measured.obstacle,
            labels_digest: judge.measured.digest,
            measured: judge.measured.measured,
            unmeasured_reasons: judge.reasons,
            calls: judge.effort.attempts,
            cache_hits: judge.effort.cacheHits,
            cost_usd: judge.effort.costUsd,
          },
    candidates: candidates.map(toCandidate),
  });
}

/** Of the dimensions that the summaries have. */
function toScorer({ overall, dimensions }: ScorerAgreement, has: readonly Dimension[]) {
  return {
    overall: toReportAgreement(overall),
    dimensions: Object.fromEntries(
      has.map((dimension) => {
        const { n, sessions, spearman, bias } = toReportAgreement(dimensions[dimension]);
        return [dimension, { n, sessions, spearman, bias }];
      }),
    ),
  };
}

function toCandidate({ label, rubric, judged }: LabelledScores) {
  const { session, id, overall, dimensions, verdict, labeller, at, place } = label;
  return {
    session: session.name,
    id,
    file: place.file,
    line: place.line ?? null,
    labeller,
    at,
    label: { overall, dimensions, ...(verdict !== undefined && { verdict }) },
    rubric: {
      overall: rubric.overall,
      dimensions: Object.fromEntries(rubric.dimensions.map(({ dimension, score }) => [dimension, score])),
    },
    judge:
      judged === null
        ? null
        : {
            overall: judged.overall.score,
            dimensions: Object.fromEntries(
              judgedDimensions(judged).map((name) => [name, judged.dimensions[name].score]),
            ),
            rationale: judged.rationale,
            unmeasured: judged.unmeasured,
            model_used: judged.modelUsed,
          },
  };
}
