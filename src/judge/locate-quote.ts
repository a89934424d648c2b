import type { JsonPath } from '../json/document.js';
import { DIMENSIONS, type Dimension } from '../summary.js';
import type { SummaryPart } from '../summary-parts.js';
import { findQuote, forQuotes } from './grounding/quotation.js';

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
