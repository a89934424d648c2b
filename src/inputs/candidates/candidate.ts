import { z } from 'zod';
import type { Place } from '../../core/errors.js';
import type { Defect } from '../../core/finding.js';
import type { JsonPath } from '../../core/json/document.js';
import { listOrNothing } from '../../core/json/schemas.js';
import type { Summary } from '../../core/summary.js';
import type { MissingKeys } from './missing-keys.js';
import type { UnreadKey } from './unread-keys.js';

/** Absent and null are empty, as pipelines in other languages write them; a wrong type is an error. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** The moment that a null in `aha_moments` counts as. */
export const EMPTY_MOMENT = { seq: 0, type: '', highlight: '' } as const;

const moment = z
  .looseObject({
    seq: z
      .number()
      .nullish()
      .transform((seq) => seq ?? 0),
    type: text,
    highlight: text,
  })
  .nullable()
  .transform((raw) => (raw === null ? EMPTY_MOMENT : { seq: raw.seq, type: raw.type, highlight: raw.highlight }));

/** The lenient schema of a candidate: any outcome is scored, unknown keys are ignored. */
export const candidateSchema = z
  .looseObject({
    title: text,
    summary: text,
    key_actions: listOrNothing(text),
    outcome: text,
    aha_moments: listOrNothing(moment),
    topics_found: listOrNothing(text),
  })
  .transform(
    (raw): Summary => ({
      title: raw.title,
      summary: raw.summary,
      key_actions: raw.key_actions,
      outcome: raw.outcome,
      aha_moments: raw.aha_moments,
      topics_found: raw.topics_found,
    }),
  );

/** The candidate of one session: a summary to score, or why there is none. */
export type Candidate = ValidCandidate | InvalidCandidate;

interface AnyCandidate {
  readonly name: string;
  readonly place: Place;
  /** What a line has for its sample number, where that is none: of no account where nobody else has its name. */
  readonly wrongSample?: string;
}

/** A candidate that can be scored. */
export interface ValidCandidate extends AnyCandidate {
  readonly kind: 'valid';
  readonly summary: Summary;
  /** SHA-256 of the summary's content. */
  readonly digest: string;
  readonly missing: MissingKeys;
  /** Keys that nothing reads and that could be a field; looked for only where something is missing. */
  readonly unread: readonly UnreadKey[];
  /** The outcome as the team writes it, where that is another word than ours; else null. */
  readonly outcomeWord: string | null;
  /** Makes a function that tells where the value at a path of the summary is in the file. */
  readonly places: () => (path: JsonPath) => Place;
}

export interface InvalidCandidate extends AnyCandidate {
  readonly kind: 'invalid';
  readonly defects: readonly Defect[];
}
