import { z } from 'zod';
import { FORMATS } from '../inputs/transcripts/message.js';

const count = z.int().min(0);

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
