import { z } from 'zod';
import { type Defect, FINDING_CODES } from '../../core/finding.js';
import { dimension, list, place, type WholeSchema } from '../../core/json/schemas.js';
import type { Requirement } from '../../core/summary.js';
import { nameProblem } from '../../inputs/corpus/session-name.js';
import { CHECK_BASES, REQUIREMENT_STATUSES, type StructuralCheck } from '../../rubric/requirement-check.js';

/** Schemas of the values in the lines of a part. Keys without a schema are dropped, in writing and in reading. */

export const sessionName = z.string().superRefine((name, context) => {
  const message = nameProblem(name);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

export const summary = z.object({
  title: z.string(),
  summary: z.string(),
  key_actions: list(z.string()),
  outcome: z.string(),
  aha_moments: list(z.object({ seq: z.number(), type: z.string(), highlight: z.string() })),
  topics_found: list(z.string()),
});

export const defect = z.object({
  code: z.enum(FINDING_CODES),
  dimension: dimension.nullable(),
  message: z.string(),
  suggestion: z.string().nullable(),
  place,
  samples: z
    .string()
    .regex(/^\d{1,3}\/\d{1,3}$/)
    .exactOptional(),
}) satisfies WholeSchema<Defect>;

export const summaryPlace = z.object({ field: dimension, path: list(z.union([z.string(), z.number()])) });

export const requirement = z.object({
  id: z.string(),
  text: z.string(),
  must: z.enum(['mention', 'not_mention']),
  any_of: list(z.string()).exactOptional(),
  instead: list(z.string()).exactOptional(),
}) satisfies WholeSchema<Requirement>;

export const structuralCheck = z.object({
  requirement,
  nearest: summaryPlace.extend({ text: z.string() }).nullable(),
  status: z.enum(REQUIREMENT_STATUSES),
  by: z.enum(CHECK_BASES),
  against: z.string().nullable(),
}) satisfies WholeSchema<StructuralCheck>;

/** Schema of an object with one value for each dimension. */
export function perDimension<T extends z.ZodType>(value: T) {
  return z.object({ title: value, summary: value, key_actions: value, outcome: value, aha_moments: value });
}
