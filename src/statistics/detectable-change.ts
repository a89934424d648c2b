import { FEWEST_FOR_SIX } from './holm.js';
import { student975, studentOfSix, Z_80 } from './interval.js';

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
 * @param gates whether the gate stands alone, or is one of six that Holm's method corrects
 */
export function detectableChange(
  sessions: number,
  spread: number,
  allowed: number,
  gates: 'one' | 'six' = 'one',
): DetectableChange | null {
  if (sessions < (gates === 'one' ? 2 : FEWEST_FOR_SIX)) return null;
  // Far out, the sign-flip test of few sessions has hardly a pattern left: three degrees fewer make up for it, by simulation.
  const errorsNeeded = (size: number): number => (gates === 'one' ? student975(size - 1) : studentOfSix(size - 4));
  const dropSeenBy = (size: number): number => {
    const error = spread / Math.sqrt(size);
    return Math.max(allowed, errorsNeeded(size) * error) + Z_80 * error;
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
