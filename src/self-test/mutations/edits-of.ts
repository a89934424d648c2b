import { DIMENSIONS, type Dimension, type Summary } from '../../core/summary.js';
import { EDITS } from './catalogue.js';
import type { Edit } from './edit.js';

/** The edits of summaries that have these dimensions alone: what they have not stays as empty as it is. */
export function editsOf(dimensions: readonly Dimension[]): readonly Edit[] {
  if (dimensions.length === DIMENSIONS.length) return EDITS;
  const absent = DIMENSIONS.filter((dimension) => !dimensions.includes(dimension));
  return EDITS.filter((edit) => edit.dimensions.some((dimension) => dimensions.includes(dimension))).map((edit) => ({
    ...edit,
    dimensions: edit.dimensions.filter((dimension) => dimensions.includes(dimension)),
    change: (reference, dose, context) => {
      const changed = edit.change(reference, dose, context);
      return changed === null ? null : { ...changed, ...partOf(reference, absent) };
    },
  }));
}

function partOf(summary: Summary, names: readonly Dimension[]): Partial<Summary> {
  return Object.fromEntries(names.map((name) => [name, summary[name]]));
}
