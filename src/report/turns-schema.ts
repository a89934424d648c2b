import { z } from 'zod';
import { count, score } from '../core/json/schemas.js';
import { gateSchema, VERDICTS } from '../gates/catalogue.js';
import { TURN_METRICS } from '../settings/judge-metrics.js';
import { judgeSchema } from './judge-schema.js';
import { missingReason, turnMetrics } from './metrics-schema.js';
import { settingsSchema, titleSchema } from './schema.js';
import { transcriptSchema } from './session-schema.js';

/**
 * What the judge says of the turns of an assistant: `turns.json`. `schema/turns.schema.json` is made from this by
 * `npm run generate`. An unmeasured number is null, never 0.
 */

const turn = z.strictObject({
  id: z.string().describe('The file, # and the number of the turn in it: session.id of its events.'),
  file: z.string().describe('Relative to the workspace, with /.'),
  line: z.int().min(1).describe('Where the assistant begins to speak.'),
  metrics: turnMetrics,
  unmeasured: z.array(z.strictObject({ measurement: z.string(), reason: missingReason })),
  duration_ms: count,
  prompt_tokens: count.nullable(),
  completion_tokens: count.nullable(),
  cost_usd: z.number().min(0).nullable().describe('Null when the price of the model is not known.'),
  attempts: count.describe('Requests, retries included; 0 when all answers were recorded ones.'),
});

const results = {
  results: count.describe('Results of tools.'),
  errors: count,
  unknown: count.describe('Results of which the transcript does not say whether they are errors.'),
};

const tools = z
  .strictObject({
    correctness: score
      .nullable()
      .describe('Share of results that are no errors, of those of which it is known; null where it is known of none.'),
    ...results,
    by_tool: z.array(z.strictObject({ tool: z.string().nullable().describe('Null: not told.'), ...results })),
  })
  .describe('What tools gave back; no judge is asked.');

const transcript = z.strictObject({
  ...transcriptSchema.shape,
  turns: count.describe('Turns that were found.'),
  tools,
  metrics: z
    .partialRecord(z.enum([...TURN_METRICS, 'hallucination']), score.nullable())
    .describe('Means over its turns; null where nothing was measured. Empty without a judge.'),
});

export const turnsSchema = z.strictObject({
  schema_version: z.literal(1),
  tool: z.strictObject({ name: z.literal('summary-gate'), version: z.string() }),
  scored_at: z.iso.datetime(),
  verdict: z.enum(VERDICTS),
  title: titleSchema,
  turn_count: count.describe('Turns that were asked about; without a judge those that were found.'),
  files: count.describe('Transcripts that were read.'),
  transcripts: z.array(transcript).describe('In code point order of their files.'),
  tools,
  gates: z.array(gateSchema),
  gates_failed: z.array(z.string()),
  turns: z.array(turn).describe('In code point order of their files, then in their order. Empty without a judge.'),
  judge: z
    .strictObject({
      ...judgeSchema.pick({ simulated: true, transport: true, model: true, samples: true }).shape,
      ...judgeSchema.pick({ calls: true, retries: true, cache_hits: true, prompt_tokens: true }).shape,
      ...judgeSchema.pick({ completion_tokens: true, cost_usd: true, saved_usd: true }).shape,
      wanted: count.describe('Measurements that were wanted: one for each metric of a turn that can be asked.'),
      ...judgeSchema.pick({ measured: true, unmeasured: true, unmeasured_reasons: true }).shape,
      metrics: judgeSchema.shape.metrics.describe('Over all turns.'),
      ...judgeSchema.pick({ absence: true, base_url: true, provider: true, program: true, alerts: true }).shape,
    })
    .optional()
    .describe('Left out where the judge is off.'),
  settings: settingsSchema,
  caveats: z.array(z.string()),
});

export type TurnsReport = z.output<typeof turnsSchema>;
export type ReportTurn = TurnsReport['turns'][number];
export type ReportTools = TurnsReport['tools'];
export type ReportTranscript = TurnsReport['transcripts'][number];
