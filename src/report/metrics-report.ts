import { takenIn } from '../judge/canary-facts.js';
import { countMetric, type JudgeFacts, scoresOf } from '../judge/judge-facts.js';
import { REPORTED_METRICS, type ReportedMetric, type SessionMetric } from '../judge/judge-metrics.js';
import type { MetaEvaluation } from '../judge/meta-evaluation.js';
import { PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import type { GevalResult, MetricScores, PlacedFaithfulness, SessionMetrics } from '../judge/session-metrics.js';
import type { ReportJudge, ReportSession } from './schema.js';
import { describeScores, mean, stored } from './statistics.js';

type ReportMetrics = NonNullable<NonNullable<ReportSession['judge']>['metrics']>;

/** What was asked for beside the rubric, over all sessions. */
export function metricTotals(judge: JudgeFacts<MetricScores>): ReportJudge['metrics'] {
  const asked = REPORTED_METRICS.filter((metric) => judge.metrics.includes(sourceOf(metric)));
  return Object.fromEntries(
    asked.map((metric) => {
      const source = sourceOf(metric);
      const skipped = [...judge.measured.values()].filter((one) => one.skipped.some((skip) => skip.metric === source));
      return [
        metric,
        {
          ...describeScores(scoresOf(judge, metric), 'six decimals'),
          prompt_version: PROMPT_VERSIONS[source],
          ...countMetric(judge, source),
          skipped: skipped.length,
        },
      ];
    }),
  );
}

/** Hallucination is measured with faithfulness. */
function sourceOf(metric: ReportedMetric): SessionMetric {
  return metric === 'hallucination' ? 'faithfulness' : metric;
}

/** What was asked for beside the rubric, of one session. */
export function toReportMetrics(
  { relevance, coherence, faithfulness, completion, grounding, skipped }: SessionMetrics,
  evaluations: readonly MetaEvaluation[],
): ReportMetrics {
  return {
    ...(relevance !== undefined && { relevance: toGeval(relevance, PROMPT_VERSIONS.relevance) }),
    ...(coherence !== undefined && { coherence: toGeval(coherence, PROMPT_VERSIONS.coherence) }),
    ...(faithfulness !== undefined && toFaithfulness(faithfulness)),
    ...(completion !== undefined && {
      completion: {
        score: completion.score,
        explanation: completion.explanation,
        reason: completion.reason,
        prompt_version: PROMPT_VERSIONS.completion,
        fully_complete: completion.isFullyComplete,
        requirements: completion.requirements.map(({ requirement, status, stage }) => ({
          id: requirement.id,
          must: requirement.must,
          status,
          stage,
        })),
      },
    }),
    ...(evaluations.length > 0 && { explanation_quality: evaluations.map(toEvaluation) }),
    ...(grounding !== undefined && {
      transcript: { file: grounding.file, digest: grounding.digest, malformed_lines: grounding.malformed },
    }),
    skipped: skipped.map(({ metric, reason }) => ({ metric, reason })),
  };
}

function toGeval({ score, explanation, reason, answers }: GevalResult, version: string) {
  return { score, explanation, reason, prompt_version: version, samples: answers.map((answer) => answer.score) };
}

function toFaithfulness(result: PlacedFaithfulness): Pick<ReportMetrics, 'faithfulness' | 'hallucination'> {
  const { score, hallucination, explanation, reason, claims, omitted } = result;
  const prompt_version = PROMPT_VERSIONS.faithfulness;
  const count = (status: PlacedFaithfulness['claims'][number]['status']): number =>
    claims.filter((claim) => claim.status === status).length;
  return {
    faithfulness: {
      score,
      explanation,
      reason,
      prompt_version,
      asked: claims.length,
      answered: claims.length - count('unanswered'),
      confirmed: count('confirmed'),
      contradicted: count('contradicted'),
      unsupported: count('unsupported'),
      omitted,
      claims: claims.map(({ text, part, place, question, status, evidence }) => ({
        statement: text,
        field: part.field,
        file: place.file,
        line: place.line ?? null,
        column: place.column ?? null,
        question,
        status,
        evidence:
          evidence === null
            ? null
            : {
                quote: evidence.quote,
                found: evidence.isFound,
                file: evidence.place.file,
                line: evidence.place.line ?? null,
              },
      })),
    },
    hallucination: { score: hallucination, explanation, reason, prompt_version },
  };
}

function toEvaluation({ original, answer, reason }: MetaEvaluation) {
  const { metric, score, text, promptVersion } = original;
  return {
    score: answer?.score ?? null,
    reason,
    explanation: answer?.reasoning ?? null,
    prompt_version: PROMPT_VERSIONS.explanation_quality,
    specific: answer?.specific ?? null,
    quotes_exist: answer?.quotesExist ?? null,
    matches_score: answer?.matchesScore ?? null,
    actionable: answer?.actionable ?? null,
    meta: { original_evaluation: { metric, score, explanation: text, prompt_version: promptVersion } },
  };
}

export function canaryTotals({ canaries }: JudgeFacts<MetricScores>): ReportJudge['canaries'] {
  return {
    asked: canaries.length,
    measured: canaries.filter(({ overall }) => overall !== null).length,
    taken_in: takenIn(canaries).map(({ session }) => session),
  };
}

/** How good the judge's explanations are. */
export function metaTotals({ meta }: JudgeFacts<MetricScores>): ReportJudge['meta_evaluation'] {
  const answers = meta.evaluations.flatMap(({ answer }) => answer ?? []);
  const notRun = meta.evaluations.filter(({ reason }) => reason === 'budget').length;
  return {
    rate: meta.rate,
    model: meta.model,
    prompt_version: PROMPT_VERSIONS.explanation_quality,
    run: meta.evaluations.length - notRun,
    measured: answers.length,
    not_run: notRun,
    mean: stored(mean(answers.map(({ score }) => score)), 'six decimals'),
    specific: answers.filter(({ specific }) => specific).length,
    quotes_exist: answers.filter(({ quotesExist }) => quotesExist === 'yes').length,
    matches_score: answers.filter(({ matchesScore }) => matchesScore).length,
    actionable: answers.filter(({ actionable }) => actionable).length,
    quotes: meta.quotes,
  };
}
