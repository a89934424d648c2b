import { z } from 'zod';
import { DIMENSIONS, type Dimension } from '../core/summary.js';

/** The longest reason; it stands in tables and comments. */
const LONGEST_REASON = 500;
const LONGEST_NAME = 100;

function isDay(text: string): boolean {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day === null) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // 30 February would become a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** One acknowledged failure. `schema/waivers.schema.json` is made from this. */
const waiverSchema = z.strictObject({
  session: z.string().min(1).describe('Name of a golden session.'),
  dimension: z
    .enum(DIMENSIONS)
    .optional()
    .describe('Waives the floor of this dimension alone; without it, every floor of the session.'),
  reason: z.string().trim().min(1).max(LONGEST_REASON),
  until: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { abort: true })
    .refine(isDay, 'is no day of the calendar')
    .describe('Last day on which it holds, in UTC, as YYYY-MM-DD.'),
  by: z.string().trim().min(1).max(LONGEST_NAME).describe('Who has acknowledged it.'),
});

export const waiversSchema = z.strictObject({ waivers: z.array(waiverSchema).max(1000).nullable() });

/** An acknowledged failure: it silences floors of single sessions, never a mean. */
export interface Waiver {
  readonly session: string;
  /** Null for all of the session. */
  readonly dimension: Dimension | null;
  readonly reason: string;
  /** YYYY-MM-DD, the last day included. */
  readonly until: string;
  readonly by: string;
}

/** The waivers that apply to a floor of a session: to the floor of its overall score, or of a dimension. */
export function waiversOf(
  waivers: readonly Waiver[],
  session: string,
  floor: 'overall' | Dimension,
): readonly Waiver[] {
  return waivers.filter(
    (waiver) => waiver.session === session && (waiver.dimension === null || waiver.dimension === floor),
  );
}
