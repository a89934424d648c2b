import { z } from 'zod';
import { FINDING_CODES } from '../core/finding.js';
import { count, digest, score } from '../core/json/schemas.js';
import { DIMENSIONS } from '../core/summary.js';
import { FORMATS } from '../inputs/transcripts/message.js';
import { judgementSchema, structuralCompletion } from './metrics-schema.js';

export const finding = z.strictObject({
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

/** What was read of a transcript. */
export const transcriptSchema = z.strictObject({
  file: z.string().describe('Relative to the workspace, with /; of one outside the absolute path.'),
  format: z.enum(FORMATS).describe('As it was recognised by its shape.'),
  messages: count,
  skipped: count.describe('Lines and records that carry nothing: metadata, progress, reasoning, repetitions.'),
  unknown: z
    .array(z.strictObject({ line: z.int().min(1), what: z.string() }))
    .describe('Lines, or parts of them, that were not understood and are left out: the first of them.'),
  unknown_count: count,
});

/** What a report says of one session. */
export const session = z.strictObject({
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
  rejected_before: z
    .literal(true)
    .optional()
    .describe('The candidate, or one of the samples, says word for word what people rejected: nobody can accept it.'),
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
    .describe(
      'As what the transcript of the session was recognised. Left out where there is none, where nothing was read of it, and without a usable candidate, as nothing is held against it then.',
    ),
  transcript_digest: digest
    .optional()
    .describe('Of the transcript, where a usable candidate was held against one that could be read.'),
  floors: z
    .strictObject({
      min_overall: score.optional(),
      min_dimensions: z.partialRecord(z.enum(DIMENSIONS), score).optional(),
    })
    .optional()
    .describe('Its own floors, where it has any.'),
  structural_completion: structuralCompletion
    .optional()
    .describe('Requirements by literals and words alone, where the judge did not measure completion.'),
  judge: judgementSchema.optional(),
});
