import type { z } from 'zod';
import { acceptEach, isListOfTexts, isPlainObject, isTextOrNothing } from '../../core/json/values.js';
import { type Moment, OUTCOMES, type Summary } from '../../core/summary.js';
import { DIFFICULTIES, type goldenSessionSchema, KINDS, rareMembers } from './golden-session.js';

/** The content of a `reference.json`. */
export type SessionContent = z.output<typeof goldenSessionSchema>;

/**
 * Validates the content of a `reference.json`; undefined where it is not valid, and then `goldenSessionSchema` tells
 * why. Does by hand what the schema does, many times faster; members that few sessions have go through the schema.
 */
export function acceptSession(value: unknown): SessionContent | undefined {
  if (!isPlainObject(value)) return undefined;
  const { name, notes, canary, unreviewed, reviewed_by, reviewed_at } = value;
  if (name !== undefined && typeof name !== 'string') return undefined;
  if (!isTextOrNothing(notes) || !isTextOrNothing(reviewed_by) || !isTextOrNothing(reviewed_at)) return undefined;
  if (!isFlag(canary) || !isFlag(unreviewed)) return undefined;
  const { difficulty, kind } = value;
  if (!isOneOf(DIFFICULTIES, difficulty) || !isOneOf(KINDS, kind)) return undefined;
  const tags = acceptTexts(value['tags']);
  const reference = acceptReference(value['reference']);
  const { gates, requirements, group } = value;
  const rare =
    gates === undefined && requirements === undefined && group === undefined ? NONE : rareMembers.safeParse(value).data;
  if (tags === undefined || reference === undefined || rare === undefined) return undefined;
  return { name, notes, difficulty, kind, tags, canary, unreviewed, reviewed_by, reviewed_at, ...rare, reference };
}

const NONE: z.output<typeof rareMembers> = { requirements: [] };

/** Validates the summary of a reference; undefined where it is not valid, and then `referenceSummary` tells why. */
export function acceptReference(value: unknown): Summary | undefined {
  if (!isPlainObject(value)) return undefined;
  const { title, summary, key_actions, outcome } = value;
  if (typeof title !== 'string' || typeof summary !== 'string') return undefined;
  if (outcome === undefined || !isOneOf(OUTCOMES, outcome)) return undefined;
  const actions = key_actions === undefined ? undefined : acceptTexts(key_actions);
  const moments = acceptEach(value['aha_moments'], acceptMoment);
  const topics = acceptTexts(value['topics_found']);
  if (actions === undefined || moments === undefined || topics === undefined) return undefined;
  return { title, summary, key_actions: actions, outcome, aha_moments: moments, topics_found: topics };
}

function acceptTexts(value: unknown): readonly string[] | undefined {
  if (value === null || value === undefined) return [];
  return isListOfTexts(value) ? value : undefined;
}

function acceptMoment(value: unknown): Moment | undefined {
  if (!isPlainObject(value)) return undefined;
  const { seq, type, highlight } = value;
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return undefined;
  if (typeof type !== 'string' || !isTextOrNothing(highlight)) return undefined;
  return { seq, type, highlight: highlight ?? '' };
}

function isFlag(value: unknown): value is boolean | undefined {
  return value === undefined || typeof value === 'boolean';
}

/** Whether a value is one of some words, or absent. */
function isOneOf<T extends string>(words: readonly T[], value: unknown): value is T | undefined {
  return value === undefined || words.some((word) => word === value);
}
