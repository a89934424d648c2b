import type { JsonPath } from './json/document.js';

/** The aspects that a rubric scores, always in this order. */
export const DIMENSIONS = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What has a score: a dimension, or the summary as a whole. */
export type ScoreName = 'overall' | Dimension;

/** The keys of a summary that a team may name in its own way. */
export const FIELDS = [...DIMENSIONS, 'topics_found'] as const;
export type Field = (typeof FIELDS)[number];

/** The outcomes that a reference may state. A candidate may state anything; an unknown outcome is wrong. */
export const OUTCOMES = ['success', 'partial', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A turning point of a session: `seq` is the number of the message it happened in. */
export interface Moment {
  readonly seq: number;
  readonly type: string;
  readonly highlight: string;
}

/**
 * A session summary after reading: lists are never null, absent texts are empty.
 * References have passed a strict schema; candidates a lenient one, so their outcome is any string.
 */
export interface Summary {
  readonly title: string;
  readonly summary: string;
  readonly key_actions: readonly string[];
  readonly outcome: string;
  readonly aha_moments: readonly Moment[];
  readonly topics_found: readonly string[];
}

/** A fact that a summary must mention, or must not. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly must: 'mention' | 'not_mention';
  /** Names and numbers that tell it without a judge: of a fact to mention one must stand there. */
  readonly any_of?: readonly string[];
  /** Names and numbers that would be wrong in its place. */
  readonly instead?: readonly string[];
}

/** A text of a summary, and where it stands in it. */
export interface SummaryPart {
  readonly field: Dimension;
  readonly path: JsonPath;
  readonly text: string;
}

/** The texts of a summary that say something, in the order of the dimensions. */
export function partsOfSummary({ title, summary, key_actions, outcome, aha_moments }: Summary): readonly SummaryPart[] {
  const parts: readonly SummaryPart[] = [
    { field: 'title', path: ['title'], text: title },
    { field: 'summary', path: ['summary'], text: summary },
    ...key_actions.map((text, i): SummaryPart => ({ field: 'key_actions', path: ['key_actions', i], text })),
    { field: 'outcome', path: ['outcome'], text: outcome },
    ...aha_moments.map(
      ({ highlight }, i): SummaryPart => ({
        field: 'aha_moments',
        path: ['aha_moments', i, 'highlight'],
        text: highlight,
      }),
    ),
  ];
  return parts.filter(({ text }) => text.trim() !== '');
}

/** Whether a summary says nothing about an aspect. */
export function isBlank(summary: Summary, dimension: Dimension): boolean {
  return !partsOfSummary(summary).some(({ field }) => field === dimension);
}

/** Whether a summary says nothing of what was done: what it leaves out would excuse everything that it is held against. */
export function saysNothing(summary: Summary): boolean {
  return (['title', 'summary', 'key_actions'] as const).every((field) => isBlank(summary, field));
}

/**
 * What a summary says as one text, for digests: two summaries that say the same have the same text. Absent and empty
 * are the same, unknown keys are left out, and the order of the keys is the one written here.
 */
export function summaryText(summary: Summary): string {
  return JSON.stringify([
    summary.title,
    summary.summary,
    summary.key_actions,
    summary.outcome,
    summary.aha_moments.map(({ seq, type, highlight }) => [seq, type, highlight]),
    summary.topics_found,
  ]);
}
