import { z } from 'zod';
import { digest, score } from '../core/json/schemas.js';
import { DIMENSIONS } from '../core/summary.js';
import { NEW_RECORDING_TREATMENTS } from '../judge/asking/new-recordings.js';
import { ALERT_LEVELS, ALERT_METRICS } from '../settings/alert-levels.js';
import { JUDGE_METRICS, REPORTED_METRICS, SESSION_METRICS } from '../settings/judge-metrics.js';
import { canaries, metaEvaluation, metricTotals, missingReason } from './metrics-schema.js';

const estimate = z.strictObject({
  value: z.number().min(-1).max(1).nullable(),
  ci95: z
    .tuple([z.number().min(-1).max(1), z.number().min(-1).max(1)])
    .nullable()
    .describe('95 % bootstrap interval over sessions.'),
  reason: z.string().nullable().describe('Why the value is null.'),
});

/** How far a judge agrees with people. */
export const agreementSchema = z.strictObject({
  n: z.int().min(0).describe('Candidates with a label and a score.'),
  sessions: z.int().min(0),
  spearman: estimate,
  kappa: estimate,
  bias: estimate,
  level: z.number().min(-1).max(1).nullable().describe('The lower of Spearman and kappa.'),
});

const judgeAgreement = agreementSchema.extend({
  labels: z.int().min(0),
  level: agreementSchema.shape.level.describe('Null when it was not measured.'),
  obstacle: z.string().nullable().describe('Why there is no level.'),
  labels_digest: digest,
});

const alert = z.strictObject({
  metric: z.enum(ALERT_METRICS),
  level: z.enum(ALERT_LEVELS),
  value: score.describe('The mean of the metric, with three decimals.'),
  threshold: score,
  n: z.int().min(1).describe('Sessions that were measured.'),
  confidence: z.enum(['low', 'medium', 'high']).describe('low below 10 sessions, medium below 30.'),
  hints: z.array(z.string()),
});

const member = z.strictObject({
  provider: z.string(),
  model: z.string(),
  overall_mean: score
    .nullable()
    .describe('Over the sessions that it has measured; null where it has none, or is void.'),
  metric_means: z.partialRecord(z.enum(SESSION_METRICS), score.nullable()),
  wanted: z.int().min(0),
  measured: z.int().min(0),
  unmeasured_reasons: z.record(z.string(), z.int().min(1)),
  calls: z.int().min(0),
  cache_hits: z.int().min(0),
  cost_usd: z.number().min(0).nullable(),
  voided: z.string().nullable().describe('Why nothing that it says can be believed.'),
  left_out: z
    .array(z.strictObject({ metric: z.enum(JUDGE_METRICS), reason: z.string() }))
    .describe('The metrics in whose medians it is not. Empty where it counts in all.'),
});

const panel = z.strictObject({
  members: z.array(member).min(2).describe('In the order of judge-model.'),
  disagreements: z
    .array(z.strictObject({ session: z.string(), spread: score }))
    .describe('Sessions whose overalls of the members that count lie 0.3 or more apart, the widest first.'),
});

