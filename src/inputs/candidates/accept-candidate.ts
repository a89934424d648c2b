import { acceptEach, isListOfTexts, isPlainObject, isTextOrNothing } from '../../core/json/values.js';
import type { Moment, Summary } from '../../core/summary.js';
import { EMPTY_MOMENT } from './candidate.js';

/**
 * The summary in the JSON of a candidate; undefined where it is not valid, and then `candidateSchema` tells why. Does
 * by hand what the schema does, many times faster: nearly all candidates are valid.
 */
export function acceptCandidate(value: unknown): Summary | undefined {
  if (!isPlainObject(value)) return undefined;
  const { title, summary, outcome } = value;
  if (!isTextOrNothing(title) || !isTextOrNothing(summary) || !isTextOrNothing(outcome)) return undefined;
  const actions = acceptTexts(value['key_actions']);
  const moments = acceptEach(value['aha_moments'], acceptMoment);
  const topics = acceptTexts(value['topics_found']);
  if (actions === undefined || moments === undefined || topics === undefined) return undefined;
  return {
    title: title ?? '',
    summary: summary ?? '',
    key_actions: actions,
    outcome: outcome ?? '',
    aha_moments: moments,
    topics_found: topics,
  };
}

function acceptTexts(value: unknown): readonly string[] | undefined {
  if (value === null || value === undefined) return [];
  if (isListOfTexts(value)) return value;
  return Array.isArray(value) && value.every(isTextOrNothing) ? value.map((text) => text ?? '') : undefined;
}

function acceptMoment(value: unknown): Moment | undefined {
  if (value === null) return EMPTY_MOMENT;
  if (!isPlainObject(value)) return undefined;
  const { type, highlight } = value;
  const seq = value['seq'] ?? 0;
  if (!isTextOrNothing(type) || !isTextOrNothing(highlight)) return undefined;
  if (typeof seq !== 'number' || !Number.isFinite(seq)) return undefined;
  return { seq, type: type ?? '', highlight: highlight ?? '' };
}
