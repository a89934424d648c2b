import { z } from 'zod';
import { score, sha } from '../../core/json/schemas.js';
import { DIMENSIONS } from '../../core/summary.js';

const digest = z.string();

/** What is read of the judge; in a form that is not known it is as if there had been none. */
const scored = z.looseObject({ score: score.nullish() }).nullish();
const judged = z.looseObject({
  overall: score.nullish(),
  model_used: z.string().max(1000).nullish(),
  metrics: z.looseObject({ relevance: scored, coherence: scored, faithfulness: scored, completion: scored }).nullish(),
});
const versioned = z.looseObject({ prompt_version: z.string().max(100) }).nullish();
const judge = z.looseObject({
  simulated: z.boolean().nullish(),
  voided: z.string().nullish(),
  provider: z.string().max(40).nullish(),
  program: z.string().max(200).nullish(),
  // A panel names up to seven.
  model: z.string().max(1000),
  mode: z.string().max(40),
  prompt_version: z.string().max(100),
  guidelines: z.looseObject({ digest }).nullish(),
  panel: z
    .looseObject({
      members: z
        .array(
          z.looseObject({
            provider: z.string().max(100),
            model: z.string().max(200),
            left_out: z.array(z.looseObject({ metric: z.string().max(40) })).max(20),
          }),
        )
        .max(100),
    })
    .nullish(),
  metrics: z
    .looseObject({ relevance: versioned, coherence: versioned, faithfulness: versioned, completion: versioned })
    .nullish(),
});

const examined = z.looseObject({ summaries: z.int().min(0), not_asked: z.int().min(0).nullish() }).nullish();

/** What a comparison reads of one session of another report. */
function sessionSchema() {
  return z.looseObject({
    name: z.string(),
    status: z.string(),
    failed: z.boolean(),
    overall: score.nullable(),
    dimensions: z.array(z.looseObject({ dimension: z.enum(DIMENSIONS), score })),
    reference_digest: digest,
    reference_digests: z.array(digest).max(1000).nullish(),
    transcript_digest: digest.nullish(),
    floors: z
      .looseObject({
        min_overall: score.nullish(),
        min_dimensions: z.partialRecord(z.enum(DIMENSIONS), score).nullish(),
      })
      .nullish()
      .catch(null),
    structural_completion: z.unknown().optional(),
    requirement_digests: z
      .array(z.looseObject({ id: z.string(), digest }))
      .max(10_000)
      .nullish(),
    candidate_digest: digest.nullish(),
    candidate_path: z.string().nullish(),
    gates_failed: z.array(z.string()).nullish(),
    findings: z.array(z.looseObject({ code: z.string(), message: z.string() })).nullish(),
    findings_omitted: z.int().min(0).nullish(),
    samples: z
      .array(
        z.looseObject({
          sample: z.int().min(0),
          overall: score,
          dimensions: z.array(z.looseObject({ dimension: z.enum(DIMENSIONS), score })).nullish(),
          candidate_digest: digest.nullish(),
          candidate_path: z.string().nullish(),
          findings: z.array(z.string()).nullish(),
        }),
      )
      .max(1000)
      .nullish(),
    judge: judged.nullish().catch(null),
    earlier: z.array(score).max(20).nullish(),
  });
}

/**
 * What a comparison reads of another report. It may be of another version: what is not read here may be anything. Made
 * when it is first used, since most runs have no baseline.
 */
const baselineSchema = z.lazy(() =>
  z.looseObject({
    schema_version: z.literal(1),
    scored_at: z.iso.datetime(),
    // What is none is no reason to refuse a report.
    identity: z
      .looseObject({
        commit: sha.nullish(),
        uncommitted_changes: z.boolean().nullish(),
      })
      .nullish()
      .catch(null),
    verdict: z.enum(['pass', 'fail', 'inconclusive']),
    overall_mean: score.nullable(),
    statistics: z
      .looseObject({ overall: z.looseObject({ ci95: z.tuple([score, score]).nullish() }).nullish() })
      .nullish(),
    rubric: z.looseObject({ version: z.string().max(40), weights: z.record(z.string(), z.number()) }),
    sessions: z.array(sessionSchema()).max(1_000_000),
    findings: z
      .array(z.looseObject({ code: z.string(), message: z.string() }))
      .max(1_000_000)
      .nullish(),
    judge: judge.nullish().catch(null),
    // An older one has no exam, and one of another shape is no reason to refuse a report.
    exam: z.looseObject({ rejected: examined, accepted: examined }).nullish().catch(null),
    corpus_digest: digest,
    settings: z
      .record(z.string(), z.looseObject({ value: z.unknown() }))
      .nullish()
      .catch(null),
    config_digest: digest.nullish(),
    waivers_digest: digest.nullish(),
    waivers: z
      .array(
        z.looseObject({
          session: z.string().nullish(),
          dimension: z.string().nullish(),
          code: z.string().nullish(),
          gate: z.string().nullish(),
          reason: z.string(),
          until: z.string(),
          by: z.string(),
        }),
      )
      .max(1000)
      .nullish(),
    cassette_digest: digest.nullish(),
    trend: z
      .array(
        z.looseObject({ scored_at: z.iso.datetime(), overall_mean: score, ci95: z.tuple([score, score]).nullable() }),
      )
      .nullish(),
  }),
);

export type BaselineReport = z.output<typeof baselineSchema>;
export type BaselineSession = BaselineReport['sessions'][number];

type ReadBaseline =
  | { readonly kind: 'report'; readonly report: BaselineReport }
  /** A report, but of a form that cannot be compared. */
  | { readonly kind: 'other'; readonly reason: string }
  | { readonly kind: 'broken'; readonly reason: string };

/**
 * Reads the text of a report.json to compare with. Names in it are foreign text, whoever made it: escape them like all
 * others.
 */
export function readBaselineReport(text: string): ReadBaseline {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'broken', reason: 'this is not JSON' };
  }
  const version = z.looseObject({ schema_version: z.number() }).safeParse(value);
  if (!version.success)
    return { kind: 'broken', reason: 'this is no report of summary-gate: it has no schema_version' };
  if (version.data.schema_version !== 1) {
    return { kind: 'other', reason: `its schema_version is ${version.data.schema_version}, not 1` };
  }
  const parsed = baselineSchema.safeParse(value);
  if (parsed.success) {
    return isAmbiguous(parsed.data)
      ? { kind: 'broken', reason: 'this is no report of summary-gate: it has a session or a dimension twice' }
      : { kind: 'report', report: parsed.data };
  }
  const [issue] = parsed.error.issues;
  return {
    kind: 'broken',
    reason: `this is no report of summary-gate: it lacks ${issue?.path.map(String).join('.') || 'everything'}, or has another value there`,
  };
}

/** Whether a session name appears twice: nobody can tell which of the two scores is meant. */
function isAmbiguous({ sessions }: BaselineReport): boolean {
  const isRepeated = (names: readonly string[]): boolean => new Set(names).size < names.length;
  return (
    isRepeated(sessions.map(({ name }) => name)) ||
    sessions.some(({ dimensions }) => isRepeated(dimensions.map(({ dimension }) => dimension)))
  );
}
