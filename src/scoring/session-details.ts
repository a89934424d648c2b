import { z } from 'zod';
import { count, digest, dimension, list, place, type WholeSchema } from '../core/json/schemas.js';
import { VALUE_KINDS } from '../inputs/candidates/unread-keys.js';
import type { PartlyReadTranscript, UnreadTranscript } from '../inputs/corpus/find-transcript.js';
import { FORMATS } from '../inputs/transcripts/message.js';
import type { TranscriptSource } from '../inputs/transcripts/source.js';
import type { FieldsSeen } from './fields-seen.js';

const transcriptSource = z.object({
  file: z.string(),
  format: z.enum(FORMATS),
  messages: count,
  skipped: count,
  unknown: list(z.object({ line: z.int().min(1), what: z.string() })),
  unknownCount: count,
}) satisfies WholeSchema<TranscriptSource>;

const unreadTranscript = z.object({
  kind: z.literal('unread'),
  file: z.string(),
  reason: z.string(),
}) satisfies WholeSchema<UnreadTranscript>;

const partlyReadTranscript = z.object({
  kind: z.literal('in part'),
  file: z.string(),
  line: z.int().min(1),
  reason: z.string(),
}) satisfies WholeSchema<PartlyReadTranscript>;

/** What is strange in the fields of a candidate, no more of it than a shard writes. */
export const fieldsSeen = z.object({
  place,
  missing: list(z.object({ dimension, isEmptyInReference: z.boolean() })),
  word: z.string().nullable(),
  unread: list(z.object({ path: z.string(), kind: z.enum(VALUE_KINDS), word: z.string().exactOptional() })),
}) satisfies WholeSchema<FieldsSeen>;

/**
 * What is known of a session beside its scores and findings, all of it where a candidate could be held against it. A further
 * fact is a line here, and goes through record, store, views, parts and merges as it is.
 */
export const sessionDetails = z.object({
  /** As what its transcript was recognised; left out where nothing was read of it. */
  transcript: transcriptSource.optional(),
  /** SHA-256 of its transcript with LF for CRLF, where a usable candidate was held against one that was read. */
  transcriptDigest: digest.optional(),
  /** Its transcript, where nothing was read of it, or not all, so that nothing is ungrounded. */
  unreadTranscript: z.discriminatedUnion('kind', [unreadTranscript, partlyReadTranscript]).optional(),
  /** What the scores compare with: `reference`, or `accepted/<id>`; undefined where nothing was accepted beside the reference. */
  referenceUsed: z.string().optional(),
  /** What is strange in the fields of its candidate, of several that of the worst sample; left out where nothing is. */
  fields: fieldsSeen.optional(),
});

export type SessionDetails = Readonly<z.infer<typeof sessionDetails>>;

/** Of a session without a usable candidate. */
export const NO_DETAILS: SessionDetails = {};
