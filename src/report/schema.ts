import { z } from 'zod';
import { FINDING_CODES } from '../core/finding.js';
import { DIMENSIONS } from '../core/summary.js';
import { gateSchema, score, VERDICTS } from '../gates/catalogue.js';
import { identitySchema } from '../inputs/run-identity.js';
import { RUBRICS } from '../rubric/score.js';
import { INTERVAL_METHODS } from '../statistics/interval.js';
import { baseline, detectableChange } from './baseline-schema.js';
import { type agreementSchema, judgeSchema } from './judge-schema.js';
import { distribution, judgementSchema, structuralCompletion } from './metrics-schema.js';
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
  reference_digest: digest
    .nullable()
    .describe('Of the reference, with accepted summaries of these together. Null without a golden session.'),
  reference_digests: z
    .array(digest)
    .min(2)
    .optional()
    .describe('Where summaries were accepted: of the reference alone, then of each of these.'),
  requirement_digests: z
    .array(z.strictObject({ id: z.string(), digest }))
    .min(1)
    .optional()
    .describe('Of what each requirement says, in the order of the file. Left out where there is none.'),
  reference_used: z
    .string()
    .optional()
    .describe(
      'What the scores compare with, `reference` or `accepted/<id>`: the one that scores highest. Only where summaries were accepted beside the reference.',
    ),
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
  earlier: z
    .array(score)
    .min(1)
    .max(20)
    .optional()
    .describe(
      'Where max-drift is set: what the session scored in the last reports of the base with this reference, the baseline last; beside the last points of trend.',
    ),
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
  policy: z
    .strictObject({
      changed: z.array(
        z.strictObject({
          setting: z.string(),
          wanted: z.string().describe('By the pull request.'),
          base: z.string(),
          counts: z.enum(['base', 'pull_request']),
        }),
      ),
      unread: z.string().nullable().describe('Why nobody knows what the base has; null where it was read.'),
      brings_workflow: z.boolean().describe('The base does not run this gate yet.'),
      is_behind: z
        .literal(true)
        .optional()
        .describe(
          'The config file is that of the base from which the pull request started: what changed are gates that the base has raised since.',
        ),
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
