import { z } from 'zod';
import { DIFFICULTIES, KINDS } from '../corpus/golden-session.js';
import type { ScoredSession } from '../scoring/scored-session.js';
import { DIMENSIONS } from '../summary.js';
import {
  defect,
  digest,
  dimension,
  list,
  perDimension,
  place,
  requirement,
  score,
  sessionName,
  summaryPlace,
} from './plain-schema.js';

const floors = z.object({
  min_overall: score.optional(),
  min_dimensions: perDimension(score.optional()).optional(),
});

const golden = z.object({
  name: sessionName,
  gates: floors,
  place,
  referenceDigest: digest,
  unreviewed: z.boolean(),
  difficulty: z.enum(DIFFICULTIES),
  kind: z.enum(KINDS),
  requirements: list(requirement),
});

const rated = {
  golden,
  traits: z.object({ language: z.enum(['english', 'other']), isUnspaced: z.boolean() }).exactOptional(),
  overall: score,
  dimensions: list(z.object({ dimension, score, reason: z.string() })).refine(
    (all) => all.length === DIMENSIONS.length && all.every((one, i) => one.dimension === DIMENSIONS[i]),
    { error: 'lacks a dimension; allowed: all of them, in their order' },
  ),
  defects: list(defect),
  requirements: list(
    z.object({ requirement, nearest: summaryPlace.extend({ text: z.string() }).nullable() }),
  ).optional(),
  candidatePath: z.string().nullable(),
  candidateDigest: digest.nullable(),
};

/** A scored session without its texts. */
export const scoredSession = z.discriminatedUnion('status', [
  z.object({ status: z.literal(['scored', 'missing_candidate', 'invalid_candidate']), ...rated }),
  z.object({
    status: z.literal('unreferenced'),
    name: sessionName,
    place,
    candidateDigest: digest,
    defects: list(defect),
  }),
  z.object({ status: z.literal('canary'), golden }),
]) satisfies z.ZodType<ScoredSession>;
