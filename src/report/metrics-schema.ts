import { z } from 'zod';
import { count, score } from '../core/json/schemas.js';
import { DIMENSIONS } from '../core/summary.js';
import { FACT_STATUSES } from '../judge/asking/carrying-fact.js';
import { REQUIREMENT_STAGES } from '../judge/metrics/completion.js';
import { CHECK_BASES, REQUIREMENT_STATUSES } from '../rubric/requirement-check.js';
import { SESSION_METRICS } from '../settings/judge-metrics.js';

const reason = z.string().describe('Why something was not measured, such as budget or timeout.');
const line = z.int().min(1).nullable();

const result = {
  score: score.nullable().describe('Null where it was not measured.'),
  explanation: z.string().nullable(),
  reason: reason.nullable().describe('Why there is no score; null where there is one.'),
  prompt_version: z.string(),
};

const geval = z.strictObject({ ...result, samples: z.array(score).describe('The score of each answer.') });

const checkedClaim = {
  question: z.string().nullable(),
  status: z.enum(['confirmed', 'contradicted', 'unsupported', 'unanswered']),
  evidence: z
    .strictObject({
      quote: z.string(),
      found: z.boolean().describe('Whether these words stand in the passage; else the line is where that begins.'),
      file: z.string(),
      line,
    })
    .nullable()
    .describe('The words of the transcript that decide, and where they stand.'),
};

const claim = z.strictObject({
  statement: z.string(),
  field: z.enum(DIMENSIONS),
  file: z.string(),
  line,
  column: line,
  ...checkedClaim,
});

const countedClaims = {
  ...result,
  asked: count,
  answered: count,
  confirmed: count,
  contradicted: count,
  unsupported: count,
  omitted: count.describe('Claims beyond the most that are checked: as many claims without an answer.'),
};

const faithfulness = z.strictObject({
  ...countedClaims,
  not_shown: count
    .optional()
    .describe('Sentences and entries beyond what a judge is shown of a candidate: as many claims without an answer.'),
  claims: z.array(claim),
  outcome: claim
    .optional()
    .describe('What the transcript says to the word for the outcome, which is no claim and in no number.'),
});

/** What the judge says of one turn of an assistant. */
export const turnMetrics = z.strictObject({
  relevance: geval.optional(),
  coherence: geval.optional(),
  faithfulness: z
    .strictObject({ ...countedClaims, claims: z.array(z.strictObject({ statement: z.string(), ...checkedClaim })) })
    .optional(),
  hallucination: z.strictObject(result).optional().describe('1 - faithfulness.'),
  skipped: z.array(z.strictObject({ metric: z.string(), reason })).describe('Asked for, and cannot be asked here.'),
});

const requirement = { id: z.string(), must: z.enum(['mention', 'not_mention']) };

const completion = z.strictObject({
  ...result,
  fully_complete: z.boolean().describe('All requirements are satisfied, and none is unmeasured.'),
  requirements: z.array(
    z.strictObject({
      ...requirement,
      status: z.enum(REQUIREMENT_STATUSES),
      stage: z
        .enum(REQUIREMENT_STAGES)
        .describe(
          'literals: by names and numbers; structural: by words alone, nothing could be it; judged: by the judge.',
        ),
      file: z
        .string()
        .nullable()
        .describe('Where the words that decide stand, else what could be it; null for nothing.'),
      line,
      column: line,
      evidence: z
        .strictObject({ quote: z.string(), found: z.boolean().describe('Whether these words stand in the candidate.') })
        .nullable()
        .describe('The words of the candidate by which the judge decided.'),
    }),
  ),
});

const explanationQuality = z.strictObject({
  score: score.nullable(),
  reason: reason.nullable(),
  explanation: z.string().nullable(),
  prompt_version: z.string(),
  specific: z.boolean().nullable(),
  quotes_exist: z.enum(['yes', 'no', 'none']).nullable(),
  matches_score: z.boolean().nullable(),
  actionable: z.boolean().nullable(),
  meta: z.strictObject({
    original_evaluation: z.strictObject({
      metric: z.enum(['rubric', 'relevance', 'coherence']),
      score,
      explanation: z.string(),
      prompt_version: z.string(),
    }),
  }),
});

/** What the judge says of one session beside the rubric. */
const sessionMetrics = z.strictObject({
  relevance: geval.optional(),
  coherence: geval.optional(),
  faithfulness: faithfulness.optional(),
  hallucination: z.strictObject(result).optional().describe('1 - faithfulness.'),
  completion: completion.optional(),
  explanation_quality: z.array(explanationQuality).optional(),
  transcript: z
    .strictObject({
      file: z.string(),
      digest: z.string(),
      malformed_lines: count.describe('Lines that are no message, and were left out.'),
    })
    .optional()
    .describe('What relevance and faithfulness were measured against.'),
  skipped: z.array(z.strictObject({ metric: z.string(), reason })).describe('Asked for, and cannot be asked here.'),
});

