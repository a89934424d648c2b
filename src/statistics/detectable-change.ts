import { student975, Z_80 } from './interval.js';

interface DetectableChange {
  /** The smallest drop of the mean, in points of score, that is seen with a power of 80 %. */
  readonly drop: number;
  /** How many sessions more would see half of it; null where none would, because the gate allows that much. */
  readonly sessionsToHalve: number | null;
}

/** Of fewer sessions the signs can all be the same by chance: 1 in 2 to the power of 4 is more than 0.05. */
const FEWEST_SIGNS = 5;

/**
 * Five sessions fail by an exact test of signs, so that each of them has to fall. In standard deviations of a normal change: a fifth
 * root of 80 % of it lies below.
 */
const ALL_FIVE_FALL = 1.709843;

/** Drops are compared as they are shown, with three decimals: one is more than allowed from half of the last one on. */
const HALF_A_THOUSANDTH = 0.0005;

/** More sessions than anybody keeps. */
const MOST_SESSIONS = 10_000_000;

/** What a run knows of the changes that the next one will have. */
export interface SeenChanges {
  /** How many sessions, or groups of them, change independently of each other. */
  readonly sessions: number;
  /** Standard deviation of their changes, as it was seen. */
  readonly spread: number;
  /** How many changes tell that spread; all where it is left out. What has not moved does not tell how far one moves. */
  readonly seen?: number;
}

/**
 * What the regression gate can see with so many sessions, if every session falls by about that much. It fires when the drop
 * is more than allowed and its 95 % interval excludes 0, that is, beyond the larger of both; a drop that lies 0.84 standard
 * errors beyond gets there four times in five. Of five sessions all have to fall, whatever the interval. The spread is taken
 * as large as it may be for what was seen of it, since from few sessions that move it is a guess that is as often too small.
 * Null below five sessions, whose signs alone never make a fall certain, and where not even a drop from 1 to 0 would be seen.
 * @param allowed `max-regression`
 */
export function detectableChange(
  { sessions, spread, seen = sessions }: SeenChanges,
  allowed: number,
): DetectableChange | null {
  if (sessions < FEWEST_SIGNS) return null;
  const most = allowed + HALF_A_THOUSANDTH;
  const dropSeenBy = (size: number): number => {
    const limit = spreadAtMost(spread, Math.max(1, (size * seen) / sessions - 1));
    const error = limit / Math.sqrt(size);
    if (size === FEWEST_SIGNS) return Math.max(most + Z_80 * error, ALL_FIVE_FALL * limit);
    return Math.max(most, student975(size - 1) * error) + Z_80 * error;
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
  return { drop, sessionsToHalve: enough - sessions };
}

/**
 * The upper limit of a standard deviation, one-sided at 80 %: s √(f / χ²), where χ² has a fifth of the chi-square distribution
 * with f degrees of freedom below it (G. W. Snedecor and W. G. Cochran, Statistical Methods, 8th edition 1989), by
 * the cube root that makes it nearly normal (E. B. Wilson and M. M. Hilferty, "The Distribution of Chi-Square", Proceedings of
 * the National Academy of Sciences 17, 1931). With 2 degrees of freedom 2.11 times what was seen, with 7 1.35, with 25 1.15,
 * with 99 1.07.
 * @param seen sample standard deviation
 * @param degrees degrees of freedom, 1 or more
 */
export function spreadAtMost(seen: number, degrees: number): number {
  const step = 2 / (9 * degrees);
  const root = 1 - step - Z_80 * Math.sqrt(step);
  return seen / Math.sqrt(root * root * root);
}
