import { z } from 'zod';
import { FINDING_CODES } from '../../core/finding.js';
import { count, digest, dimension, list, place, score, type WholeSchema } from '../../core/json/schemas.js';
import { DIMENSIONS, type Dimension } from '../../core/summary.js';
import type { GoldenFacts } from '../../inputs/corpus/corpus-facts.js';
import { DIFFICULTIES, KINDS } from '../../inputs/corpus/golden-session.js';
import {
  type RatedSample,
  type RatedSession,
  type ScoredSession,
  type SessionSamples,
  type TaughtResult,
  type TaughtResults,
  TRANSCRIPT_STATES,
  type WordingScore,
  type WordingsOfSession,
} from '../../scoring/scored-session.js';
import { fieldsSeen, sessionDetails } from '../../scoring/session-details.js';
import { judgedLabel, judgement, judgeOfShard, metaEvaluation, sessionMetrics } from './judge-schema.js';
import { defect, perDimension, requirement, sessionName, structuralCheck, summary } from './plain-schema.js';

/** The format name at the top of a part, so that no other file is taken for one. */
export const FORMAT = 'summary-gate shard';

/** Version of the format of a part. No other version is read: a merge wants parts of its own release anyway. */
export const FORMAT_VERSION = 1;

const sampleNumber = z.int().min(0).max(999_999);
const position = z.int().min(1).max(9999);

/**
 * Format and tool version at the top of a part. Read before anything else: in another version all other lines may look
 * different.
 */
export const signature = z.object({
  format: z.literal(FORMAT),
  format_version: z.int(),
  tool: z.object({ name: z.literal('summary-gate'), version: z.string() }),
});

/** Far more than there are: all parts of a run are held at once, and an invented one could have a million. */
const MOST_SETTINGS = 500;

/** Schema of the first line of a part: what all parts must have in common, and facts about the shard as a whole. */
export const header = signature.extend({
  format_version: z.literal(FORMAT_VERSION),
  shard: position,
  of: position,
  /** Id of the workflow run; null outside of a workflow. */
  run: z.string().nullable(),
  settings_digest: digest,
  /** Canonical JSON of the settings that the parts of a run share, to say which one differs. */
  settings: z.record(z.string(), z.string()).refine((all) => Object.keys(all).length <= MOST_SETTINGS, {
    error: `has too many; allowed: at most ${MOST_SETTINGS}`,
  }),
  corpus: z.object({ available: count, canaries: list(sessionName), skippedFolders: count, digest }),
  /** Sessions of the corpus that have a waiver: a limit may have left them out of all parts. */
  waived: list(sessionName),
  cassette_digest: digest.nullable(),
  candidates: z.object({ any: z.boolean(), valid: z.boolean() }),
  left_out: count,
  /** The numbers of the samples that the run has: a shard that sees fewer would miss some. */
  samples: list(sampleNumber).exactOptional(),
  /** Lines of candidates whose name cannot be read, beyond those that stand in the part. */
  more_defects: count,
  judge: judgeOfShard.nullable(),
  labels: z.object({ count, digest }).nullable(),
});

const floors = z.object({
  min_overall: score.optional(),
  min_dimensions: perDimension(score.optional()).optional(),
});

const golden = z.object({
  name: sessionName,
  gates: floors,
  group: z.string().max(200).optional(),
  place,
  referenceDigest: digest,
  unreviewed: z.boolean(),
  difficulty: z.enum(DIFFICULTIES),
  kind: z.enum(KINDS),
  requirements: list(requirement),
}) satisfies WholeSchema<GoldenFacts>;

const sample = z.object({
  sample: sampleNumber,
  status: z.literal(['scored', 'missing_candidate', 'invalid_candidate']),
  overall: score,
  scores: list(score).refine((all) => all.length > 0 && all.length <= DIMENSIONS.length, {
    error: 'lacks a dimension',
  }),
  defects: list(defect),
  defectCount: count,
  codes: list(z.enum(FINDING_CODES)),
  candidatePath: z.string().nullable(),
  candidateDigest: digest.nullable(),
  fields: fieldsSeen.optional(),
}) satisfies WholeSchema<RatedSample>;

