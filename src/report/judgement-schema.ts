import { z } from 'zod';
import { score } from '../gates/catalogue.js';
import { DIMENSIONS } from '../summary.js';
import { sessionMetrics } from './metrics-schema.js';

/** A reason of the judge's table of failures. */
export const missingReason = z.string().describe('Why something was not measured, such as budget or timeout.');

/** What the judge says of one session, as the report has it. */
export const judgementSchema = z.strictObject({
  simulated: z.literal(true).optional().describe('No model was asked: all of this is made up.'),
  overall: score.nullable().describe("The judge's own number, not computed from its dimensions; null = unmeasured."),
  dimensions: z.array(
    z.strictObject({ dimension: z.enum(DIMENSIONS), score: score.nullable(), reason: z.string().nullable() }),
  ),
  rationale: z.string().nullable(),
  suggestions: z.array(z.string()),
  metrics: sessionMetrics.optional().describe('What was asked for beside the rubric.'),
  rewrite: z.json().optional().describe('A proposal for a failing session; never scored.'),
  samples: z.int().min(0).describe('Answers that measured something.'),
  unmeasured: z.array(z.strictObject({ measurement: z.string(), reason: missingReason })),
  model_used: z.string().nullable(),
  prompt_version: z.string(),
  duration_ms: z.int().min(0),
  prompt_tokens: z.int().min(0),
  completion_tokens: z.int().min(0),
  cost_usd: z.number().min(0).nullable().describe('Null when the price of the model is not known.'),
  attempts: z.int().min(0).describe('Requests, retries included; 0 when all answers were recorded ones.'),
  failed_attempts: z
    .strictObject({
      reasons: z.record(z.string(), z.int().min(1)).describe('How many requests brought no usable answer, by reason.'),
      waited_ms: z.int().min(0).describe('Waited before asking again.'),
    })
    .optional()
    .describe('Left out where each request was answered.'),
});
