import { z } from 'zod';
import type { Place } from '../../core/errors.js';
import type { JsonDocument, JsonPath } from '../../core/json/document.js';
import { listOrNothing } from '../../core/json/schemas.js';
import { hasShownPrecision } from '../../core/numbers.js';
import { type Dimension, OUTCOMES, type Requirement, type Summary } from '../../core/summary.js';
import { rate } from '../../settings/value-kinds.js';
import type { AcceptedSummary, RejectedSummary } from './taught-summary.js';

export const DIFFICULTIES = ['simple', 'normal', 'complex'] as const;
export const KINDS = ['bugfix', 'feature', 'refactor', 'debugging', 'design', 'operations', 'other'] as const;

const referenceMoment = z.looseObject({
  seq: z.int().min(0),
  type: z.string(),
  highlight: z.string().nullish(),
});

/** A candidate to label, as a pipeline would write it, but whole: a mistyped key would be a label of something else. */
export const labelledSummary = z.looseObject({
  title: z.string(),
  summary: z.string(),
  key_actions: z
    .array(z.string())
    .nullable()
    .transform((actions) => actions ?? []),
  outcome: z.string(),
  aha_moments: listOrNothing(referenceMoment),
  topics_found: listOrNothing(z.string()),
});

/** A summary that people vouch for: a mistyped key would be another one. */
const rawSummary = labelledSummary.extend({ outcome: z.enum(OUTCOMES) });

/** The summary that a strict reader has checked. */
export function summaryOf(raw: z.output<typeof labelledSummary>): Summary {
  return {
    title: raw.title,
    summary: raw.summary,
    key_actions: raw.key_actions,
    outcome: raw.outcome,
    aha_moments: raw.aha_moments.map(({ seq, type, highlight }) => ({ seq, type, highlight: highlight ?? '' })),
    topics_found: raw.topics_found,
  };
}

export const referenceSummary = rawSummary.transform(summaryOf);

const threshold = z
  .number()
  .min(0)
  .max(1)
  .refine(hasShownPrecision, { message: `has too many decimals; allowed: ${rate.allowed}` });

/** Strict, unlike the rest: a mistyped floor would be a gate that nobody checks. */
const gates = onlyKeys({
  min_overall: threshold.optional(),
  min_dimensions: onlyKeys({
    title: threshold.optional(),
    summary: threshold.optional(),
    key_actions: threshold.optional(),
    outcome: threshold.optional(),
    aha_moments: threshold.optional(),
  } satisfies Record<Dimension, z.ZodType>).optional(),
});

function onlyKeys<T extends z.core.$ZodLooseShape>(shape: T) {
  const allowed = `allowed: ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? allowed : undefined) });
}

/** The most literals of a list: more would be a sign that the fact has no name. */
const MOST_LITERALS = 20;
const LITERAL_CHARS = 200;

/** The most requirements of a session: each may have to be held against each sentence of a candidate. */
const MOST_REQUIREMENTS = 1_000;

const literals = z.array(z.string().max(LITERAL_CHARS)).min(1).max(MOST_LITERALS);

/** Strict as well: mistyped literals would be some that nobody checks. */
const requirement = onlyKeys({
  id: z.string(),
  text: z.string(),
  must: z.enum(['mention', 'not_mention']),
  any_of: literals
    .exactOptional()
    .describe('Names and numbers that tell it: of a fact to mention one must stand in the summary.'),
  instead: literals
    .exactOptional()
    .describe('Names and numbers that would be wrong in place of the fact; for must: mention.'),
}).refine(({ must, instead }) => must === 'mention' || instead === undefined, {
  path: ['instead'],
  message: 'stands in place of nothing; allowed: with must "mention"',
});

/** What few sessions have. */
const rare = {
  gates: gates.optional(),
  requirements: listOrNothing(requirement, MOST_REQUIREMENTS),
  group: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Sessions that move together, such as those of one project: chance is reckoned by groups.'),
};
export const rareMembers = z.object(rare);

/** The strict schema of a `reference.json`. Unknown keys are kept out of the result, and refused only in `gates` and `requirements`. */
export const goldenSessionSchema = z.looseObject({
  name: z.string().optional(),
  notes: z.string().nullish(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  kind: z.enum(KINDS).optional(),
  tags: listOrNothing(z.string()),
  canary: z.boolean().optional(),
  unreviewed: z.boolean().optional().describe('A draft that nobody has vouched for yet.'),
  reviewed_by: z.string().nullish(),
  reviewed_at: z.string().nullish(),
  ...rare,
  reference: referenceSummary,
});

/** What is read of a reference.json; `$schema` is for editors. */
export const KNOWN_KEYS = {
  session: ['$schema', ...Object.keys(goldenSessionSchema.shape)],
  /** What a line of a .jsonl corpus may have besides: of a folder these are folders. */
  line: ['accepted', 'rejected'],
  requirement: Object.keys(requirement.shape),
  summary: Object.keys(rawSummary.shape),
  moment: Object.keys(referenceMoment.shape),
} as const;

export interface SessionGates {
  readonly min_overall?: number | undefined;
  readonly min_dimensions?: Readonly<Partial<Record<Dimension, number | undefined>>> | undefined;
}

/** One session of the corpus. */
export interface GoldenSession {
  readonly name: string;
  readonly notes: string;
  readonly difficulty: (typeof DIFFICULTIES)[number];
  readonly kind: (typeof KINDS)[number];
  readonly tags: readonly string[];
  /** Sessions of one group move together, as those of one project do. */
  readonly group?: string | undefined;
  readonly canary: boolean;
  /** A draft, as `add` writes it: it gates only where `allow-unreviewed` says so. */
  readonly unreviewed: boolean;
  readonly reviewedBy: string | undefined;
  readonly reviewedAt: string | undefined;
  readonly gates: SessionGates;
  readonly requirements: readonly Requirement[];
  readonly reference: Summary;
  /** Other summaries that people accepted, in the order of their digests; of most sessions none. */
  readonly accepted: readonly AcceptedSummary[];
  /** Summaries that people rejected: nothing is scored against them. */
  readonly rejected: readonly RejectedSummary[];
  /**
   * SHA-256 of what candidates are compared with, the reference and the accepted summaries: notes and metadata may change
   * without changing that.
   */
  readonly referenceDigest: string;
  /** SHA-256 of the reference alone. */
  readonly textDigest: string;
  /** Where the session itself stands: line 1 of its file, or its line in a `.jsonl` corpus. */
  readonly place: Place;
  /** The reference.json as it was written, unknown keys included. */
  readonly document: JsonDocument;
  /** The outcome as the team writes it. */
  readonly outcomeWord: string;
  /** The path in the file of the value at a path of ours: another one where the team has keys of its own. */
  readonly pathOf: (path: JsonPath) => JsonPath;
  /** Makes a function like `placeOf`, for asking about many paths. */
  readonly placesIn: (document: JsonDocument, file: string) => (path: JsonPath) => Place;
  /** Where the value at a path of ours stands. */
  readonly placeOf: (path: JsonPath) => Place;
}