/** What a judge has said of a run as a whole, and what that took. */
export const judgeSchema = z.strictObject({
  simulated: z
    .literal(true)
    .optional()
    .describe('No model was asked: all numbers and words of the judge are made up, and none of its gates counts.'),
  transport: z
    .literal('batch')
    .optional()
    .describe('How the model was asked, where that was not by one request a question: by batches, at half price.'),
  mode: z.enum(['paired', 'absolute']),
  model: z.string(),
  prompt_version: z.string(),
  guidelines: z
    .strictObject({
      path: z.string(),
      digest: digest.describe('Of the text below: of the file as the judge was shown it.'),
      characters: z.int().min(1),
      text: z.string(),
    })
    .optional()
    .describe('What the team says about its summaries, where the judge was told; its prompt_version changes with it.'),
  samples: z.int().min(1).describe('Answers a question that were asked for.'),
  overall_mean: score.nullable().describe('Mean over the sessions that were measured.'),
  dimension_means: z.partialRecord(z.enum(DIMENSIONS), score.nullable()),
  calls: z.int().min(0),
  retries: z.int().min(0),
  cache_hits: z
    .int()
    .min(0)
    .describe('Answers taken from the cassette, or from a batch that another run has paid for.'),
  prompt_tokens: z.int().min(0).nullable().describe('Null where the provider does not count them.'),
  completion_tokens: z.int().min(0).nullable(),
  cost_usd: z.number().min(0).nullable(),
  saved_usd: z.number().min(0).nullable().describe('What the answers under cache_hits would have cost.'),
  wanted: z
    .int()
    .min(0)
    .describe(
      'Measurements that were wanted: six a session by the rubric, one for each other metric that can be asked.',
    ),
  measured: z.int().min(0),
  unmeasured: z.int().min(0),
  unmeasured_reasons: z.record(z.string(), z.int().min(1)),
  metrics: z.partialRecord(z.enum(REPORTED_METRICS), metricTotals).describe('What was asked for beside the rubric.'),
  canaries: canaries.describe('References that the gate damaged itself, to see whether the judge notices.'),
  transplants: z
    .strictObject({
      disagreements: z.int().min(1).describe('Sessions that the judge puts 0.3 or more above the rubric.'),
      asked: z
        .int()
        .min(0)
        .describe('Candidates of them that were asked about once more, beside the reference of another session.'),
      measured: z.int().min(0),
      steered: z.array(z.string()).describe('Sessions whose candidate was scored 0.5 or more there: the run is void.'),
    })
    .optional()
    .describe('Left out where the judge is nowhere so far above the rubric.'),
  meta_evaluation: metaEvaluation,
  voided: z
    .string()
    .nullable()
    .describe('Why nothing that the judge says can be believed: no gate of its is evaluated.'),
  absence: missingReason.nullable().describe('Why nobody could be asked, where judge: auto lets that pass.'),
  base_url: z.string().nullable().describe("Where requests went, when that was not the vendor's own address."),
  provider: z
    .enum(['openai-compatible', 'command'])
    .optional()
    .describe('Who was asked, where that was not the Messages API.'),
  program: z.string().optional().describe('The name of the program that was asked, without its folder.'),
  new_recordings: z
    .strictObject({
      lines: z.int().min(1).describe('Lines of the judge-cassette that the base branch does not have.'),
      needed: z.int().min(0).describe('Those of them that this run had a question for.'),
      treatment: z
        .enum(NEW_RECORDING_TREATMENTS)
        .describe(
          'Asked again where somebody could be asked. Else left out where the pull request is of a fork or nobody knows, and believed where its author may write to the repository.',
        ),
      unread: z
        .string()
        .nullable()
        .describe('Why the file of the base could not be read, so that every line counts as new.'),
      no_merge_base: z
        .string()
        .nullable()
        .describe(
          'Why the file is not known as it was where the pull request has left the base: then it was held against the newest commit of the base alone.',
        ),
    })
    .optional()
    .describe('Recorded answers that this pull request brings itself. Left out where there are none.'),
  strength: z
    .strictObject({
      level: score.describe('Below this score a copy counts as noticed, or blocked.'),
      gate: z.enum(['min-judge-session', 'min-judge-overall']).nullable().describe('The gate that the level is of.'),
      damaging: z.int().min(0),
      noticed: z.int().min(0),
      harmless: z.int().min(0),
      blocked: z.int().min(0),
      unmeasured: z.int().min(0),
    })
    .optional()
    .describe(
      'What the judge makes of references that were changed on purpose. Only where it has gates and the answers to self-test --judge are recorded.',
    ),
  panel: panel.optional().describe('Who has judged, where judge-model names several: then scores are medians.'),
  agreement: judgeAgreement
    .optional()
    .describe('With the labels of the corpus, where min-judge-agreement asks for it.'),
  alerts: z.array(alert).describe('They never gate.'),
});
