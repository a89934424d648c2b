import { z } from 'zod';
import { FINDING_CODES } from '../core/finding.js';
import { DIMENSIONS } from '../core/summary.js';
import { CHANGE_WORDS } from '../gates/baseline/change.js';
import { gateSchema, score, VERDICTS } from '../gates/catalogue.js';
import { identitySchema } from '../inputs/run-identity.js';
import { NEW_RECORDING_TREATMENTS } from '../judge/asking/new-recordings.js';
import { RUBRICS } from '../rubric/score.js';
import { ALERT_LEVELS, ALERT_METRICS } from '../settings/alert-levels.js';
import { JUDGE_METRICS, REPORTED_METRICS, SESSION_METRICS } from '../settings/judge-metrics.js';
import { INTERVAL_METHODS } from '../statistics/interval.js';
import {
  canaries,
  distribution,
  judgementSchema,
  metaEvaluation,
  metricTotals,
  missingReason,
  structuralCompletion,
} from './metrics-schema.js';
import { transcriptSchema } from './transcript-schema.js';

/**
 * The report: the one plain value that every output is rendered from. `schema/report.schema.json` is made from
 * this by `npm run generate`. An unmeasured number is null, never 0.
 */

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const finding = z.strictObject({
  code: z.enum(FINDING_CODES),
  severity: z.enum(['error', 'warning', 'note']),
  dimension: z.enum(DIMENSIONS).nullable(),
  message: z.string(),
  suggestion: z.string().nullable(),
  file: z.string().nullable().describe('Relative to the workspace, with /.'),
  line: z.int().min(1).nullable(),
  column: z.int().min(1).nullable().describe('In UTF-16 units.'),
  key: z
    .string()
    .optional()
    .describe('The key of the value in the file, such as bullets[2], where the team names it otherwise than we do.'),
  samples: z
    .string()
    .regex(/^\d{1,3}\/\d{1,3}$/)
    .optional()
    .describe('In how many of the samples of its session it is there, such as 2/3; left out without samples.'),
  known: z.literal(true).optional().describe('It was there on the base already, so that fail-on leaves it out.'),
  new: z
    .literal(true)
    .optional()
    .describe('The base, with the same reference, did not have it. Left out where the report of the base is cut.'),
});

const estimate = z.strictObject({
  value: z.number().min(-1).max(1).nullable(),
  ci95: z
    .tuple([z.number().min(-1).max(1), z.number().min(-1).max(1)])
    .nullable()
    .describe('95 % bootstrap interval over sessions.'),
  reason: z.string().nullable().describe('Why the value is null.'),
});

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
  cache_hits: z.int().min(0).describe('Answers taken from the cassette.'),
  prompt_tokens: z.int().min(0).nullable().describe('Null where the provider does not count them.'),
  completion_tokens: z.int().min(0).nullable(),
  cost_usd: z.number().min(0).nullable(),
  saved_usd: z.number().min(0).nullable().describe('What the answers from the cassette would have cost.'),
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

const sample = z.strictObject({
  sample: z.int().min(0),
  status: z.enum(['scored', 'missing_candidate', 'invalid_candidate']),
  overall: score.describe('A missing or invalid sample is a zero.'),
  judge_overall: score
    .nullable()
    .optional()
    .describe(
      'What the judge gives the sample, where the rubric judge was asked about it; null where that was not measured.',
    ),
  dimensions: z.array(z.strictObject({ dimension: z.enum(DIMENSIONS), score })),
  findings: z
    .array(z.string())
    .describe('Its findings: of each the code, and a digest by which a later run knows it in other words.'),
  candidate_path: z.string().nullable(),
  candidate_digest: digest.nullable(),
});