const taughtResult = z.object({
  kind: z.enum(['accepted', 'rejected']),
  id: z.string(),
  because: z.string().nullable(),
  overall: score,
  scores: list(score),
  codes: list(z.enum(FINDING_CODES)),
}) satisfies WholeSchema<TaughtResult>;

const wordingScore = z.object({ overall: score, scores: list(score) }) satisfies WholeSchema<WordingScore>;

const taughtResults = z.object({
  results: list(taughtResult),
  left: z.object({ accepted: count, rejected: count }),
  isRejected: z.literal(true).exactOptional(),
  wordings: (
    z.object({
      digests: list(digest),
      scores: list(list(wordingScore).nullable()),
    }) satisfies WholeSchema<WordingsOfSession>
  ).exactOptional(),
}) satisfies WholeSchema<TaughtResults>;

/** Each once, in the order that dimensions have. */
function isInOrder(names: readonly Dimension[]): boolean {
  return names.join() === DIMENSIONS.filter((one) => names.includes(one)).join();
}

const rated = z.object({
  status: z.literal(['scored', 'missing_candidate', 'invalid_candidate']),
  golden,
  traits: z
    .object({
      language: z.enum(['english', 'other']),
      isUnspaced: z.boolean(),
      transcript: z.enum(TRANSCRIPT_STATES).nullable(),
    })
    .exactOptional(),
  overall: score,
  dimensions: list(z.object({ dimension, score, reason: z.string() })).refine(
    (all) => all.length > 0 && isInOrder(all.map((one) => one.dimension)),
    { error: 'lacks a dimension or has one twice; allowed: those of the run, in their order' },
  ),
  defects: list(defect),
  requirements: list(structuralCheck).optional(),
  taught: taughtResults.optional(),
  candidatePath: z.string().nullable(),
  candidateDigest: digest.nullable(),
  details: sessionDetails,
  samples: z
    .object({ all: list(sample), overalls: list(score), worst: sampleNumber })
    .refine(isWhole, { error: 'lacks a sample' })
    .optional(),
  // Of defects all are written, and counted again.
}) satisfies WholeSchema<Omit<RatedSession, 'defectCount' | 'defectCodes'>>;

function isWhole({ all, overalls, worst }: SessionSamples): boolean {
  return all.length > 0 && overalls.length === all.length && all.some(({ sample: number }) => number === worst);
}

/** Schema of a scored session without its texts. */
const scoredSession = z.discriminatedUnion('status', [
  rated,
  z.object({
    status: z.literal('unreferenced'),
    name: sessionName,
    place,
    candidateDigest: digest,
    defects: list(defect),
  }),
  z.object({ status: z.literal('canary'), golden }),
]) satisfies z.ZodType<ScoredSession>;

const sessionLine = z.object({
  kind: z.literal('session'),
  session: scoredSession,
  /** Null where the report shows no texts: of canaries and of candidates without a reference. */
  reference: summary.nullable(),
  candidate: summary.nullable(),
  judgement: judgement.nullable(),
  metrics: sessionMetrics.nullable(),
  evaluations: list(metaEvaluation),
});

export const line = z.discriminatedUnion('kind', [
  sessionLine,
  z.object({ kind: z.literal('label'), label: judgedLabel }),
  /** An unmatched candidate: it has no golden session. */
  z.object({ kind: z.literal('unmatched'), name: sessionName, defects: list(defect) }),
  /** A line of candidates whose name cannot be read. */
  z.object({ kind: z.literal('defect'), defect }),
]);

/** Schema of the last line of a part: a file that was cut lacks it, and one that was changed has another digest. */
export const end = z.object({ kind: z.literal('end'), lines: count, digest });

export type PartHeader = z.output<typeof header>;
export type PartLine = z.output<typeof line>;
export type JudgedLabel = z.output<typeof judgedLabel>;
export type JudgeOfShard = z.output<typeof judgeOfShard>;