/** How scores are spread over sessions. */
export const distribution = z.strictObject({
  mean: score.nullable(),
  p5: score.nullable().optional().describe('The score below which 5 of 100 lie; not in reports of earlier versions.'),
  p50: score.nullable().describe('Quantiles are of type 7, as in R and NumPy.'),
  p95: score.nullable(),
  stddev: z.number().min(0).nullable().describe('With n - 1; null below two sessions.'),
  ci95: z
    .tuple([score, score])
    .nullable()
    .describe("95 % interval of the mean, Wilson's for an outcome that is 0 or 1 everywhere; null below two sessions."),
  interval_method: z
    .literal('wilson')
    .optional()
    .describe(
      'Of ci95, where statistics.interval does not tell how it was made: Wilson. Of a metric of the judge the number of sessions that were measured decides as the number of sessions does there.',
    ),
  histogram: z
    .array(z.strictObject({ from: score, to: score, count: z.int().min(0) }))
    .describe('Ten bins, each without its upper end but the last.'),
});

/** A metric over all sessions. */
export const metricTotals = z.strictObject({
  ...distribution.shape,
  prompt_version: z.string(),
  wanted: count,
  measured: count,
  skipped: count.describe('Sessions about which it cannot be asked.'),
});

export const canaries = z.strictObject({
  asked: count,
  measured: count,
  taken_in: z.array(z.string()).describe('Canaries that the judge scored 0.5 or more.'),
});

export const metaEvaluation = z.strictObject({
  rate: score,
  model: z.string(),
  prompt_version: z.string(),
  run: count.describe('Explanations that were judged.'),
  measured: count,
  not_run: count.describe('Explanations of the sample about which nobody was asked.'),
  not_run_reasons: z.record(z.string(), count).describe('Why, such as budget: how often each.'),
  mean: score.nullable().describe('Mean of explanation_quality.'),
  specific: count,
  quotes_exist: count,
  matches_score: count,
  actionable: count,
  quotes: z
    .strictObject({
      explanations: count.describe('Explanations that quote something, of all, not of the sample alone.'),
      sound: count.describe('Those of them all of whose quotes exist.'),
      quotes: count,
      found: count,
    })
    .describe('Looked up without a model.'),
});

export const structuralCompletion = z.strictObject({
  possible: count.describe('Facts to mention that some sentence or bullet could be.'),
  of: count.describe('Facts to mention.'),
  requirements: z.array(
    z.strictObject({
      ...requirement,
      could_be_there: z.boolean().describe('It stands there, or some sentence or bullet has its words.'),
      status: z.enum(REQUIREMENT_STATUSES).describe('As far as can be told without a judge; unmeasured: nobody knows.'),
      decided_by: z.enum(CHECK_BASES).nullable().describe('literals: its names and numbers; coverage: its words.'),
    }),
  ),
});

/** A reason of the judge's table of failures. */
export const missingReason = z.string().describe('Why something was not measured, such as budget or timeout.');

/** What the judge says of one session, as the report has it. */
export const judgementSchema = z.strictObject({
  simulated: z.literal(true).optional().describe('No model was asked: all of this is made up.'),
  overall: score.nullable().describe("The judge's own number, not computed from its dimensions; null = unmeasured."),
  dimensions: z.array(
    z.strictObject({ dimension: z.enum(DIMENSIONS), score: score.nullable(), reason: z.string().nullable() }),
  ),
  facts: z
    .array(z.strictObject({ fact: z.string(), status: z.enum(FACT_STATUSES) }))
    .optional()
    .describe('What the judge noted before it scored: facts without which a reader would believe something else.'),
  invented: z.array(z.string()).optional().describe('Claims of the candidate that its session does not bear out.'),
  speaks_to_judge: z
    .boolean()
    .optional()
    .describe('Whether the candidate has words for whoever judges it, as the judge says.'),
  panel: z
    .array(
      z.strictObject({
        provider: z.string(),
        model: z.string(),
        overall: score.nullable(),
        dimensions: z.partialRecord(z.enum(DIMENSIONS), score.nullable()),
        metrics: z.partialRecord(z.enum(SESSION_METRICS), score.nullable()).optional(),
        rationale: z.string().nullable(),
        reason: reason.nullable().describe('Why there is no overall.'),
      }),
    )
    .optional()
    .describe(
      'What each member of a panel says, in their order; the words beside the medians are those of the nearest.',
    ),
  spread: score
    .nullable()
    .optional()
    .describe('How far the overalls of the members that count lie apart; null below two. Left out without a panel.'),
  rationale: z.string().nullable(),
  suggestions: z.array(z.string()).describe('Made from the facts and from what is invented.'),
  shortened: z
    .array(z.string())
    .optional()
    .describe('What was cut before it was shown to the judge: it has not judged it.'),
  metrics: sessionMetrics.optional().describe('What was asked for beside the rubric.'),
  rewrite: z.json().optional().describe('A proposal for a failing session; never scored.'),
  samples: z.int().min(0).describe('Answers that measured something.'),
  unmeasured: z.array(z.strictObject({ measurement: z.string(), reason: missingReason })),
  model_used: z.string().nullable(),
  prompt_version: z.string(),
  duration_ms: z.int().min(0),
  prompt_tokens: z.int().min(0).nullable().describe('Null where the provider does not count them.'),
  completion_tokens: z.int().min(0).nullable(),
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
