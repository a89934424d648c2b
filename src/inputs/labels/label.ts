import { z } from 'zod';
import type { Place } from '../../core/errors.js';
import { score } from '../../core/json/schemas.js';
import type { Dimension, Summary } from '../../core/summary.js';
import { type GoldenSession, labelledSummary, summaryOf } from '../corpus/golden-session.js';

const dimensions = {
  title: score.optional(),
  summary: score.optional(),
  key_actions: score.optional(),
  outcome: score.optional(),
  aha_moments: score.optional(),
} satisfies Record<Dimension, z.ZodType>;

const label = z.looseObject({
  id: z.string().regex(/^[A-Za-z0-9._-]{1,80}$/, { error: 'allowed: up to 80 letters, digits and . _ -' }),
  candidate: labelledSummary.transform(summaryOf),
  overall: score,
  dimensions: z
    .strictObject(dimensions, {
      error: ({ code }) =>
        code === 'unrecognized_keys' ? `allowed: ${Object.keys(dimensions).join(', ')}` : undefined,
    })
    .nullish(),
  labeller: z.string().regex(/\S/, { error: 'allowed: the name of a person or a team' }),
  at: z.iso.date({ error: 'allowed: a day such as "2026-01-31"' }).nullish(),
  notes: z.string().nullish(),
});

/** The strict schema of a `labels.json`. Unknown keys of a label are ignored. */
export const labelsSchema = z.array(label);

/** A candidate of a golden session with the score that a person gave it, or their verdict. */
export interface Label {
  readonly session: GoldenSession;
  /** Unique in its file. */
  readonly id: string;
  readonly candidate: Summary;
  /** 0..1; of a verdict 1 or 0. */
  readonly overall: number;
  /** Of a summary that people accepted or rejected: on which side of the gate it belongs, and no score. */
  readonly verdict?: 'accepted' | 'rejected';
  /** 0..1 each; those that the person did not score are missing. */
  readonly dimensions: Readonly<Partial<Record<Dimension, number | undefined>>>;
  readonly labeller: string;
  /** The day, YYYY-MM-DD. */
  readonly at: string | null;
  readonly place: Place;
}

/**
 * A key that is unique for a label in the whole corpus: session and id with a slash between them, which no session name
 * contains.
 */
export function labelKey({ session, id }: Pick<Label, 'session' | 'id'>): string {
  return `${session.name}/${id}`;
}

/**
 * What people accepted and rejected, as labels: those belong above the gate and these below, and nobody has said by how much.
 * Their ids have a slash, which no id of a labels.json has.
 */
export function taughtLabels(sessions: Iterable<GoldenSession>): readonly Label[] {
  return Array.from(sessions).flatMap((session) => [
    ...session.accepted.map((taught) => labelOf(session, taught, 'accepted')),
    ...session.rejected.map((taught) => labelOf(session, taught, 'rejected')),
  ]);
}

function labelOf(
  session: GoldenSession,
  { id, summary, by, at, place }: GoldenSession['accepted' | 'rejected'][number],
  verdict: NonNullable<Label['verdict']>,
): Label {
  return {
    ...{ session, id: `${verdict}/${id}`, candidate: summary, verdict, labeller: by, at, place },
    overall: verdict === 'accepted' ? 1 : 0,
    dimensions: {},
  };
}
