import { z } from 'zod';
import { count, list, place, score, type WholeSchema } from '../../core/json/schemas.js';
import { FACT_STATUSES } from '../../judge/asking/carrying-fact.js';
import { REASONS, type Reason } from '../../judge/asking/completer.js';
import { NEW_RECORDING_TREATMENTS, type NewRecordings } from '../../judge/asking/new-recordings.js';
import type { JudgedLabel } from '../../judge/calibration/judge-agreement.js';
import type { CanaryFact } from '../../judge/canaries.js';
import type { JudgeFacts } from '../../judge/judge-facts.js';
import type { JudgeStrength } from '../../judge/judge-strength.js';
import type { Effort, Judgement } from '../../judge/judgement.js';
import type { MetaEvaluation, MetaFacts } from '../../judge/meta-evaluation.js';
import { REQUIREMENT_STAGES } from '../../judge/metrics/completion.js';
import { EXPLAINED_METRICS } from '../../judge/metrics/explanation-quality.js';
import type { SessionMetrics } from '../../judge/session-metrics.js';
import type { TransplantFacts } from '../../judge/transplants.js';
import { REQUIREMENT_STATUSES } from '../../rubric/requirement-check.js';
import { JUDGE_METRICS, SESSION_METRICS } from '../../settings/judge-metrics.js';
import { JUDGE_MODES } from '../../settings/judge-settings.js';
import { defect, perDimension, requirement, sessionName, summary, summaryPlace } from './plain-schema.js';

const reason = z.enum(REASONS);
const text = z.string();
const amount = z.number().min(0);

/** How often, by reason: a map in memory, a list of pairs in a file. */
const failures = z.codec(
  list(z.tuple([reason, count])),
  z.custom<ReadonlyMap<Reason, number>>((value) => value instanceof Map),
  { decode: (pairs) => new Map(pairs), encode: (map) => [...map] },
);

const efforts = {
  attempts: count,
  retries: count,
  cacheHits: count,
  promptTokens: count.nullable(),
  completionTokens: count.nullable(),
  costUsd: amount.nullable(),
  savedUsd: amount.nullable(),
  durationMs: amount,
  waitedMs: amount,
  failures,
};
const effort = z.object(efforts) satisfies WholeSchema<Effort>;

const judgedScore = z.object({ score: score.nullable(), reason: text.nullable() });

/** Without voices: a panel judges in one run alone. */
export const judgement = z.object({
  ...efforts,
  session: sessionName,
  overall: judgedScore,
  dimensions: perDimension(judgedScore),
  facts: list(z.object({ fact: text, status: z.enum(FACT_STATUSES) })),
  invented: list(text),
  speaksToJudge: z.boolean().nullable(),
  rationale: text.nullable(),
  suggestions: list(text),
  shortened: list(text).exactOptional(),
  rewrite: summary.nullable(),
  overalls: list(score),
  dimensionSamples: perDimension(list(score)),
  samples: count,
  asked: count,
  unmeasured: list(z.object({ measurement: text, reason })),
  modelUsed: text.nullable(),
  bySample: list(
    z.object({
      sample: count,
      overall: score.nullable(),
      overalls: list(score),
      dimensionSamples: perDimension(list(score)),
    }),
  ).exactOptional(),
  told: count.exactOptional(),
}) satisfies WholeSchema<Omit<Judgement, 'voices'>>;

const result = { score: score.nullable(), explanation: text.nullable(), reason: reason.nullable() };

const geval = z.object({
  ...result,
  asked: count,
  answers: list(z.object({ score, reasoning: text.nullable() })),
});

const claim = z.object({
  text,
  part: summaryPlace,
  question: text.nullable(),
  status: z.enum(['confirmed', 'contradicted', 'unsupported', 'unanswered']),
  evidence: z.object({ quote: text, isFound: z.boolean(), place }).nullable(),
  place,
});

const requirementResult = z.object({
  requirement,
  status: z.enum(REQUIREMENT_STATUSES),
  stage: z.enum(REQUIREMENT_STAGES),
  nearest: summaryPlace.nullable(),
  evidence: z.object({ quote: text, part: summaryPlace.nullable() }).nullable(),
  place: place.nullable(),
});

