import { DIMENSIONS, type Dimension } from '../../core/summary.js';
import type { SummaryFormat } from './summary-format.js';

/** A value for a dimension that the team's summaries have not. */
interface AbsentDimension {
  readonly dimension: Dimension;
  /** What is wrong, to stand behind the path of the value. */
  readonly message: string;
  readonly hint: string;
}

/** Finds the values for dimensions that the team has not: a floor or a score of what nobody reads. */
export function absentDimensions(
  values: Readonly<Partial<Record<Dimension, unknown>>> | null | undefined,
  { dimensions }: SummaryFormat,
): readonly AbsentDimension[] {
  return DIMENSIONS.filter((dimension) => values?.[dimension] !== undefined && !dimensions.includes(dimension)).map(
    (dimension) => ({
      dimension,
      message: `is about a dimension that your summaries have not; allowed: ${dimensions.join(', ')}`,
      hint: 'leave it out, or name it in the setting dimensions',
    }),
  );
}