const session = z.strictObject({
  name: z.string(),
  status: z
    .enum(['scored', 'missing_candidate', 'invalid_candidate', 'canary', 'unreferenced'])
    .describe('unreferenced: no golden session, so that the judge alone has looked at it.'),
  failed: z.boolean().describe('Whether it fails a gate: true exactly when gates_failed is not empty.'),
  gates_failed: z
    .array(z.string())
    .describe('Ids of the gates that it fails: fail-on, min-session, its own floors, max-session-regression.'),
  gates_waived: z.array(z.string()).min(1).optional().describe('Those of them that somebody has waived.'),
  overall: score.nullable().describe('Closeness to the reference: the weighted mean of the dimensions.'),
  dimensions: z.array(z.strictObject({ dimension: z.enum(DIMENSIONS), score, reason: z.string() })),
  findings: z.array(finding),
  findings_omitted: z.int().min(1).optional().describe('Findings beyond the limit of one session.'),
  candidate_path: z.string().nullable(),
  reference_digest: digest.nullable().describe('Null without a golden session.'),
  reference_path: z
    .string()
    .optional()
    .describe('Where the reference stands, where that is not <name>/reference.json.'),
  candidate_digest: digest.nullable(),
  samples: z
    .array(sample)
    .min(1)
    .optional()
    .describe(
      'Where the run has several samples a session: each of them. Scores of the session are their means; findings, path and digest are those of the worst.',
    ),
  spread: z.number().min(0).nullable().optional().describe("Standard deviation of the samples' overalls, with n - 1."),
  worst: z.int().min(0).optional().describe('The sample with the lowest overall.'),
  waived: z
    .array(
      z.strictObject({
        dimension: z.enum(DIMENSIONS).nullable().describe('Null for all of the session, or of a code.'),
        code: z.enum(FINDING_CODES).optional().describe('Of a waiver of findings of one code.'),
        reason: z.string(),
        until: z.string(),
        by: z.string(),
      }),
    )
    .min(1)
    .optional()
    .describe('Waivers of this session, and of findings that it has.'),
  transcript: transcriptSchema
    .optional()
    .describe('As what the transcript of the session was recognised, where another program wrote it.'),
  structural_completion: structuralCompletion
    .optional()
    .describe('Requirements by literals and words alone, where the judge did not measure completion.'),
  judge: judgementSchema.optional(),
});

export const settingsSchema = z.record(
  z.string(),
  z.strictObject({ value: z.json(), from: z.enum(['input', 'config', 'default']) }),
);

export const titleSchema = z.string().regex(/^[A-Za-z0-9 .,%()+-]+$/);

export const detectableChange = z.strictObject({
  drop: score.describe('Smallest drop of the overall mean that is seen four times in five.'),
  power: z.literal(0.8),
  basis: z
    .enum(['changes', 'scores'])
    .describe("What the spread is that of: the paired sessions' changes, or without a baseline their scores."),
  sessions: z.int().min(2),
  sessions_to_halve: z
    .int()
    .min(1)
    .nullable()
    .describe('So many sessions more would see half of it; null: none would.'),
});

export const CHANGEABLE_INPUTS = ['corpus', 'config', 'waivers', 'cassette', 'guidelines'] as const;
const names = z.array(z.string());

/** The part of the report that speaks of the base branch, and of how small a change can be seen. */

const delta = z.number().min(-1).max(1);

const change = z.strictObject({
  before: score,
  now: score,
  delta: delta.describe('now minus before, over the paired sessions.'),
  ci95: z.tuple([delta, delta]).nullable(),
  p: score.describe('Two-sided sign-flip permutation p.'),
  p_holm: score.optional().describe('Corrected for the number of regression gates, with multiplicity: holm.'),
  word: z.enum(CHANGE_WORDS).describe('Of this mean alone: noise says nothing of single sessions.'),
});

export const baseline = z.strictObject({
  source: z.enum(['file', 'artifact', 'none']),
  path: z.string().nullable().describe('Of a file.'),
  run_url: z.string().nullable().describe('Of an artifact: the run that made it.'),
  commit: z.string().nullable().describe('Of an artifact its commit, of a file the one that it says it was made from.'),
  fallback: z.boolean().describe('The commit is an ancestor of the merge base, which has no artifact itself.'),
  reason: z.string().nullable().describe('Why nothing could be compared; null when it was.'),
  scored_at: z.string().nullable(),
  verdict: z.enum(['pass', 'fail', 'inconclusive']).nullable(),
  changed_inputs: z
    .array(z.enum(CHANGEABLE_INPUTS))
    .describe('What a pull request can edit itself and what differs from the baseline, by digest.'),
  paired: z.int().min(0).describe('Sessions of both with the same reference: the comparison is over these.'),
  changed_references: names,
  new_sessions: names,
  removed_sessions: names,
  overall: change.nullable(),
  dimensions: z.partialRecord(z.enum(DIMENSIONS), change).nullable(),
  interval_method: z.enum(INTERVAL_METHODS).nullable(),
  false_alarm_chance: score
    .nullable()
    .describe(
      'Chance of at least one false alarm among the regression gates on means when nothing has changed, at most.',
    ),
  sessions: z.array(
    z.strictObject({ name: z.string(), delta, dimensions: z.partialRecord(z.enum(DIMENSIONS), delta) }),
  ),
  judge: z
    .array(
      z.strictObject({
        of: z.enum(['overall', ...SESSION_METRICS]),
        reason: z.string().nullable().describe('Why nothing was compared; null when it was.'),
        paired: z.int().min(0).describe('Sessions with the same reference and a score of the judge in both runs.'),
        before: score.nullable(),
        now: score.nullable(),
        delta: delta.nullable(),
        ci95: z.tuple([delta, delta]).nullable(),
        p: score.nullable(),
        word: z.enum(CHANGE_WORDS).nullable(),
        fallen: z
          .array(z.strictObject({ name: z.string(), before: score, now: score }))
          .describe('The sessions that fell, the one that fell most first.'),
      }),
    )
    .min(1)
    .optional()
    .describe(
      "What max-judge-regression and max-metric-regression rest on: the judge's means, of the same model, mode and prompt version. Left out where neither is set.",
    ),
  collapsed: names.describe(
    'Sessions that fell by more than max-session-regression allows, waived ones too; where that is off, by its measure auto.',
  ),
  failures: z
    .strictObject({ new: names, already: names, fixed: names })
    .nullable()
    .describe('Failing sessions against those of the base; waived ones are never new.'),
});