export const sessionMetrics = z.object({
  session: sessionName,
  relevance: geval.exactOptional(),
  coherence: geval.exactOptional(),
  faithfulness: z
    .object({
      ...result,
      hallucination: score.nullable(),
      claims: list(claim),
      omitted: count,
      unshown: count,
      ending: claim.nullable(),
    })
    .exactOptional(),
  completion: z
    .object({ ...result, requirements: list(requirementResult), isFullyComplete: z.boolean() })
    .exactOptional(),
  grounding: z.object({ file: text, digest: text, malformed: count }).exactOptional(),
  skipped: list(z.object({ metric: z.enum(SESSION_METRICS), reason })),
  shortened: list(text).exactOptional(),
  defects: list(defect),
  effort,
}) satisfies WholeSchema<Omit<SessionMetrics, 'voices'>>;

export const metaEvaluation = z.object({
  original: z.object({ session: sessionName, metric: z.enum(EXPLAINED_METRICS), score, text, promptVersion: text }),
  answer: z
    .object({
      score,
      reasoning: text.nullable(),
      specific: z.boolean(),
      quotesExist: z.enum(['yes', 'no', 'none']),
      matchesScore: z.boolean(),
      actionable: z.boolean(),
    })
    .nullable(),
  reason: reason.nullable(),
  wasRun: z.boolean(),
}) satisfies WholeSchema<MetaEvaluation>;

const canary = z.object({
  session: sessionName,
  isInjected: z.boolean(),
  overall: score.nullable(),
  damaged: z.object({ summary: score.nullable(), key_actions: score.nullable(), outcome: score.nullable() }),
  rationale: text.nullable(),
  reason: reason.nullable(),
  modelUsed: text.nullable(),
  effort,
}) satisfies WholeSchema<CanaryFact>;

const strength = z.object({
  level: score,
  gate: z.enum(['min-judge-session', 'min-judge-overall']).nullable(),
  damaging: count,
  noticed: count,
  harmless: count,
  blocked: count,
  unmeasured: count,
}) satisfies WholeSchema<JudgeStrength>;

const transplants = z.object({
  disagreements: count,
  asked: list(
    z.object({ session: sessionName, above: score, overall: score.nullable(), reason: reason.nullable(), effort }),
  ),
  beyond: effort.exactOptional(),
}) satisfies WholeSchema<TransplantFacts>;

const newRecordings = z.object({
  lines: count,
  needed: count,
  treatment: z.enum(NEW_RECORDING_TREATMENTS),
  unread: text.nullable(),
  no_merge_base: text.nullable(),
}) satisfies WholeSchema<NewRecordings>;

/** What sessions and labels say stands in their lines, what follows from all of them shows in the merge, and a panel has no shards. */
type OfShard = Omit<JudgeFacts, 'judgements' | 'measured' | 'voided' | 'agreement' | 'panel' | 'meta'> & {
  readonly meta: Omit<MetaFacts, 'evaluations'>;
};

/** What the judge of a shard did, apart from single sessions. */
export const judgeOfShard = z.object({
  mode: z.enum(JUDGE_MODES),
  model: text,
  promptVersion: text,
  guidelines: z.object({ path: text, text, digest: text }).exactOptional(),
  samples: z.int().min(1),
  metrics: list(z.enum(JUDGE_METRICS)),
  isSimulated: z.literal(true).exactOptional(),
  isByBatch: z.literal(true).exactOptional(),
  transplants: transplants.exactOptional(),
  strength: strength.exactOptional(),
  newRecordings: newRecordings.exactOptional(),
  absence: reason.nullable(),
  baseUrl: text.nullable(),
  provider: z.enum(['openai-compatible', 'command']).exactOptional(),
  program: text.exactOptional(),
  conceded: list(z.object({ model: text, parts: list(text) })).exactOptional(),
  canaries: list(canary),
  meta: z.object({
    rate: score,
    model: text,
    quotes: z.object({ explanations: count, sound: count, quotes: count, found: count }),
    effort,
  }),
}) satisfies WholeSchema<OfShard>;

/** The judge's score of one labelled candidate. */
export const judgedLabel = z.object({
  session: sessionName,
  human: score,
  isVerdict: z.boolean().exactOptional(),
  scored: score.nullable(),
  effort,
}) satisfies WholeSchema<JudgedLabel>;
