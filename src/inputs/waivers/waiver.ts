import { z } from 'zod';
import type { Defect, FindingCode } from '../../core/finding.js';
import { DIMENSIONS, type Dimension, type ScoreName } from '../../core/summary.js';
import { FAIL_ON_NAMES, FINDING_CLASS_NAMES } from '../../settings/fail-on.js';
import { FLOOR_ID } from '../../settings/floor-id.js';
import { GATE_IDS } from '../../settings/gate-settings.js';

/** The longest reason; it stands in tables and comments. */
const LONGEST_REASON = 500;
const LONGEST_NAME = 100;
export const MOST_WAIVERS = 1000;

function isDay(text: string): boolean {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day === null) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // 30 February would become a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The codes that fail-on knows. */
const WAIVED_CODES: readonly FindingCode[] = FAIL_ON_NAMES.filter(
  (name): name is FindingCode => !FINDING_CLASS_NAMES.some((one) => one === name),
);

/** One acknowledged failure. `schema/waivers.schema.json` is made from this. */
const waiverSchema = z.strictObject({
  session: z.string().min(1).optional().describe('Name of a golden session.'),
  dimension: z
    .enum(DIMENSIONS)
    .optional()
    .describe('Waives what the session fails in this dimension alone; without it, all that it fails.'),
  code: z
    .enum(WAIVED_CODES)
    .optional()
    .describe('Waives findings of this code in fail-on: of the session, or without one of every session.'),
  gate: z
    .union([z.enum(GATE_IDS), z.string().regex(FLOOR_ID, { abort: true })])
    .optional()
    .describe(
      'Waives a gate as a whole, by its setting or its id, such as max-regression, fail-on.outcome or session.fix-login.min_overall.',
    ),
  reason: z.string().trim().min(1).max(LONGEST_REASON),
  until: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { abort: true })
    .refine(isDay, 'is no day of the calendar')
    .describe('Last day on which it holds, in UTC, as YYYY-MM-DD.'),
  by: z.string().trim().min(1).max(LONGEST_NAME).describe('Who has acknowledged it.'),
});

export const waiversSchema = z.strictObject({ waivers: z.array(waiverSchema).max(MOST_WAIVERS).nullable() });

/** A waiver as the file has it. */
export type WrittenWaiver = z.output<typeof waiverSchema>;

/**
 * An acknowledged failure: of a session, of a code of findings there or everywhere, or of a gate as a whole. Without the
 * last, it never silences a mean.
 */
export interface Waiver {
  /** Null where it is about a code in every session, or about a gate. */
  readonly session: string | null;
  /** Null for all of the session. */
  readonly dimension: Dimension | null;
  readonly code?: FindingCode;
  /** The setting or the id of a gate. */
  readonly gate?: string;
  readonly reason: string;
  /** YYYY-MM-DD, the last day included. */
  readonly until: string;
  readonly by: string;
}

/** The waivers that apply to a floor of a session: to the floor of its overall score, or of a dimension. */
export function waiversOf(waivers: readonly Waiver[], session: string, floor: ScoreName): readonly Waiver[] {
  return waivers.filter(
    (waiver) =>
      waiver.session === session &&
      waiver.code === undefined &&
      (waiver.dimension === null || waiver.dimension === floor),
  );
}

/** What a waiver is about, as the report repeats it, too. */
interface Waived extends Pick<Waiver, 'session' | 'dimension'> {
  readonly code?: FindingCode | undefined;
  readonly gate?: string | undefined;
}

/** Whether a finding of a session is waived: with the session, with its dimension there, or by its code. */
export function isFindingWaived(
  waivers: readonly Waived[],
  name: string,
  { code, dimension }: Pick<Defect, 'code' | 'dimension'>,
): boolean {
  return waivers.some(
    (waiver) =>
      waiver.gate === undefined &&
      (waiver.session === null || waiver.session === name) &&
      (waiver.code === undefined || waiver.code === code) &&
      (waiver.dimension === null || waiver.dimension === dimension),
  );
}

/** The waiver of a gate as a whole. */
export function gateWaiver(
  waivers: readonly Waiver[],
  { kind, id }: { readonly kind: string; readonly id: string },
): Waiver | undefined {
  return waivers.find(({ gate }) => gate === kind || gate === id);
}
