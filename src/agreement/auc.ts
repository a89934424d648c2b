import { averageRanks } from './correlation.js';

/**
 * The chance that a value drawn from the first list is greater than one from the second, half of the ties included:
 * the area under the ROC curve, by the Mann-Whitney statistic. 0.5 is blind, 1 tells both apart without fail. `null`
 * when a list is empty.
 */
export function probabilityOfGreater(greater: readonly number[], smaller: readonly number[]): number | null {
  if (greater.length === 0 || smaller.length === 0) return null;
  const ranks = averageRanks([...greater, ...smaller]);
  const sum = ranks.slice(0, greater.length).reduce((total, rank) => total + rank, 0);
  return (sum - (greater.length * (greater.length + 1)) / 2) / (greater.length * smaller.length);
}
