import { stored } from '../core/numbers.js';
import type { Policy } from '../gates/policy.js';
import { type Compared, isNotCompared, regressionLimits } from '../gates/regression-checks.js';
import type { RatedSession } from '../scoring/scored-session.js';
import { standardDeviation } from '../statistics/descriptive.js';
import { detectableChange, type SeenChanges } from '../statistics/detectable-change.js';
import type { Report } from './schema.js';
import { withinSessions } from './statistics.js';

/** Differences of equal numbers vary by less. */
const ROUNDING = 1e-12;

type Detectable = NonNullable<Report['statistics']['detectable_change']>;

/**
 * The smallest drop that the regression gate can see. Null where nothing varies, which says nothing about the next pull request,
 * and below five sessions.
 */
export function describeDetectable(
  rated: readonly RatedSession[],
  compared: Compared | null,
  policy: Policy,
): Detectable | null {
  const found = seenIn(rated, compared);
  if (found === null || found.seen.spread < ROUNDING) return null;
  const change = detectableChange(found.seen, regressionLimits(policy)[0]?.threshold ?? 0);
  if (change === null) return null;
  return {
    drop: stored(change.drop, policy.precision),
    power: 0.8,
    basis: found.basis,
    sessions: found.seen.sessions,
    sessions_to_halve: change.sessionsToHalve,
  };
}

/**
 * How much sessions change: as they did since the base. Without a base as much as two runs differ whose samples differ within
 * their sessions as these do. With one candidate a session nobody knows; they are then taken to change as much as they differ
 * from each other, which is rather too much than too little.
 */
function seenIn(
  rated: readonly RatedSession[],
  compared: Compared | null,
): { readonly seen: SeenChanges; readonly basis: Detectable['basis'] } | null {
  if (compared !== null && !isNotCompared(compared)) {
    const { changes, spread } = compared.comparison.overall;
    const moved = changes.filter((change) => Math.abs(change) > ROUNDING).length;
    return spread === null ? null : { seen: { sessions: changes.length, spread, seen: moved }, basis: 'changes' };
  }
  const sessions = rated.length;
  const within = withinSessions(rated);
  if (within !== null && within.variance > ROUNDING) {
    // Both runs vary by as much.
    const spread = Math.sqrt((2 * within.variance) / within.samples);
    return { seen: { sessions, spread, seen: sessions * (within.samples - 1) + 1 }, basis: 'samples' };
  }
  const spread = standardDeviation(rated.map(({ overall }) => overall));
  return spread === null ? null : { seen: { sessions, spread }, basis: 'scores' };
}