const count = z.int().min(0);

/** What the gates of a run make of texts that were damaged on purpose, on a sample with a fixed seed. */
export const gateStrength = z.strictObject({
  texts: z
    .enum(['references', 'candidates'])
    .optional()
    .describe(
      'What was damaged: the candidates of this run that pass, or copies of the references where no candidate passes. Left out by versions that damaged references only.',
    ),
  variants: count.max(100),
  damaging: count,
  caught: count.describe('Damaging variants whose session would fail.'),
  harmless: count,
  blocked: count.describe('Harmless variants whose session would fail.'),
});

export const reportSchema = z.strictObject({
  schema_version: z.literal(1),
  tool: z.strictObject({ name: z.literal('summary-gate'), version: z.string() }),
  scored_at: z.iso.datetime(),
  identity: identitySchema
    .optional()
    .describe('What was scored, and by which run. Left out where nothing of it is known.'),
  verdict: z.enum(VERDICTS),
  title: titleSchema,
  corpus_size: z.int().min(0).describe('Sessions in the means.'),
  overall_mean: score.nullable().describe('Mean closeness of the sessions to their references.'),
  overall_min: score.nullable(),
  overall_max: score.nullable(),
  dimension_means: z
    .partialRecord(z.enum(DIMENSIONS), score.nullable())
    .describe('Of the dimensions that the summaries have (setting dimensions); nothing in a report speaks of others.'),
  statistics: z.strictObject({
    overall: distribution,
    dimensions: z.partialRecord(z.enum(DIMENSIONS), distribution),
    interval: z
      .strictObject({
        method: z.enum(INTERVAL_METHODS).describe('student_t below 8 sessions, normal above 5,000.'),
        resamples: z.int().min(1).nullable().describe('Of the bootstrap.'),
      })
      .nullable()
      .describe('How the intervals were made; null below two sessions, where there is none.'),
    detectable_change: detectableChange
      .nullable()
      .describe(
        'What the regression gate can see with so many sessions; null where even the largest drop may be chance, and where nothing varies.',
      ),
    samples: z
      .strictObject({
        per_session: z.int().min(1),
        spread: z.number().min(0).nullable().describe('Standard deviation of samples within their sessions, pooled.'),
        rerun_error: z
          .number()
          .min(0)
          .nullable()
          .describe('Standard error of the overall mean when the pipeline runs again over the same sessions.'),
      })
      .optional()
      .describe('Where the run has several samples a session. Intervals and changes have their part of it already.'),
  }),
  gates: z.array(gateSchema),
  gates_failed: z.array(z.string()),
  sessions: z.array(session).describe('In code point order of their names.'),
  findings: z.array(finding).describe('What belongs to no session of the corpus.'),
  rubric: z.strictObject({ version: z.enum(RUBRICS), weights: z.partialRecord(z.enum(DIMENSIONS), z.number().min(0)) }),
  settings: settingsSchema,
  judge: judgeSchema.optional(),
  settings_digest: digest.describe('Of the settings that bear on scores and gates.'),
  skipped_folders: z.int().min(0),
  corpus_digest: digest,
  candidates_digest: digest,
  config_digest: digest.nullable().describe('Of the config file; null without one.'),
  waivers_digest: digest.nullable().describe('Of the file of waivers; null without one.'),
  cassette_digest: digest.nullable().describe('Of the recorded answers before the run; null without such a file.'),
  baseline: baseline.optional(),
  gate_strength: gateStrength.optional().describe('Left out above 1,000 sessions and where nothing was scored.'),
  trend: z
    .array(z.strictObject({ scored_at: z.string(), overall_mean: score, ci95: z.tuple([score, score]).nullable() }))
    .optional()
    .describe('Earlier results, oldest first: the baseline, its baseline, and so on.'),
  caveats: z.array(z.string()),
});

export type Report = z.output<typeof reportSchema>;
export type ReportSession = Report['sessions'][number];
export type ReportFinding = Report['findings'][number];
export type Distribution = Report['statistics']['overall'];
export type ReportAgreement = z.output<typeof agreementSchema>;
export type ReportJudge = NonNullable<Report['judge']>;
