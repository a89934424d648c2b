import type { JsonPath } from '../json/document.js';
import { DIMENSIONS, type Dimension, type Summary } from '../summary.js';
import { findQuote, forQuotes } from './grounding/quotation.js';

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

/** The name that a model gave, if it is that of a field. */
export function fieldNamed(name: string): Dimension | undefined {
  return DIMENSIONS.find((dimension) => dimension === name);
}

/**
 * Where in a summary a quote stands: in the field that was named, else in any other one. Nobody can be held to words
 * that stand nowhere: then it is the beginning of the field.
 */
export function locateQuote(
  parts: readonly SummaryPart[],
  field: Dimension,
  quote: string,
): { readonly field: Dimension; readonly path: JsonPath } {
  const named = parts.filter((part) => part.field === field);
  const holds = ({ text }: SummaryPart): boolean => findQuote(forQuotes(text), quote) !== -1;
  const part = named.find(holds) ?? parts.find(holds) ?? named[0];
  return part === undefined ? { field, path: [field] } : { field: part.field, path: part.path };
}
