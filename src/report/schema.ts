import { z } from 'zod';
import { FINDING_CODES } from '../core/finding.js';
import { count, digest, score } from '../core/json/schemas.js';
import { DIMENSIONS } from '../core/summary.js';
import { gateSchema, VERDICTS } from '../gates/catalogue.js';
import { identitySchema } from '../inputs/run-identity.js';
import { RUBRICS } from '../rubric/score.js';
import { INTERVAL_METHODS } from '../statistics/interval.js';
import { baseline, detectableChange } from './baseline-schema.js';
import { type agreementSchema, judgeSchema } from './judge-schema.js';
import { distribution } from './metrics-schema.js';
import { finding, session } from './session-schema.js';

/**
 * The report: the one plain value that every output is rendered from. `schema/report.schema.json` is made from
 * this by `npm run generate`. An unmeasured number is null, never 0.
 */

export const settingsSchema = z.record(
  z.string(),
  z.strictObject({ value: z.json(), from: z.enum(['input', 'config', 'default']) }),
);

export const titleSchema = z.string().regex(/^[A-Za-z0-9 .,%()+-]+$/);

/** What the gates of a run make of texts that were damaged on purpose, on a sample with a fixed seed. */
const gateStrength = z.strictObject({
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

const notAsked = count
  .optional()
  .describe(
    'Older ones that were not: a run asks about the newest 5 accepted and 10 rejected summaries of each session.',
  );

const exam = z.strictObject({
  rejected: z.strictObject({
    summaries: count.describe('Those that the gates were asked about.'),
    not_asked: notAsked,
    failed: count.describe('Those that fail a gate, as they should.'),
    slipped: z
      .array(z.strictObject({ session: z.string(), id: z.string(), because: z.string() }))
      .describe('The first 20 that pass, with why people rejected them.'),
  }),
  accepted: z.strictObject({
    summaries: count.describe('Those that the gates were asked about.'),
    not_asked: notAsked,
    passed: count.describe('Those that pass without themselves among the accepted ones.'),
    blocked: z
      .array(z.strictObject({ session: z.string(), id: z.string(), gates: z.array(z.string()) }))
      .describe('The first 20 that do not, with the gates that they fail.'),
  }),
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
      .describe(
        'How the intervals of means were made, but for those with an interval_method of their own; null below two sessions, where there is none.',
      ),
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
  policy: z
    .strictObject({
      changed: z.array(
        z.strictObject({
          setting: z.string(),
          wanted: z.string().describe('By the pull request.'),
          base: z.string(),
          counts: z.enum(['base', 'pull_request']),
          is_behind: z
            .literal(true)
            .optional()
            .describe('A gate as the base had it when the pull request started; the base has raised it since.'),
        }),
      ),
      unread: z.string().nullable().describe('Why nobody knows what the base has; null where it was read.'),
      brings_workflow: z.boolean().describe('The base does not run this gate yet.'),
      is_behind: z
        .literal(true)
        .optional()
        .describe('All that differs are gates that the base has raised since the pull request started.'),
    })
    .optional()
    .describe(
      'Of a pull request whose config file is not that of its base: what it would loosen or change, and whose value counts.',
    ),
  settings_digest: digest.describe('Of the settings that bear on scores and gates.'),
  skipped_folders: z.int().min(0),
  corpus_digest: digest,
  candidates_digest: digest,
  config_digest: digest.nullable().describe('Of the config file; null without one.'),
  waivers: z
    .array(
      z.strictObject({
        session: z.string().nullable(),
        dimension: z.enum(DIMENSIONS).nullable(),
        code: z.enum(FINDING_CODES).optional(),
        gate: z.string().optional(),
        reason: z.string(),
        until: z.string(),
        by: z.string(),
      }),
    )
    .min(1)
    .optional()
    .describe(
      'All waivers, in the order of their file, whether anything needs them or not. Left out where there is none.',
    ),
  waivers_digest: digest.nullable().describe('Of the file of waivers; null without one.'),
  cassette_digest: digest.nullable().describe('Of the recorded answers before the run; null without such a file.'),
  baseline: baseline.optional(),
  exam: exam
    .optional()
    .describe('What the gates of single sessions make of summaries that people accepted and rejected.'),
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
export type ReportPanel = NonNullable<ReportJudge['panel']>;
export type ReportBaseline = NonNullable<Report['baseline']>;
/** What the judge says of one session. */
export type ReportJudgement = NonNullable<ReportSession['judge']>;
