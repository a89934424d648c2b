import type { Dimension } from '../core/summary.js';

/** The weights of all five dimensions, together 1. */
export const DEFAULT_WEIGHTS: Readonly<Record<Dimension, number>> = {
  title: 0.2,
  summary: 0.3,
  key_actions: 0.3,
  outcome: 0.1,
  aha_moments: 0.1,
};

/** The default weights where a team has only some dimensions: scaled to sum to 1, and 0 for those that it has not. */
export function weightsOf(dimensions: readonly Dimension[]): Readonly<Record<Dimension, number>> {
  const names = Object.keys(DEFAULT_WEIGHTS) as Dimension[];
  if (names.every((name) => dimensions.includes(name))) return DEFAULT_WEIGHTS;
  const sum = dimensions.reduce((total, name) => total + DEFAULT_WEIGHTS[name], 0);
  const scaled = { ...DEFAULT_WEIGHTS };
  // As many digits as a double is sure of: 0.2 of 0.9 would end in a 2 that nobody has given.
  for (const name of names)
    scaled[name] = dimensions.includes(name) ? Number((DEFAULT_WEIGHTS[name] / sum).toPrecision(12)) : 0;
  return scaled;
}
