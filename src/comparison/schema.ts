import { z } from 'zod';
import { FINDING_CLASSES, FINDING_CODES, type FindingClass } from '../core/finding.js';
import { count, digest, score } from '../core/json/schemas.js';
import { DIMENSIONS } from '../core/summary.js';
import { settingsSchema } from '../report/schema.js';
import { RUBRICS } from '../rubric/score.js';
import { SESSION_METRICS } from '../settings/judge-metrics.js';
import { DIFFERENCE_WORDS } from './decide.js';
import { SUBJECT_KINDS } from './subjects.js';

/**
 * Variants side by side: `compare.json`. `schema/compare.schema.json` is made from this by `npm run generate`. An unmeasured
 * number is null, never 0.
 */

const bounds = z.tuple([score, score]).nullable();

const described = z.strictObject({
  mean: score.nullable(),
  ci95: bounds.describe('95 % interval of the mean over sessions.'),
  stddev: z.number().min(0).nullable(),
});

const share = z.strictObject({
  sessions: count,
  share: score.nullable().describe('Of the n sessions.'),
  ci95: bounds.describe("95 % interval of the share, by Wilson's method."),
});

const usage = z.strictObject({
  cost_usd: z.number().min(0).nullable().describe('Mean a session, US dollars.'),
  cost_usd_total: z.number().min(0).nullable(),
  cost_sessions: count.describe('Sessions whose candidate names its cost.'),
  input_tokens: z.number().min(0).nullable().describe('Mean a session.'),
  output_tokens: z.number().min(0).nullable().describe('Mean a session.'),
  token_sessions: count.describe('Sessions whose candidate names tokens.'),
});

const judged = z.strictObject({
  model: z.string(),
  n: count.describe('Sessions with an overall; 0 where there is no usable candidate and another variant has one.'),
  overall: described,
  dimensions: z.partialRecord(z.enum(DIMENSIONS), described),
  metrics: z.partialRecord(z.enum(SESSION_METRICS), described.extend({ n: count })),
  wanted: count,
  measured: count,
  unmeasured_reasons: z.record(z.string(), z.int().min(1)),
  cost_usd: z.number().min(0).nullable(),
  voided: z.string().nullable().describe('Why nothing that the judge says of this variant is believed.'),
});

const classNames = Object.keys(FINDING_CLASSES) as [FindingClass, ...FindingClass[]];

const variant = z.strictObject({
  name: z.string(),
  candidates: z.array(z.string()).min(1).describe('Relative to the workspace, with /.'),
  n: count.describe('Sessions that any variant has a candidate for: all numbers are about these.'),
  missing: count.describe('Of these, those without a candidate: they score 0, are wrong and fail the gates.'),
  invalid: count.describe('Of these, those whose candidate cannot be used: likewise.'),
  samples: z.int().min(1).nullable().describe('Samples a session; null for one candidate.'),
  outside: count.describe('Candidates of sessions that the corpus does not have, and texts that belong to none.'),
  overall: described.describe('Closeness to the reference.'),
  dimensions: z.partialRecord(z.enum(DIMENSIONS), described),
  wrong: share
    .extend({
      of_samples: score
        .optional()
        .describe(
          'Share of the samples of a session that have something wrong, as a mean over the sessions; left out for one candidate.',
        ),
    })
    .describe('Sessions with a finding of unusable, outcome, requirement, ungrounded, contradiction or judge.'),
  gates: share.describe('Sessions that would fail the gates on single sessions.'),
  classes: z.partialRecord(z.enum(classNames), share).describe('Sessions with a finding of the class.'),
  codes: z.partialRecord(z.enum(FINDING_CODES), share).describe('Sessions with such a finding.'),
  judge: judged.optional().describe('Left out where the judge is off.'),
  pairwise: z
    .strictObject({ preferred: count, n: count })
    .optional()
    .describe('In how many sessions the judge prefers it, over all of its pairs; left out where no pairs were asked.'),
  usage: usage.optional().describe('What the candidates say themselves; left out where none says anything.'),
});

const subject = z.strictObject({
  id: z
    .string()
    .describe(
      'wrong, gates, overall, a dimension, judge.overall, judge.<metric> or judge.pairwise, in the order of weight.',
    ),
  kind: z.enum(SUBJECT_KINDS),
  better: z.enum(['more', 'less']),
  winner: z
    .string()
    .nullable()
    .describe('The variant that is better than each other one by the corrected tests; null where none is.'),
  shown: z.array(z.strictObject({ better: z.string(), worse: z.string() })),
  equal: z.boolean().describe('Whether all variants have the very same values.'),
});

const difference = z.strictObject({
  subject: z.string(),
  n: count.describe('Sessions of which both have a value.'),
  a: score.nullable(),
  b: score.nullable(),
  delta: z.number().min(-1).max(1).nullable().describe('b minus a.'),
  ci95: z
    .tuple([z.number().min(-1).max(1), z.number().min(-1).max(1)])
    .nullable()
    .describe('95 % interval of this difference alone, by paired resampling of sessions.'),
  p: score.nullable().describe('Two-sided, by exchanging both in each session; of judge.pairwise by the sign test.'),
  p_corrected: score
    .nullable()
    .describe(
      "By Holm's method for all comparisons, half of the level for findings and half for the rest; null where too few sessions differ to show anything beside so many.",
    ),
  better_a: count.describe('Sessions in which a is better.'),
  better_b: count,
  word: z.enum(DIFFERENCE_WORDS).describe('Which of both is better.'),
  detectable: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe(
      'The smallest difference that these comparisons show with a power of 80 %; null: none, or not known, since nothing differs.',
    ),
});

