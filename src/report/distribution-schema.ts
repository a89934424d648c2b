import { z } from 'zod';
import { score } from '../gates/catalogue.js';

/** How scores are spread over sessions. */
export const distribution = z.strictObject({
  mean: score.nullable(),
  p50: score.nullable().describe('Quantiles are of type 7, as in R and NumPy.'),
  p95: score.nullable(),
  stddev: z.number().min(0).nullable().describe('With n - 1; null below two sessions.'),
  ci95: z.tuple([score, score]).nullable().describe('95 % interval of the mean; null below two sessions.'),
  histogram: z
    .array(z.strictObject({ from: score, to: score, count: z.int().min(0) }))
    .describe('Ten bins, each without its upper end but the last.'),
});
