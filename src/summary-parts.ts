import type { JsonPath } from './json/document.js';
import type { Dimension, Summary } from './summary.js';

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
