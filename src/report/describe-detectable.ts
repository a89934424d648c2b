import type { Policy } from '../gates/policy.js';
import type { Compared } from '../gates/regression-checks.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { standardDeviation } from '../statistics/descriptive.js';
import { detectableChange } from '../statistics/detectable-change.js';
import type { Report } from './schema.js';
import { stored } from './statistics.js';

/** Differences of equal numbers vary by less. */
const ROUNDING = 1e-12;

/**
 * The smallest drop that the regression gate can see. Without a baseline nobody knows how much sessions change; they are
 * then taken to change as much as they differ from each other, which is rather too much than too little. Null where nothing
 * varies, which says nothing about the next pull request, and below two sessions.
 */
export function describeDetectable(
  rated: readonly RatedSession[],
  compared: Compared | null,
  { thresholds, holm, precision }: Policy,
): Report['statistics']['detectable_change'] {
  const comparison = compared === null || 'obstacle' in compared.comparison ? null : compared.comparison;
  const sessions = comparison === null ? rated.length : comparison.pairs.length;
  const spread =
    comparison === null ? standardDeviation(rated.map(({ overall }) => overall)) : comparison.overall.spread;
  const seen =
    spread === null || spread < ROUNDING
      ? null
      : detectableChange(sessions, spread, thresholds['max-regression'] ?? 0, holm ? 'six' : 'one');
  if (seen === null) return null;
  return {
    drop: stored(seen.drop, precision),
    power: 0.8,
    basis: comparison === null ? 'scores' : 'changes',
    sessions,
    sessions_to_halve: seen.sessionsToHalve,
  };
}