const pairwise = z.strictObject({
  n: count.describe('Sessions of which both orders were answered, and those that only one has usable.'),
  a: count.describe('Sessions in which both orders prefer a, or b has no usable candidate.'),
  a_much: count.describe('Of these, those in which both say much better.'),
  a_alone: count.describe('Of these, those that b has no usable candidate for: nobody was asked.'),
  b: count,
  b_much: count,
  b_alone: count,
  ties: count.describe('Sessions that are equal in both orders, or read alike.'),
  ties_alike: count.describe('Of these, those of which both candidates read alike: nobody was asked.'),
  depends_on_order: count.describe('Sessions in which the orders disagree; they speak for nobody.'),
  first_preferred: count.describe('Of these, those in which the first place was preferred.'),
  second_preferred: count,
  position_bias: score
    .nullable()
    .describe('Share of the sessions of which both orders were asked and answered that depend on the order.'),
  unmeasured: count.describe('Sessions that lack the answer to at least one order.'),
  unmeasured_reasons: z.record(z.string(), z.int().min(1)),
});

const pairResult = z.strictObject({
  a: z.string(),
  b: z.string(),
  result: z.enum(['a', 'b', 'tie', 'depends_on_order', 'unmeasured']),
  much: z.boolean().optional().describe('Whether both orders say much better.'),
  reason: z
    .string()
    .nullable()
    .optional()
    .describe("The judge's; null where nobody was asked: both candidates are the same, or one is not usable."),
  facts: z
    .array(z.strictObject({ fact: z.string(), better: z.enum(['a', 'b', 'neither']) }))
    .optional()
    .describe('In what the two differ and who is better there, as the judge noted it before its grade.'),
  place: z.enum(['first', 'second']).optional().describe('The place that was preferred.'),
  unmeasured_reason: z.string().optional(),
});

const pair = z.strictObject({
  a: z.string(),
  b: z.string(),
  common: count.describe('Sessions that both have a candidate for.'),
  usable: z
    .strictObject({ n: count, a: score.nullable(), b: score.nullable() })
    .describe(
      'Sessions for which both have a usable candidate, and the closeness of each over these. It is not tested.',
    ),
  only_a: z.array(z.string()).describe('The first of the sessions that only a has.'),
  only_a_count: count,
  only_b: z.array(z.string()),
  only_b_count: count,
  differences: z.array(difference),
  pairwise: pairwise.optional().describe('The judge on both side by side; left out where it was not asked.'),
});

const cell = z
  .strictObject({
    status: z.enum(['scored', 'invalid_candidate']),
    overall: score,
    scores: z.array(score).describe('In the order of `dimensions`.'),
    findings: z.array(z.enum(FINDING_CODES)).describe('Codes, each once.'),
    gates_failed: z.array(z.string()),
    judge_overall: score.nullable().optional(),
    cost_usd: z.number().min(0).optional(),
    differing: z
      .array(z.strictObject({ code: z.enum(FINDING_CODES), message: z.string() }))
      .optional()
      .describe('Findings that not all variants have, of the first sessions.'),
  })
  .nullable()
  .describe('Null where the variant has no candidate, and 0.');

export const comparisonSchema = z.strictObject({
  schema_version: z.literal(1),
  tool: z.strictObject({ name: z.literal('summary-gate'), version: z.string() }),
  scored_at: z.iso.datetime(),
  title: z.string().describe('The result in one sentence.'),
  sentences: z.array(z.string()).describe('The result in words: what is wrong first, then closeness, then the rest.'),
  against: z
    .string()
    .nullable()
    .describe('The variant that the others are held against; null where each is held against each.'),
  correction: z.strictObject({
    method: z.literal('holm'),
    level: z.literal(0.05),
    comparisons: count.describe('Comparisons that could show anything; they are corrected for.'),
  }),
  corpus: z.string(),
  corpus_digest: digest,
  session_count: count.describe('Golden sessions; those that no variant has a candidate for are in no number.'),
  rubric: z.strictObject({ version: z.enum(RUBRICS), weights: z.partialRecord(z.enum(DIMENSIONS), score) }),
  dimensions: z.array(z.enum(DIMENSIONS)),
  variants: z.array(variant).min(2),
  subjects: z.array(subject),
  pairs: z.array(pair).min(1),
  pairwise: z
    .strictObject({
      model: z.string(),
      prompt_version: z.string(),
      questions: count.describe(
        'Asked, or answered by what is recorded: two for each session of a pair, where nothing ended them.',
      ),
      cost_usd: z.number().min(0).nullable(),
    })
    .optional()
    .describe('Left out where the judge was not asked about two side by side.'),
  sessions: z
    .array(
      z.strictObject({
        name: z.string(),
        spread: score.nullable(),
        variants: z.array(cell),
        pairwise: z.array(pairResult).optional().describe('What the judge says of two side by side.'),
      }),
    )
    .describe('The largest spread of the overall first; variants in the order of `variants`.'),
  settings: settingsSchema,
  caveats: z.array(z.string()),
});

export type Comparison = z.output<typeof comparisonSchema>;
export type ComparedVariant = Comparison['variants'][number];
export type ComparedPair = Comparison['pairs'][number];
export type ComparedDifference = ComparedPair['differences'][number];
export type ComparedSubject = Comparison['subjects'][number];
export type ComparedSession = Comparison['sessions'][number];
export type ComparedCell = ComparedSession['variants'][number];
export type ComparedPairResult = z.output<typeof pairResult>;
