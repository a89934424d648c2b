import { DIMENSIONS, type Dimension } from '../core/summary.js';
import type { Report } from './schema.js';

/** What a report has of each dimension. It lacks those that the summaries of a team have not. */
type PerDimension<T> = Partial<Record<Dimension, T>>;

/** One value for each of these dimensions. */
export function perEach<T>(dimensions: readonly Dimension[], make: (dimension: Dimension) => T): PerDimension<T> {
  return Object.fromEntries(dimensions.map((dimension) => [dimension, make(dimension)]));
}

/** The dimensions that a report speaks of, in their order. */
export function dimensionsOf({ dimension_means: means }: Pick<Report, 'dimension_means'>): readonly Dimension[] {
  return DIMENSIONS.filter((dimension) => means[dimension] !== undefined);
}

/** What there is of each dimension, in their order. */
export function eachDimension<T>(values: PerDimension<T>): readonly (readonly [Dimension, T])[] {
  return DIMENSIONS.flatMap((dimension): readonly (readonly [Dimension, T])[] => {
    const value = values[dimension];
    return value === undefined ? [] : [[dimension, value]];
  });
}
