import { student975, Z_80 } from './interval.js';

export interface DetectableChange {
  /** The smallest drop of the mean, in points of score, that is seen with a power of 80 %. */
  readonly drop: number;
  /** How many sessions more would see half of it; null where none would, because the gate allows that much. */
  readonly sessionsToHalve: number | null;
}

/** More sessions than anybody keeps. */
const MOST_SESSIONS = 10_000_000;

/**
 * What the regression gate can see with so many sessions. It fires when the drop is more than allowed and its 95 %
 * interval excludes 0, that is, beyond the larger of both; a drop that lies 0.84 standard errors beyond gets there four
 * times in five. Null below two sessions, and where not even a drop from 1 to 0 would be seen.
 * @param spread standard deviation of the sessions' changes
 * @param allowed `max-regression`
 */
export function detectableChange(sessions: number, spread: number, allowed: number): DetectableChange | null {
  if (sessions < 2) return null;
  const dropSeenBy = (size: number): number => {
    const error = spread / Math.sqrt(size);
    return Math.max(allowed, student975(size - 1) * error) + Z_80 * error;
  };
  const drop = dropSeenBy(sessions);
  if (drop > 1) return null;
  if (dropSeenBy(MOST_SESSIONS) > drop / 2) return { drop, sessionsToHalve: null };
  let [few, enough] = [sessions, MOST_SESSIONS];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (dropSeenBy(middle) <= drop / 2) enough = middle;
    else few = middle;
  }
  return { drop, sessionsToHalve: drop === 0 ? null : enough - sessions };
}
