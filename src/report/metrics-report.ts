import { stored } from '../core/numbers.js';
import { byCodePoint } from '../core/text.js';
import { fooledBy } from '../judge/canaries.js';
import { countMetric, type JudgeFacts, scoresOf } from '../judge/judge-facts.js';
import type { MetaEvaluation } from '../judge/meta-evaluation.js';
import type { Claim, ClaimStatus } from '../judge/metrics/claims.js';
import type { FaithfulnessResult } from '../judge/metrics/faithfulness.js';
import type { GevalResult } from '../judge/metrics/geval.js';
import { PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import type { MetricScores, PlacedClaim, PlacedFaithfulness, SessionMetrics } from '../judge/session-metrics.js';
import { metricBehind, REPORTED_METRICS, type SessionMetric } from '../settings/judge-metrics.js';
import { countBy, mean } from '../statistics/descriptive.js';
import type { ReportJudge, ReportJudgement } from './schema.js';
import { describeScores, NOTHING } from './statistics.js';

type ReportMetrics = NonNullable<ReportJudgement['metrics']>;

/** What was asked for beside the rubric, over all sessions. */
export function metricTotals(
  judge: JudgeFacts<MetricScores>,
  versions: Readonly<Partial<Record<SessionMetric, string>>> = PROMPT_VERSIONS,
): ReportJudge['metrics'] {
  const asked = REPORTED_METRICS.filter((metric) => judge.metrics.includes(metricBehind(metric)));
  return Object.fromEntries(
    asked.map((metric) => {
      const source = metricBehind(metric);
      const skipped = [...judge.measured.values()].filter((one) => one.skipped.some((skip) => skip.metric === source));
      return [
        metric,
        {
          ...(describeScores([judge.voided === null ? scoresOf(judge, metric) : []], 'six decimals')[0] ?? NOTHING),
          prompt_version: versions[source] ?? PROMPT_VERSIONS[source],
          ...countMetric(judge.measured.values(), source),
          skipped: skipped.length,
        },
      ];
    }),
  );
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
        requirements: completion.requirements.map(({ requirement, status, stage, evidence, place }) => ({
          id: requirement.id,
          must: requirement.must,
          status,
          stage,
          file: place?.file ?? null,
          line: place?.line ?? null,
          column: place?.column ?? null,
          evidence: evidence === null ? null : { quote: evidence.quote, found: evidence.part !== null },
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

/** A score on a scale of five. */
export function toGeval({ score, explanation, reason, answers }: GevalResult, version: string) {
  return { score, explanation, reason, prompt_version: version, samples: answers.map((answer) => answer.score) };
}

function toFaithfulness(result: PlacedFaithfulness): Pick<ReportMetrics, 'faithfulness' | 'hallucination'> {
  const prompt_version = PROMPT_VERSIONS.faithfulness;
  return {
    faithfulness: {
      ...countClaims(result, prompt_version),
      ...(result.unshown > 0 && { not_shown: result.unshown }),
      claims: result.claims.map(toPlacedClaim),
      ...(result.ending !== null && { outcome: toPlacedClaim(result.ending) }),
    },
    hallucination: toHallucination(result, prompt_version),
  };
}

function toPlacedClaim({ part, place, ...claim }: PlacedClaim) {
  const { statement, ...checked } = toClaim(claim);
  const { file, line, column } = place;
  return { statement, field: part.field, file, line: line ?? null, column: column ?? null, ...checked };
}

type Claims = Pick<FaithfulnessResult<unknown>, 'score' | 'explanation' | 'reason' | 'claims' | 'omitted'>;

/** How many claims came to which end. */
export function countClaims({ score, explanation, reason, claims, omitted }: Claims, version: string) {
  const count = (status: ClaimStatus): number => claims.filter((claim) => claim.status === status).length;
  return {
    score,
    explanation,
    reason,
    prompt_version: version,
    asked: claims.length,
    answered: claims.length - count('unanswered'),
    confirmed: count('confirmed'),
    contradicted: count('contradicted'),
    unsupported: count('unsupported'),
    omitted,
  };
}

/** A claim and what was found about it. */
export function toClaim({ text, question, status, evidence }: Omit<Claim<unknown>, 'part'>) {
  if (evidence === null) return { statement: text, question, status, evidence };
  const { quote, isFound, place } = evidence;
  return {
    statement: text,
    question,
    status,
    evidence: { quote, found: isFound, file: place.file, line: place.line ?? null },
  };
}

export function toHallucination(
  { hallucination, explanation, reason }: Pick<FaithfulnessResult, 'hallucination' | 'explanation' | 'reason'>,
  version: string,
) {
  return { score: hallucination, explanation, reason, prompt_version: version };
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
    // One about which no question was sent, as where a key is refused before, was asked by nobody.
    asked: canaries.filter(({ overall, effort }) => overall !== null || effort.attempts + effort.cacheHits > 0).length,
    measured: canaries.filter(({ overall }) => overall !== null).length,
    taken_in: fooledBy(canaries).map(({ session }) => session),
  };
}

/** How good the judge's explanations are. */
export function metaTotals({ meta, voided }: JudgeFacts<MetricScores>): ReportJudge['meta_evaluation'] {
  const answers = meta.evaluations.flatMap(({ answer }) => answer ?? []);
  const notRun = meta.evaluations.filter(({ wasRun }) => !wasRun);
  return {
    rate: meta.rate,
    model: meta.model,
    prompt_version: PROMPT_VERSIONS.explanation_quality,
    run: meta.evaluations.length - notRun.length,
    measured: answers.length,
    not_run: notRun.length,
    not_run_reasons: countByName(notRun.flatMap(({ reason }) => reason ?? [])),
    mean: voided === null ? stored(mean(answers.map(({ score }) => score)), 'six decimals') : null,
    specific: answers.filter(({ specific }) => specific).length,
    quotes_exist: answers.filter(({ quotesExist }) => quotesExist === 'yes').length,
    matches_score: answers.filter(({ matchesScore }) => matchesScore).length,
    actionable: answers.filter(({ actionable }) => actionable).length,
    quotes: meta.quotes,
  };
}

/** How often each word occurs, by code point. */
function countByName(words: readonly string[]): Record<string, number> {
  return Object.fromEntries([...countBy(words)].sort(([a], [b]) => byCodePoint(a, b)));
}
